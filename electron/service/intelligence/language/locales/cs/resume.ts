import type { ResumeLocale } from '../../resume_locale.ts';

/** Czech and Slovak, which a reader of either understands. */
export const CZECH_SLOVAK: ResumeLocale = {
  headings: {
    header: `Kontakt, Kontakty, Kontaktní údaje, Osobní údaje, Osobní informace, Kontaktné údaje, Osobné údaje, Osobné informácie, Odkazy`,
    summary: `Profil, O mně, O mne, Shrnutí, Zhrnutie, Profesní profil, Profesijný profil, Profesní shrnutí, Osobní profil, Osobný profil, Kariérní cíl, Kariérny cieľ, Cíl, Cieľ, Úvod, Představení, Něco o mně, Kdo jsem, Profil uchazeče`,
    experience: `Pracovní zkušenosti, Pracovní zkušenost, Praxe, Zkušenosti, Zaměstnání, Profesní zkušenosti, Profesní praxe, Pracovní praxe, Odborná praxe, Předchozí zaměstnání, Průběh zaměstnání, Kariéra, Pracovní historie, Přehled praxe, Profesní kariéra, Pracovné skúsenosti, Pracovná skúsenosť, Prax, Skúsenosti, Zamestnanie, Zamestnania, Profesijné skúsenosti, Odborná prax, Priebeh zamestnania, Stáže, Stáž, Brigády, Relevantní zkušenosti, Profesní dráha, Dosavadní praxe, Odborné zkušenosti`,
    education: `Vzdělání, Vzdělávání, Studium, Studia, Dosažené vzdělání, Nejvyšší dosažené vzdělání, Průběh vzdělání, Vzdělání a kurzy, Vzdělání a školení, Vzdelanie, Vzdelávanie, Štúdium, Dosiahnuté vzdelanie, Priebeh vzdelania, Školy, Vzdelanie a kurzy, Akademické vzdělání, Vzdělání a odborná příprava, Studijní historie, Formální vzdělání`,
    skills: `Dovednosti, Znalosti, Schopnosti, Znalosti a dovednosti, Dovednosti a znalosti, Kompetence, Odborné znalosti, Odborné dovednosti, Počítačové znalosti, Počítačové dovednosti, IT znalosti, PC znalosti, Technické dovednosti, Technické znalosti, Osobní vlastnosti, Vlastnosti, Silné stránky, Další dovednosti, Další znalosti, Klíčové dovednosti, Klíčové kompetence, Ostatní dovednosti, Digitální dovednosti, Zručnosti, Kompetencie, Znalosti a zručnosti, Počítačové zručnosti, Odborné vedomosti, Vedomosti, Osobné vlastnosti, Ďalšie zručnosti, Technológie, Technologie, Nástroje, Specializace`,
    languages: `Jazyky, Jazykové znalosti, Jazykové dovednosti, Znalost jazyků, Cizí jazyky, Jazykové schopnosti, Jazyková vybavenost, Jazykové kompetence, Jazykové zručnosti, Cudzie jazyky, Znalosť jazykov, Jazykové vedomosti`,
    certifications: `Certifikáty, Certifikace, Kurzy, Kurzy a certifikáty, Kurzy a školení, Školení, Osvědčení, Certifikáty a kurzy, Certifikáty a školení, Certifikácie, Kurzy a školenia, Školenia, Osvedčenia, Řidičský průkaz, Řidičské oprávnění, Vodičský preukaz, Další vzdělávání, Licence, Licencie, Odborná způsobilost, Oprávnění, Průkazy`,
    projects: `Projekty, Vybrané projekty, Vlastní projekty, Osobní projekty, Portfolio`,
    volunteering: `Dobrovolnictví, Dobrovolná činnost, Dobrovolnická činnost, Dobrovoľníctvo, Dobrovoľnícka činnosť, Mimoškolní aktivity, Další aktivity, Aktivity, Spolková činnost, Členství`,
    publications: `Publikace, Publikácie, Patenty, Přednášky, Články`,
    awards: `Ocenění, Úspěchy, Ocenenia, Úspechy, Stipendia`,
    interests: `Zájmy, Záliby, Koníčky, Zájmy a koníčky, Volný čas, Záujmy, Koníčky a záujmy, Voľný čas, Volnočasové aktivity`,
    references: `Reference, Referencie, Reference na vyžádání, Doporučení`,
    other: `Ostatní, Další informace, Další, Různé, Ostatné, Ďalšie informácie, Doplňující informace, Rôzne, Jiné`,
  },
  weak: `Praxe, Prax, Zkušenosti, Skúsenosti, Zaměstnání, Zamestnanie, Kariéra, Studium, Studia, Štúdium, Školy, Znalosti, Schopnosti, Vlastnosti, Nástroje, Technologie, Technológie, Jazyky, Kurzy, Školení, Školenia, Aktivity, Členství, Úspěchy, Úspechy, Cíl, Cieľ, Úvod, Ostatní, Další, Různé, Jiné, Licence, Stáž, Stáže, Odkazy, Články, Reference, Specializace, Kontakt, Kontakty, Vedomosti, Zručnosti, Oprávnění`,
  document: `Životopis, Profesní životopis, Strukturovaný životopis, Štruktúrovaný životopis, Motivační dopis, Motivačný list`,
  nouns: {
    experience: 'zkusenosti zkusenost praxe zamestnani skusenosti prax pozice',
    education: 'vzdelani vzdelavani studium studia vzdelanie',
    skills: 'dovednosti znalosti schopnosti kompetence zrucnosti vedomosti',
    certifications: 'certifikaty kurzy skoleni osvedceni certifikace skolenia',
    projects: 'projekty',
    languages: 'jazyky',
    interests: 'zajmy zaliby konicky',
  },
  noun_last: true,
  and: 'a i',
  columns: {
    title: `pozice, pracovní pozice, funkce, povolání, pracovní zařazení, povolání nebo vykonávaná funkce, role, pozícia, pracovná pozícia, funkcia, povolanie, název pozice, zastávaná pozice`,
    employer: `zaměstnavatel, firma, společnost, organizace, název firmy, jméno a adresa zaměstnavatele, název zaměstnavatele, podnik, zamestnávateľ, spoločnosť, organizácia, názov firmy`,
    place: `místo, město, lokalita, místo výkonu práce, země, miesto, mesto, obec`,
    dates: `období, datum, od, do, od - do, od do, doba, rok, roky, začátek, konec, obdobie, dátum, trvání, termín`,
    school: `škola, univerzita, instituce, název školy, vzdělávací instituce, vysoká škola, fakulta, inštitúcia, názov školy, název a typ organizace poskytující vzdělání`,
    degree: `obor, titul, kvalifikace, dosažená kvalifikace, studijní obor, vzdělání, diplom, odbor, kvalifikácia, dosažený titul, název získané kvalifikace`,
    other: `náplň práce, hlavní pracovní náplň, hlavní činnosti, hlavní pracovní náplň a oblasti odpovědnosti, odpovědnosti, popis, obor činnosti, oblast, odvětví, náplň, úkoly, popis práce, náplň práce a odpovědnosti, oddělení, zodpovědnosti, pracovná náplň`,
  },
  months: [
    'leden ledna led január januára jan',
    'únor února úno február februára feb',
    'březen března bře marec marca mar',
    'duben dubna dub apríl apríla apr',
    'květen května kvě máj mája',
    'červen června čvn jún júna jun',
    'červenec července čvc júl júla jul',
    'srpen srpna srp august augusta aug',
    'září zář september septembra sep',
    'říjen října říj október októbra okt',
    'listopad listopadu lis november novembra nov',
    'prosinec prosince pro december decembra dec',
  ],
  seasons: { jaro: 3, jar: 3, léto: 6, leto: 6, podzim: 9, jeseň: 9, zima: 12 },
  at: `ve společnosti|ve firmě|u firmy|v spoločnosti`,
  present: `současnost(?:i)?|dosud|nyní|dnes|doposud|trvá|stále|nadále|současné doby|teď|súčasnosť|súčasnosti|doteraz|trvá doposiaľ|dodnes`,
  to: `do|až(?: do)?`,
  since: `od`,
  from: `od|mezi|medzi`,
  expected: `předpokládan\\p{L}*|očekávan\\p{L}*|plánovan\\p{L}*|predpokladan\\p{L}*`,
  valid_until: `platn[ýáéost]+ do|platnost(?: do)?|do|platí do|vyprší|platn[ýáéost]+ do`,
  valid_behind: ``,
  degrees: {
    8: `doktorské studium|doktorský (?:titul|program)|doktorát|ph\\.?d\\.?|csc\\.?|doktorandské štúdium`,
    7: `magisterské studium|magisterský (?:titul|stupeň|program|obor)|navazující magisterské studium|magistr|magistra|inženýr(?:ské studium|ka)?|inženýrský titul|ing\\.(?=[\\s,]|$)|mgr\\.(?: et mgr\\.)?|mga\\.|mudr\\.|mvdr\\.|judr\\.|phdr\\.|rndr\\.|paeddr\\.|pharmdr\\.|magisterské štúdium|inžinierske štúdium|druhý stupeň vysokoškolského`,
    5: `bakalářské studium|bakalářský (?:titul|stupeň|program|obor)|bakalář(?:ka)?|bc\\.(?=[\\s,]|$)|bca\\.|bakalárske štúdium|bakalár|vysokoškolské (?:vzdělání|vzdelanie|studium)|první stupeň vysokoškolského`,
    4: `vyšší odborné (?:vzdělání|studium)|diplomovan(?:ý|á) \\p{L}+|absolutorium|dis\\.|vyššie odborné vzdelanie`,
    3: `pomaturitní studium|nástavbové studium|mistrovská zkouška|nadstavbové štúdium|pomaturitné štúdium`,
    2: `výuční list|vyučení|vyučen(?:a|ý)?|střední odborné (?:vzdělání|učiliště)|učební obor|učňovské vzdělání|vyučen v oboru|výučný list|odborný výcvik|osvědčení o (?:odborné|rekvalifikaci)|rekvalifikační kurz|rekvalifikace|stredné odborné vzdelanie|profesní kvalifikace`,
    1: `maturita|maturitní (?:zkouška|vysvědčení|obor)|s maturitou|středoškolské (?:vzdělání|studium)|střední vzdělání(?: s maturitou)?|základní (?:vzdělání|škola)|maturitná skúška|stredoškolské vzdelanie|úplné střední(?: odborné)? vzdělání|všeobecné gymnázium`,
  },
  schools: `univerzit[aěy]\\p{L}*|\\p{L}* univerzita|vysoká škola|vysoké učení|vyšší odborná škola|střední\\p{L}* (?:\\p{L}+ )?(?:škola|učiliště)|průmyslov(?:á|ka)|obchodní akademie|akademi[ea]|gymnázium|\\p{L}*gymnázium|učiliště|škol[aye]|institut|fakulta|čvut|vut|vše|všb|konzervatoř|konzervatórium|učilište|inštitút|sou|sš|soš|zš|vyššia odborná škola|stredná (?:odborná )?škola|lyceum`,
  levels: {
    C2: `rodilý mluvčí|mateřský jazyk|mateřština|bilingvní|materinský jazyk|rodný jazyk|úroveň rodilého mluvčího`,
    C1: `plynně|plynule|výborně|výborná|výborná znalost|velmi dobře|velmi dobrá|pokročil[áýé]|velmi pokročil[áýé]|plynná|plynulo|veľmi dobre`,
    B2: `dobře|dobrá|dobrá znalost|pracovní úroveň|středně pokročil[áýé]|dobre|slovem i písmem|aktivně|aktivní znalost`,
    B1: `komunikativně|komunikativní|komunikativní úroveň|mírně pokročil[áýé]|stredne pokročil[áýé]|dostatečně|domluvím se|konverzační`,
    A2: `základy|základní|základní znalost|začátečník|pasivně|pasivní|začiatočník|mírně|základné|školní úroveň`,
  },
  personal: `datum narození|narozen[aý]?|místo narození|národnost|státní (?:občanství|příslušnost)|rodinný stav|stav|pohlaví|věk|rodné číslo|dátum narodenia|štátne občianstvo`,
  labels: {
    given: `jméno|meno|křestní jméno`,
    family: `příjmení|priezvisko`,
    name: `jméno|jméno a příjmení|celé jméno|meno|meno a priezvisko`,
    place: `adresa|bydliště|trvalé bydliště|místo bydliště|město|kontaktní adresa|bydlisko`,
    phone: `telefon(?:ní číslo)?|tel|mobil|telefón(?:ne číslo)?|mobilní telefon`,
  },
  titles: `vedoucí ředitel ředitelka manažer manažerka specialista specialistka referent referentka asistent asistentka administrátor administrátorka koordinátor
    koordinátorka konzultant konzultantka poradce poradkyně účetní ekonom ekonomka auditor auditorka kontrolor pokladní prodavač prodavačka obchodník
    nákupčí skladník skladnice řidič řidička kurýr dispečer dispečerka kuchař kuchařka šéfkuchař šéfkuchařka pomocník číšník servírka barman barmanka pekař
    cukrář cukrářka řezník recepční pokojská uklízeč uklízečka vrátný údržbář ostraha svářeč zámečník obráběč soustružník frézař nástrojář elektrikář
    elektromechanik instalatér topenář klempíř truhlář tesař zedník malíř stavbyvedoucí mistr předák dělník dělnice operátor operátorka seřizovač montér
    mechanik automechanik technička technolog konstruktér konstruktérka projektant projektantka inženýr inženýrka vývojář vývojářka programátor
    programátorka analytik analytička tester testerka správce architekt architektka designér grafik grafička sestra lékař lékařka sanitář sanitářka
    ošetřovatel ošetřovatelka pečovatel pečovatelka zdravotník záchranář lékárník lékárnice laborant laborantka fyzioterapeut fyzioterapeutka psycholog
    psycholožka zubař učitel učitelka vychovatel vychovatelka lektor lektorka asistentka profesor profesorka výzkumník právník právnička advokát advokátka
    notář soudce překladatel překladatelka tlumočník tlumočnice novinář novinářka redaktor redaktorka fotograf fotografka hasič policista voják pilot
    kadeřník kadeřnice kosmetička masér masérka zahradník zahradnice zemědělec praktikant praktikantka stážista stážistka brigádník brigádnice učeň
    dobrovolník dobrovolnice majitel majitelka zakladatel jednatel jednatelka podnikatel předseda zástupce zástupkyně náměstek personalista personalistka
    mzdová strojník jeřábník lakýrník skladový vodič čašník čašníčka predavač predavačka zvárač účtovník účtovníčka učiteľ učiteľka lekár lekárka opatrovateľka
    riaditeľ riaditeľka vedúci vedúca upratovačka inžinier murár stolár obchodná`,
  employers: String.raw`spol\. s r\.? ?o\.?|s\.? ?r\.? ?o\.?|a\. ?s\.?|k\. ?s\.?|v\. ?o\. ?s\.?|z\. ?s\.?|o\. ?p\. ?s\.?|nemocnice|fakultní nemocnice|poliklinika|ordinace|domov (?:pro seniory|důchodců|s pečovatelskou)|charita|město|obec|magistrát|městský úřad|krajský úřad|úřad práce|ministerstvo|spořitelna|pojišťovna|\p{L}*banka|lékárna|restaurace|hostinec|penzion|pivovar|pekárna|pekařství|cukrárna|závod|závody|strojírny|železárny|ocelárny|slévárna|loděnice|stavby|stavební|doprava|autodoprava|spedice|družstvo|obchod|prodejna|dílna|servis|společnost|sdružení|nadace|spolek|nakladatelství|tiskárna|továrna|podnik|úřad|elektrárna|teplárna|nemocnica|reštaurácia|spoločnosť`,
};
