/** Sex or gender, by language (see tables.ts). */
export const SEX = String.raw`
de: (?:ist|sei|sein|nur|als|eine?|bevorzugt|moglichst) (?:eine? )?(?:mann|frau|weiblich|mannlich|dame|herr|
    madchen)$|(?:weiblich|mannlich)(?:e|er|en|es)? (?:person\p{L}*|kandidat\p{L}*|bewerber\p{L}*|
    mitarbeiter\p{L}*|kolleg\p{L}*|kraft)|keine (?:frauen|manner)|(?:frau|mann|frauen|manner) (?:bevorzugt|
    gesucht|erwunscht|gewunscht)|^(?:dame|herr|weiblich|mannlich|geschlecht)$
fr: (?:est|soit|etre|uniquement|seulement) (?:une? |des )?(?:homme|femme|hommes|femmes|fille|garcon|dame|
    masculin|feminin)$|pas de (?:femmes?|hommes?)|(?:femmes?|hommes?) (?:uniquement|seulement|exclusivement|
    de preference|souhaitee?)|(?:candidat\p{L}*|personne) (?:masculin|feminine?|de sexe \p{L}+)|
    (?:de )?sexe (?:feminin|masculin)|^(?:genre|sexe|feminin|masculin)$
es: (?:es|sea|ser|solo|unicamente) (?:una? )?(?:hombre|mujer|hombres|mujeres|varon|chica|chico|senorita|
    femenin[oa]|masculin[oa])$|(?:hombres|mujeres|varones|chicas) (?:solo|solamente|unicamente|preferiblemente)|
    (?:candidat[oa]|persona) (?:femenin[oa]|masculin[oa])|sexo (?:femenino|masculino)|^(?:varon|sexo|genero|
    femenino|masculino|senorita)$
it: (?:est|e|sia|essere|solo|soltanto) (?:un |una )?(?:uomo|donna|uomini|donne|ragazza|ragazzo|maschio|
    femmina)$|(?:uomini|donne) (?:soltanto|solamente)|(?:candidat[oa]|persona) (?:maschile|femminile)|(?:sesso|
    genere) (?:femminile|maschile)|^(?:uomo|donna|maschio|femmina|sesso|genere)$
nl: (?:is|zijn|alleen|enkel|een|geen) (?:een )?(?:man|vrouw|mannen|vrouwen|dame|mannelijk|vrouwelijk|jongen|
    meisje)$|(?:mannen|vrouwen) (?:alleen|enkel)|(?:mannelijke|vrouwelijke) (?:kandida\p{L}+|sollicitant\p{L}*|
    medewerker\p{L}*|persoon|collega)|^(?:man|vrouw|geslacht|mannelijk|vrouwelijk|dame)$
pt: (?:est|seja|ser|so|apenas|somente) (?:um |uma )?(?:homem|mulher|homens|mulheres|rapaz|moca|menina|
    feminin[oa]|masculin[oa])$|(?:homens|mulheres) (?:apenas|somente)|(?:candidat[oa]|pessoa) (?:feminin[oa]|
    masculin[oa])|sexo (?:feminino|masculino)|^(?:homem|mulher|feminino|masculino|genero)$
pl: (?:jest|byc|tylko|wylacznie) (?:mezczyzna|kobieta|mezczyzni|kobiety|kobiet|mezczyzn|pania|panem)$|
    (?:kobiety|mezczyzni) (?:tylko|wylacznie|mile widziane)|^(?:kobieta|mezczyzna|plec|plec \p{L}+)$|
    plci (?:zenskiej|meskiej)|kandydat\p{L}* plci
tr: (?:sadece|yalnizca|bir) (?:kadin|erkek|bayan|bay)\p{L}*$|(?:kadin|erkek|bayan|bay) (?:aday\p{L}*|
    eleman\p{L}*|olmali|mi|olsun|personel|calisan)|^(?:bayan|cinsiyet|cinsiyeti)$
`;

/** Sexual orientation, by language (see tables.ts). */
export const ORIENTATION = String.raw`
en: (?:lgbt\p{L}*|gays|lesbians|heterosexuals?)(?: only| preferred)?$|same sex (?:partner|relationship|spouse)|
    (?:openly|is) (?:gay|queer|trans)$
de: (?:ist|nicht|offen|sei) (?:\p{L}+ )?(?:schwul|lesbisch|homosexuell|heterosexuell|bisexuell|queer|hetero|
    trans|transsexuell)$|sexuelle (?:orientierung|identitat)|^(?:bisexuell|heterosexuell|queer)$
fr: (?:est|pas|soit|ouvertement) (?:\p{L}+ )?(?:gay|lesbienne|homosexuel(?:le)?|heterosexuel(?:le)?|
    bisexuel(?:le)?|trans)$|orientation sexuelle|^(?:homosexuel(?:le)?|lesbienne|heterosexuel(?:le)?)$
es: (?:es|no|sea|abiertamente) (?:\p{L}+ )?(?:gay|lesbiana|homosexual|heterosexual|bisexual|trans)$|
    orientacion sexual|^(?:lesbiana)$
it: (?:est|e|non|sia) (?:\p{L}+ )?(?:gay|lesbica|omosessuale|eterosessuale|bisessuale|trans)$|
    orientamento sessuale|^(?:omosessuale|eterosessuale|lesbica)$
nl: (?:is|niet|openlijk) (?:\p{L}+ )?(?:homo|lesbisch|homoseksueel|heteroseksueel|hetero|biseksueel|trans)$|
    seksuele (?:geaardheid|orientatie|voorkeur)|^(?:homoseksueel|lesbisch|heteroseksueel)$
pt: (?:est|nao|seja) (?:\p{L}+ )?(?:gay|lesbica|homossexual|heterossexual|bissexual|trans)$|orientacao sexual|
    ^(?:homossexual|heterossexual|lesbica)$
pl: (?:jest|nie jest) (?:\p{L}+ )?(?:gejem|lesbijka|homoseksualist\p{L}*|homoseksualn[ya]|heteroseksualn[ya]|
    biseksualn[ya]|trans)$|orientacj[aei] seksualn\p{L}+
tr: (?:escinsel|gey|lezbiyen|heteroseksuel|biseksuel|trans)(?: mi| olmayan)?$|cinsel (?:yonelim|tercih)\p{L}*
`;
