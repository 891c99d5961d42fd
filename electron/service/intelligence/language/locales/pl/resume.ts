import type { ResumeLocale } from '../../resume_locale.ts';

export const POLISH: ResumeLocale = {
  headings: {
    header: `Dane osobowe, Dane kontaktowe, Kontakt, Informacje kontaktowe, Informacje osobowe, Dane personalne, Profile, Linki, Media społecznościowe, Informacje osobiste, Adres, Dane, Dane adresowe`,
    summary: `Podsumowanie, O mnie, Profil zawodowy, Cel zawodowy, Profil, Podsumowanie zawodowe, Cel, Krótko o mnie, Kilka słów o mnie, Podsumowanie kwalifikacji, Profil osobisty, Kim jestem, Profil kandydata, Podsumowanie profilu, Cele zawodowe, Opis, Wprowadzenie, Podsumowanie doświadczenia, Mój profil, Charakterystyka`,
    experience: `Doświadczenie, Doświadczenie zawodowe, Przebieg kariery, Staże i praktyki, Historia zatrudnienia, Przebieg kariery zawodowej, Przebieg pracy zawodowej, Przebieg zatrudnienia, Praktyki, Praktyki zawodowe, Praca, Kariera, Kariera zawodowa, Praktyki i staże, Staże, Staż, Praca zawodowa, Zatrudnienie, Historia pracy,
      Doświadczenie w pracy, Doświadczenie i praktyki, Dotychczasowe zatrudnienie, Ścieżka kariery, Dodatkowe doświadczenie, Inne doświadczenie, Aktywność zawodowa, Przebieg pracy, Przebieg doświadczenia zawodowego, Doświadczenia zawodowe, Doświadczenie zawodowe i praktyki, Praca dorywcza, Pozostałe doświadczenie, Ścieżka zawodowa, Życie zawodowe, Wybrane doświadczenie`,
    education: `Wykształcenie, Edukacja, Studia, Wykształcenie i szkolenia, Edukacja i szkolenia, Przebieg edukacji, Wykształcenie wyższe, Nauka, Edukacja i kursy, Kształcenie, Wykształcenie i kwalifikacje, Kształcenie i szkolenie, Edukacja i wykształcenie, Uczelnia, Szkoła, Wykształcenie i kursy, Ukończone szkoły, Ścieżka edukacji, Historia edukacji, Wykształcenie formalne,
      Przebieg nauki, Nauka i szkolenia, Przebieg kształcenia, Wykształcenie akademickie, Edukacja akademicka, Szkoły, Wykształcenie oraz szkolenia, Przebieg nauczania, Wykształcenie kierunkowe, Edukacja formalna, Studia i szkolenia, Ukończone studia, Edukacja i certyfikaty`,
    skills: `Umiejętności, Kompetencje, Umiejętności techniczne, Umiejętności zawodowe, Kluczowe umiejętności, Umiejętności i kompetencje, Kompetencje zawodowe, Wiedza, Znajomość programów, Obsługa komputera, Umiejętności komputerowe, Umiejętności miękkie, Umiejętności twarde, Umiejętności interpersonalne, Umiejętności praktyczne, Dodatkowe umiejętności,
      Inne umiejętności, Kwalifikacje, Kwalifikacje i umiejętności, Mocne strony, Kompetencje techniczne, Technologie, Narzędzia, Umiejętności osobiste, Umiejętności i kwalifikacje, Kompetencje cyfrowe, Umiejętności cyfrowe, Umiejętności społeczne, Znajomość obsługi komputera, Kluczowe kompetencje, Cechy osobowości, Cechy, Umiejętności i wiedza, Umiejętności organizacyjne,
      Umiejętności informatyczne, Programy, Oprogramowanie, Zdolności, Specjalizacje, Kompetencje miękkie, Wiedza i umiejętności, Cechy i umiejętności, Cechy osobiste, Kompetencje kluczowe, Znajomość technologii, Znajomość oprogramowania, Atuty, Języki programowania, Pozostałe umiejętności, Umiejętności komunikacyjne`,
    languages: `Języki, Języki obce, Znajomość języków, Znajomość języków obcych, Umiejętności językowe, Język, Kompetencje językowe, Znajomość języka, Znajomość języków obcych i poziom, Języki obce i poziom, Język ojczysty, Inne języki, Język ojczysty i inne języki, Językowe, Język obcy`,
    certifications: `Certyfikaty, Szkolenia, Kursy, Kursy i szkolenia, Uprawnienia, Prawo jazdy, Szkolenia i kursy, Szkolenia i certyfikaty, Certyfikaty i szkolenia, Kursy i certyfikaty, Dodatkowe kwalifikacje, Certyfikaty i kursy, Uprawnienia i certyfikaty, Ukończone kursy, Ukończone szkolenia, Warsztaty, Licencje, Certyfikacje, Licencje i certyfikaty,
      Kursy oraz szkolenia, Kwalifikacje dodatkowe, Uprawnienia i licencje, Szkolenia zawodowe, Dodatkowe uprawnienia, Dodatkowe kursy, Kursy zawodowe, Ukończone kursy i szkolenia, Certyfikaty i uprawnienia, Kursy, szkolenia, certyfikaty, Uprawnienia zawodowe, Rozwój zawodowy, Szkolenia i uprawnienia, Kwalifikacje zawodowe`,
    projects: `Projekty, Projekty własne, Wybrane projekty, Projekty prywatne, Najważniejsze projekty, Portfolio, Zrealizowane projekty, Moje projekty, Projekty osobiste, Projekty akademickie, Projekty studenckie, Praca dyplomowa, Realizacje`,
    volunteering: `Wolontariat, Działalność, Działalność społeczna, Aktywność, Działalność dodatkowa, Aktywności, Wolontariat i działalność społeczna, Działalność studencka, Aktywność społeczna, Działalność naukowa, Koła naukowe, Dodatkowa działalność, Aktywność dodatkowa, Organizacje, Wolontariaty, Działalność charytatywna`,
    publications: `Publikacje, Patenty, Wystąpienia, Konferencje, Publikacje naukowe, Prelekcje, Artykuły`,
    awards: `Nagrody, Osiągnięcia, Wyróżnienia, Nagrody i wyróżnienia, Stypendia, Sukcesy, Osiągnięcia i nagrody, Dokonania, Najważniejsze osiągnięcia, Nagrody i osiągnięcia, Kluczowe osiągnięcia`,
    interests: `Zainteresowania, Hobby, Pasje, Zainteresowania i hobby, Hobby i zainteresowania, Czas wolny, Pasje i zainteresowania, Moje zainteresowania, Zainteresowania i pasje, Zainteresowania pozazawodowe`,
    references: `Referencje, Rekomendacje, Osoby polecające, Referencje na życzenie`,
    other: `Inne, Informacje dodatkowe, Dodatkowe informacje, Pozostałe, Klauzula, Klauzula RODO, Zgoda, Dyspozycyjność, Pozostałe informacje, Inne informacje, Dodatkowe, Oczekiwania finansowe, Zgoda na przetwarzanie danych, RODO, Mobilność`,
  },
  weak: `Praca, Praktyki, Staż, Staże, Kariera, Nauka, Studia, Uczelnia, Szkoła, Szkoły, Wiedza, Technologie, Narzędzia, Cechy, Programy, Oprogramowanie, Zdolności, Specjalizacje, Atuty, Język, Kursy, Warsztaty, Licencje, Realizacje, Działalność, Aktywność, Aktywności, Organizacje, Konferencje, Wystąpienia, Sukcesy, Inne, Pozostałe, Dodatkowe,
    Zgoda, Cel, Opis, Dane, Adres, Linki, Hobby, Pasje, Portfolio, Zatrudnienie, Stypendia, Dokonania, Charakterystyka, Wprowadzenie, Profile, Artykuły, Językowe, Osiągnięcia, Szkolenia, Kwalifikacje, Klauzula, Mobilność`,
  document: `List motywacyjny, Życiorys, Curriculum vitae, Życiorys zawodowy, CV`,
  at: `w(?: firmie)?|we`,
  nouns: {
    experience: 'doswiadczenie doswiadczenia praktyki stanowiska staze',
    education: 'wyksztalcenie edukacja studia',
    skills: 'umiejetnosci kompetencje kwalifikacje wiedza',
    certifications: 'certyfikaty kursy szkolenia uprawnienia',
    languages: 'jezyki',
    projects: 'projekty',
  },
  noun_last: false,
  and: 'i oraz',
  columns: {
    title: `stanowisko, zajmowane stanowisko, funkcja, zawód, zawód lub zajmowane stanowisko, rola, pozycja, wykonywany zawód lub zajmowane stanowisko`,
    employer: `firma, pracodawca, nazwa i adres pracodawcy, zakład pracy, przedsiębiorstwo, nazwa firmy, instytucja, nazwa pracodawcy, nazwa i miejsce pracodawcy`,
    place: `miejsce, miasto, miejscowość, lokalizacja, kraj`,
    dates: `data, daty, okres, czas trwania, od, do, okres zatrudnienia, rok, lata, od - do, od do, początek, koniec`,
    school: `szkoła, uczelnia, nazwa szkoły, nazwa i typ instytucji edukacyjnej, nazwa i rodzaj organizacji prowadzącej kształcenie lub szkolenie, nazwa instytucji, organizator kształcenia, placówka, nazwa uczelni, instytucja kształcąca, wydział`,
    degree: `tytuł, dyplom, kierunek, uzyskany tytuł, nazwa uzyskanych kwalifikacji, wykształcenie, uzyskane kwalifikacje, kwalifikacje, uzyskany dyplom, tytuł zawodowy, specjalność, uzyskany tytuł zawodowy`,
    other: `obowiązki, główne działania i obowiązki, zakres obowiązków, branża, opis, zadania, rodzaj działalności lub sektor, specjalizacja`,
  },
  months: [
    'styczeń stycznia styczniu sty stycz',
    'luty lutego lutym lut',
    'marzec marca marcu mar marz',
    'kwiecień kwietnia kwietniu kwi kwiec',
    'maj maja maju',
    'czerwiec czerwca czerwcu cze czerw',
    'lipiec lipca lipcu lip',
    'sierpień sierpnia sierpniu sie sierp',
    'wrzesień września wrześniu wrz wrzes',
    'październik października październiku paź paz paźdz pazdz',
    'listopad listopada listopadzie lis listop',
    'grudzień grudnia grudniu gru grudz',
  ],
  seasons: {
    wiosna: 3,
    lato: 6,
    jesień: 9,
    zima: 12,
    'i kwartał': 1,
    'ii kwartał': 4,
    'iii kwartał': 7,
    'iv kwartał': 10,
  },
  present: `obecnie|teraz|nadal|dziś|dzisiaj|aktualnie|chwili obecnej|chwila obecna|w trakcie|teraźniejszość|obecna|trwa|dnia dzisiejszego|chwili|dziś dnia`,
  to: `do|a|i`,
  since: `od`,
  from: `od|między`,
  expected: `przewidywan\\p{L}*|planowan\\p{L}*|spodziewan\\p{L}*|oczekiwan\\p{L}*`,
  valid_until: `ważn[yea] do|ważność(?: do)?|data ważności|do|wygasa(?: w)?|termin ważności`,
  valid_behind: ``,
  degrees: {
    8: `doktorat|doktor(?= nauk\\b)|studia doktoranckie|doktorant(?:ka)?|dr (?:hab\\.|inż\\.)|stopień doktora|szkoła doktorska|studia iii stopnia`,
    7: `magister(?:skie)?(?: inżynier)?|mgr(?: inż\\.?)?|studia magisterskie(?: uzupełniające)?|jednolite (?:studia )?magisterskie|studia (?:ii|drugiego|2\\.?) stopnia|tytuł magistra|magisterium|lekarz(?=,|$)`,
    6: `studia podyplomowe|podyplomowe|studia pomagisterskie`,
    5: `licencjat(?:ka|a|ackie)?|studia licencjackie|inżynier(?:skie)?|inż\\.|studia inżynierskie|studia (?:i|pierwszego|1\\.?) stopnia|tytuł (?:inżyniera|licencjata)|studia wyższe|wykształcenie wyższe`,
    3: `dyplom(?=\\s*(?:$|[,(\\t|–—-]))|szkoła policealna|studium (?:policealne|medyczne)|policealn\\p{L}+|mistrz(?= w\\b| \\p{L}+,)|dyplom mistrzowski|kolegium`,
    2: `technik(?= \\p{Ll}|$|,)|technikum(?! (?:nr|im\\.))|zasadnicza szkoła zawodowa|szkoła branżowa|branżowa szkoła|szkoła zawodowa|dyplom technika|czeladnik|świadectwo czeladnicze|tytuł technika|wykształcenie zawodowe|liceum zawodowe|liceum profilowane`,
    1: `matura|świadectwo dojrzałości|egzamin maturalny|maturaln\\p{L}+|liceum(?: ogólnokształcące)?|wykształcenie średnie|średnie|szkoła średnia|gimnazjum|profil (?:matematyczn|humanistyczn|biologiczn|ogóln)[\\p{L}-]*`,
  },
  schools: `uniwersytet\\p{L}*|politechnik[aię]\\p{L}*|akademi[aię]|szkoła|szkoły|liceum|technikum|uczelnia|instytut|kolegium|zespół szkół|studium|gimnazjum|wyższa szkoła|wsb|agh|sgh|uam|umk|pwr|zsz|wszechnica|centrum kształcenia|szkoła policealna`,
  levels: {
    C2: `ojczysty|język ojczysty|rodzimy|dwujęzyczny|poziom ojczysty|natywny|język rodzimy`,
    C1: `biegły|biegle|biegła|płynny|płynnie|bardzo dobr[yae]|bardzo dobra znajomość|zaawansowan[yae]|perfekcyjn[yie]|doskonał[yae]|swobodn[yie]|poziom zaawansowany|bdb`,
    B2: `dobr[yae]|dobrze|dobra znajomość|zawodowy|średnio[- ]?zaawansowany wyższy|wyższy średnio\\p{L}*|ponad średni\\p{L}*|poziom zawodowy`,
    B1: `komunikatywn[yie]|średnio[- ]?zaawansowan[yae]|średni|średnia|konwersacyjny|poziom komunikatywny|samodzielność|dostateczn[yae]`,
    A2: `podstawow[yae]|podstawy|początkujący|słaby|poziom podstawowy|elementarny|szkolny|znajomość podstawowa`,
  },
  personal: `data urodzenia|data i miejsce urodzenia|miejsce urodzenia|urodzon[ya]|ur\\.|narodowość|obywatelstwo|stan cywilny|płeć|wiek|pesel|imiona rodziców`,
  labels: {
    given: `imię|imiona`,
    family: `nazwisko`,
    name: `imię i nazwisko|nazwisko i imię|imię, nazwisko|imię|nazwisko`,
    place: `adres(?: zamieszkania)?|miejsce zamieszkania|miejscowość|miasto|lokalizacja|zamieszkał[ya](?: w)?|zam\\.|adres do korespondencji|adres korespondencyjny|kod pocztowy|miasto zamieszkania`,
    phone: `telefon(?: komórkowy| kontaktowy)?|tel|kom|tel\\. kom|numer telefonu|nr tel|nr telefonu|komórka|telefonu`,
  },
  titles: `inżynier programista programistka kierownik kierowniczka dyrektor dyrektorka specjalista specjalistka analityk analityczka księgowa księgowy
      pielęgniarka pielęgniarz lekarz lekarka nauczyciel nauczycielka asystent asystentka stażysta stażystka sprzedawca sprzedawczyni kierowca magazynier
      magazynierka kucharz kucharka kelner kelnerka doradca doradczyni przedstawiciel przedstawicielka prezes wiceprezes właściciel właścicielka założyciel
      wspólnik menedżer menedżerka manager koordynator koordynatorka brygadzista mistrz majster operator operatorka pracownik pracownica pomocnik  
      monter montażysta spawacz elektryk mechanik hydraulik stolarz murarz malarz lakiernik tokarz frezer ślusarz cieśla dekarz piekarz cukiernik rzeźnik
      masarz fryzjer fryzjerka kosmetyczka ogrodnik kurier listonosz dostawca kasjer kasjerka recepcjonista recepcjonistka portier ochroniarz sprzątaczka
      sprzątacz barman barmanka barista szef opiekun opiekunka ratownik położna farmaceuta farmaceutka stomatolog weterynarz fizjoterapeuta fizjoterapeutka
      psycholog logopeda pedagog wychowawca wychowawczyni wykładowca adiunkt trener trenerka instruktor instruktorka prawnik radca adwokat notariusz
      aplikant audytor audytorka kontroler kontrolerka skarbnik referent referentka urzędnik urzędniczka inspektor inspektorka sekretarz sekretarka
      handlowiec agent agentka kupiec zakupowiec planista logistyk spedytor spedytorka dyspozytor konsultant konsultantka telemarketer informatyk
      administrator administratorka tester testerka projektant projektantka grafik graficzka redaktor redaktorka dziennikarz dziennikarka tłumacz tłumaczka
      fotograf architekt architektka konstruktor technolog geodeta kosztorysant badacz badaczka naukowiec biolog chemik ekonomista praktykant
      praktykantka wolontariusz wolontariuszka lider liderka zastępca przewodnik animator animatorka laborant laborantka ekspert ekspertka uczeń rekruter
      rekruterka rzecznik`,
  employers: String.raw`spółka|spółdzielnia|biuro|kancelaria|zakłady?|przedsiębiorstwo|fabryka|huta|kopalnia|szpital|przychodnia|klinika|urząd|ministerstwo|starostwo|gmina|sąd|hurtownia|sklep|market|restauracja|piekarnia|cukiernia|apteka|hotel|zajazd|warsztat|serwis|firma|grupa|fundacja|stowarzyszenie|towarzystwo|wydawnictwo|drukarnia|instytut|centrum|dom (?:pomocy|kultury|opieki)|przedszkole|żłobek|zespół|oddział|korporacja|holding|transport|budownictwo|zoz|spzoz|nzoz`,
};
