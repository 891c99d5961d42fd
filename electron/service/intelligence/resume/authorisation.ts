import { multiline, regex } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { Section, Statement } from '../profile.ts';
import { extractOne, type Extraction } from './extraction.ts';
import { segmentsOf } from './segments.ts';

const COUNTRY = multiline`
  (?:the )?(?:u\.?s\.?a?\.?|u\.?k\.?|e\.?u\.?|eea|united (?:states|kingdom)|european union|ireland|
  canada|germany|france|spain|italy|poland|portugal|switzerland|austria|australia|new zealand|
  netherlands|schengen(?: area| zone)?|america|any employer|\p{Lu}[\p{L}]+)`;
const REST = String.raw`(?:[\p{L}\d .,'’()/-]{0,60})`;
// Whole statements only: "authorized to work with cross-functional teams" is no right to work.
const SAID: readonly RegExp[] = [
  multiline`
    (?:i am |currently |legally |fully |already )*(?:authori[sz]ed|eligible|entitled|permitted|allowed|
    cleared) to work(?: legally| permanently| full[- ]time)?(?:$| (?:in|for|within|
    throughout) ${COUNTRY}${REST}| (?:without|with no)${REST}sponsor${REST}| anywhere${REST})`,
  multiline`
    (?:full |permanent |unrestricted |legal |current |have |has |holds? |valid )*(?:right|eligibility|
    permission|authori[sz]ation) to work(?:$| (?:in|for|within) ${COUNTRY}${REST}| (?:without|with no)${REST}|
    \s*[:(]${REST})`,
  multiline`
    (?:u\.?s\.? |uk |eu )?(?:work (?:authori[sz]ation|permit|eligibility|status|visa)|
    visa(?: status| type)?|immigration status|right to work|employment eligibility|residen(?:ce|
    cy) (?:permit|status))\s*[:–-]\s*${REST}`,
  multiline`
    (?:dual )?(?:u\.?s\.?a?\.?|uk|eu|e\.u\.|eea|british|american|irish|canadian|german|french|spanish|
    italian|polish|portuguese|dutch|australian|new zealand|european(?: union)?|swiss)(?: ?(?:/|and|
    &) ?(?:u\.?s\.?|uk|eu|irish|british|canadian))? (?:citizen|passport holder|national|citizenship)`,
  multiline`
    (?:u\.?s\.? |uk |canadian |lawful |
    australian )?permanent resident(?: of ${COUNTRY})?(?: \(?green card\)?(?: holder)?)?|
    green card(?: holder)?|indefinite leave to remain(?: \(ilr\))?|
    (?:pre-)?settled status(?: \(?eu settlement scheme\)?)?|blue card(?: holder)?|blaue karte(?: eu)?`,
  multiline`
    (?:no|does not require|do not require|not requiring|without|no need for|never need) (?:visa |
    employer |work |any )*sponsorship${REST}|(?:will |may |would |currently |i )*(?:requires?|needs?|
    needing|seeking|requiring) (?:h-?1b |visa |employer |work |a |tier 2 |
    skilled worker )*(?:sponsorship|sponsoring|work permit|work visa|visa)${REST}|
    visa sponsorship (?:not )?(?:required|needed)|(?:on |holding |holds )?(?:an? )?(?:h-?1b|h4 ead|f-?1|
    opt|stem opt|cpt|l-?1|tn|tier 2|skilled worker|graduate|working holiday) (?:visa|status|holder|ead|
    work permit)${REST}|work permit (?:held|holder|valid)${REST}`,
  // German, French, Spanish, Italian, Dutch, Portuguese, Polish
  multiline`
    (?:unbefristete |gültige |uneingeschränkte |unbeschränkte |volle )*(?:arbeitserlaubnis|
    arbeitsgenehmigung|aufenthaltserlaubnis|aufenthaltstitel|niederlassungserlaubnis|arbeitsbewilligung|
    aufenthaltsbewilligung(?: [bc])?)(?: (?:vorhanden|für \p{L}+|liegt vor|unbefristet|bis \d+|
    erforderlich|in \p{L}+|für die eu))*(?:\s*[:(]${REST})?|eu-bürger(?:in)?|eu-staatsbürger(?:in|schaft)?`,
  multiline`
    (?:titulaire d['’]un )?(?:permis de travail|titre de séjour|carte de séjour|carte de résident|
    autorisation de travail)(?: (?:en cours de validité|valide|permanent|ouvert|
    \p{L}+))*(?:\s*[:(]${REST})?|citoyen(?:ne)? (?:de l['’]ue|européen(?:ne)?|de l['’]union européenne)|
    ressortissant(?:e)? (?:ue|européen(?:ne)?)`,
  multiline`
    (?:con )?(?:permiso de (?:trabajo|residencia)(?: y (?:trabajo|residencia))?|autorización de trabajo|
    tarjeta de residencia)(?: (?:en regla|vigente|permanente|en \p{L}+|
    de larga duración))*(?:\s*[:(]${REST})?|ciudadan[oa] (?:de la ue|europe[oa]|comunitari[oa]|
    de la unión europea)`,
  multiline`
    (?:permesso di (?:soggiorno|lavoro))(?: (?:valido|illimitato|per \p{L}+ ?\p{L}*|
    a tempo indeterminato))*(?:\s*[:(]${REST})?|cittadin[oa] (?:ue|europe[oa]|dell['’]unione europea|
    comunitari[oa])`,
  multiline`
    (?:werkvergunning|verblijfsvergunning|tewerkstellingsvergunning)(?: (?:aanwezig|geldig|niet nodig|
    voor onbepaalde tijd))*(?:\s*[:(]${REST})?|eu-burger|eu-staatsburger`,
  multiline`
    (?:autorização de (?:residência|trabalho)|visto de trabalho|permissão de trabalho)(?: (?:válid[oa]|
    permanente|em \p{L}+))*(?:\s*[:(]${REST})?|cidad(?:ão|ã) (?:da ue|europeu|europeia|da união europeia|
    portuguesa? ?/ ?ue)`,
  multiline`
    (?:pozwolenie na pracę|zezwolenie na pracę|karta (?:stałego )?pobytu|prawo do pracy)(?: (?:w \p{L}+|
    bezterminowe|ważne))*(?:\s*[:(]${REST})?|obywatel(?:ka)? ue|obywatelstwo ue`,
].map((form) => new RegExp(String.raw`^(?:${form})[.!]?$`, 'iu'));
const CUE = regex('i')`
    work|sponsor|visa|citizen|passport|national|resident|green card|settled|leave to remain|card|karte|
    erlaubnis|genehmigung|bewilligung|titel|bürger|permis|titre|carte|autoris|citoyen|ressort|permiso|
    autoriz|tarjeta|ciudadan|cittadin|vergunning|burger|visto|cidad|pozwol|zezwol|karta|prawo|obywatel|
    status`;

/**
 * What the resume says of the right to work, in a closed set of phrases that fill a segment of their own;
 * never inferred from a nationality or a place.
 */
export function readAuthorisation(
  document: ResumeDocument,
  sections: readonly Section[],
): Extraction<Statement | null> {
  for (const { text, start, section } of segmentsOf(document, sections)) {
    if (text.length > 140 || !CUE.test(text) || section?.kind === 'experience') continue;
    const pieces = [{ text, start }, ...commaPieces(text, start)];
    const found = pieces.find((piece) => SAID.some((pattern) => pattern.test(piece.text)));
    if (found === undefined) continue;
    const span = { start: found.start, end: found.start + found.text.length };
    return extractOne<Statement>('work_authorisation', { text: found.text, span }, 0.9);
  }
  return extractOne<Statement>('work_authorisation', null, 0);
}

/** "Berlin, Germany, EU citizen": the parts of a list, each for itself. */
function commaPieces(text: string, start: number): { text: string; start: number }[] {
  let from = start;
  return text.split(',').map((part) => {
    const piece = { text: part.trim(), start: from + (part.length - part.trimStart().length) };
    from += part.length + 1;
    return piece;
  });
}
