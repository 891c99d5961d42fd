/** Disability and health, by language (see tables.ts). */
export const HEALTH = String.raw`
en: (?:physically|mentally|perfectly) (?:fit|healthy|stable|well)$|(?:suffers?|suffering|suffered|
    recovering) from \p{L}+|(?:takes?|took|had) (?:few|many|no|long) (?:sick|sickness) (?:days|leave|absences?)|
    (?:^|is )(?:burned out|dyslexic|neurodiverg\p{L}+|neurotypical)$|(?:never|rarely|seldom|often) (?:ill|
    sick)$|(?:a )?non smokers?$|in a wheelchair$|(?:is )?(?:vaccinated|unvaccinated)$|able bodied|
    has (?:a )?(?:disease|illness|condition)$
de: (?:ist|nicht|korperlich|geistig|psychisch|gesundheitlich|vollig|absolut|keine?|ohne|hat|eine?|
    mit) (?:eine? )?(?:\p{L}+ )?(?:gesund|krank|fit|behindert|behinderung\p{L}*|schwerbehindert\p{L}*|
    schwerbehinderung|krankheit\p{L}*|erkrankung\p{L}*|vorerkrankung\p{L}*|depression\p{L}*|depressiv|
    autist\p{L}*|adhs|epilepsie|diabetes|diabetiker\p{L}*|krebs|hiv|ubergewichtig|blind|taub|gehorlos|suchtig|
    raucher\p{L}*|rollstuhlfahrer\p{L}*|gesundheitliche\p{L}? \p{L}+)$|behinderung$|grad der behinderung|
    gesundheitszustand|krankheitsgeschichte|(?:gute|beste|einwandfreie) gesundheit$|(?:wenig|selten|nie|kaum|
    wenige) (?:krank|krankheitstage|fehltage|fehlzeiten)|krankheitstage|nichtraucher\p{L}*$|
    korperlich und geistig (?:gesund|fit)|^(?:krank|gesund|behindert|raucher)$|geimpft$
fr: (?:est|pas|soit|ne soit pas|une?|a|sans|avec) (?:une? |des |d )?(?:\p{L}+ )?(?:malade|handicapee?|handicap|
    invalide|en bonne sante|bonne sante|depressi(?:f|ve)|depression|autiste|diabetique|epileptique|cancer|vih|
    seropositi(?:f|ve)|obese|sourde?|aveugle|fumeur|fumeuse|maladie|maladie chronique|problemes? de sante|
    vaccinee?)$|en bonne sante|travailleur handicape|reconnu(?:e)? handicape|rqth$|etat de sante|
    antecedents medicaux|arrets? maladie$|(?:jamais|rarement|peu) (?:malade|absent)|non fumeu(?:r|se)$|
    ^(?:sante|handicap|malade)$|fauteuil roulant$
es: (?:es|esta|no|sea|tiene|tenga|sin|con|una?) (?:una? |alguna |ninguna )?(?:\p{L}+ )?(?:enferm[oa]|
    discapacitad[oa]|discapacidad|minusvalid[oa]|minusvalia|san[oa]|depresion|autista|diabetic[oa]|diabetes|
    epileptic[oa]|epilepsia|cancer|vih|obes[oa]|sord[oa]|cieg[oa]|fumador|fumadora|enfermedad|
    enfermedad cronica|enfermedades|problemas de salud|vacunad[oa])$|(?:buena|buen estado de|mala|excelente|
    estado de) salud$|bajas? (?:medicas?|por enfermedad)$|historial medico|(?:nunca|pocas veces|
    rara vez) (?:enferm[oa]|de baja)|no fumador(?:a)?$|^(?:salud|discapacidad|enferm[oa])$|silla de ruedas$
it: (?:est|e|sia|non|ha|abbia|senza|con|una?) (?:una? |alcuna |nessuna )?(?:\p{L}+ )?(?:malat[oa]|disabile|
    disabilita|invalid[oa]|invalidita|san[oa]|depress[oa]|depressione|autistic[oa]|diabetic[oa]|epilettic[oa]|
    cancro|hiv|obes[oa]|sord[oa]|ciec[oa]|fumatore|fumatrice|malattia|malattia cronica|malattie|
    problemi di salute|vaccinat[oa])$|(?:buona|ottima|perfetta|stato di|cattiva) salute$|
    categori[ae] protett[ae]|legge 68|(?:mai|raramente|pochi giorni di) (?:malat[oa]|malattia)|non fumatore$|
    ^(?:salute|disabilita|malat[oa])$|sedia a rotelle$|sana e robusta costituzione
nl: (?:is|niet|heeft|geen|zonder|met|een) (?:een )?(?:\p{L}+ )?(?:ziek|gezond|gehandicapt|handicap|beperking|
    arbeidsbeperking|invalide|depressie|depressief|autisme|autistisch|diabetes|epilepsie|kanker|hiv|doof|blind|
    roker|ziekte|chronische ziekte|gezondheidsproblemen|gevaccineerd)$|(?:goede|slechte|perfecte) gezondheid$|
    gezondheidstoestand|medische (?:geschiedenis|achtergrond)$|(?:zelden|nooit|weinig) ziek|ziektedagen|
    ziekteverzuim van|niet roker$|^(?:gezondheid|gezond|ziek|handicap|lichamelijk gezond)$|rolstoel$
pt: (?:est|esta|nao|seja|tem|tenha|sem|com|uma?) (?:uma? |alguma |nenhuma )?(?:\p{L}+ )?(?:doente|deficiente|
    deficiencia|invalid[oa]|saudavel|depressao|deprimid[oa]|autista|diabetic[oa]|epileptic[oa]|epilepsia|cancro|
    cancer|hiv|obes[oa]|surd[oa]|ceg[oa]|fumante|fumador|fumadora|doenca|doenca cronica|doencas|
    problemas de saude|vacinad[oa])$|(?:boa|ma|perfeita|estado de) saude$|pessoa com deficiencia$|
    historico medico|(?:nunca|raramente) doente|nao fumante$|^(?:saude|deficiencia|doente)$|cadeira de rodas$|
    baixas? medicas?$
pl: (?:jest|nie jest|ma|bez|posiada|nie ma) (?:\p{L}+ )?(?:chor[ya]|zdrow[ya]|niepelnosprawn\p{L}*|
    niepelnosprawnosc\p{L}*|inwalid\p{L}*|depresj\p{L}*|autystyczn\p{L}*|autyzm\p{L}*|cukrzyc\p{L}*|
    padaczk\p{L}*|rak[a]?|hiv|gluch[ya]|niewidom[ya]|palacz\p{L}*|chorob\p{L}*|otyl[ya]|zaszczepion[ya])$|
    stan zdrowia|dobr\p{L}+ zdrowi[eua]$|orzeczenie o niepelnosprawnosci|stopien niepelnosprawnosci|(?:rzadko|
    nigdy nie) choruje|niepalac[ya]$|^(?:zdrowie|niepelnosprawnosc|zdrow[ya])$|wozku inwalidzkim$
tr: (?:engelli|saglikli|hasta|ozurlu|obez|sagir|kor|sigara icmeyen|
    sigara kullanmayan)(?: mi| olmayan| olmali| birey| aday\p{L}*| biri)?$|(?:saglik (?:sorunu|durumu|problemi)|
    kronik hastalig\p{L}*|engel durumu|hastaligi)(?: \p{L}+)?$
`;
