import type { ResumeLocale } from '../../resume_locale.ts';

export const DUTCH: ResumeLocale = {
  headings: {
    header: `Contact, Contactgegevens, Persoonlijke gegevens, Personalia, Persoonlijke informatie, Persoonsgegevens, Contactinformatie, Mijn gegevens, Gegevens, Profielen, Sociale media, Links, NAW-gegevens, Persoonlijk`,
    summary: `Profiel, Samenvatting, Over mij, Persoonlijk profiel, Profielschets, Professioneel profiel, Profieltekst, Wie ben ik, Wie ben ik?, Introductie, Doel, Doelstelling, Persoonlijke samenvatting, Mijn profiel, Kort profiel, Professionele samenvatting, Loopbaandoel, Carrièredoel, Even voorstellen, Ambitie, Persoonsprofiel, Profielomschrijving`,
    experience: `Werkervaring, Ervaring, Loopbaan, Stage-ervaring, Professionele ervaring, Arbeidsverleden, Relevante werkervaring, Ervaringen, Werkervaringen, Loopbaanoverzicht, Carrière, Arbeidservaring, Stages, Stage, Beroepservaring, Relevante ervaring, Overige werkervaring, Bijbanen, Bijbaan, Werk, Werkgeschiedenis,
      Carrièreoverzicht, Loopbaangeschiedenis, Stages en bijbanen, Werkervaring en stages, Ervaring en stages, Vakantiewerk, Huidige functie, Eerdere functies, Functies, Praktijkervaring, Overige ervaring, Stage ervaring, Stages en werkervaring, Arbeidsgeschiedenis, Opdrachten, Bestuurservaring, Loopbaan en ervaring`,
    education: `Opleiding, Opleidingen, Onderwijs, Studie, Scholing, Opleiding en training, Opleidingen en cursussen, Educatie, Opleiding en cursussen, Opleidingsachtergrond, Studies, Academische achtergrond, Academische opleiding, Vooropleiding, Genoten opleidingen, Opleiding en scholing, Gevolgde opleidingen, Schoolopleiding, Opleidingen en trainingen,
      Onderwijs en opleiding, Onderwijs en opleidingen, Diploma's, Opleiding en diploma's, Opleidingen en diploma's, Relevante opleidingen, Studie en opleiding, Onderwijservaring, Opleidingen & diploma's, Scholing en opleiding, Opleidingsgegevens, Academische vorming, Vorming, Opleiding en vorming`,
    skills: `Vaardigheden, Competenties, Kennis, Computervaardigheden, Kennis en vaardigheden, Computerkennis, IT-vaardigheden, Kwaliteiten, Sterke punten, Professionele vaardigheden, Technische vaardigheden, Digitale vaardigheden, Vaardigheden en competenties, Kerncompetenties, Persoonlijke vaardigheden, IT-kennis, Kernkwaliteiten,
      Overige vaardigheden, Sociale vaardigheden, Expertise, Eigenschappen, Persoonlijke eigenschappen, Softwarekennis, Software, Technische kennis, Specialisaties, Deskundigheid, Gereedschappen, Programma's, Tools, Vaktechnische vaardigheden, Competenties en vaardigheden, Persoonlijke kwaliteiten, Programmeertalen, Vakkennis,
      Relevante vaardigheden, Softwarevaardigheden, Communicatieve vaardigheden, Organisatorische vaardigheden, Werkgerelateerde vaardigheden, Andere vaardigheden, Expertises, Hardskills, Softskills, Vaardigheden en kennis, Technologieën`,
    languages: `Talen, Talenkennis, Taalvaardigheden, Taal, Taalvaardigheid, Taalkennis, Vreemde talen, Taalbeheersing, Moedertaal en andere talen, Taalcompetenties, Kennis van talen, Moedertaal`,
    certifications: `Certificaten, Certificeringen, Cursussen, Trainingen, Cursussen en certificaten, Certificaten en cursussen, Trainingen en cursussen, Cursussen en trainingen, Rijbewijs, Rijbewijzen, Certificaten en trainingen, Bijscholing, Nascholing, Lidmaatschappen, Licenties en certificaten, Workshops, Licenties, Diploma's en certificaten,
      Certificering, Opleidingen en certificaten, Relevante cursussen, Professionele ontwikkeling, Kwalificaties, Training, Trainingen en certificaten, Cursussen en workshops, Trainingen en certificeringen, Registraties, Bevoegdheden, Certificaten en licenties`,
    projects: `Projecten, Persoonlijke projecten, Relevante projecten, Eigen projecten, Projectervaring, Projectenlijst, Portfolio, Belangrijke projecten, Schoolprojecten, Afstudeerproject, Geselecteerde projecten`,
    volunteering: `Vrijwilligerswerk, Nevenactiviteiten, Activiteiten, Nevenfuncties, Vrijwillige activiteiten, Maatschappelijke activiteiten, Extra activiteiten, Vrijwilligerservaring, Bestuursfuncties, Maatschappelijke betrokkenheid, Extracurriculaire activiteiten, Overige activiteiten, Commissies, Nevenwerkzaamheden`,
    publications: `Publicaties, Patenten, Presentaties, Lezingen, Artikelen, Publicaties en presentaties, Octrooien`,
    awards: `Prijzen, Onderscheidingen, Prestaties, Behaalde resultaten, Beurzen, Prijzen en onderscheidingen, Erkenningen, Awards, Successen, Prijzen en beurzen`,
    interests: `Interesses, Hobby's, Hobby's en interesses, Interesses en hobby's, Vrije tijd, Persoonlijke interesses, Vrijetijdsbesteding, Hobby, Passies, Hobby's & interesses`,
    references: `Referenties, Referentie, Aanbevelingen, Referenties op aanvraag`,
    other: `Overig, Overige, Overige informatie, Aanvullende informatie, Diversen, Extra, Overige gegevens, Beschikbaarheid, Bijzonderheden, Extra informatie, Bijlagen, Mobiliteit`,
  },
  weak: `Stage, Stages, Werk, Functies, Opdrachten, Studie, Studies, Kennis, Kwaliteiten, Eigenschappen, Software, Tools, Expertise, Taal, Training, Trainingen, Workshops, Kwalificaties, Activiteiten, Presentaties, Artikelen, Prestaties, Successen, Extra, Overig, Overige, Diversen, Doel, Ambitie, Gegevens, Carrière,
    Persoonlijk, Links, Vorming, Commissies, Registraties, Introductie, Portfolio, Hobby, Referentie, Onderwijs, Loopbaan, Beurzen, Rijbewijs, Licenties, Ervaringen, Bijbaan, Moedertaal, Programma's, Scholing, Opleiding, Beschikbaarheid, Mobiliteit, Gereedschappen`,
  document: `Sollicitatiebrief, Motivatiebrief, Curriculum vitae, Mijn cv, Levensloop`,
  at: `bij`,
  nouns: {
    experience: 'werkervaring ervaring ervaringen stages functies banen betrekkingen',
    education: 'opleiding opleidingen studies scholing',
    skills: 'vaardigheden competenties kennis',
    certifications: 'certificaten cursussen diplomas',
    projects: 'projecten',
    languages: 'talen',
    interests: 'interesses hobbys',
  },
  noun_last: true,
  and: 'en',
  columns: {
    title: `functie, positie, rol, functietitel, beroep, beroep of functie, functie of beroep, beroep of positie`,
    employer: `bedrijf, werkgever, organisatie, bedrijfsnaam, naam werkgever, naam en adres van de werkgever, naam en plaats van de werkgever`,
    place: `plaats, locatie, stad, standplaats, land`,
    dates: `periode, datum, data, van, tot, duur, jaar, jaren, begin, einde`,
    school: `school, universiteit, instelling, onderwijsinstelling, hogeschool, naam en type onderwijsinstelling, opleidingsinstituut, onderwijsinstituut, naam van de school, instituut`,
    degree: `diploma, opleiding, studie, kwalificatie, graad, richting, titel van de kwalificatie, titel van het diploma, behaald diploma, studierichting, opleidingsrichting`,
    other: `taken, werkzaamheden, omschrijving, branche, sector, voornaamste werkzaamheden en verantwoordelijkheden, afdeling`,
  },
  months: [
    'januari jan',
    'februari feb febr',
    'maart mrt maa mar',
    'april apr',
    'mei',
    'juni jun',
    'juli jul',
    'augustus aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  seasons: { lente: 3, voorjaar: 3, zomer: 6, herfst: 9, najaar: 9, winter: 12 },
  present: `heden|nu|vandaag|huidig|lopend|tegenwoordig|op dit moment|momenteel|het heden|actueel`,
  to: `tot(?:\\s+(?:en\\s+met|aan|op))?|t\\/m|tm|en`,
  since: `sinds|vanaf`,
  from: `van|vanaf|tussen`,
  expected: `verwacht\\p{L}*|naar verwachting|gepland\\p{L}*`,
  valid_until: `geldig tot(?: en met)?|geldigheid(?: tot)?|tot(?: en met)?|verloopt(?: op| in)?|vervalt(?: op| in)?|vervaldatum|te verlengen(?: in)?`,
  valid_behind: `geldig`,
  degrees: {
    8: `promotieonderzoek|promovend(?:us|a)|gepromoveerd|doctoraat`,
    7: `wo[ -]master|hbo[ -]master|universitaire master|doctoraal(?:examen)?|drs\\.?(?=[\\s,]|$)|ir\\.(?=\\s|$)|mr\\.\\s(?=nederlands)|master na master|licentiaat|licentie(?= in\\b)|wo[ -]?master|industrieel ingenieur|burgerlijk ingenieur|wo(?=[\\s,:(]|$)`,
    5: `hbo(?:[ -]bachelor| bachelor)?|wo[ -]bachelor|academische bachelor|professionele bachelor|universitaire bachelor|heao|hts|post-hbo|ing\\.(?=\\s|$)|kandidatuur|kandidaats|hoger beroepsonderwijs|lerarenopleiding|pabo|graduaat`,
    4: `associate degree|propedeuse`,
    3: `mbo[ -]?(?:niveau )?4|mbo\\+|middelbaar beroepsonderwijs niveau 4|mts|meao`,
    2: `mbo(?:[ -]?(?:niveau )?[1-3])?|middelbaar beroepsonderwijs|beroepsopleiding|leerwerktraject|lts|leerlingwezen|beroepssecundair onderwijs`,
    1: `vwo|havo|vmbo(?:-\\p{L}{1,3})?|mavo|atheneum|gymnasium(?=[\\s,(]|$)|middelbare school|middelbaar onderwijs|secundair onderwijs|mulo`,
  },
  schools: `universiteit|\\p{L}*hogeschool|\\p{L}*college|school|lyceum|\\p{L}*lyceum|gymnasium|roc|mbo college|academie|instituut|scholengemeenschap|athenaeum|atheneum|vrije universiteit|rijksuniversiteit|hanze|fontys|saxion|avans|noorderpoort|ncoi|nha|conservatorium|volksuniversiteit|opleidingscentrum`,
  levels: {
    C2: `moedertaal|tweetalig|native|moedertaalniveau|moedertaalspreker|moederstaal`,
    C1: `vloeiend|uitstekend|zeer goed|gevorderd|vergevorderd|perfect|professionele werkvaardigheid|onderhandelingsniveau|uitmuntend|volledig professioneel`,
    B2: `goed|professioneel|ruim voldoende|goede beheersing|zakelijk|goed in woord en geschrift|in woord en geschrift`,
    B1: `gemiddeld|redelijk|voldoende|matig tot goed|conversatieniveau|half gevorderd|halfgevorderd|zelfstandig|spreekvaardig`,
    A2: `basis|matig|beginner|basiskennis|elementair|schoolniveau|basisniveau|beginnend|slecht|beperkt|eenvoudig`,
  },
  personal: `geboortedatum|geboorteplaats|geboren(?: op| te)?|geboortedatum en -plaats|nationaliteit|burgerlijke staat|burgerlijke stand|geslacht|leeftijd|gehuwd|ongehuwd|kinderen|bsn(?=[\\s:]*\\d)`,
  labels: {
    given: `voornaam|voornamen|voor-`,
    family: `achternaam|familienaam`,
    name: `naam|voor- en achternaam|volledige naam|naam en voornaam|voornaam en naam`,
    place: `adres|woonplaats|plaats|postcode en woonplaats|locatie|woonachtig (?:in|te)|postcode|vestigingsplaats|stad|standplaats|postcode/woonplaats|woonplaats en land|huidige woonplaats`,
    phone: `telefoon(?:nummer)?|tel|mobiel(?: nummer)?|gsm|mob|tel\\.nr|telnr|mobiele telefoon`,
  },
  titles: `ontwikkelaar medewerker medewerkster directeur beheerder adviseur verkoper verkoopster boekhouder boekhoudster verpleegkundige leraar lerares stagiair
      stagiaire chauffeur kok monteur leerling hulp hulpkok chef-kok souschef bakker slager kapper kapster hovenier tuinman timmerman schilder metselaar
      loodgieter elektricien lasser bankwerker machinist operator procesoperator magazijnmedewerker heftruckchauffeur orderpicker bezorger koerier postbode
      kassamedewerker kassière receptionist receptioniste gastheer gastvrouw ober serveerster barman schoonmaker schoonmaakster conciërge beveiliger bewaker
      verzorgende verzorger helpende begeleider begeleidster huisarts tandarts apotheker apothekersassistent fysiotherapeut psycholoog verloskundige
      doktersassistent onderwijzer docent docente leerkracht mentor jurist advocaat notaris accountant assistent assistente administrateur secretaresse
      secretaris inkoper planner coördinator teamleider afdelingshoofd hoofd leidinggevende bedrijfsleider filiaalmanager projectleider uitvoerder
      werkvoorbereider opzichter voorman ploegleider ingenieur constructeur tekenaar ontwerper vormgever redacteur journalist vertaler tolk fotograaf
      onderzoeker wetenschapper promovendus analist programmeur beleidsmedewerker ambtenaar vrijwilliger zelfstandige eigenaar oprichter bestuurder
      voorzitter consulent vertegenwoordiger accountmanager hoofdredacteur trainer zzp'er uitzendkracht vakkenvuller schoonheidsspecialiste laborant
      analiste controller makelaar inspecteur toezichthouder groepsleider gezel leerling-kok`,
  employers: String.raw`gemeente|provincie|ministerie|rijksoverheid|ziekenhuis|\p{L}*ziekenhuis|umc|verpleeghuis|zorggroep|zorgcentrum|thuiszorg|huisartsenpraktijk|praktijk|bakkerij|slagerij|brasserie|eetcafé|bouwbedrijf|\p{L}*bedrijf|aannemersbedrijf|installatiebedrijf|transportbedrijf|transport|groothandel|\p{L}*handel|\p{L}*winkel|supermarkt|apotheek|garage|makelaardij|advocaten|notariskantoor|\p{L}*kantoor|administratiekantoor|stichting|vereniging|coöperatie|uitgeverij|drukkerij|fabriek|\p{L}*fabriek|werkplaats|uitzendbureau|bureau|verzekeringen|kwekerij|boerderij|kinderopvang|holding|groep`,
};
