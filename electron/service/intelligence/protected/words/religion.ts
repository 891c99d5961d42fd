/** Religion or belief, by language (see tables.ts). */
export const RELIGION = String.raw`
en: (?:of )?(?:the )?(?:christian|catholic|protestant|muslim|islamic|hindu|sikh|buddhist) (?:faith|belief|
    religion|background|values)$|(?:observes?|observant of|celebrates?) (?:the )?(?:ramadan|shabbat|sabbath)|
    ^(?:islam|islamic|agnostic|churchgoer|believer)$|(?:is )?(?:baptised|baptized|churchgoing|agnostic|
    god fearing)$|fasts? (?:in|during) ramadan|no (?:muslims|jews|christians|catholics|hindus)$|(?:muslims|jews|
    christians|catholics|hindus) only
de: (?:ist|sei|sein|glaubige\p{L}?|praktizierende\p{L}?|keine?|nur|nicht|
    eine?) (?:eine? )?(?:\p{L}+ )?(?:katholi(?:k|kin|sch)|evangelisch|protestant|protestantin|protestantisch|
    christ|christin|christlich|muslim|muslima|muslimin|muslime|moslem|muslimisch|jude|judin|judisch|hindu|
    buddhist|buddhistin|atheist|atheistin|religios|glaubig|konfessionslos|getauft|orthodox)$|^(?:katholisch|
    evangelisch|muslimisch|judisch|religios|katholik|konfessionslos|muslim|muslime|christlich|getauft)$|
    (?:katholisch|evangelisch|christlich|muslimisch|judisch)e[rnms]? (?:glaube\p{L}*|konfession|religion|
    bekenntnis\p{L}*|person\p{L}*|bewerber\p{L}*|kandidat\p{L}*)|kirchenmitglied\p{L}*|religionszugehorigkeit|
    konfession|tragt (?:ein )?kopftuch|kopftuch\p{L}*|geht (?:in die|zur) (?:kirche|moschee|synagoge)|
    glaubensrichtung
fr: (?:est|soit|pas|un|une|de confession|de religion) (?:\p{L}+ )?(?:catholique|protestante?|chretien(?:ne)?|
    musulmane?|juif|juive|hindoue?|bouddhiste|athee|croyante?|pratiquante?|religieu(?:x|se)|orthodoxe)$|
    ^(?:catholique|protestante?|chretien(?:ne)?|musulmane?|juif|juive|athee|croyante?|pratiquante?|religion)$|
    (?:de )?(?:confession|foi|religion) (?:catholique|protestante|chretienne|musulmane|juive)|
    appartenance religieuse|convictions? religieuses?|(?:quelle|sa) religion|porte (?:le |un )?(?:voile|foulard|
    hijab)|va a (?:l eglise|la mosquee|la synagogue)
es: (?:es|sea|ser|no|un|una|de religion) (?:\p{L}+ )?(?:catolic[oa]|protestante|cristian[oa]|musulman|musulmana|
    judi[oa]|hindu|budista|ate[oa]|creyente|practicante|religios[oa]|evangelic[oa])$|^(?:catolic[oa]|
    protestante|cristian[oa]|musulman|musulmana|judi[oa]|ate[oa]|creyente)$|(?:religion|fe|
    confesion) (?:catolica|cristiana|musulmana|judia|protestante)|creencias religiosas|(?:su|que) religion|
    lleva (?:velo|hiyab)|va a (?:la iglesia|la mezquita|misa)
it: (?:est|e|sia|essere|non|un|una|di religione) (?:\p{L}+ )?(?:cattolic[oa]|protestante|cristian[oa]|
    musulman[oa]|ebre[oa]|indu|buddista|ate[oa]|credente|praticante|religios[oa]|evangelic[oa])$|
    ^(?:cattolic[oa]|protestante|cristian[oa]|musulman[oa]|ebre[oa]|ate[oa]|credente)$|(?:religione|fede|
    confessione) (?:cattolica|cristiana|musulmana|ebraica|protestante|islamica)|convinzioni religiose|(?:sua|
    quale) religione|^religione$|(?:porta|indossa) (?:il |un )?velo|va (?:in chiesa|alla moschea|a messa)
nl: (?:is|zijn|geen|een|praktiserend) (?:\p{L}+ )?(?:katholiek|protestant|protestants|christen|christelijk|
    moslim|moslima|joods|jood|hindoe|boeddhist|atheist|gelovig|religieus|gereformeerd)$|^(?:katholiek|
    protestants|christelijk|moslim|joods|gelovig|atheist|religie|geloof|gereformeerd)$|(?:christelijk|katholiek|
    islamitisch|joods)e? (?:geloof|achtergrond|persoon|kandida\p{L}+)|geloofsovertuiging|
    draagt (?:een )?hoofddoek|gaat naar de (?:kerk|moskee)
pt: (?:est|seja|ser|nao|um|uma) (?:\p{L}+ )?(?:catolic[oa]|protestante|crista|cristao|muculman[oa]|judeu|judia|
    hindu|budista|ateu|ateia|crente|praticante|religios[oa]|evangelic[oa])$|^(?:catolic[oa]|protestante|crista|
    cristao|muculman[oa]|judeu|judia|ateu|evangelic[oa]|religiao)$|(?:religiao|fe|confissao) (?:catolica|crista|
    muculmana|judaica|evangelica)|crencas? religiosas?|(?:sua|qual) religiao|usa (?:veu|hijab)|vai a (?:igreja|
    mesquita|missa)
pl: (?:jest|byc|nie) (?:\p{L}+ )?(?:katolik\p{L}*|katoliczka|protestant\p{L}*|chrzescijanin\p{L}*|
    chrzescijank\p{L}*|muzulman\p{L}*|zyd\p{L}*|wierzac[ya]|ateist\p{L}*|prawoslawn[ya]|religijn[ya]|
    ochrzczon[ya])$|^(?:katolik|katoliczka|chrzescijanin|muzulmanin|wierzac[ya]|ateista|wyznanie|religia)$|
    wyznan(?:ie|ia) (?:\p{L}+)$|praktykujac\p{L}+ katoli\p{L}+|chodzi do (?:kosciola|meczetu)|nosi (?:hidzab|
    chuste)
tr: (?:musluman|hristiyan|yahudi|alevi|sunni|ateist|dindar|inancli)(?: mi| olmali| olsun| biri| aday\p{L}*)?$|
    (?:dini|mezhebi|mezhep|inanci)$|(?:hangi|ayni|onun|ne|aday\p{L}*|kisi\p{L}*) din$|din (?:ve|veya|farki|ayrimi|mensubu)|basortulu|turbanli|tesetturlu|namaz kil\p{L}+|oruc tut\p{L}+
`;
