import type { Locale } from '../../locale.ts';
import { PL_BESIDES } from './besides.ts';
import { PL_REMARKS } from './remarks.ts';

/** Polish. */
export const pl: Locale = {
  code: 'pl',
  endings:
    'a i y e o u ow om ami ach iami iach ie em iem owi owie ego emu ych ym ymi ej im ich ka ki ke ek kom kami kach ko ce',
  numbers: `zero:0 jeden:1 jedna:1 dwa:2 dwie:2 trzy:3 cztery:4 pięć:5 sześć:6 siedem:7 osiem:8 dziewięć:9 dziesięć:10
    dwanaście:12 piętnaście:15 dwadzieścia:20 sto:100 jedenaście:11 trzynaście:13 czternaście:14
    trzydzieści:30 dwoma:2 dwiema:2 dwóch:2 dwoje:2 trzema:3 trzech:3 troje:3 czterema:4 czterech:4 pięcioma:5 pięciu:5 sześcioma:6 sześciu:6 siedmioma:7 siedmiu:7 ośmioma:8 ośmiu:8 dziewięcioma:9 dziewięciu:9 dziesięcioma:10 dziesięciu:10 jedenastu:11 dwunastu:12 dwunastoma:12 piętnastu:15 piętnastoma:15 dwudziestu:20 dwudziestoma:20 trzydziestu:30`,
  function_words: `w_każdym_razie w we na z ze do o od po przy dla za przez jest są był była było ma mają mieć posiada być kandydat
    kandydatka osoba ktoś szukamy musi powinien powinna który która które oraz_też jego jej ich się już bardzo
    dobra dobry dobre dobrej mile_widziane wymagane wymagany konieczne zna umie poziom poziomie obszar wymóg
    wymaganie niezbędne konieczny proszę używał używała używa czy może ta_osoba posiadać posiadanie
    posiadający posiadająca dysponuje dysponować mieć_za_sobą za_sobą wykazać wykazuje udokumentowane
    udokumentowany potwierdzone potwierdzony zdobyte nabyte warunek kryterium wymagana wymaganego wymagań
    oczekujemy oczekiwane poszukujemy poszukiwany potrzebny potrzebna potrzebujemy istotne kluczowe łącznie
    razem w_sumie ciągu podczas okres czas długość kogoś profil kandydata kandydatki kandydatem osoby osobę
    tej był_kiedyś kiedykolwiek kiedyś został została robił zrobił prosimy naprawdę faktycznie głównie
    przede_wszystkim własny własna jakikolwiek jakaś jakiś jakie nas nam nasz tak_jak również może_się
    jest_gotów czy_ta czy_kandydat się_w co jako_że pracy_z w_pracy sprawdzić potwierdzić potwierdza wskazać
    wskazuje wymienia widnieje ogłoszenie oferta aplikacja kandydaci dziękuję dziękujemy życzenie twardy próg
    pytanie filtr idealnie priorytet ważne zależy czy_to jeśli prawda przypadek nowa nowy przyszły kolega
    chcemy oczekujemy_że wymagamy wymaga pokazać pokazuje codziennie codzienna codzienny rzeczywiste rzeczywisty wystarczająca wystarczający udokumentowana szukamy_osoby mile_widziana atutem będzie_atutem dodatkowym_atutem proszę_sprawdzić sprawdź najlepiej preferowane posiada_ ma_pan ma_pani teraz_lub_wcześniej obecnie_lub_wcześniej`,
  open_end: {
    like: 'podobn* pokrewn* równoważn* zbliżon* inny inna inne innym innej',
    subject:
      'dziedzina dziedzinie dziedziny kierunek kierunku kierunki obszar obszarze specjalność wykształcenie kwalifikacje doświadczenie stanowisko stanowisku roli branży',
  },
  grade_scales: [6],
  cues: {
    both: `zarówno oba obie`,
    concession: `choćby choćby_krótko choćby_raz choćby_przez nawet_krótko nawet_krótkie nawet_krótkiego nawet_jako nawet_raz nawet_sporadycznie nawet_dorywczo nawet_jeśli_tylko nie_ma_znaczenia_jak nie_ma_znaczenia_gdzie bez_względu_na_to_jak nieważne_gdzie nieważne_kiedy obojętnie_jaki obojętnie_jaka obojętnie_gdzie licząc_wszystko razem_wziąwszy`,
    reason: `ponieważ gdyż bo dlatego_że żebyśmy większość_naszych wielu_naszych`,
    grade: `średnia_ocen średnia`,
    day: `dzień dni dnia`,
    vehicle: `własny_samochód własne_auto samochód własnym_samochodem`,
    leader: `kierownik kierowniczka brygadzista brygadzistka lider_zespołu liderka_zespołu dyrektor dyrektorka szef_kuchni szefowa_kuchni majster naczelnik naczelniczka mistrz_zmiany kierownik_zmiany`,
    gap: `luka luki luk przerwa przerwy przerw przerwę przestój przestoju`,
    unemployed: `bezrobotny bezrobotna bez_pracy bez_zatrudnienia bezrobocie bezrobociu`,
    since_school: `od_ukończenia_studiów od_zakończenia_studiów po_studiach po_ukończeniu_studiów od_studiów od_czasu_studiów od_dyplomu po_dyplomie od_ukończenia_szkoły`,
    hopping: `job_hopping częste_zmiany_pracy częstych_zmian_pracy częste_zmiany_pracodawcy częstych_zmian_pracodawcy często_zmieniał_pracę często_zmieniała_pracę skakania_po_firmach`,
    change: `zmienił_pracodawcę zmieniła_pracodawcę zmienił_pracę zmieniła_pracę zmienił_firmę zmieniła_firmę zmiana_pracodawcy zmiana_pracy zmiany_pracodawcy zmiany_pracy nowy_pracodawca`,
    average: `średnio przeciętnie średnia`,
    ever: `teraz_lub_wcześniej obecnie_lub_wcześniej kiedykolwiek przynajmniej_raz co_najmniej_raz choć_raz`,
    need: `potrzebuje potrzebuję potrzebna potrzebny potrzebne wymaga wymagana wymagany konieczna czekam oczekuję`,
    or_less: `lub_wcześniej lub_krócej nie_więcej`,
    pending: `wniosek złożony złożyłem złożyłam rozpatrywany rozpatrywania w_toku oczekuję czekam oczekiwanie decyzja w_trakcie`,
    whether: 'czy że',
    absent: 'brak brakuje brakującego',
    somebody: `ktoś_kto osoba_która kandydat_który kandydatka_która kogoś_kto osoby_która osobę_która ktoś_z osoba_z`,
    year: 'rok lata lat roku roczne letnie',
    month: 'miesiąc miesiące miesięcy miesiąca',
    several: 'kilka kilku wiele wielu',
    several_years: 'kilkuletni* wieloletni*',
    week: 'tydzień tygodnie tygodni tygodnia',
    at_least: `co_najmniej minimum przynajmniej min nie_mniej_niż conajmniej od_co_najmniej`,
    over: 'ponad więcej_niż powyżej',
    at_most: `najwyżej maksymalnie nie_więcej_niż do najpóźniej`,
    under: 'mniej_niż poniżej',
    or_more: `lub_więcej i_więcej lub_wyżej lub_dłużej albo_więcej`,
    and: 'i oraz a_także & plus jak_i jak_też jak_również',
    or: 'lub albo bądź i/lub lub_też albo_też ewentualnie',
    not: `nie bez nigdy żaden żadna żadnego ani brak nikt nigdzie oprócz poza`,
    but_not: `ale_nie oprócz ale_bez z_wyjątkiem oprócz_ zamiast lecz_nie`,
    or_similar: `lub_podobne lub_równoważne lub_pokrewne lub_równoważny lub_równorzędny lub_pokrewny lub_podobny`,
    experience: `doświadczenie doświadczenia doświadczeniem znajomość wiedza umiejętność umiejętności praktyka znajomości
      praktyki`,
    work: 'pracuje pracował pracowała praca pracy zatrudniony zatrudniona stanowisko',
    as: 'jako na_stanowisku',
    job: 'stanowisko stanowisku rola',
    employer:
      'firma firmie firmy pracodawca pracodawcy przedsiębiorstwo pracodawców pracodawcami firmach firmami',
    industry: 'branża branży sektor sektorze przemysł przemyśle',
    total: 'doświadczenie_zawodowe doświadczenia_zawodowego',
    now: 'obecnie aktualnie teraz',
    past: 'były była_pracownica wcześniej',
    last: 'ostatnich ostatnie ostatni',
    since: 'od po',
    ago: 'temu',
    freelance: 'freelancer własna_działalność samozatrudnienie b2b',
    intern: 'staż praktyki stażysta',
    know: 'zna programuje',
    deep: 'zaawansowana zaawansowany bardzo_dobra',
    expert: 'ekspert',
    basic: 'podstawowa podstawy podstawowy',
    degree: `wykształcenie_wyższe studia dyplom wyższe ukończone_studia wykształcenie wyższego dyplomem ukończone
      stopień tytuł specjalność specjalizacja kierunek kierunku`,
    secondary: 'matura wykształcenie_średnie średnie',
    vocational: 'zawodowe technikum szkoła_zawodowa',
    bachelor: `licencjat inżynier licencjackie studia_inżynierskie studia_licencjackie licencjata inżyniera
      licencjackich`,
    master: 'magister magisterskie mgr studia_magisterskie magistra magisterskich tytuł_magistra',
    doctorate: 'doktorat doktor doktora doktoratu stopień_doktora',
    student: 'student studentka studiuje',
    completed: 'ukończone ukończony ukończył ukończyła zdobyty',
    or_higher: 'lub_wyższy lub_wyższe',
    school: 'uniwersytet politechnika uczelnia',
    certificate: `certyfikat certyfikaty certyfikowany uprawnienia świadectwo kwalifikacje certyfikatu certyfikatem
      certyfikowana certyfikacja`,
    licence: 'licencja pozwolenie prawo_wykonywania_zawodu prawo_jazdy uprawnienia licencji licencję',
    valid: `ważny ważne aktualny aktualne aktywny ważny_do nieprzeterminowany nadal_ważny aktualna ważna ważnego
      ważnym w_mocy aktualny_do obowiązujący ważność ważności`,
    expires: `ważny_do ważna_do ważne_do aktualny_do aktualna_do aktualne_do ważność_do termin_ważności data_ważności koniec_ważności wygasa wygasają wygasa_w wygasają_w obowiązuje_do data_wygaśnięcia ważność_upływa ważność_kończy_się ważność_wygasa`,
    in_progress: 'w_trakcie',
    speak: 'mówi włada posługuje znajomość',
    language: 'język języki językiem języka',
    native: 'ojczysty rodzimy',
    fluent: 'biegle biegły płynnie płynny biegła biegłej płynna',
    intermediate: 'średniozaawansowany komunikatywny komunikatywnie',
    leadership: `kierowaniu_zespołem kierowanie_zespołem kierowania_zespołem zarządzaniu_zespołem zarządzanie_zespołem zarządzania_zespołem zarządzanie_ludźmi zarządzaniu_ludźmi funkcji_kierowniczej funkcje_kierownicze funkcji_kierowniczych`,
    lead: `zarządzał zarządzała zarządza kierował kierowała kieruje zarządzanie zarządzanie_zespołem kierowanie
      prowadził nadzorował podwładnych kierownik kierowania zarządzania na_czele pod_sobą odpowiedzialność_za
      odpowiedzialny_za odpowiedzialna_za prowadzenie prowadziła nadzór nadzorowała przewodził
      bezpośrednich_podwładnych zespołem_liczącym kierowanie_zespołem szef szefowa podlegało podlegali przełożony przełożona kierowałam kierowałem kieruję kierowaniu kierowaniem zarządzałam zarządzałem zarządzam zarządzaniu nadzorowałam nadzorowałem nadzoruję nadzorowanie nadzór_nad prowadziłam prowadziłem prowadzę podlega_mi podlegało_mi podlegają_mi podlegli podległych podległym funkcji_kierowniczej funkcje_kierownicze funkcji_kierowniczych stanowisko_kierownicze stanowisku_kierowniczym koordynowałam koordynowałem koordynuję koordynowanie koordynacja kierowaniu_zespołem kierowania_zespołem zarządzaniu_zespołem zarządzania_zespołem zarządzanie_ludźmi zarządzaniu_ludźmi`,
    people: `osób osoby osobami ludzi pracowników pracownikami podwładnych podwładni członków współpracowników
      pracownicy osobom pracownikom ludźmi ludziom pracownika podwładnymi członkami`,
    team: `zespół zespołem zespołu dział zespole zespoły zespołami zespołowi zespołów brygadą brygada brygady działem`,
    live: 'mieszka zamieszkały zamieszkała zamieszkanie miejsce_zamieszkania zamieszkuje',
    relocate: `przeprowadzka relokacja przeprowadzić przeprowadzki zmiana_miejsca_zamieszkania przeprowadzić_się
      gotowość_do_przeprowadzki relokacji`,
    near: 'okolice pobliżu okolicach',
    right_to_work: `pozwolenie_na_pracę zezwolenie_na_pracę wiza karta_pobytu prawo_do_pracy zezwolenie pozwolenia_na_pracę
      zezwolenia_na_pracę wizy wizę uprawniony_do_pracy`,
    citizen: 'obywatel obywatelka obywatelstwo paszport obywatelstwa',
    salary: 'wynagrodzenie pensja oczekiwania_finansowe',
    notice: 'okres_wypowiedzenia wypowiedzenia okresu_wypowiedzenia okresem_wypowiedzenia wypowiedzenie',
    start: `dostępny dostępna dostępność od_zaraz natychmiast zacząć rozpocząć początek rozpoczęcie rozpocznie
      podjąć podjęcie_pracy gotowość_do_pracy dyspozycyjność`,
    full_time: 'pełny_etat pełen_etat',
    part_time: 'pół_etatu część_etatu',
    shift: `zmiany zmianowa nocne weekendy zmianowy nocna dyżury nocnych nocne_zmiany nocna_zmiana praca_w_nocy
      praca_w_weekendy weekendowa dyżurów nocnej porannych elastyczne`,
    travel: `podróże delegacje wyjazdy podróży podróży_służbowych podróże_służbowe podróżami podróżowania podróżować delegacji wyjazdów wyjazdy_służbowe wyjazdów_służbowych`,
    remote: 'zdalnie zdalna hybrydowa',
    driving: `prawo_jazdy prawo_jazdy_kat_b prawo_jazdy_kategorii prawa_jazdy`,
    would: 'gotowy gotowa chętny chętna',
    senior: 'starszy senior',
    executive: 'dyrektor prezes',
    junior: 'młodszy junior',
    link: 'linkedin github portfolio',
    yes: `tak chętnie możliwe gotowy gotowa dostępny dostępna gotowość bez_przeszkód nie_ma_problemu zgoda zgadzam_się otwarty_na otwarta_na gotowy_do gotowa_do odpowiada_mi`,
    budget: 'budżet budżetem budżetu budżetowa środki finansowa odpowiedzialność_budżetowa',
    money: 'milion milionów miliony euro tysięcy zł mln',
    deputy: 'zastępca asystent asystentka',
    only: 'tylko wyłącznie',
    sponsor: 'sponsorowania sponsoring sponsora',
  },
  classes: {
    sector: `branza przemysl`,
    for_whom: `dla`,
    trailer: `przyczepa przyczepą`,
    lacking: `bez`,
    like: `jak`,
    of_university: `uniwersytec*`,
    after: `po`,
    month_part: `poczatek polowa koniec`,
    class_noun: `kategorii kategoria kat`,
    licence_class: `kategorii`,
    within: `ciagu`,
    million: `milion*`,
    thousand: `tysi*`,
    led_of: `za`,
    sized_of: `z`,
    staff_of: `z`,
    beside: `z dla`,
    led_by: `przez`,
    of_me: `mnie mi mna`,
    of_those_led: `podleg*`,
  },
  patterns: {
    at_once: ['od zaraz', 'natychmiast'],
    boss: ['szef(?:owa)?'],
    led_by_noun: ['zespołem'],
  },
  remarks: PL_REMARKS,
  besides: PL_BESIDES,
  status: {
    no_denial: `tylko później mniej opóźnie* wypad* awari* skarg* błęd* przerw*`,
    still: 'jeszcze',
    applied: 'zapisany zapisana',
    under_way: 'w',
    unfinished:
      'w_trakcie planowany planowana nieukończone nieukończon* niedokończon* przerwan* w_toku w_realizacji bez_dyplomu bez_obrony przed_obroną urlop_dziekański planowane_ukończenie przewidywane_ukończenie zawieszon*',
    awaited: 'przewidywany przewidywane planowane_ukończenie',
    studying: {
      phrases:
        'obecnie w_toku studia_trwają na_ostatnim_roku na_pierwszym_roku na_drugim_roku na_trzecim_roku student_kierunku studentka_kierunku',
      periods: 'rok roku semestr semestrze',
      ordinals: 'pierwszy pierwszym drugi drugim trzeci trzecim czwarty czwartym piąty piątym',
    },
    parts: 'kurs* moduł* egzamin* części poziom* rok* lat semestr*',
    ended: `wygasła wygasł wygasło wygasły wygasa zakończyła zakończył zakończona zakończony skończyła skończył upłynęła upłynął upływa minęła minął mija utrata utraciła utracił utraciło utraciły straciła stracił straciło straciły koniec po utracona przekroczony były był była było`,
    before: {
      denied: `nie bez brak nigdy ani jeszcze_nie niedostępny_do bez_doświadczenia jeszcze_bez niezainteresowany niezainteresowana niechętny niechętna niedostępny niedostępna`,
      basic: 'podstawy podstawowa podstawowa_znajomość',
      learning: 'uczę_się kurs w_trakcie_nauki szkolenie_z pierwsze_kroki zapisany_na zapisana_na uczę',
      planned:
        'planowany planuję chcę zainteresowany przygotowanie_do cel chciałbym chciałabym zamierzam pragnę',
      lapsed: `wygasł wygasły były nieważny skreślony_z skreślona_z wykreślony_z wykreślona_z wykreślenie_z`,
      abandoned: 'przerwane nieukończone przerwał porzucił',
      seen: 'obserwacja obserwowałem',
      others: 'wykonane_przez zlecone firma_zewnętrzna inny_dział zespołem_kierował',
      private: 'hobby zainteresowania w_domu',
    },
    behind: {
      denied: `brak nie nigdy wykluczone niemożliwe wykluczona niedostępny niemile_widziane niemożliwa niepożądana`,
      basic: 'podstawy podstawowy',
      learning: 'w_trakcie rozpoczęty kurs_trwa',
      planned:
        'planowany w_przygotowaniu w_przyszłym_roku w_planach planowany_egzamin złożony_wniosek oczekuje',
      lapsed: `wygasł nieważny nieważne wygasło wygasły wygasła utraciło cofnięte nieodnowione unieważnione nieaktualne nieaktualny nieaktualna przeterminowane przeterminowany przeterminowana nieodnowiony nieodnowiona straciły_ważność stracił_ważność straciła_ważność straciło_ważność utraciły_ważność utracił_ważność utraciła_ważność utrata_ważności po_terminie po_terminie_ważności już_nieważne już_nieważny nieważna nieprzedłużone nieprzedłużony nieprzedłużona`,
      abandoned: 'przerwane nieukończone bez_dyplomu przerwany niedokończone porzucone rzucone',
      others:
        'zlecone należał_do kierował_mój zajmował_się prowadził_mój odpowiadał_za_to przez_inny dla_nas',
      private: 'hobby w_domu w_weekendy hobbystycznie',
      seen: 'widziany_na pokaz prezentacja',
    },
  },
};
