/**
 * Where somebody comes from: the words that ask for it, by language, folded. `%` is a country or a part of the world,
 * `@` a people, `#` one of its people (peoples.ts); what stands beside it makes it a question of origin.
 */
export type OriginWords = {
  /** Nouns that ask for an origin by themselves. */
  readonly always: string;
  /** Nouns that do so beside a people or a country. */
  readonly beside: string;
  /** Between such a noun and a country: "roots in Turkey". */
  readonly between: string;
  /** What is said before the country somebody comes from. */
  readonly from: string;
  /** What is said around it; `A` is any article. */
  readonly around?: string;
  /** "Son of", before a people. */
  readonly child: string;
  /** "Is", before a people. */
  readonly is: string;
  /** Articles and the like between "from" or "is" and the word meant. */
  readonly article: string;
  /** "Only" and "no", before or behind a people. */
  readonly only: string;
  /** Who is meant: they may follow a people without changing what is asked. */
  readonly person: string;
  /** Goods, documents and places that have an origin, too. */
  readonly things: string;
};

export const ORIGIN_WORDS: Readonly<Record<string, OriginWords>> = {
  en: {
    always: String.raw`
        ancestry|ancestors|nationalit(?:y|ies)|national origins?|(?:persons?|people|man|woman|men|women|
        candidates?) of colou?r|^of colou?r|bipoc|(?:dark|light|fair|black|white|brown) skinned|[@#] (?:sur)?names?|ethnicity|ethnicities|ethnic background|ethnic origins?|migration background|
        migrant background|immigrant background|country of birth|place of birth|birthplace|
        foreign sounding names?|(?:his|her|their|candidate s|applicant s|person s) (?:country of )?(?:origins?|
        heritage|roots)
    `,
    beside: String.raw`
        origins?|heritage|descent|extraction|roots|background|parentage|lineage|blood|birth|born|parents|
        sounding names?|by birth|skin|nationals?
    `,
    between: 'in|from|of|is|are',
    child: '(?:sons?|daughters?|child) of',
    from: String.raw`
        (?:comes?|came|coming|hails?|hailing|originates?|originating|stems?) (?:originally )?from|
        originally from|^from|(?:is|be|are|was|being|someone|somebody|person) from|natives? (?:of|to)|(?:raised|
        grew up|grown up|brought up|born) in|born and (?:raised|bred) in|(?:is|of|be) descended from|(?:has|
        have|with) parents from
    `,
    is: String.raw`
        (?:is|be|are|being)(?: ethnically| originally| only| really)?|(?:is |be )?an? native|ethnic(?:ally)?
    `,
    article: 'an?|the|old|true|real',
    only: 'only|no|not|never|just',
    person: String.raw`
        person|people|man|woman|men|women|candidates?|applicants?|nationals?|family|families|household|parents|
        countr(?:y|ies)|immigrants?|by
    `,
    things: String.raw`
        goods|products?|foods?|wines?|beers?|cheeses?|coffees?|teas?|meat|fruit|vegetables|ingredients|
        materials?|parts|components?|machinery|machines?|equipment|vehicles?|cars?|brands?|compan(?:y|ies)|
        firms?|employers?|art|textiles?|fabrics?|timber|steel|data|software|documents?|certificates?|music|
        dishes|cuisine|animals?|plants?|samples?|medicines?|languages?|tongue|cv|resume|customers?|clients?|
        patients?|students?|children|investors?|works?
    `,
  },
  de: {
    always: String.raw`
        abstammung|abkunft|ethnie|ethnische[rn]? \p{L}+|migrationshintergrund\p{L}*|zuwanderungsgeschichte|
        geburtsland|geburtsort|(?:dunkel|hell|schwarz|weiss)hautig\p{L}*|herkunftsland|\p{L}{4,}stammig\p{L}*|hautfarbe|auslandische\p{L}? (?:wurzeln|
        eltern)|wo (?:er|sie) herkommt|woher \p{L}+ (?:kandidat\p{L}*|er|sie|bewerber\p{L}*)? ?(?:kommt|stammt)
    `,
    beside: String.raw`
        herkunft|wurzeln|hintergrund\p{L}*|geburt|ursprungs?|vorfahren|eltern|blut|blutes|namens?
    `,
    between: 'in|aus|von|ist|sind',
    child: '(?:kind|sohn|tochter) von',
    from: String.raw`
        (?:kommt|kommen|stammt|stammen|kommend|stammend|gekommen) (?:ursprunglich |geburtig )?(?:aus|von)|
        ursprunglich aus|(?:ist|sei|jemand|person) aus|geburtig\p{L}*(?: aus)?|(?:geboren|aufgewachsen|
        gross geworden) in|(?:seine|ihre|deren)? ?(?:eltern|familie) (?:kommt|kommen|stammt|stammen)? ?aus
    `,
    around: String.raw`
        (?:aus|von) A[@#%] (?:kommend|stammend|kommt|stammt|kommen|stammen|kommende[rn]?|stammende[rn]?)|
        in A[@#%] (?:geboren|aufgewachsen)\p{L}*
    `,
    is: String.raw`(?:ist|sei|sein|sind)(?: nur| ursprunglich| geburtig\p{L}*)?|geburtig\p{L}*`,
    article: 'ein|eine|einem|einer|eines|der|die|das|dem|den|echte[rn]?',
    only: 'nur|kein|keine|keinen|ausschliesslich|nicht|bitte',
    person: String.raw`
        person\p{L}*|menschen|mann|frau|manner|frauen|kandidat\p{L}*|bewerber\p{L}*|familie|familien|land|
        landern|sein|nur|bevorzugt|erwunscht|bitte|gewunscht
    `,
    things: String.raw`
        waren?|produkte?n?|lebensmitteln?|weine?n?|materialien|teile?n?|maschinen|fahrzeuge?n?|marken?|
        unternehmen|firmen?|arbeitgeber\p{L}*|kunden|patienten|kindern?|schulern?|software|daten|sprache|
        arbeitssprache|muttersprache|tiere?n?|speisen|kuche|stoffe?n?
    `,
  },
  fr: {
    always: String.raw`
        ascendance|ascendants|ethnie|origines? (?:ethniques?|etrangeres?)|appartenance ethnique|
        issue?s? de l immigration|pays de naissance|lieu de naissance|couleur de (?:la )?peau|
        son pays d origine|ses origines|son origine|de souche
    `,
    beside: 'race|origines?|racines|descendance|souche|naissance|sang|parents|consonance',
    between: 'en|de|d|du|des|au|aux|dans',
    child: '(?:fils|fille|enfant) (?:d|de|des)',
    around: '(?:natif|native) (?:de|d|du|des) A%',
    from: String.raw`
        (?:vient|viens|venant|provient|provenant|issue?|originaires?|arrive) (?:de|d|du|des)|(?:ne|
        nee|grandi|eleve|elevee) (?:en|au|aux|a)|(?:est|quelqu un) (?:de|d|du|des)
    `,
    is: '(?:est|etre|soit|sont)(?: bien| d origine)?',
    article: 'un|une|le|la|les|l|vrai|vraie|pays|europe de l',
    only: 'uniquement|seulement|que des|que|pas d|pas de|aucun|aucune|sans|exclusivement',
    person: String.raw`
        personnes?|gens|homme|femme|candidate?s?|familles?|pays|uniquement|seulement|de souche|de naissance|
        d origine|exige|souhaite
    `,
    things: String.raw`
        produits?|vins?|fromages?|aliments?|matieres?|materiaux|pieces?|machines?|vehicules?|marques?|
        entreprises?|societes?|clients?|clientele|patients?|enfants?|eleves?|langue|logiciels?|donnees|viandes?|
        cuisine|plats?
    `,
  },
  es: {
    always: String.raw`
        ascendencia|etnia|origen(?:es)? (?:etnico|etnicos|extranjero|migrante)|pais de nacimiento|
        lugar de nacimiento|color de (?:la )?piel|piel (?:oscura|clara|morena|@)|su (?:pais de )?origen|sus (?:origenes|raices)|antepasados
    `,
    beside: 'raza|origen|origenes|raices|descendencia|herencia|nacimiento|sangre|padres|apellidos?',
    between: 'en|de|del|es|son',
    child: 'hij[oa]s? de',
    around: 'nativ[oa] (?:de|del) A%',
    from: String.raw`
        (?:viene|vienen|procede|procedente|proviene|originari[oa]|oriund[oa]|natural|es|sea|
        alguien) (?:de|del|desde)|(?:nacid[oa]|nacio|criad[oa]|crecio) en
    `,
    is: '(?:es|ser|sea|son)(?: de origen)?',
    article: 'un|una|el|la|los|las|pais',
    only: 'solo|solamente|unicamente|nada de|sin|no|ningun',
    person: String.raw`
        personas?|gente|hombre|mujer|candidat[oa]s?|familias?|paises|solo|solamente|
        preferiblemente
    `,
    things: String.raw`
        productos?|vinos?|quesos?|alimentos?|materiales|piezas|maquinas|maquinaria|vehiculos?|marcas?|empresas?|
        clientes|pacientes|ninos|alumnos|idioma|lengua|software|datos|carne|cocina|platos?
    `,
  },
  it: {
    always: String.raw`
        ascendenza|discendenza|etnia|origin[ei] (?:etnic\p{L}+|stranier\p{L}+)|background migratorio|
        paese di nascita|luogo di nascita|colore della pelle|(?:est|person[ae]) di colore|le sue (?:origini|radici)|la sua origine|antenati
    `,
    beside: 'razza|origine|origini|radici|stirpe|nascita|sangue|genitori|provenienza',
    between: 'in|di|da|dal|dalla|della|del|e',
    child: 'figli[oa] di',
    around: 'nativ[oa] (?:di|del|della|dell|dei|degli|delle) A%',
    from: String.raw`
        (?:viene|venga|proviene|provenga|proveniente|originari[oa]|oriund[oa]|qualcuno) (?:di|da|dal|
        dalla|dall|dai|dagli|dalle|del|della|dell|degli)|(?:nat[oa]|cresciut[oa]) (?:in|negli|nel|nella|nei)|
        est (?:della|dell|del|dalla|dal|dall|degli)
    `,
    is: '(?:^e|est|essere|sia|sono)(?: di origine)?',
    article: 'un|una|uno|il|la|lo|l|i|gli|paese|vero|vera',
    only: 'solo|soltanto|esclusivamente|niente|senza|no|nessun|nessuno',
    person: 'person[ae]|uomo|donna|candidat[oiae]|famigli[ae]|paesi|solo|soltanto',
    things: String.raw`
        prodott[oi]|vin[oi]|formaggi|aliment[oi]|materiali|pezzi|macchin[ae]|macchinari|veicol[oi]|march[io]|
        aziend[ae]|client[ei]|pazienti|bambini|alunni|lingua|software|dati|carne|cucina|piatti
    `,
  },
  nl: {
    always: String.raw`
        afkomst|komaf|etniciteit|etnische \p{L}+|migratieachtergrond|migratie achtergrond|geboorteland|
        geboorteplaats|huidskleur|(?:donkere|lichte|blanke) huid|voorouders|zijn herkomst|haar herkomst
    `,
    beside: 'herkomst|oorsprong|wortels|roots|achtergrond|bloed|geboorte|ouders|origine',
    between: 'in|uit|van|is|zijn',
    child: '(?:kind|zoon|dochter) van',
    from: String.raw`
        (?:komt|komen|komend|afkomstig|stamt|is|iemand) (?:oorspronkelijk |van oorsprong )?uit|(?:geboren|
        opgegroeid|getogen) in
    `,
    is: '(?:is|zijn|wezen)(?: van oorsprong| echt)?',
    article: 'een|de|het|echte|land',
    only: 'alleen|enkel|uitsluitend|geen|niet',
    person: String.raw`
        persoon|personen|mensen|man|vrouw|kandida\p{L}+|sollicitant\p{L}*|familie|gezin|zijn|land|landen|alleen|
        enkel
    `,
    things: String.raw`
        producten?|goederen|wijn|wijnen|voedsel|materialen|onderdelen|machines?|voertuigen|merken?|bedrij\p{L}+|
        klanten|patienten|kinderen|leerlingen|taal|voertaal|software|keuken|vlees
    `,
  },
  pt: {
    always: String.raw`
        ascendencia|descendencia|etnia|orige(?:m|ns) (?:etnic\p{L}+|estrangeir\p{L}+)|pais de nascimento|
        local de nascimento|cor da pele|sua (?:origem|nacionalidade)|suas (?:origens|raizes)|antepassados
    `,
    beside:
      'raca|origem|origens|raizes|descendente|heranca|nascimento|sangue|pais de nascenca|pais estrangeiros',
    between: 'em|na|no|da|do|de|dos|nos',
    child: 'filh[oa]s? de',
    around: 'nativ[oa] (?:de|da|do|dos|das) A%',
    from: String.raw`
        (?:vem|veio|provem|proveniente|oriund[oa]|originari[oa]|natural|alguem|seja) (?:de|da|do|dos|
        das)|(?:nascid[oa]|nasceu|cresceu|criad[oa]) (?:em|na|no|nos|nas)|est (?:da|do|dos|das)
    `,
    is: '(?:^e|est|ser|seja|sao)(?: de origem)?',
    article: 'um|uma|o|a|os|as|pais',
    only: 'so|somente|apenas|nada de|sem|nenhum',
    person: 'pessoas?|homem|mulher|candidat[oa]s?|familias?|paises|apenas|somente',
    things: String.raw`
        produtos?|vinhos?|queijos?|alimentos?|materiais|pecas|maquinas|veiculos?|marcas?|empresas?|clientes|
        pacientes|criancas|alunos|idioma|lingua|software|dados|carne|cozinha|pratos?
    `,
  },
  pl: {
    always: String.raw`
        pochodzenie etniczne|pochodzenia etnicznego|narodowosc|narodowosci|kraj (?:urodzenia|
        pochodzenia kandydat\p{L}+)|miejsce urodzenia|kolor skory|przodkow|jego pochodzenie|jej pochodzenie|
        pochodzenia migracyjnego
    `,
    beside: 'pochodzenia|pochodzenie|pochodzeniem|korzenie|korzeniami|korzeni|krwi|urodzenia|przodkach',
    between: 'z|ze|w|we|jest',
    child: '(?:syn|corka|dziecko)',
    from: String.raw`
        (?:pochodzi|pochodza|pochodzac[yae]|jest|rodem|ktos|przyjechala?|przybyla?) (?:z|ze)|rodowit(?:y|a|ego)|(?:urodzon[ya]|
        wychowan[ya]|urodzil sie|urodzila sie|dorastal|dorastala) (?:w|we)
    `,
    is: '(?:jest|byc|sa)(?: z pochodzenia)?',
    article: 'kraju|prawdziwy|prawdziwa',
    only: 'tylko|wylacznie|bez|zadnych|nie',
    person: String.raw`
        osoba|osoby|osob|mezczyzna|kobieta|kandyda\p{L}+|rodziny|rodzina|kraju|tylko|wylacznie|z pochodzenia|
        z urodzenia
    `,
    things: String.raw`
        produkt\p{L}*|towar\p{L}*|win[ao]?|zywnosc\p{L}*|material\p{L}*|czesci|maszyn\p{L}*|pojazd\p{L}*|
        mark\p{L}*|firm\p{L}*|klient\p{L}*|pacjent\p{L}*|dzieci|uczni\p{L}*|jezyk\p{L}*|oprogramowani\p{L}*|
        kuchni\p{L}*|mies[oa]
    `,
  },
  tr: {
    always: String.raw`
        etnik (?:koken\p{L}*|kimlik)|dogum yeri|ten rengi|deri rengi|irki|uyrugu|kokeni|gocmen kokenli|
        \p{L}+ kokenli|[@#%] kokenli|@ uyruklu|[@#] (?:olmasin|olmamali|istenmiyor)
    `,
    beside: 'kokenli|koken|asilli|soylu|irkindan|dogumlu',
    between: 'dan|den|tan|ten',
    child: 'cocugu',
    from: 'aslen',
    around: String.raw`[@#%] (?:dan|den|tan|ten) (?:gel\p{L}+|olan|olmali|olsun|dogma)|[@#%](?: li| lu)? dogumlu`,
    is: 'aslen',
    article: 'bir',
    only: 'sadece|yalnizca',
    person: String.raw`aday\p{L}*|biri|olmali|olsun|mi|kisi|kadin|erkek|aile\p{L}*|olmasin|istenmiyor`,
    things: String.raw`
        urun\p{L}*|mal\p{L}*|sarap|arac\p{L}*|makine\p{L}*|marka\p{L}*|firma\p{L}*|musteri\p{L}*|dil\p{L}*
    `,
  },
};
