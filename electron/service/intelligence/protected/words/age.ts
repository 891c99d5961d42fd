/** Age, by language (see tables.ts). */
export const AGE = String.raw`
en: ^(?:an? )?(?:is )?(?:an? )?young professionals?$|young professionals? (?:wanted|only|preferred)|
    ^(?:is )?(?:an? )?(?:recent )?school leavers?$|youthful|young(?:er)? (?:team|crowd|talents?|employees?|
    workers?|staff|hires?|at heart)$|(?:^|(?:is|be|person|people|candidates?|applicants?|somebody|someone|
    anyone|anybody) )(?:not|no) (?:over|
    above) [2-6]\d$|(?:not|no) older than [2-6]\d$|below [2-6]\d years$|
    is (?:an? )?(?:middle aged|elderly|pensioner|teenager|baby ?boomer)$
de: jung(?:e|er|es|en|em)?(?: (?:und|oder))?(?: (?:dynamisch\p{L}*|motiviert\p{L}*|\p{L}*mitarbeiter\p{L}*|
    \p{L}*kolleg\p{L}+|menschen?|leute|person\p{L}*|\p{L}*team\p{L}*|mann|manner|frau|frauen|bewerber\p{L}*|
    kandidat\p{L}*|\p{L}*profis?|\p{L}*talente?|\p{L}*krafte?|\p{L}*kraft|professionals?|berufstatige\p{L}?)){1,2}$|
    (?:ist|sei|noch|zu|sehr|eher|moglichst|^) ?(?:noch |zu |sehr |eher |moglichst )?(?:jung|alt|jugendlich)$|
    (?:^|ist |sei |bitte |nur )(?:unter [2-6]\d(?: jahren?)?(?: alt)?|(?:hochstens|maximal|max|nicht uber|
    bis) [2-6]\d jahren?(?: alt)?)$|(?:hochst|mindest)alter|altersgrenze|altersgruppe|lebensalter|^alter$|
    alter (?:des|der|von|unter|uber|zwischen|maximal|bis|des bewerbers)|im alter von|(?:junger|alter) als \d\d|
    \d\d jahre (?:alt|jung)|\d\d jahrige\p{L}?|geburts(?:datum|jahr|tag)|geboren (?:nach|vor|ab|
    zwischen) (?:dem jahr )?(?:19|20)\d\d|jahrgang (?:19|20)\d\d|schulabganger\p{L}*$|rentner\p{L}*$|
    kurz vor der rente|im ruhestand
fr: jeunes? (?:et dynamiques?|hommes?|femmes?|personnes?|professionnel\p{L}*|talents?|collaborateurs?|
    collaboratrices?|equipe|cadres?|gens|candidate?s?|profils?)$|jeune et \p{L}+$|equipe jeune$|(?:est |soit |
    encore |trop |tres |plutot )(?:trop |tres |plutot )?(?:jeune|agee?|vieux|vieille)$|^jeunes?$|^(?:ait |
    a )?moins de [2-6]\d ans$|(?:plus|moins) (?:jeune|agee?) (?:que|de) \d\d|agee? (?:de|d) |age (?:maximum|
    maximal|minimum|limite|moyen)|(?:limite|tranche) d age|^(?:quel |son |l )?age$|(?:annee|date) de naissance|
    nee? (?:avant|apres|en|entre) (?:19|20)\d\d|\d\d ans d age|proche de la retraite|est (?:a la )?retraitee?$|
    senior de plus de \d\d ans
es: (?:es|sea|persona|gente|equipo|profesional|profesionales|candidat[oa]s?|alguien|muy|demasiado) (?:muy |
    demasiado )?(?:joven|jovenes)$|(?:es|sea) (?:muy |demasiado )?(?:mayor|viejo|vieja)$|jov(?:en|
    enes) (?:y \p{L}+|profesional\p{L}*|talentos?|candidat[oa]s?|promesas?)$|^jovenes?$|^joven$|^(?:tiene |
    tener |de )?(?:menos de|menor de|menores de|por debajo de los|no mas de) [2-6]\d(?: anos)?$|(?:^|(?:est?|
    sea|sean|ser|persona|personas|gente|
    candidat[oa]s?|alguien|nadie|no) )(?:menor|mayor)(?:es)? (?:de|que) [2-6]\d(?: anos)?$|mas joven que|
    edad (?:maxima|minima|inferior|superior|entre|de|menor)|
    (?:limite|rango|franja) de edad|^(?:su |la )?edad$|(?:ano|fecha) de nacimiento|nacid[oa] (?:antes|despues|
    entre|en)(?: de)? (?:19|20)\d\d|\d\d anos de edad|jubilad[oa]$|recien salid[oa] del instituto
it: (?:est|sia|persona|persone|team|candidat[oiae]|professionista|qualcuno) (?:molto |troppo )?(?:giovane|
    giovani)$|(?:est|sia) (?:molto |troppo )?(?:vecchi[oa]|anzian[oa])$|giovan[ei] (?:e \p{L}+|
    professionist[aie]|talent[oi]|candidat[oiae]|risorse?)$|^giovan[ei]$|^(?:ha |di )?(?:meno di|sotto i|
    non piu di) [2-6]\d(?: anni)?$|(?:^|(?:est|sia|siano|persona|persone|
    gente|candidat[oiae]|risors[ae]|profil[oi]|giovan[ei]|solo|qualcuno) )(?:under|
    sotto i) [2-6]\d(?: anni)?$|piu (?:giovane|vecchio|vecchia) di|
    eta (?:massima|minima|inferiore|superiore|compresa|media|anagrafica)|(?:limite|limiti|fascia) di eta|
    ^(?:l )?eta$|(?:anno|data) di nascita|nat[oa] (?:prima|dopo|nel|tra)(?: del| il| nel)? (?:19|20)\d\d|
    \d\d anni di eta|pensionat[oa]$|prossim[oa] alla pensione
nl: jonge? (?:en dynamische?|professionals?|kandida\p{L}+|persoon|mensen|man|vrouw|team|medewerkers?|
    talent\p{L}*|ploeg)$|(?:is|nog|te|heel|^) ?(?:nog |te |heel )?(?:jong|oud|bejaard)$|(?:jonger|
    ouder) dan \d\d|^(?:is )?(?:onder de|maximaal|hooguit|niet ouder dan) [2-6]\d(?: jaar)?(?: oud)?$|
    leeftijd\p{L}*|maximumleeftijd|geboorte(?:datum|jaar)|geboren (?:na|voor|in|tussen) (?:19|20)\d\d|
    \d\d jaar oud|gepensioneerd\p{L}*$|schoolverlaters?$
pt: (?:est|seja|pessoas?|equipe|equipa|candidat[oa]s?|profissional|alguem|muito|demasiado) (?:muito |
    demasiado )?(?:jovem|jovens)$|(?:est|seja) (?:muito )?(?:velh[oa]|idos[oa])$|jove(?:m|ns) (?:e \p{L}+|
    profissiona\p{L}+|talentos?|candidat[oa]s?)$|^jove(?:m|ns)$|^(?:tem |com |ter )?(?:menos de|menor de|
    abaixo de|abaixo dos|ate) [2-6]\d anos$|(?:^|(?:est|seja|sejam|ser|pessoas?|gente|
    candidat[oa]s?|alguem|nao) )(?:menor|maior)(?:es)? (?:de|que) [2-6]\d(?: anos)?$|mais (?:nov|velh)[oa] (?:do )?que|
    idade (?:maxima|minima|inferior|superior|entre|de|ate)|(?:limite|faixa) (?:de idade|etaria)|^(?:a |
    sua )?idade$|(?:ano|data) de nascimento|nascid[oa] (?:antes|depois|apos|entre|em)(?: de)? (?:19|20)\d\d|
    \d\d anos de idade|aposentad[oa]$
pl: mlod(?:y|a|e|ych|ego|ej|zi) (?:i \p{L}+|profesjonalist\p{L}+|zespol\p{L}*|osob\p{L}+|czlowiek\p{L}*|ludzie|
    kandyda\p{L}+|kobiet\p{L}*|mezczyzn\p{L}*|talent\p{L}*|pracownik\p{L}*)$|(?:jest|zbyt|za|^) ?(?:za |zbyt |
    jeszcze )?(?:mlod[ya]|star[ya])$|(?:mlodsz[ya]|starsz[ya]) (?:niz|od) \d\d|(?:ponizej|
    powyzej) [2-6]\d roku zycia$|(?:^|(?:jest|osob\p{L}*|kandyda\p{L}+|pracownik\p{L}*|ludzi\p{L}*|
    nikt) )(?:ponizej|powyzej) [2-6]\d lat$|^do [2-6]\d lat$|w wieku (?:\d|do|od|ponizej|powyzej|emerytaln)\p{L}*|
    ^wiek$|wiek (?:do|od|maksymalny|minimalny|kandyda\p{L}+|ponizej)|(?:data|rok) urodzenia|urodzon[ya] (?:po|
    przed|w) (?:19|20)\d\d|emeryt\p{L}*$
tr: genc (?:ve \p{L}+|biri|bir|aday\p{L}*|profesyonel\p{L}*|eleman\p{L}*|ekip|kadro|kisi\p{L}*|mi|olmali)$|
    ^genc$|\d\d yas(?:in\p{L}*|ini|i|indan|tan)? (?:alti\p{L}*|ustu\p{L}*|kucuk|buyuk|gecmemis|asmamis|
    genc)\p{L}*|yas (?:siniri|araligi|haddi)|dogum (?:tarihi|yili)|^yas[ii]?$|emekli$
`;
