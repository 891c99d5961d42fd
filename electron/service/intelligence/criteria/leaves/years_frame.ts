import type { Lexicon } from '../../skills/lexicon.ts';
import { matchSkills } from '../../skills/match.ts';
import { looksLikeTitle } from '../titles.ts';

/** Stands for the length of time in a clause. */
export const MARK = '§';

// Words around a name that only say that somebody worked, or how.
const FILLER = new Set(
  `auf ein eine einer eines einem einen dem den zum zur of in with mit con avec à on an a the at for since seit from by and or und y et o ou it its is was be der die das im bei beim de du des d la le l les el en dans chez di como comme als as has have had having been being did do does
  experience experiences experienced experiencia expérience erfahrung berufserfahrung praxis praxiserfahrung deneyim deneyimi tecrübe arbeitserfahrung berufspraxis professional professionnelle profesional laboral relevant total overall insgesamt
  work works working worked arbeiten gearbeitet trabajando trabajado trabajo travail travaillé hands-on handson commercial full-time part-time vollzeit full employment employed employer employers industry practical practice proven paid bezahlte bezahlter documented dated career life labour labor market trade veteran background history track record standing tenure worth time use used using usage
  job jobs role roles position positions post posts title titled spent stint production prod real daily actual least more consecutive company companies firm firms sector environment environments setting settings organisation organisations organization organizations capacity post-qualification post-qualified stayed held active continuous live project projects applied they he she his her their them candidate person altogether plus minimum anywhere ever professionally level any this that who whoever someone to already behind single each paid count counts under years year yrs months old worth through across straight seniority solid about around fast-paced high-paced progressive progressively responsible increasing increasingly dynamic demanding related similar comparable strong recent verifiable direct broad extensive knows know pqe in-depth deep demonstrable demonstrated successful prior`.split(
    /\s+/,
  ),
);

/** Nouns of those that are the first half of a name before another noun: "project management", "life sciences". */
const FIRST_HALVES = new Set(
  'project projects production life trade labour labor career environment market industry company organisation organization time job record background'.split(
    ' ',
  ),
);
/** Names with such a word in them that no list has. */
const NAMES =
  /(?<!\p{L})(?:real estate|commercial (?:real estate|banking|law|insurance|lending|property|cleaning|construction|driving|kitchens?|aviation)|professional (?:services|liability|development)|post[- ]production|paid (?:media|search|social|advertising|ads)|full[- ]stack|active directory|live (?:events?|sound|streaming)|practical nurs\p{L}*|continuous (?:integration|delivery|improvement|deployment)|total (?:quality|rewards)|(?:social|youth|case|care|community|field|metal|steel|wood|sheet metal|stone|glass|brick) ?work|(?:private|general|family|dental|legal|medical) practice|(?:customer|user|guest|employee|patient) experience(?= (?:design|management|strategy|research|platform)\p{L}*)|level design|art history|direct (?:sales|marketing|mail|care|support))(?!\p{L})/giu;

const isFiller = (word: string): boolean => FILLER.has(word.toLowerCase().replace(/'s?$/u, ''));

type Word = { readonly text: string; readonly is_frame: boolean };

/** The words of a part, and which of them only frame what is named: none within a name. */
function wordsOf(part: string, lexicon: Lexicon): Word[] {
  const text = part.replaceAll(MARK, ' ').replaceAll(/\b[dl]'(?=\p{L})/giu, ' ');
  const named = [
    ...matchSkills(text, lexicon, { lists: true, names: true }),
    ...[...text.matchAll(NAMES)].map(({ index, 0: own }) => ({ start: index, end: index + own.length })),
  ].filter(({ start, end }) => /\s(?!experience$)/iu.test(text.slice(start, end)));
  const found = [...text.matchAll(/[^\s,.;:]+/gu)];
  return found.flatMap(({ 0: word, index }, at) => {
    if (!/[\p{L}\d]/u.test(word)) return [];
    const next = found[at + 1]?.[0] ?? '';
    const is_half =
      FIRST_HALVES.has(word.toLowerCase()) &&
      /^\p{L}/u.test(next) &&
      !isFiller(next) &&
      (/^\p{Ll}/u.test(next) || looksLikeTitle(next));
    const is_named = named.some(({ start, end }) => start <= index && index + word.length <= end);
    return [{ text: word, is_frame: isFiller(word) && !is_half && !is_named }];
  });
}

/** What is left of a part without the words that only frame it. */
export function plain(part: string, lexicon: Lexicon): string {
  return wordsOf(part, lexicon)
    .filter(({ is_frame }) => !is_frame)
    .map(({ text }) => text)
    .join(' ');
}

/** A part without frame words at its ends; within it "of" and "and" belong to a title. */
export function trimmed(part: string, lexicon: Lexicon): string {
  const words = part.split(' ');
  const frame = wordsOf(part, lexicon);
  if (frame.length !== words.length) return trimmedPlainly(words).join(' ');
  const first = frame.findIndex(({ is_frame }) => !is_frame);
  const last = frame.findLastIndex(({ is_frame }) => !is_frame);
  return first === -1 ? '' : words.slice(first, last + 1).join(' ');
}

/** The same of a text with signs between its words. */
function trimmedPlainly(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isFiller(word));
  return first === -1 ? [] : words.slice(first, words.findLastIndex((word) => !isFiller(word)) + 1);
}
