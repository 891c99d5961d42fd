/** Pregnancy and parenthood, by language (see tables.ts). */
export const PARENTHOOD = String.raw`
en: (?:has|without|no) (?:an? )?(?:baby|toddlers?|newborn)$|childless|child free|(?:stay at home|
    returning) (?:mum|mom|mother|dad|father|parent)s?$
de: (?:ist|nicht|keine?|plant|eine) (?:\p{L}+ )?(?:schwanger|schwangerschaft|mutter|vater|alleinerziehend|
    eltern)$|schwanger(?:schaft)?$|(?:hat|ohne|keine|eigene|will|mochte|plant) (?:\p{L}+ )?(?:kind|kinder|
    nachwuchs|baby)$|kinderlos\p{L}*$|alleinerziehend\p{L}*$|familienplanung(?: abgeschlossen)?$|(?:in|war in|
    nimmt|aus) (?:der )?elternzeit$|stillt$
fr: (?:est|pas|tombe) (?:\p{L}+ )?(?:enceinte|mere|pere|parent|mere de famille)$|(?:a|ait|sans|pas d|
    veut) (?:des |un |une |\d |deux |trois |jeunes |petits )?(?:enfants?|bebe)$|(?:en|pris un|
    prend un) conge (?:de )?(?:maternite|parental)$|desir d enfant|grossesse$|parent isole|
    famille monoparentale|charges? (?:de famille|familiales?)$
es: (?:esta|no|es|quede) (?:\p{L}+ )?(?:embarazada|madre|padre)$|embaraz[oa]\p{L}*$|(?:tiene|tenga|sin|con|
    quiere tener|tener) (?:\p{L}+ ){0,2}hij[oa]s?$|madre solter[oa]|padre soltero|esta de baja (?:maternal|
    por maternidad|paternal)$|cargas familiares
it: (?:est|e|sia|in) (?:una |un )?(?:incinta|gravidanza|mamma|madre|padre|dolce attesa|maternita)$|(?:ha|senza|
    con|vuole) (?:\p{L}+ ){0,2}(?:figli|figlio|figlia)$|incinta$|carichi familiari|
    in congedo (?:di )?(?:maternita|parentale)$
nl: (?:is|niet) (?:een )?(?:zwanger|moeder|vader|alleenstaande ouder)$|zwanger(?:schap)?$|(?:heeft|zonder|geen|
    wil) (?:\p{L}+ )?(?:kinderen|kind|kinderwens|baby)$|kinderloos$|kinderwens$|(?:met|op) (?:zwangerschaps|
    ouderschaps)verlof$
pt: (?:est|esta|nao|seja) (?:uma? )?(?:gravida|mae|pai)$|gravid\p{L}+$|(?:tem|tenha|sem|com|quer ter|
    ter) (?:\p{L}+ ){0,2}filh[oa]s?$|mae solteira|pai solteiro|esta (?:de|em) licenca (?:maternidade|
    de maternidade|parental)$
pl: (?:jest|nie jest) (?:w ciazy|matka|ojcem|samotna matka|samotnym ojcem)$|w ciazy$|ciaza$|(?:ma|bez|posiada|
    chce miec|male) (?:\p{L}+ )?(?:dzieci|dziecko|dziecka)$|bezdzietn[yae]$|na urlopie (?:macierzynski\p{L}*|
    rodzicielski\p{L}*)$
tr: hamile(?: mi| degil| olmayan)?$|(?:cocugu|cocuklari|cocuk) (?:var|yok|olan|olmayan|sahibi|istiyor)(?: mi)?$|
    (?:cocuklu|cocuksuz|anne|baba)$|dogum izni\p{L}*$
`;

/** Marital and family status, by language (see tables.ts). */
export const FAMILY = String.raw`
de: (?:ist|nicht|sei|noch) (?:\p{L}+ )?(?:verheiratet|unverheiratet|ledig|geschieden|verwitwet|alleinstehend|
    liiert|verlobt)$|^(?:verheiratet|unverheiratet|verwitwet|alleinstehend|geschieden)\p{L}*$|familienstand|
    hat (?:eine?n? )?(?:ehemann|ehefrau|ehepartner\p{L}*|freundin|freund)$
fr: (?:est|pas|soit) (?:\p{L}+ )?(?:marie|mariee|celibataire|divorcee?|veuf|veuve|pacsee?)$|
    situation (?:familiale|matrimoniale|maritale)|etat matrimonial|a (?:un mari|une femme|une epouse|
    un conjoint)$|^(?:mariee?|divorcee?|veuf|veuve)$
es: (?:esta|es|no|este|sea) (?:\p{L}+ )?(?:casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|separad[oa])$|
    estado civil|situacion familiar|tiene (?:marido|esposa|mujer|esposo|pareja|novi[oa])$|^(?:divorciad[oa]|
    viud[oa])$
it: (?:est|e|sia|non) (?:\p{L}+ )?(?:sposat[oa]|celibe|nubile|single|divorziat[oa]|vedov[oa]|separat[oa])$|
    ^(?:sposat[oa]|celibe|nubile|divorziat[oa]|vedov[oa])$|stato civile|stato di famiglia|ha (?:un marito|
    una moglie|marito|moglie)$
nl: (?:is|niet) (?:\p{L}+ )?(?:getrouwd|gehuwd|ongehuwd|gescheiden|vrijgezel|alleenstaand|weduwe|weduwnaar)$|
    ^(?:getrouwd|gehuwd|ongehuwd|gescheiden|vrijgezel|alleenstaand)$|burgerlijke (?:staat|stand)|gezinssituatie
pt: (?:est|esta|nao|seja) (?:\p{L}+ )?(?:casad[oa]|solteir[oa]|divorciad[oa]|viuv[oa])$|^(?:casad[oa]|
    solteir[oa]|divorciad[oa]|viuv[oa])$|estado civil|situacao familiar|tem (?:marido|esposa|mulher)$
pl: (?:jest|nie jest) (?:\p{L}+ )?(?:zonaty|zamezna|mezatka|kawalerem|panna|rozwiedzion[ya]|rozwodnik\p{L}*|
    wdow\p{L}+|singlem|singielka)$|^(?:zonaty|zamezna|mezatka|kawaler|panna|rozwiedzion[ya])$|stan cywilny|
    sytuacja rodzinna|ma (?:meza|zone)$
tr: (?:evli|bekar|bosanmis|dul) ?(?:mi|olmali|olsun|olmayan)?$|medeni (?:hal|hali|durum)\p{L}*
`;
