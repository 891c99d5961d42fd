import type { ResumeLocale } from '../../resume_locale.ts';

export const SWEDISH: ResumeLocale = {
  headings: {
    header: `Kontakt, Kontaktuppgifter, Kontaktinformation, Personuppgifter, Personliga uppgifter, Personlig information, Länkar, Sociala medier`,
    summary: `Profil, Sammanfattning, Om mig, Personligt, Profilbeskrivning, Introduktion, Presentation, Mål, Karriärmål, Kort om mig, Personlig profil, Yrkesprofil, Vem är jag, Bakgrund`,
    experience: `Arbetslivserfarenhet, Arbetserfarenhet, Yrkeserfarenhet, Erfarenhet, Erfarenheter, Anställningar, Anställning, Tidigare anställningar, Nuvarande anställning, Praktik, Karriär, Arbete, Uppdrag, Yrkesliv, Yrkesbakgrund, Anställningshistorik, Arbetshistorik, Tjänster, Relevant erfarenhet, Relevant arbetslivserfarenhet, Praktik och arbete, Konsultuppdrag, Extrajobb, Sommarjobb, Övrig erfarenhet`,
    education: `Utbildning, Utbildningar, Studier, Akademisk utbildning, Utbildning och kurser, Utbildningsbakgrund, Examina, Examen, Skolgång, Akademisk bakgrund, Akademiska meriter, Utbildning och examina, Formell utbildning, Skola, Högskoleutbildning, Universitetsutbildning, Gymnasieutbildning, Yrkesutbildning, Utbildning och meriter, Relevant utbildning, Högre utbildning`,
    skills: `Kunskaper, Färdigheter, Kompetenser, Kompetens, Kompetensområden, Datakunskaper, IT-kunskaper, Tekniska färdigheter, Tekniska kunskaper, Nyckelkompetenser, Egenskaper, Personliga egenskaper, Styrkor, Verktyg, Program, Programspråk, Övriga kunskaper, Kunskaper och färdigheter, Expertis, Specialkunskaper, Datavana, Tekniker, Yrkeskunskaper, Övriga färdigheter`,
    languages: `Språk, Språkkunskaper, Språkfärdigheter, Språkkompetens`,
    certifications: `Certifikat, Certifieringar, Intyg, Kurser, Kurser och certifikat, Certifikat och intyg, Utbildningsbevis, Legitimation, Behörigheter, Licenser, Körkort, Kurser och certifieringar, Fortbildning, Vidareutbildning, Licenser och certifikat, Övriga kurser, Övrig utbildning, Behörigheter och intyg, Kursintyg, Yrkesbevis, Relevanta kurser`,
    projects: `Projekt, Utvalda projekt, Egna projekt, Portfolio, Projekterfarenhet`,
    volunteering: `Ideellt arbete, Ideella uppdrag, Ideellt engagemang, Volontärarbete, Föreningsliv, Engagemang, Förtroendeuppdrag, Föreningsuppdrag, Frivilligarbete, Övriga uppdrag`,
    publications: `Publikationer, Patent, Artiklar, Föredrag, Presentationer`,
    awards: `Utmärkelser, Priser, Stipendier, Meriter, Prestationer`,
    interests: `Intressen, Fritid, Fritidsintressen, Hobby, Hobbyer, Fritidsaktiviteter`,
    references: `Referenser, Referens, Referenser lämnas på begäran`,
    other: `Övrigt, Övrig information, Övriga uppgifter, Annat, Militärtjänst, Övriga meriter`,
  },
  weak: `Arbete, Uppdrag, Mål, Bakgrund, Examen, Studier, Skola, Kompetens, Egenskaper, Styrkor, Verktyg, Program, Kurser, Praktik, Intyg, Körkort, Presentation, Annat, Meriter, Hobby, Erfarenhet, Engagemang, Personligt, Kunskaper, Språk, Tjänster, Tekniker, Legitimation`,
  document: `Meritförteckning, CV, Levnadsbeskrivning, Personligt brev, Ansökan`,
  nouns: {
    experience: 'erfarenhet erfarenheter anstallningar anstallning tjanster uppdrag',
    education: 'utbildning utbildningar studier',
    skills: 'kunskaper fardigheter kompetenser',
    certifications: 'certifikat intyg kurser certifieringar',
    projects: 'projekt',
    languages: 'sprak sprakkunskaper',
    interests: 'intressen',
  },
  noun_last: true,
  and: 'och',
  columns: {
    title: `befattning, tjänst, roll, titel, yrke, yrke eller befattning, position, arbetsroll, jobbtitel, tjänstetitel`,
    employer: `arbetsgivare, företag, organisation, arbetsplats, arbetsgivarens namn, arbetsgivarens namn och adress, bolag, namn på arbetsgivare`,
    place: `ort, plats, stad, land`,
    dates: `period, tid, datum, från, till, från - till, år, start, slut, tidsperiod, anställningstid`,
    school: `skola, lärosäte, universitet, utbildningsanordnare, högskola, namn på utbildningsanordnare, institution`,
    degree: `examen, utbildning, program, inriktning, kvalifikation, ämne, examina`,
    other: `arbetsuppgifter, huvudsakliga arbetsuppgifter, huvudsakliga arbetsuppgifter och ansvarsområden, beskrivning, ansvar, ansvarsområden, bransch, sektor, avdelning, betyg, uppgifter`,
  },
  months: [
    'januari jan',
    'februari feb febr',
    'mars mar',
    'april apr',
    'maj',
    'juni jun',
    'juli jul',
    'augusti aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  seasons: { vår: 3, våren: 3, sommar: 6, sommaren: 6, höst: 9, hösten: 9, vinter: 12, vintern: 12 },
  at: `hos|vid|på`,
  present: `nu|nuvarande|pågående|idag|i dag|dags dato|fortfarande|tillsvidare|tills vidare`,
  to: `till(?:\\s+och\\s+med)?|t\\.?o\\.?m\\.?|tom`,
  since: `sedan|från och med|fr\\.?o\\.?m\\.?`,
  from: `från|mellan`,
  expected: `beräknad\\p{L}*|förväntad\\p{L}*|planerad\\p{L}*`,
  valid_until: `gäller (?:till|t\\.?o\\.?m\\.?)|giltig(?:t|a)? (?:till|t\\.?o\\.?m\\.?)|går ut|utgår|till och med|till`,
  valid_behind: ``,
  degrees: {
    8: `doktorsexamen|filosofie doktor|teknologie doktor|medicine doktor|doktorand(?:utbildning)?|fil\\.? ?dr|tekn\\.? ?dr`,
    7: `masterexamen|masterprogram(?:met)?|magisterexamen|magisterprogram(?:met)?|civilingenjör(?:sexamen|sprogrammet)?|civilekonom(?:examen|programmet)?|juristexamen|juristprogrammet|läkarexamen|läkarprogrammet|tandläkarexamen|psykologexamen|psykologprogrammet|arkitektexamen|apotekarexamen|filosofie (?:master|magister)|teknologie master|ekonomie (?:master|magister)|licentiatexamen|veterinärexamen`,
    5: `kandidatexamen|kandidatprogram(?:met)?|filosofie kandidat|ekonomie kandidat|teknologie kandidat|fil\\.? ?kand\\.?|högskoleingenjör(?:sexamen|sprogrammet)?|sjuksköterskeexamen|sjuksköterskeprogrammet|lärarexamen|lärarprogrammet|förskollärarexamen|grundlärarexamen|ämneslärarexamen|socionomexamen|socionomprogrammet|fysioterapeutexamen|arbetsterapeutexamen|barnmorskeexamen|specialistsjuksköterskeexamen`,
    4: `högskoleexamen|kvalificerad yrkeshögskoleexamen|universitetsexamen`,
    3: `yrkeshögskoleexamen|yh-examen|kvalificerad yrkesutbildning|ky-utbildning|yh-utbildning`,
    2: `yrkesexamen|yrkesutbildning|yrkesbevis|gesällbrev|mästarbrev|lärlingsutbildning|yrkeslärling|yrkesprogram(?:met)?`,
    1: `gymnasieexamen|gymnasieutbildning|studentexamen|(?:natur(?:vetenskapliga)?|samhälls(?:vetenskapliga)?|teknik|ekonomi|barn- och fritids|vård- och omsorgs|el- och energi|bygg- och anläggnings|fordons- och transport|restaurang- och livsmedels|estetiska|handels- och administrations)(?:-)?programmet|slutbetyg|grundskola(?:n)?|realexamen`,
  },
  schools: `\\p{L}*universitet\\p{L}*|\\p{L}*högskola\\p{L}*|yrkeshögskolan?|\\p{L}*gymnasium|\\p{L}*gymnasiet|\\p{L}*gymnasieskola|\\p{L}*skolan|\\p{L}*skola|folkhögskola|komvux|kth|chalmers|\\p{L}*akademin?|\\p{L}*institutet|\\p{L}*läroverk`,
  levels: {
    C2: `modersmål|tvåspråkig|modersmålsnivå|förstaspråk`,
    C1: `flytande|mycket goda?|utmärkta?|avancerad|obehindrat|professionell nivå`,
    B2: `goda?|bra|god nivå|arbetsspråk|goda kunskaper`,
    B1: `medel|medelgod|konversationsnivå|hyfsad|tillräckliga?|mellannivå`,
    A2: `grundläggande|baskunskaper|nybörjare|grunder|viss|vissa kunskaper|skolkunskaper`,
  },
  personal: `födelsedatum|födelseort|född|personnummer|medborgarskap|nationalitet|civilstånd|kön|ålder`,
  labels: {
    given: `förnamn|för-`,
    family: `efternamn`,
    name: `namn|för- och efternamn|fullständigt namn`,
    place: `adress|ort|bostadsort|postadress|hemort|bor i|bostad`,
    phone: `telefon(?:nummer)?|tel|mobil(?:nummer|telefon)?|mob`,
  },
  titles: `chef ansvarig ledare föreståndare direktör handläggare handledare samordnare koordinator administratör assistent ekonom ekonomiassistent redovisningsekonom
    revisor controller kassör kassörska säljare inköpare butiksbiträde butikssäljare försäljare rådgivare konsult utvecklare programmerare systemutvecklare
    ingenjör tekniker montör mekaniker svetsare elektriker rörmokare snickare målare murare plåtslagare operatör maskinoperatör maskinist förare chaufför
    lastbilschaufför budbilsförare truckförare trafikledare lagerarbetare lagermedarbetare arbetare medarbetare biträde kock souschef köksmästare kökschef
    kallskänka bagare konditor slaktare servitör servitris bartender hovmästare receptionist städare städerska lokalvårdare vaktmästare väktare ordningsvakt
    sjuksköterska undersköterska avdelningschef vårdbiträde läkare tandläkare tandsköterska barnmorska fysioterapeut sjukgymnast arbetsterapeut psykolog
    kurator socionom apotekare receptarie biomedicinsk analytiker personlig lärare förskollärare fritidsledare barnskötare pedagog rektor lektor professor
    forskare doktorand jurist advokat domare notarie tolk översättare journalist redaktör skribent formgivare designer arkitekt fotograf illustratör
    brandman polis officer soldat pilot kapten matros bonde lantarbetare trädgårdsmästare florist frisör hudterapeut massör praktikant lärling trainee
    vikarie volontär ordförande ägare grundare företagare delägare skogsarbetare besiktningsman inspektör planerare projektledare produktionsledare
    arbetsledare förman gruppledare teamledare verksamhetschef enhetschef platschef rekryterare`,
  employers: String.raw`\p{L}*kommun|region \p{L}+|landsting|\p{L}*lasarett(?:et)?|\p{L}*sjukhus(?:et)?|\p{L}*sjukhem(?:met)?|\p{L}*hemmet|vårdcentral(?:en)?|\p{L}*åkeri|\p{L}*bolag(?:et)?|aktiebolag|handelsbolag|\p{L}*företag|\p{L}*byggnads|\p{L}*firma|\p{L}*butik(?:en)?|\p{L}*verkstad(?:en)?|\p{L}*verket|\p{L}*myndigheten|\p{L}*banken|sparbank(?:en)?|\p{L}*byrå(?:n)?|\p{L}*restaurang(?:en)?|värdshus(?:et)?|krog(?:en)?|\p{L}*bageri|\p{L}*varv(?:et)?|\p{L}*mekaniska|stiftelsen?|föreningen?|\p{L}*service|förlaget?|apotek(?:et)?|försäkring(?:ar)?|\p{L}*fabrik(?:en)?|bemanning`,
};
