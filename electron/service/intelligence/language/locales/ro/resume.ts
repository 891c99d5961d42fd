import type { ResumeLocale } from '../../resume_locale.ts';

export const ROMANIAN: ResumeLocale = {
  headings: {
    header: `Contact, Date de contact, Date personale, Informații personale, Informatii personale, Informații de contact, Detalii personale, Adresă, Profiluri, Coordonate`,
    summary: `Profil, Rezumat, Despre mine, Sumar, Obiectiv, Obiectiv profesional, Obiective, Profil profesional, Profil personal, Rezumat profesional, Prezentare, Scurtă prezentare, Obiectiv de carieră, Locul de muncă vizat, Domeniul ocupațional`,
    experience: `Experiență profesională, Experiența profesională, Experiență, Experiența, Experiență de muncă, Experiență în muncă, Experiențe profesionale, Istoric profesional, Parcurs profesional, Activitate profesională, Carieră, Experiență relevantă, Experiență managerială, Stagii, Stagii de practică, Practică, Internship-uri, Locuri de muncă, Funcții deținute, Experiență anterioară, Traseu profesional, Experiență practică`,
    education: `Educație, Educație și formare, Educație și formare profesională, Studii, Formare, Formare profesională, Pregătire, Pregătire profesională, Studii și formare, Formare academică, Educaţie şi formare, Educația, Studii și pregătire, Studii universitare, Studii academice, Instruire, Școlarizare, Parcurs academic, Parcurs educațional, Formarea academică`,
    skills: `Competențe, Aptitudini, Abilități, Competențe profesionale, Competențe tehnice, Competențe digitale, Competențe informatice, Aptitudini și competențe, Aptitudini și competențe personale, Abilități tehnice, Cunoștințe, Cunoștințe IT, Cunoștințe de operare PC, Calificări, Competențe personale, Competențe organizaționale, Competențe de comunicare, Competențe și aptitudini, Competențe cheie, Puncte forte, Calități, Cunoștințe tehnice, Abilități personale, Competențe dobândite la locul de muncă, Alte competențe, Tehnologii, Programe, Limbaje de programare`,
    languages: `Limbi străine, Limbi, Limbi vorbite, Limbi străine cunoscute, Limba maternă, Cunoștințe lingvistice, Competențe lingvistice, Limbi cunoscute, Limba maternă și alte limbi`,
    certifications: `Certificări, Certificate, Cursuri, Cursuri și certificări, Diplome, Atestate, Permis de conducere, Licențe, Certificări și cursuri, Cursuri de formare, Cursuri de perfecționare, Perfecționare, Training-uri, Traininguri, Seminarii, Specializări, Calificări profesionale, Cursuri absolvite, Certificate și diplome, Autorizații, Afilieri, Diplome și certificate`,
    projects: `Proiecte, Proiecte personale, Proiecte relevante, Portofoliu, Proiecte academice`,
    volunteering: `Voluntariat, Activități de voluntariat, Activități, Activități extracurriculare, Implicare socială`,
    publications: `Publicații, Articole, Lucrări publicate, Conferințe, Brevete, Lucrări științifice`,
    awards: `Premii, Distincții, Realizări, Burse, Premii și distincții`,
    interests: `Hobby-uri, Hobbyuri, Hobby, Interese, Pasiuni, Pasiuni și interese, Interese personale, Timp liber`,
    references: `Referințe, Recomandări, Persoane de contact`,
    other: `Alte informații, Informații suplimentare, Informații adiționale, Diverse, Anexe, Disponibilitate`,
  },
  weak: `Carieră, Practică, Stagii, Studii, Formare, Pregătire, Instruire, Programe, Tehnologii, Calități, Calificări, Cursuri, Diplome, Seminarii, Licențe, Activități, Articole, Realizări, Burse, Diverse, Adresă, Obiectiv, Obiective, Hobby, Cunoștințe, Perfecționare, Specializări, Conferințe`,
  document: `Curriculum vitae, CV, Curriculum vitae Europass, Scrisoare de intenție, Scrisoare de motivație`,
  at: `la|în cadrul`,
  nouns: {
    experience: 'experienta experiente activitate functii posturi locuri',
    education: 'educatie studii formare pregatire',
    skills: 'competente aptitudini abilitati cunostinte',
    certifications: 'certificari certificate cursuri diplome',
    projects: 'proiecte',
    languages: 'limbi',
  },
  noun_last: false,
  and: 'și si',
  columns: {
    title:
      'funcția, funcție, functia, postul, poziția, poziție, funcția sau postul ocupat, ocupația, funcția ocupată, post ocupat, ocupația sau poziția deținută, funcția sau poziția ocupată',
    employer:
      'angajator, compania, companie, firma, instituția, numele și adresa angajatorului, numele angajatorului, societatea, locul de muncă',
    place: 'localitatea, locația, orașul, loc, locul, adresa',
    dates: 'perioada, perioadă, data, de la, până la, anul, durata',
    school:
      'numele și tipul instituției de învățământ, instituția de învățământ, școala, universitatea, furnizorul de formare, instituția, instituție, instituție de învățământ, instituția de formare, unitatea de învățământ, școală, universitate',
    degree:
      'calificarea / diploma obținută, diploma obținută, calificarea, diploma, specializarea, calificare, calificarea obținută, diplomă, diploma obținută, titlul calificării obținute, specializare, profil',
    other:
      'activități și responsabilități principale, principalele activități și responsabilități, tipul activității sau sectorul de activitate, disciplinele principale studiate, nivelul în clasificarea națională sau internațională, responsabilități, domeniu',
  },
  months: [
    'ianuarie ian',
    'februarie feb',
    'martie mar mart',
    'aprilie apr',
    'mai',
    'iunie iun',
    'iulie iul',
    'august aug',
    'septembrie sep sept',
    'octombrie oct',
    'noiembrie noi nov',
    'decembrie dec',
  ],
  seasons: { primăvara: 3, vara: 6, toamna: 9, iarna: 12 },
  present: `(?:în )?prezent|în curs|astăzi|azi|acum|până în prezent|momentan|actual`,
  to: `până(?: în| la)?|pana(?: in| la)?|la`,
  since: `din|începând cu|de la`,
  from: `din|de la|între`,
  expected: `estimat[ăe]?|preconizat[ăe]?|absolvire estimată`,
  valid_until: `valabil[ăe]?(?: până (?:la|în))|valabilitate(?: până (?:la|în))?|până (?:la|în)|expiră(?: la| în)?|data expirării`,
  valid_behind: ``,
  degrees: {
    8: `doctorat|doctorand[ăa]?|doctor în`,
    7: `(?:diplomă de )?master(?:at)?(?: în)?|studii de master(?:at)?|diplomă de inginer|inginer diplomat|masterand[ăa]?`,
    6: `studii postuniversitare|diplomă de studii postuniversitare`,
    5: `(?:diplomă de )?licenț[ăa](?: în)?|(?:diploma de )?licența|studii universitare(?: de licență)?|diplomă de licență|licențiat[ăa]?|subinginer`,
    4: `studii superioare de scurtă durată`,
    3: `diplomă(?=\\s*(?:$|[,(\\t|–—-]))`,
    2: `diplomă de absolvire|certificat de calificare(?: profesională)?|școală profesională|studii postliceale|calificare profesională|certificat de absolvire`,
    1: `(?:diplomă de )?bacalaureat|diploma de bacalaureat|studii liceale|studii medii|absolvent de liceu`,
  },
  schools: `universitatea|universitate|facultatea|academia|colegiul|liceul|școala|scoala|institutul|politehnica|grupul școlar|seminarul|conservatorul|seminar teologic`,
  levels: {
    C2: `limb[ăa] maternă|maternă|nativ|bilingv`,
    C1: `fluent|avansat[ăi]?|foarte bine|excelent|foarte bun[ăe]?|utilizator experimentat`,
    B2: `bine|bun[ăe]?|mediu spre avansat`,
    B1: `mediu|medie|intermediar|satisfăcător|nivel mediu|utilizator independent|conversațional`,
    A2: `începător|începătoare|elementar|bazic|de bază|nivel de bază|cunoștințe de bază|utilizator elementar`,
  },
  personal: `data nașterii|data nasterii|locul nașterii|născut[ăa]?(?: la)?|naționalitate[a]?|nationalitate|cetățenie|cetăţenie|stare civilă|starea civilă|sex(?:ul)?|vârst[ăa]|căsătorit[ăa]?|necăsătorit[ăa]?|cnp`,
  labels: {
    given: `prenume(?:le)?`,
    family: `nume(?:le)?(?: de familie)?`,
    name: `nume(?:le)?(?: și prenume(?:le)?|\\s*\\/\\s*prenume)?|nume și prenume|prenume(?: și nume)?|numele complet`,
    place: `adres[ăa]|domiciliu(?:l)?|localitate[a]?|oraș(?:ul)?|reședința|loc de reședință|domiciliat[ă]? în|localitatea de domiciliu`,
    phone: `telefon(?: mobil| fix)?|tel|mobil|nr\\. telefon|număr de telefon`,
  },
  titles: `inginer ingineră tehnician tehniciană asistent asistentă medic medică profesor profesoară învățător învățătoare educator educatoare contabil
      contabilă economist economistă director directoare manager șef șefă responsabil responsabilă coordonator coordonatoare specialist specialistă
      operator operatoare muncitor muncitoare lucrător lucrătoare vânzător vânzătoare casier casieră șofer conducător mecanic electrician sudor
      strungar frezor lăcătuș instalator zidar zugrav tâmplar dulgher bucătar bucătăreasă ospătar ospătăriță barman recepționer recepționeră
      cameristă îngrijitor îngrijitoare infirmier infirmieră moașă farmacist farmacistă stomatolog fizioterapeut kinetoterapeut psiholog psihologă
      avocat avocată jurist juristă consilier consilieră notar auditor auditoare controlor inspector inspectoare referent referentă secretar secretară
      funcționar funcționară administrator administratoare gestionar gestionară magaziner magazioner agent agentă reprezentant reprezentantă consultant
      consultantă analist analistă programator programatoare dezvoltator dezvoltatoare proiectant proiectantă arhitect arhitectă desenator redactor
      redactoare jurnalist jurnalistă traducător traducătoare fotograf cercetător cercetătoare biolog biologă chimist chimistă lector asociat fondator
      antreprenor stagiar stagiară practicant practicantă ucenic voluntar voluntară expert expertă formator formatoare antrenor curier paznic croitor
      croitoreasă coafor coafeză frizer brutar cofetar măcelar laborant laborantă dispecer dispeceră planificator achizitor maistru maistoriță`,
  employers: String.raw`societatea|compania|grupul|spitalul|clinica|primăria|ministerul|direcția|agenția|banca|asigurări|fundația|asociația|biroul|cabinetul|fabrica|uzinele|uzina|combinatul|magazinul|hotelul|restaurantul|farmacia|căminul|grădinița|inspectoratul|consiliul|tribunalul|întreprinderea|construcții|transporturi|editura|regia`,
};
