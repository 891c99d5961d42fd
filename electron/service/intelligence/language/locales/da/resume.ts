import type { ResumeLocale } from '../../resume_locale.ts';

/** Danish and Norwegian, which share most words of a resume. */
export const DANISH_NORWEGIAN: ResumeLocale = {
  headings: {
    header: `Kontakt, Kontaktoplysninger, Kontaktinformation, Personlige oplysninger, Personlige data, Kontaktopplysninger, Kontaktinformasjon, Personalia, Personlige opplysninger, Personopplysninger`,
    summary: `Profil, Resumé, Sammendrag, Om mig, Om meg, Personlig profil, Nøkkelkvalifikasjoner, Kort om mig, Kort om meg, Introduktion, Introduksjon, Profiltekst, Oppsummering, Mål`,
    experience: `Erhvervserfaring, Arbejdserfaring, Erfaring, Ansættelser, Ansættelse, Tidligere ansættelser, Arbeidserfaring, Yrkeserfaring, Jobberfaring, Joberfaring, Arbeidsforhold, Praksis, Karriere, Beskæftigelse, Job, Stillinger, Relevant erfaring, Relevant erhvervserfaring, Relevant arbeidserfaring, Praktik, Studiejob, Fritidsjob, Arbeidshistorikk`,
    education: `Uddannelse, Uddannelser, Utdanning, Utdannelse, Uddannelsesbaggrund, Utdanningsbakgrunn, Studier, Skolegang, Akademisk baggrund, Akademisk bakgrunn, Uddannelse og kurser, Utdanning og kurs, Eksamener, Videregående uddannelse, Høyere utdanning, Uddannelsesforløb, Formell utdanning, Relevant uddannelse, Relevant utdanning, Skole, Skole og uddannelse`,
    skills: `Kompetencer, Kompetanse, Kompetanser, Færdigheder, Ferdigheter, Kvalifikationer, Kvalifikasjoner, Faglige kompetencer, IT-kompetencer, IT-kundskaber, IT-ferdigheter, IT-kunnskaper, Personlige kompetencer, Egenskaper, Egenskaber, Nøglekompetencer, Nøkkelkompetanse, Tekniske færdigheder, Tekniske ferdigheter, Værktøjer, Verktøy, Personlige egenskaper, Personlige egenskaber, Dataferdigheter, Faglig kompetanse, Styrker`,
    languages: `Sprog, Sprogkundskaber, Språk, Språkkunnskaper, Språkferdigheter, Sprogfærdigheder`,
    certifications: `Certifikater, Certificeringer, Kurser, Kurs, Sertifikater, Sertifiseringer, Kurser og certifikater, Kurs og sertifikater, Kurser og certificeringer, Kurs og sertifiseringer, Efteruddannelse, Etterutdanning, Beviser, Kursusbeviser, Kursbevis, Kørekort, Førerkort, Autorisation, Autorisasjon, Licenser`,
    projects: `Projekter, Prosjekter, Udvalgte projekter, Utvalgte prosjekter, Egne prosjekter`,
    volunteering: `Frivilligt arbejde, Frivillig arbeid, Frivillig arbejde, Verv, Tillitsverv, Tillidshverv, Frivillighed, Frivillig, Organisasjonserfaring, Bestyrelsesarbejde, Styreverv`,
    publications: `Publikationer, Publikasjoner, Artikler, Patenter, Foredrag`,
    awards: `Priser, Udmærkelser, Utmerkelser, Legater, Stipender`,
    interests: `Interesser, Fritid, Fritidsinteresser, Hobbyer, Fritidsaktiviteter, Hobby`,
    references: `Referencer, Referanser, Referanser oppgis på forespørsel, Referencer oplyses efter ønske`,
    other: `Andet, Øvrigt, Annet, Øvrig, Diverse, Anden information, Annen informasjon, Militærtjeneste, Øvrige oplysninger`,
  },
  weak: `Erfaring, Job, Stillinger, Praksis, Praktik, Studier, Kurs, Kurser, Beviser, Verv, Frivillig, Egenskaper, Egenskaber, Styrker, Mål, Hobby, Andet, Annet, Diverse, Øvrig, Øvrigt, Kvalifikationer, Kvalifikasjoner, Kompetanse, Kompetencer, Karriere, Artikler, Foredrag, Priser, Kørekort, Førerkort, Licenser, Værktøjer, Verktøy`,
  document: `CV, Curriculum vitae, Levnedsbeskrivelse, Søknad, Ansøgning, Motivationsbrev`,
  nouns: {
    experience: 'erfaring ansættelser ansettelser stillinger arbeidsforhold',
    education: 'uddannelse uddannelser utdanning utdanninger utdannelse studier',
    skills: 'kompetencer kompetanse kompetanser færdigheder ferdigheter kundskaber kunnskaper',
    certifications: 'certifikater sertifikater kurser kurs beviser certificeringer sertifiseringer',
    projects: 'projekter prosjekter',
    languages: 'sprog sprak sprogkundskaber',
    interests: 'interesser',
  },
  noun_last: true,
  and: 'og',
  columns: {
    title: `stilling, titel, tittel, rolle, funktion, funksjon, stillingsbetegnelse, stillingstittel, yrke, erhverv, beskæftigelse eller stilling`,
    employer: `arbejdsgiver, arbeidsgiver, virksomhed, firma, bedrift, organisation, organisasjon, arbejdsplads, arbeidssted, arbejdsgivers navn og adresse, arbeidsgivers navn og adresse, selskab, selskap`,
    place: `sted, by, land, lokation, lokasjon`,
    dates: `periode, tid, dato, datoer, fra, til, fra - til, år, start, slut, slutt, tidsrum, tidsperiode`,
    school: `skole, uddannelsessted, uddannelsesinstitution, universitet, lærested, institution, institusjon, utdanningsinstitusjon, studiested`,
    degree: `uddannelse, utdanning, grad, eksamen, kvalifikation, kvalifikasjon, linje, studieretning, studie, fag`,
    other: `opgaver, arbejdsopgaver, arbeidsoppgaver, oppgaver, ansvar, ansvarsområder, ansvarsområde, beskrivelse, branche, bransje, sektor, afdeling, avdeling, karakter, vigtigste arbejdsopgaver og ansvarsområder`,
  },
  months: [
    'januar jan',
    'februar feb febr',
    'marts mars mar',
    'april apr',
    'maj mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december desember dec des',
  ],
  seasons: { forår: 3, vår: 3, sommer: 6, efterår: 9, høst: 9, vinter: 12 },
  at: `hos|ved`,
  present: `nu|nå|nuværende|nåværende|d\\.?d\\.?|dags dato|i dag|pågående|igangværende|fortsat|fortsatt`,
  to: `til(?:\\s+og\\s+med)?|t\\.?o\\.?m\\.?`,
  since: `siden`,
  from: `fra|mellem|mellom`,
  expected: `forventet\\p{L}*|planlagt\\p{L}*|beregnet`,
  valid_until: `gyldigt? (?:til|indtil)|udløber|gælder til|til|gyldig til|utløper|gjelder til`,
  valid_behind: ``,
  degrees: {
    8: `ph\\.?d\\.?(?:-grad)?|doktorgrad|dr\\.(?:scient|philos|med|polit)\\.?`,
    7: `kandidatgrad|kandidatuddannelse|mastergrad|masterstudium|masterstudie|masteruddannelse|cand\\.? ?(?:merc|jur|med|mag|polyt|oecon|polit|scient|psych|it|theol|pharm|soc|real|philol)\\.?[\\p{L}. ]{0,12}|sivilingeniør|siviløkonom|civilingeniør|embedseksamen|embetseksamen|hovedfag|integrert master|profesjonsstudiet`,
    5: `bachelorgrad|bacheloruddannelse|bachelorstudium|bachelorstudie|professionsbachelor|diplomingeniør|høyskoleingeniør|ha almen|sygeplejerskeuddannelsen|læreruddannelsen|pædagoguddannelsen|cand\\.mag(?=\\.? grad)|diplomuddannelse|høgskolekandidat`,
    4: `erhvervsakademiuddannelse|akademiuddannelse|akademiøkonom|markedsføringsøkonom|finansøkonom|datamatiker|høyskolekandidat|fagskole(?:utdanning|grad)`,
    3: `mesterbrev|fagskole|teknisk fagskole|merkonom`,
    2: `fagbrev|svennebrev|svendebrev|svendeprøve|faguddannelse|erhvervsuddannelse|eud|eux|lærling(?:euddannelse)?|elevuddannelse|grundforløb|hovedforløb|yrkesfag(?:lig utdanning)?|fagprøve|kompetansebevis|yrkesutdanning`,
    1: `studentereksamen|stx|hhx|htx|hf(?:-eksamen)?(?=[\\s,(]|$)|studiekompetanse|generell studiekompetanse|examen artium|videregående(?: skole| utdanning)?|folkeskole(?:ns afgangsprøve)?|grunnskole|10\\. klasse|9\\. klasse|studiespesialiser\\p{L}+`,
  },
  schools: `\\p{L}*universitet\\p{L}*|\\p{L}*højskole\\p{L}*|\\p{L}*høyskole\\p{L}*|høgskolen|\\p{L}*gymnasium|\\p{L}*akademi\\p{L}*|\\p{L}*skole|\\p{L}*skolen|\\p{L}*skule|ntnu|cbs|dtu|via|ucl|professionshøjskole\\p{L}*|seminarium|handelsgymnasium|folkehøjskole|tekniske? skole|handelshøyskolen|studieskolen|kathedralskole`,
  levels: {
    C2: `modersmål|morsmål|tosproget|tospråklig|førstesprog`,
    C1: `flydende|flytende|forhandlingsniveau|meget god\\p{L}*|svært god\\p{L}*|avanceret|avansert|udmærket|utmerket`,
    B2: `god\\p{L}*|gode kundskaber|gode kunnskaper|arbeidsspråk|i skrift og tale|skriftlig og muntlig`,
    B1: `mellem|middels|samtaleniveau|konversasjonsnivå|rimelig\\p{L}*|nogenlunde`,
    A2: `grundlæggende|grunnleggende|basis|begynder|nybegynner|noget|litt|skoleniveau|skolenivå`,
  },
  personal: `fødselsdato|fødselsdag|født|fødested|nationalitet|nasjonalitet|statsborgerskab|statsborgerskap|civilstand|sivilstatus|sivilstand|køn|kjønn|alder|cpr-nr`,
  labels: {
    given: `fornavn|for-`,
    family: `efternavn|etternavn`,
    name: `navn|fulde navn|fullt navn|for- og efternavn`,
    place: `adresse|by|bopæl|bosted|postadresse|bor i|bostedsadresse`,
    phone: `telefon(?:nummer)?|tlf|mobil(?:nummer|telefon)?|mob`,
  },
  titles: `chef leder direktør ansvarlig konsulent rådgiver koordinator administrator assistent medarbejder medarbeider sagsbehandler saksbehandler bogholder
    regnskapsfører regnskabsassistent revisor controller økonom sælger selger indkøber innkjøper butiksassistent butikkmedarbeider ekspedient kasserer udvikler
    utvikler programmør ingeniør tekniker montør mekaniker svejser sveiser elektriker tømrer snedker snekker maler murer blikkenslager rørlegger smed operatør
    maskinfører maskinist chauffør sjåfør lastbilchauffør lastebilsjåfør bud budbilsjåfør lagermedarbejder lagermedarbeider arbejder arbeider kok kokk
    køkkenchef kjøkkensjef souschef bager baker slagter slakter tjener servitør bartender receptionist resepsjonist rengøringsassistent renholder vaktmester
    pedel vagt vekter sygeplejerske sykepleier avdelingsleder afdelingssygeplejerske hjelpepleier helsefagarbeider sosu-assistent sosu-hjælper læge lege
    tandlæge tannlege jordemoder jordmor fysioterapeut ergoterapeut psykolog farmaceut farmasøyt lærer pædagog pedagog barnehagelærer rektor lektor professor
    adjunkt forsker stipendiat jurist advokat dommer tolk oversætter oversetter journalist redaktør designer arkitekt fotograf brandmand brannmann
    politibetjent offiser soldat pilot kaptajn kaptein matros landmand bonde gartner frisør praktikant lærling elev trainee vikar frivillig formand formann
    ejer eier grundlægger gründer projektleder prosjektleder teamleder driftsleder byggeleder arbejdsleder inspektør planlægger planlegger bestyrer styrer
    trafikleder sjef avdelingssjef daglig`,
  employers: String.raw`\p{L}* kommune|region \p{L}+|\p{L}*sygehus|\p{L}*sykehus(?:et)?|hospitalet|plejehjem(?:met)?|sykehjem(?:met)?|\p{L}*hjemmet|aps|i\/s|a\.m\.b\.a|\p{L}*selskab|\p{L}*selskap|\p{L}*virksomhed|\p{L}*bedrift|\p{L}*butik(?:ken)?|\p{L}*butikk(?:en)?|\p{L}*værksted|\p{L}*verksted|sparekasse(?:n)?|\p{L}*banken|\p{L}*bureau|\p{L}*byrå|kro(?:en)?|\p{L}*bageri|\p{L}*bakeri|\p{L}*værft|\p{L}*verft|fonden|forening(?:en)?|\p{L}*transport|forlag(?:et)?|apotek(?:et)?|forsikring|\p{L}*fabrik(?:ken)?|vognmand|entreprenør|styrelsen`,
};
