import type { ResumeLocale } from '../../resume_locale.ts';

export const GERMAN: ResumeLocale = {
  headings: {
    header: `Kontakt, Kontaktdaten, Kontaktinformationen, Persönliche Daten, Persönliche Angaben, Angaben zur Person, Zur Person, Persönliches, Personalien,
      Persönliche Informationen, Anschrift, Adresse, Online-Profile, Profile und Links, Im Netz, Im Internet, Persönliche Details`,
    summary: `Profil, Kurzprofil, Über mich, Zusammenfassung, Berufliches Profil, Persönliches Profil, Qualifikationsprofil, Kurzvorstellung, Zu mir,
      Berufsziel, Berufliches Ziel, Karriereziel, Ziel, Ziele, Kurzzusammenfassung, Profilzusammenfassung, Wer ich bin, Motivation, Mein Profil, Kurzbiografie,
      In Kürze, Auf einen Blick, Kurz gesagt, Das bin ich, Kurz und knapp, Kurz zu mir, In wenigen Worten,
      Ein paar Worte zu mir, Kurz vorgestellt`,
    experience: `Berufserfahrung, Berufserfahrungen, Beruflicher Werdegang, Berufspraxis, Beruflicher Lebenslauf, Werdegang, Arbeitserfahrung, Praktische Erfahrung,
      Praktische Erfahrungen, Praktika, Praktikum, Praxiserfahrung, Praxiserfahrungen, Praktische Tätigkeiten, Beruf, Erfahrung, Erfahrungen, Berufstätigkeit,
      Berufliche Erfahrung, Berufliche Erfahrungen, Berufliche Stationen, Berufliche Laufbahn, Laufbahn, Karriere, Tätigkeiten, Berufliche Tätigkeit,
      Berufliche Tätigkeiten, Arbeitsverhältnisse, Beschäftigungsverhältnisse, Bisherige Tätigkeiten, Aktuelle Tätigkeit, Aktuelle Position, Aktuelle Stelle, Derzeitige Tätigkeit, Derzeitige Position, Jetzige Tätigkeit, Jetzige Position,
      Frühere Tätigkeiten, Frühere Positionen, Frühere Stellen, Frühere Stationen, Bisherige Positionen, Bisherige Stellen, Bisherige Stationen, Vorherige Positionen, Stationen, Nebentätigkeiten, Nebentätigkeit, Nebenjobs,
      Werkstudententätigkeit, Werkstudententätigkeiten, Berufspraktische Erfahrung, Wehrdienst, Zivildienst, Wehr- und Zivildienst, Bundesfreiwilligendienst,
      Beruflicher Hintergrund, Einschlägige Berufserfahrung, Relevante Berufserfahrung, Weitere Berufserfahrung, Praktika und Nebentätigkeiten,
      Praktika und Werkstudententätigkeiten, Berufserfahrung und Praktika, Führungserfahrung, Auslandserfahrung, Arbeitsstationen, Ferialpraktika, Berufslaufbahn,
      Berufsweg, Mein Berufsweg, Arbeitsleben, Berufsleben, Anstellungen, Beschäftigungen,
      Wo ich gearbeitet habe, Wo ich war, Praxis, Arbeitsstellen, Positionen, Berufliches, Arbeit, Mein Weg,
      Was ich gemacht habe, Stellen, Bisherige Arbeitgeber`,
    education: `Ausbildung, Bildung, Bildungsweg, Studium, Schulbildung, Akademische Ausbildung, Schulische Ausbildung, Hochschulbildung, Hochschulstudium,
      Berufsausbildung, Aus- und Weiterbildung, Bildungsgang, Schule, Ausbildung und Studium, Akademischer Werdegang, Studium und Ausbildung, Schulausbildung,
      Schulischer Werdegang, Schulabschluss, Bildungsabschlüsse, Abschlüsse, Ausbildungen, Bildungswerdegang, Akademische Laufbahn, Akademischer Hintergrund,
      Schule und Ausbildung, Schul- und Berufsausbildung, Schul- und Berufsbildung, Schulbildung und Studium, Ausbildung und Qualifikationen, Studium und Schulbildung, Lehre,
      Berufliche Ausbildung, Universitäre Ausbildung, Promotion, Schul- und Hochschulbildung, Bildung und Ausbildung, Ausbildung und Abschlüsse,
      Was ich gelernt habe, Schulisches, Meine Ausbildung, Wo ich gelernt habe, Schulen und Abschlüsse`,
    skills: `Kenntnisse, Fähigkeiten, Kompetenzen, IT-Kenntnisse, EDV-Kenntnisse, Fachkenntnisse, Besondere Kenntnisse, Kenntnisse und Fähigkeiten,
      Fachliche Kompetenzen, Kernkompetenzen, Qualifikationen, Weitere Kenntnisse, EDV, Stärken, Technische Kenntnisse, Softwarekenntnisse,
      Fähigkeiten und Kenntnisse, Programmierkenntnisse, Persönliche Stärken, Zusatzqualifikationen, Sonstige Kenntnisse, Computerkenntnisse, PC-Kenntnisse,
      Schlüsselkompetenzen, Fachkompetenzen, Schlüsselqualifikationen, Besondere Fähigkeiten, Methodenkompetenz, Soziale Kompetenzen, Technische Fähigkeiten,
      Digitale Kompetenzen, Persönliche Fähigkeiten, Persönliche Kompetenzen, Kompetenzprofil, Fertigkeiten, Kenntnisse und Fertigkeiten, Know-how, Expertise,
      Fachwissen, Berufliche Fähigkeiten, Kompetenzen und Fähigkeiten, IT-Kompetenzen, Werkzeuge, Technologien, Programmiersprachen, Tools und Technologien,
      Weitere Kenntnisse und Fähigkeiten, Weitere Fähigkeiten, Zusatzkenntnisse, Besondere Kenntnisse und Fähigkeiten, Weitere Qualifikationen, Fachliche Kenntnisse,
      Was ich kann, Handwerkszeug, Werkzeugkasten, Das kann ich, Was ich mitbringe, Das bringe ich mit`,
    languages: `Sprachen, Sprachkenntnisse, Fremdsprachen, Fremdsprachenkenntnisse, Sprachkompetenz, Sprachkompetenzen, Sprachliche Kompetenzen, Sprachfähigkeiten,
      Sprache, Sprachlich, Kenntnisse in Sprachen, Muttersprache und Fremdsprachen, Sprachniveau,
      Sprachliches, die ich spreche`,
    certifications: `Zertifikate, Zertifizierungen, Weiterbildung, Weiterbildungen, Fortbildung, Fortbildungen, Lehrgänge, Seminare, Kurse, Führerschein, Lizenzen,
      Scheine, Mitgliedschaften, Fort- und Weiterbildung, Fort- und Weiterbildungen, Weiterbildung und Zertifikate, Weiterbildungen und Zertifikate, Schulungen,
      Zertifikate und Weiterbildungen, Berufliche Weiterbildung, Zusatzausbildungen, Zusatzausbildung, Führerscheine, Berechtigungen, Nachweise, Befähigungen,
      Zertifikate und Lizenzen, Lizenzen und Zertifikate, Weiterbildung und Qualifikationen, Bescheinigungen, Zertifikate und Schulungen, Befähigungsnachweise,
      Berufliche Weiterbildungen, Seminare und Fortbildungen, Kurse und Zertifikate, Fahrerlaubnis, Weiterbildung und Kurse,
      Scheine und Zertifikate, Führerscheine und Scheine, Prüfungen und Scheine, Unterweisungen`,
    projects: `Projekte, Eigene Projekte, Ausgewählte Projekte, Projekterfahrung, Projektliste, Projektübersicht, Wichtige Projekte, Persönliche Projekte,
      Private Projekte, Relevante Projekte, Projektarbeit, Projektarbeiten, Referenzprojekte, Projekthistorie, Akademische Projekte, Abschlussarbeit, Abschlussarbeiten`,
    volunteering: `Ehrenamt, Ehrenamtliche Tätigkeit, Ehrenamtliche Tätigkeiten, Ehrenamtliches Engagement, Engagement, Gesellschaftliches Engagement,
      Soziales Engagement, Ehrenämter, Freiwilligenarbeit, Freiwilliges Engagement, Außeruniversitäres Engagement, Außerberufliches Engagement, Aktivitäten,
      Ehrenamtliche Arbeit, Studentisches Engagement, Freiwilligendienst, Vereinstätigkeit, Engagement und Ehrenamt`,
    publications: `Publikationen, Veröffentlichungen, Patente und Erfindungen, Vorträge, Vorträge und Publikationen, Wissenschaftliche Veröffentlichungen, Konferenzbeiträge, Schriften`,
    awards: `Auszeichnungen, Preise, Stipendien, Erfolge, Auszeichnungen und Stipendien, Ehrungen, Preise und Auszeichnungen, Stipendien und Auszeichnungen, Ausgewählte Erfolge`,
    interests: `Interessen, Hobbys, Hobbys und Interessen, Interessen und Hobbys, Freizeit, Persönliche Interessen, Freizeitinteressen, Hobbies, Freizeitaktivitäten, Hobbies und Interessen,
      Was ich mag, Privat, In meiner Freizeit, Leidenschaften, Neben der Arbeit, Nach Feierabend,
      Was mir Freude macht`,
    references: `Referenzen, Referenz, Empfehlungen, Referenzpersonen`,
    other: `Was ich suche, Ich suche, Rahmenbedingungen, Konditionen, Wünsche, Sonstiges, Weitere Angaben, Weitere Informationen, Zusätzliche Informationen, Zusatzinformationen, Verschiedenes, Weiteres, Verfügbarkeit, Anlagen,
      Gehaltsvorstellung, Eintrittstermin, Mobilität, Allgemeines, Arbeitserlaubnis, Zusätzliche Angaben`,
  },
  weak: `Wünsche, Konditionen, Engagement, Beruf, Schule, Kurse, Erfolge, Stationen, Ziel, Ziele, Motivation, Erfahrung, Laufbahn, Karriere, Tätigkeiten, Werkzeuge, Technologien, Expertise, Sprache,
    Lehre, Promotion, Adresse, Anschrift, Referenz, EDV, Scheine, Aktivitäten, Programmiersprachen, Praktikum, Mobilität, Abschlussarbeit, Schriften, Verfügbarkeit, Fachwissen, Führerschein,
    Arbeit, Praxis, Privat, Stellen, Positionen, Scheine, Nachweise, Berechtigungen, Anstellungen, Auf einen Blick`,
  document: `Anschreiben, Motivationsschreiben, Bewerbungsschreiben, Lebenslauf, Tabellarischer Lebenslauf, Bewerbung, Bewerbungsunterlagen, Mein Lebenslauf, Lebenslauf (tabellarisch), Beraterprofil, Mitarbeiterprofil`,
  at: `bei(?: der)?`,
  nouns: {
    experience:
      'berufserfahrung berufserfahrungen erfahrung erfahrungen praktika tatigkeiten anstellungen stationen werdegang',
    education: 'ausbildung bildung studium bildungsweg schulbildung',
    skills: 'kenntnisse fahigkeiten kompetenzen fertigkeiten qualifikationen',
    certifications: 'weiterbildung weiterbildungen zertifikate zertifizierungen lehrgange',
    projects: 'projekte',
    publications: 'publikationen veroffentlichungen',
    awards: 'auszeichnungen',
    languages: 'sprachen sprachkenntnisse',
    references: 'referenzen',
    interests: 'interessen hobbys',
  },
  noun_last: true,
  and: 'und',
  columns: {
    title: `position, funktion, tätigkeit, stelle, beruf, ausgeübte tätigkeit, beruf oder funktion, aufgabe, rolle, tätigkeit als, berufsbezeichnung, stellenbezeichnung, beruf oder position, berufliche funktion, ausgeübte funktion, beruf oder ausgeübte funktion, ausgeübter beruf`,
    employer: `unternehmen, firma, arbeitgeber, betrieb, name des arbeitgebers, name und adresse des arbeitgebers, organisation, arbeitgeber und ort, name und anschrift des arbeitgebers, name und ort des arbeitgebers, arbeitgeber mit anschrift`,
    place: `ort, standort, arbeitsort, stadt, land`,
    dates: `zeitraum, datum, von, bis, dauer, zeit, beginn, ende, jahr, von - bis, von bis, jahre, daten`,
    school: `schule, hochschule, universität, bildungseinrichtung, institution, einrichtung, name der bildungseinrichtung, ausbildungsstätte, bildungsträger, ausbildungsbetrieb, name und art der bildungs- oder ausbildungseinrichtung, lehranstalt, name und art der einrichtung, name und art der bildungseinrichtung, schule oder hochschule`,
    degree: `abschluss, studiengang, qualifikation, bezeichnung der qualifikation, fachrichtung, abschlüsse, bezeichnung der erworbenen qualifikation, erworbene qualifikation, ausbildung zum, studienfach, studium`,
    other: `aufgaben, wichtigste tätigkeiten, wichtigste tätigkeiten und zuständigkeiten, branche, beschreibung, abteilung, note, tätigkeitsbereich, schwerpunkte, art des unternehmens, hauptaufgaben, wichtigste aufgaben und zuständigkeiten, tätigkeitsbereich oder branche, hauptfächer, hauptfächer/berufliche fähigkeiten, stufe der nationalen oder internationalen klassifikation, tätigkeiten`,
  },
  months: [
    'januar jänner jan jän',
    'februar feber feb febr',
    'märz maerz mär mrz mar',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  seasons: {
    frühjahr: 3,
    frühling: 3,
    sommer: 6,
    herbst: 9,
    winter: 12,
    sommersemester: 4,
    sose: 4,
    wintersemester: 10,
    wise: 10,
  },
  present: `(?:dem |zum )?heute|heutigen tag|jetzt|aktuell|laufend|dato|andauernd|gegenwärtig|gegenwart|derzeit|momentan|fortlaufend|bis dato`,
  to: `bis(?:\\s+(?:zum|einschließlich|einschl\\.|ende|anfang|mitte|voraussichtlich|voraus\\.|vsl\\.))?`,
  since: `seit|ab`,
  from: `vom|von|zwischen`,
  expected: `voraussichtlich\\p{L}*|vorauss\\.|vsl\\.|geplant\\p{L}*|erwartet\\p{L}*|angestrebt\\p{L}*`,
  valid_until: `gültig bis(?: ende| einschließlich)?|gültigkeit(?: bis)?|bis|ablauf(?:datum)?(?: am| im)?|läuft (?:am |im )?(?:ab )?(?:bis )?|läuft ab(?: am| im)?|verfällt(?: am| im)?|befristet bis|rezertifizierung(?: fällig)?(?: am| im| bis)?|verlängerung(?: fällig)?(?: am| im| bis)?|auffrischung(?: fällig)?(?: am| im| bis)?`,
  valid_behind: `gültig|ablaufend`,
  degrees: {
    8: `promotion|promovier\\p{L}+|doktor(?:at|grad|arbeit|and|andin|titel)?|dr\\.\\s?(?:rer\\.\\s?(?:nat|pol|oec)|-?\\s?ing|phil|med(?:\\. dent|\\. vet)?|iur|jur|theol|oec)\\.?|habilitation`,
    7: `dipl(?:om|\\.)?[\\s-]*(?:ing(?:enieur(?:in)?)?|kfm|kffr|kauf(?:mann|frau)|inf(?:ormatiker(?:in)?|orm)?|wirt(?:schafts)?\\.?-?(?:ing|inf)|betriebswirt(?:in)?|psych(?:ologe|ologin)?|phys(?:iker(?:in)?)?|math(?:ematiker(?:in)?)?|chem(?:iker(?:in)?)?|volkswirt(?:in)?|biol(?:oge|ogin)?|geogr(?:aph|aphin)?|jur(?:ist|istin)?|soz(?:iologe|iologin)?|übersetzer(?:in)?|designer(?:in)?|päd(?:agoge|agogin)?)\\.?(?!\\s*\\(?fh\\)?)|dipl\\.-?\\s?ing\\.?(?!\\s*\\(?fh\\)?)|dipl\\.-(?!\\w+\\.?\\s*\\(fh\\))|diplom(?= in\\b|\\s+\\p{Lu}|,|$)|magister(?: artium)?|mag\\.\\s?(?:rer|phil|art|iur)\\.?[\\p{L}. ]{0,10}|(?:erstes|zweites|1\\.|2\\.)?\\s?(?:juristisches\\s)?staatsexamen|volljurist(?:in)?|approbation|masterabschluss|masterstudium|masterstudiengang|konsekutiver master`,
    5: `bachelorabschluss|bachelorstudium|bachelorstudiengang|fachhochschulabschluss|bakkalaureat|bakk\\.\\s?\\p{L}+\\.?|bakkalaurea|dipl(?:om|\\.)?[\\s-]*\\p{L}+\\.?(?:\\s?\\p{L}+\\.?)?\\s*\\(?fh\\)?|diplom \\(fh\\)|grundstudium`,
    3: `betriebswirt(?:in)? \\(?(?:ihk|vwa|hwk)\\)?|staatlich geprüfte[rn]? \\p{L}+|staatl\\.? gepr\\.? \\p{L}+|(?:industrie|handwerks|küchen|kfz-|elektro|maurer|tischler|friseur|bäcker)?meister(?:in|brief|prüfung|titel)?(?: im \\p{L}+| \\(hwk\\)| \\(ihk\\))?(?=[\\s,(]|$)|techniker(?:in)?(?=[\\s,(]|$)|geprüfte[rn]? \\p{L}+|fachwirt(?:in)?(?: \\(ihk\\))?|bilanzbuchhalter(?:in)? \\(?ihk\\)?|kolleg|diplôme hf`,
    2: `berufsausbildung|duale ausbildung|ausbildung (?:zum|zur|als)|ausbildung(?=\\s*(?:[:,(\t]|$))|ausbildung(?=\\s+\\p{Lu})|abgeschlossene (?:berufs)?ausbildung|umschulung(?: zum| zur)?|(?:berufs)?lehre (?:als|zum|zur)|lehre(?=\\s+\\p{Lu})|lehrabschluss(?:prüfung)?|facharbeiterbrief|facharbeiter(?:in)?(?=[\\s,(]|$)|gesellenbrief|gesellenprüfung|ihk-abschluss|kaufmannsgehilfenprüfung|eidgenössisches fähigkeitszeugnis|efz(?=[\\s,)]|$)|abschlussprüfung ihk|staatsprüfung|examinierte[rn]? \\p{L}+`,
    1: `abitur|matura|maturität|(?:allgemeine |fachgebundene )?hochschulreife|fachabitur|fachhochschulreife|realschulabschluss|mittlere reife|mittlerer (?:schul|bildungs)abschluss|hauptschulabschluss|sekundarabschluss|mittelschulabschluss|qualifizierender hauptschulabschluss|schulabschluss|pflichtschulabschluss|abendgymnasium`,
  },
  schools: `\\p{L}*universität\\p{L}*|\\p{L}*hochschule\\p{L}*|\\p{L}*akademie|gymnasium|\\p{L}*gymnasium|\\p{L}*schule|\\p{L}*kolleg|gesamtschule|\\p{L}*institut|berufskolleg|volkshochschule|fh|tu|rwth|ihk|hwk|handwerkskammer|oberstufenzentrum|lehranstalt|htl|hak|lmu|\\p{L}*bildungszentrum|konservatorium`,
  levels: {
    C2: `muttersprach\\p{L}*|erstsprache|zweisprachig\\p{L}*|bilingual aufgewachsen|zweite muttersprache|muttersprachliches niveau`,
    C1: `fließend\\p{L}*|fliessend\\p{L}*|verhandlungssicher\\p{L}*|verhandlungsfähig\\p{L}*|sehr gut\\p{L}*|ausgezeichnet\\p{L}*|hervorragend\\p{L}*|exzellent\\p{L}*|geschäftssicher|business fluent|nahezu muttersprachlich|fortgeschritten\\p{L}*|sicher in wort und schrift|in wort und schrift sicher`,
    B2: `gut in wort und schrift|gute?s?|gute kenntnisse|gute sprachkenntnisse|in wort und schrift|selbstständige sprachverwendung|selbständige sprachverwendung|berufssicher`,
    B1: `mittelstufe|konversationssicher|konversationsfähig|erweiterte grundkenntnisse|gute grundkenntnisse|mittel|befriedigend\\p{L}*|alltagstauglich|ausbaufähig\\p{L}*|solide grundkenntnisse|mittlere kenntnisse|fortgeschrittene anfängerkenntnisse`,
    A2: `grundkenntnisse|anfänger\\p{L}*|grundlagen|basiskenntnisse|schulkenntnisse|schulenglisch|schulfranzösisch|elementar\\p{L}*|einfache kenntnisse|touristisch|grundstufe|geringe? kenntnisse|ein paar brocken|ein wenig|etwas|rudimentär\\p{L}*`,
  },
  personal: `geburtsdatum|geburtstag|geburtsort|geburtsname|geboren(?: am| in)?|geb\\.(?: am)?|staatsangehörigkeit|staatsbürgerschaft|nationalität|familienstand|konfession|religion|geschlecht|alter|kinder|geburtsdatum und -ort|geburtsdatum/-ort|zivilstand|ledig|verheiratet|aufenthaltsstatus`,
  labels: {
    given: `vornamen?|vor-`,
    family: `nachname|familienname|zuname`,
    name: `name|vorname und name|vor- und nachname|name, vorname|vollständiger name|bewerber(?:in)?|kandidat(?:in)?|name des bewerbers|name der bewerberin`,
    place: `wohnort|adresse|anschrift|ort|standort|wohnhaft in|postanschrift|wohnsitz|plz/ort|plz, ort|wohnsitz|stadt|wohnadresse|wohnanschrift|plz und ort|lebt in|aktueller wohnort`,
    phone: `telefon(?:nummer)?|tel|mobil(?:telefon|nummer|funk)?|handy(?:nummer)?|festnetz|rufnummer|fon|privat|telefon privat`,
  },
  titles: `entwickler entwicklerin ingenieur ingenieurin leiter leiterin leitung berater beraterin kaufmann kauffrau kaufleute sachbearbeiter sachbearbeiterin
      mitarbeiter mitarbeiterin techniker technikerin meister meisterin mechaniker mechanikerin mechatroniker mechatronikerin elektroniker elektronikerin
      elektriker elektrikerin schlosser schlosserin schweißer schweißerin fahrer fahrerin lagerist lageristin lagerhelfer lagerhelferin koch köchin kellner
      kellnerin verkäufer verkäuferin buchhalter buchhalterin sekretär sekretärin assistent assistentin assistenz referent referentin lehrer lehrerin
      erzieher erzieherin pfleger pflegerin krankenschwester arzt ärztin apotheker apothekerin werkstudent werkstudentin praktikant praktikantin
      auszubildender auszubildende azubi geschäftsführer geschäftsführerin vorstand prokurist prokuristin controllerin projektleiter projektleiterin
      teamleiter teamleiterin fachkraft facharbeiter facharbeiterin aushilfe helfer helferin vertreter vertreterin disponent disponentin tischler tischlerin
      maler malerin maurer maurerin geselle gesellin architekt architektin designerin redakteur redakteurin wissenschaftler wissenschaftlerin dozent
      dozentin bäcker bäckerin konditor konditorin metzger metzgerin fleischer fleischerin friseur friseurin gärtner gärtnerin zimmermann zimmerer
      dachdecker dachdeckerin installateur installateurin monteur monteurin klempner anlagenmechaniker anlagenmechanikerin maschinenführer maschinenführerin
      dreher fräser zerspanungsmechaniker staplerfahrer kurier zusteller kraftfahrer berufskraftfahrer kassierer kassiererin rezeptionist rezeptionistin
      empfangskraft hausmeister hausmeisterin reinigungskraft wachmann hebamme physiotherapeut physiotherapeutin therapeut therapeutin psychologe
      psychologin logopäde logopädin zahnarzt zahnärztin sanitäter sanitäterin notfallsanitäter notfallsanitäterin pflegekraft pflegefachkraft
      pflegefachmann pflegefachfrau altenpfleger altenpflegerin pflegedienstleitung stationsleitung oberarzt oberärztin assistenzarzt assistenzärztin
      chefarzt jurist juristin anwalt anwältin rechtsanwalt rechtsanwältin notar notarin richter richterin steuerberater steuerberaterin
      steuerfachangestellte steuerfachangestellter fachangestellte fachangestellter angestellte angestellter beamter beamtin bürokauffrau bürokaufmann
      einkäufer einkäuferin betreuer betreuerin planer planerin prüfer prüferin analystin managerin trainerin beauftragte beauftragter dolmetscher
      dolmetscherin übersetzer übersetzerin journalist journalistin fotograf fotografin grafiker grafikerin gestalter gestalterin informatiker
      informatikerin programmierer programmiererin chemiker chemikerin laborant laborantin biologe biologin physiker physikerin volontär volontärin
      hilfskraft schichtleiter schichtleiterin vorarbeiter vorarbeiterin polier bauleiter bauleiterin bereichsleitung abteilungsleiter filialleiter
      filialleiterin restaurantleiter küchenchef küchenchefin souschef servicekraft barkeeper sozialarbeiter sozialarbeiterin sozialpädagoge sozialpädagogin
      pädagoge pädagogin stellvertreter inhaber inhaberin gründer gründerin gesellschafter spezialist spezialistin trainee koordinator koordinatorin
      administratorin consultant`,
  employment: `(?:un)?befristet|vollzeit|teilzeit|in (?:voll|teil)zeit|festanstellung|unbefristete anstellung|minijob|450-euro-basis|geringfügig(?: beschäftigt)?|saisonal|\\d{1,2}(?:[.,]\\d)? ?(?:std\\.?|stunden|h) ?(?:/|pro|je|die) ?(?:woche|w\\.?|wo\\.?)|\\d{2,3} ?% ?(?:stelle|pensum)?`,
  employers: String.raw`\p{L}*gesellschaft|\p{L}*werke?|\p{L}*verlag|stadtwerke|landratsamt|\p{L}{3,}amt|bezirksregierung|stadtverwaltung|\p{L}{3,}verwaltung|\p{L}*bäckerei|bäckerei|metzgerei|brauerei|autohaus|\p{L}*krankenhaus|\p{L}*klinikum|\p{L}*kliniken|seniorenheim|pflegeheim|\p{L}*zentrum|praxis|\p{L}*kanzlei|sparkasse|volksbank|gasthof|gasthaus|werkstatt|\p{L}*handel|großhandel|spedition|logistik|\p{L}{3,}bau|maschinenfabrik|\p{L}*fabrik|ingenieurbüro|\p{L}*büro|kindertagesstätte|kita|caritas|diakonie|\p{L}+technik|\p{L}*betrieb|tischlerei|schreinerei|gärtnerei|druckerei`,
};
