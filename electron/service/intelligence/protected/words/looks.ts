/** Looks and photographs, by language (see tables.ts). */
export const LOOKS = String.raw`
en: (?:well groomed|photogenic|good looks|pretty face|slim figure|athletic build|charming appearance|
    attractive appearance|presentable appearance|blonde|tall and slim)$|(?:pleasant|attractive|neat|good|
    nice) (?:appearance|looks|physique)$|no (?:tattoos|piercings|beard)$
de: (?:ist|sei|eher|sehr) (?:\p{L}+ )?(?:attraktiv|hubsch|schon|gutaussehend|schlank|dick|blond|
    gross und schlank|fotogen|hasslich)$|(?:gutes|ansprechendes|attraktives|gepflegtes|angenehmes) (?:aussehen|
    ausseres|erscheinungsbild)$|gut aussehend\p{L}*|gutaussehend\p{L}*|(?:korper(?:grosse|gewicht|bau)|aussehen|
    haarfarbe|augenfarbe|bewerbungsfoto|lichtbild)$|hat (?:ein )?(?:foto|bild|bewerbungsfoto|lichtbild|tattoos?|
    piercings?)$|(?:foto|bild) (?:im|am|des|der|vorhanden)|ohne (?:tattoos?|piercings?)$|^(?:attraktiv|hubsch|
    blond|schlank)$
fr: (?:est|soit|plutot) (?:\p{L}+ )?(?:belle|beau|jolie?|seduisante?|attirante?|mince|grosse?|grande? et mince|
    blonde?|photogenique)$|(?:belle|bonne|excellente|agreable) (?:presentation physique|apparence|allure)$|
    bonne presentation$|(?:apparence|aspect) physique|physique (?:agreable|avantageux)$|(?:avec|sans|a une|
    joint une) (?:photos?|tatouages?|piercings?)$|couleur (?:des yeux|des cheveux)|^(?:photo|belle|jolie)$|
    (?:taille|poids) (?:de la personne|du candidat)
es: (?:es|sea) (?:\p{L}+ )?(?:guap[oa]|atractiv[oa]|bell[oa]|delgad[oa]|gord[oa]|alt[oa] y delgad[oa]|rubi[oa]|
    fotogenic[oa])$|(?:buena|excelente) (?:presencia|apariencia|presencia fisica)$|(?:aspecto|
    apariencia) fisic[oa]|(?:con|sin|tiene) (?:una )?(?:foto|fotografia|tatuajes?|piercings?)$|color de (?:ojos|
    pelo)|^(?:guap[oa]|atractiv[oa]|fotografia|buena presencia)$
it: (?:est|e|sia) (?:\p{L}+ )?(?:bell[oa]|attraente|carin[oa]|magr[oa]|grass[oa]|alt[oa] e magr[oa]|biond[oa]|
    fotogenic[oa])$|(?:bella|ottima|buona) (?:presenza|apparenza)$|aspetto fisico|(?:con|senza|
    ha) (?:una )?(?:foto|fotografia|tatuaggi|tatuaggio|piercing)$|colore (?:degli occhi|dei capelli)|
    ^(?:attraente|fotografia|bella presenza)$
nl: (?:is) (?:\p{L}+ )?(?:mooi|knap|aantrekkelijk|slank|dik|blond|fotogeniek)$|(?:verzorgd|goed|aantrekkelijk|
    representatief)e? (?:uiterlijk|voorkomen)$|^uiterlijk$|(?:met|zonder|heeft) (?:een )?(?:pasfoto|foto|
    tatoeages?|piercings?)$|(?:haar|oog)kleur$|^(?:knap|aantrekkelijk|pasfoto)$
pt: (?:est|seja) (?:\p{L}+ )?(?:bonit[oa]|atraente|bel[oa]|magr[oa]|gord[oa]|alt[oa] e magr[oa]|loir[oa]|
    fotogenic[oa])$|(?:boa|excelente) (?:aparencia|apresentacao)$|aparencia fisica|aspecto fisico|(?:com|sem|
    tem) (?:uma )?(?:foto|fotografia|tatuage(?:m|ns)|piercings?)$|cor (?:dos olhos|do cabelo)|^(?:atraente|
    bonit[oa]|fotografia|boa aparencia)$
pl: (?:jest) (?:\p{L}+ )?(?:ladn[ya]|atrakcyjn[ya]|przystojn[ya]|piekn[ya]|szczupl[ya]|grub[ya]|blondynka|
    fotogeniczn[ya])$|(?:mily|dobry|atrakcyjny|nienaganny) wyglad$|wyglad (?:zewnetrzny|fizyczny)|aparycj\p{L}+|
    (?:ze|bez|ma|z) (?:zdjecie|zdjeciem|zdjecia|tatuaz\p{L}*|piercing\p{L}*)$|kolor (?:oczu|wlosow)|^(?:zdjecie|
    atrakcyjn[ya]|wyglad)$
tr: (?:guzel|yakisikli|cekici|zayif|sisman|sarisin|bakimli)(?: mi| biri| olmali| aday\p{L}*)?$|
    dis gorunus\p{L}*|fotograf(?:li|siz|i (?:var|olan|olmali))$|prezentabl\p{L}*
`;
