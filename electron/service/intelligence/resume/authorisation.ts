import { TERMS_LOCALES } from '../language/locales/terms_locales.ts';
import { multiline } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { Section, Statement } from '../profile.ts';
import { withoutDottedCapitals } from '../language/letters.ts';
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
  ...TERMS_LOCALES.flatMap(({ permit }) => (permit === '' ? [] : [permit])),
].map((form) => new RegExp(String.raw`^(?:${form})[.!]?$`, 'iu'));
/**
 * What the resume says of the right to work, in a closed set of phrases that fill a segment of their own;
 * never inferred from a nationality or a place.
 */
export function readAuthorisation(
  document: ResumeDocument,
  sections: readonly Section[],
): Extraction<Statement | null> {
  for (const { text, start, section } of segmentsOf(document, sections)) {
    if (text.length > 140 || section?.kind === 'experience') continue;
    const pieces = [{ text, start }, ...commaPieces(text, start)];
    const found = pieces.find((piece) => SAID.some((form) => form.test(withoutDottedCapitals(piece.text))));
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
