import { multiline, regex } from '../language/pattern.ts';
import type { Piece } from '../language/lines.ts';
import { NICE_CUE } from './cues.ts';
import { namesWhatIsAsked } from './employer.ts';

const NOT_ASKED = regex('iu')`
    (?<!\p{L})(?:not (?:required|necessary|needed|expected|essential|a requirement)|
    no (?:(?!but\b)[\p{L}-]+ ){0,6}(?:required|needed|necessary)|(?:do|does) not (?:need|require|
    have to)|(?:don|doesn)['’]t (?:need|require|have to)|(?:brauch|benötig)\p{L}* kein\p{L}*|(?:nicht|
    kein\p{L}* (?:\p{L}+ )?)\s?(?:erforderlich|notwendig|nötig|voraussetzung))(?!\p{L})`;
const BUT = String.raw`(?:but|however|though|yet|aber|jedoch|sondern|dafür)(?!\p{L})`;
/** Where the clause ends that says so: "…, but", "; ", ", ". */
const BEHIND = new RegExp(String.raw`[;,)]|\s[–—-]\s|[.!?](?=\s|$)|(?<=\s)${BUT}`, 'iu');
const JOINT = new RegExp(String.raw`^[\s,;)–—.!?-]*(?<but>${BUT})?[\s,]*`, 'iu');
// Where it begins: what stands before is a clause of its own
const BEFORE = new RegExp(String.raw`;|\s[–—-]\s|(?<=\s)${BUT}|,`, 'giu');
const ONE_OF_A_LIST = /\/|(?<!\p{L})(?:or|oder|nor|noch)(?!\p{L})/iu;
const SAYS = /(?<!\p{L})(?:is|are|must|have|has|need|required?|essential|you|ist|sind|sie|du)(?!\p{L})/iu;
const TAUGHT = regex('iu')`
    (?<!\p{L})(?:training|train(?:ed|s)?|teach|taught|learn\p{L}*|provided?|given|einarbeitung|geschult|
    schul(?:en|ung\p{L}*)|lern\p{L}*|bringen wir)(?!\p{L})`;
const OF_BEFORE = new RegExp(
  String.raw`^[\s,;–—-]*(?:(?:${BUT}|and|und|it|this|that|they|es|das|is|are|ist|sind)\s+){1,4}$`,
  'iu',
);
const BUT_WELCOME = new RegExp(
  multiline`
    ^[\s,;–—-]*${BUT}\s+(?:(?:it|this|that|they|es|das|is|are|would|be|ist|wäre|wären|very|highly|
    sehr)\s+){0,4}(?:${NICE_CUE.source})[^\p{L}]*$`,
  'iu',
);

/**
 * The clauses of a sentence that ask for something, without what it says is not asked for: of "A degree is
 * not required, but 5 years of sales are" the second; of "No experience needed, training in Excel is given"
 * none.
 */
export function clausesAsked(sentence: Piece): readonly Piece[] {
  const { text, start } = sentence;
  const match = NOT_ASKED.exec(text);
  if (match === null) return [sentence];
  const end = match.index + match[0].length;
  // "not required but an advantage" is welcome
  if (BUT_WELCOME.test(text.slice(end))) return [sentence];
  const begin = beginOf(text.slice(0, end));
  const said = text.slice(0, begin);
  // "SAP is helpful, but not required": what stands before is what is not required, if it is not said to be welcome
  const bare = OF_BEFORE.test(text.slice(begin, match.index)) && !NICE_CUE.test(said);
  const before = bare ? said.slice(0, beginOf(said.replace(/[\s,;–—-]{1,8}$/u, ''))) : said;
  const cut = text[end] === ':' ? -1 : text.slice(end).search(BEHIND);
  const asked = before.trim() === '' ? [] : [{ text: before.trimEnd(), start }];
  if (cut < 0) return asked;
  const joint = JOINT.exec(text.slice(end + cut));
  const from = end + cut + (joint?.[0].length ?? 0);
  const rest = clausesAsked({ text: text.slice(from), start: start + from });
  const contrasts = joint?.groups?.['but'] !== undefined;
  return [
    ...asked,
    ...rest.filter(
      (clause) =>
        clause.text.trim() !== '' &&
        (namesWhatIsAsked(clause.text) || (contrasts && !TAUGHT.test(clause.text))),
    ),
  ];
}

/** Where the last clause of `text` begins; a comma of a list parts nothing: "Java, Go or Rust is not required". */
function beginOf(text: string): number {
  const marks = [...text.matchAll(BEFORE)].toReversed();
  const at = marks.find(
    ({ index, 0: mark }) =>
      mark !== ',' || (isClause(text.slice(0, index)) && !ONE_OF_A_LIST.test(text.slice(index))),
  );
  return at === undefined ? 0 : at.index;
}

const isClause = (text: string): boolean => SAYS.test(text) || namesWhatIsAsked(text);
