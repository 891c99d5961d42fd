/** Union membership, by language (see tables.ts). */
export const UNION = String.raw`
en: (?:is |not |no |in |belongs? to |joined |joins |ever joined )(?:an? |any |the )?(?:trade |
    labou?r )?unions?$|(?:pro|anti) union(?: attitude| views?)?$
de: (?:ist |in |war |mitglied |keine[rn]? |nicht )(?:\p{L}+ ){0,3}(?:gewerkschaft|gewerkschafter|
    gewerkschafterin|gewerkschaftsmitglied)$|gewerkschaftlich (?:organisiert|aktiv|engagiert)|
    gewerkschafts(?:mitglied\p{L}*|zugehorigkeit)|(?:ver\.?di|ig metall|dgb) ?mitglied\p{L}*|mitglied (?:bei|in|
    von|der) (?:der )?(?:verdi|ver di|ig metall|ig bau|gew)$
fr: (?:est|pas|non|soit) (?:\p{L}+ )?syndique(?:e)?$|syndiquee?$|(?:membre|adherente?|affiliee?|
    appartenance) (?:a |d )?(?:un |une |au |l )?syndic\p{L}+|adhesion syndicale|militante? syndical\p{L}*|
    deleguee? syndicale?$|encartee? (?:a la |au )?(?:cgt|cfdt|fo)$
es: (?:es|no|sea|esta) (?:\p{L}+ )?(?:sindicalista|sindicad[oa]|sindicalizad[oa])$|(?:miembro|afiliad[oa]|
    afiliacion|pertenece|pertenencia) (?:de |a |al )?(?:un |una |algun )?sindica\p{L}+|sindicalista$
it: (?:iscritt[oa]|membro|tesserat[oa]|appartenenza|iscrizione|aderisce) (?:a |di |al |ad )?(?:un |una |
    alcun )?sindaca\p{L}+|sindacalista$|sindacalizzat[oa]$|appartenenza sindacale
nl: (?:lid|lidmaatschap) van (?:een |de )?(?:vakbond|vakvereniging|fnv|cnv)|vakbondslid\p{L}*|vakbondsman|
    vakbondsvrouw
pt: (?:membro|filiad[oa]|filiacao|sindicalizad[oa]|associad[oa]) ?(?:de |a |ao |em )?(?:um |
    algum )?sindica\p{L}*|sindicalizad[oa]$|sindicalista$
pl: (?:nalezy|czlonek|czlonkini|czlonkiem|czlonkinia|czlonkostwo|przynaleznosc|dziala) (?:do |
    w )?(?:zwiazk\p{L}+ zawodow\p{L}+|zwiazkowa)|zwiazkow(?:iec|cem|czyni)$
tr: sendika (?:uyesi|uyeligi)\p{L}*|sendikali\p{L}*|sendikaci$
`;

/** Political opinion, by language (see tables.ts). */
export const POLITICS = String.raw`
en: (?:is |member of |supports? |voted? (?:for )?)(?:an? |the )?(?:afd|cdu|spd|greens|green party|labour party|
    conservative party|republican party|democratic party|tories|tory|far right|far left|
    communist party)(?: member)?$|(?:left|right) wing$|politically (?:active|left|right|conservative|liberal)$
de: (?:wahlt|wahler|wahlerin|mitglied|anhanger|anhangerin|ist in|ist bei|unterstutzt) (?:der |die |in der |von |
    bei der |einer )?(?:afd|cdu|csu|spd|fdp|grunen|linken|linke|partei|politischen partei)$|
    politische (?:gesinnung|einstellung|haltung|meinung|ansichten|uberzeugung|orientierung)|(?:links|rechts|
    konservativ|linksradikal|rechtsradikal) (?:eingestellt|orientiert)|parteibuch|parteizugehorigkeit|
    ist (?:politisch )?(?:links|rechts|konservativ|kommunist\p{L}*|sozialist\p{L}*)$
fr: (?:opinions?|convictions?|sensibilite|orientation|etiquette) politiques?|(?:membre|adherente?|encartee?|
    militante?) (?:d un |au |du |a un |dans un )(?:parti|parti politique|ps|rn|lr)(?: \p{L}+)?$|(?:vote|
    votant) (?:a |au |pour )?(?:gauche|droite|rn|macron|le pen|lfi)$|est (?:de (?:gauche|droite)|communiste|
    socialiste)$
es: (?:opinion(?:es)?|ideologia|ideas|convicciones|orientacion|afiliacion) politicas?|ideologia$|(?:miembro|
    afiliad[oa]|militante) (?:de |a )?(?:un |del |al )(?:partido|partido politico|psoe|pp)$|(?:vota|
    votante) (?:a |al |de |del )?(?:vox|psoe|pp|podemos|izquierda|derecha)$|es (?:de (?:izquierdas?|derechas?)|
    comunista|socialista)$
it: (?:opinioni|idee|convinzioni|orientamento|ideologia|fede) politic\p{L}+|(?:iscritt[oa]|tesserat[oa]|
    membro) (?:a |ad |di )(?:un )?partito(?: politico)?$|(?:vota|elettore) (?:per |a |il |la )?(?:lega|pd|
    destra|sinistra|fratelli d @|forza @)$|(?:est|e) di (?:destra|sinistra)$|est (?:comunista|socialista)$
nl: (?:politieke) (?:voorkeur|overtuiging|opvatting\p{L}*|gezindheid|kleur)|(?:lid|lidmaatschap) van (?:een |
    de )?(?:politieke partij|pvv|vvd|pvda|partij)|stemt (?:op |voor )?(?:de |)(?:pvv|vvd|pvda|links|rechts|
    groenlinks)$|is (?:links|rechts|communist|socialist)$
pt: (?:opiniao|opinioes|ideologia|conviccoes|orientacao|filiacao) politicas?|(?:membro|filiad[oa]|
    militante) (?:de |a |em )?(?:um |do |ao |no )(?:partido|partido politico|pt|ps|psd)$|(?:vota|
    eleitor) (?:em |no |na |do |da )?(?:pt|bolsonaro|lula|esquerda|direita|chega)$|est (?:de (?:esquerda|
    direita)|comunista|socialista)$
pl: (?:poglady|przekonania|opcja|sympatie) polityczn\p{L}+|(?:czlonek|czlonkini|czlonkiem|
    nalezy do) partii(?: \p{L}+)?$|glosuje na \p{L}+$|jest (?:lewicow\p{L}+|prawicow\p{L}+|komunist[aka])$|
    wyborca \p{L}+$
tr: siyasi (?:gorus|dusunce|parti uye)\p{L}*|(?:parti uyesi|parti uyeligi)$|(?:akp|chp|mhp|hdp) (?:uyesi|
    secmeni|li)$|(?:solcu|sagci|komunist) ?(?:mu|mi)?$
`;
