import type { Lexicon } from '../skills/lexicon.ts';
import { readAmounts } from './amounts.ts';
import type { Leaf } from './leaf.ts';
import { readYears } from './leaves/years.ts';
import { firstLeaf, READERS } from './readers.ts';

// Lengths of time that a joint of a list stands within or before.

/** "8 years in operations or logistics" asks for eight years in the one and the other together. */
export function yearsOfEither(
  texts: readonly string[],
  operator: 'and' | 'or',
  lexicon: Lexicon,
): Leaf | null {
  const [first = '', ...others] = texts;
  const bare = others.every(
    (text) =>
      text
        .replaceAll(/\([^()]{0,80}\)/gu, '')
        .trim()
        .split(' ').length <= 4 && !/\d/.test(text),
  );
  if (operator !== 'or' || !bare || readYears(first, lexicon) === null) return null;
  return readYears(texts.join(' or '), lexicon);
}

const BEFORE_YEARS = /^(?:for|since|with|of|and|,|\s){0,3}$/iu;
const UNIT_ALONE =
  /^\s?-?(?<unit>years?|yrs?|yoe|months?|jahren?|monate|años|meses|ans|mois)\b['’]?\+?(?: (?:or|oder|o|ou) (?:more|longer|better|over|upwards?|above|mehr|länger|más|plus))?(?<rest>(?: \p{L}[\p{L}.'-]{0,12}){0,5})$/iu;
const NO_SUBJECT =
  /^(?:in|of|at|with|on|use|it|the|this|that|job|work|practice|praxis|erfahrung|experience|expérience|experiencia|hands-on|commercial|professional|professionally|minimum|min\.?|plus|worth|total|there|least|overall|de|d'expérience)$/iu;

/** "PostgreSQL, at least five years in use": the years are those of what stands before. */
export function yearsBehind(texts: readonly string[], operator: 'and' | 'or', lexicon: Lexicon): Leaf | null {
  const [what = '', behind = ''] = texts;
  if (operator !== 'and' || texts.length !== 2 || behind.length > 80) return null;
  const [amount] = readAmounts(behind);
  if (amount === undefined || !BEFORE_YEARS.test(behind.slice(0, amount.start))) return null;
  const unit = UNIT_ALONE.exec(behind.slice(amount.end))?.groups;
  const rest = (unit?.['rest'] ?? '').split(' ').filter((word) => word !== '');
  if (unit === undefined || !rest.every((word) => NO_SUBJECT.test(word))) return null;
  if (readYears(what, lexicon) !== null) return null;
  const kind = firstLeaf(READERS, what, lexicon)?.kind ?? 'words';
  const joint = { skill: 'of', words: 'of', industry: 'in', title: 'as', employer: 'at' }[kind as string];
  if (joint === undefined) return null;
  const years = `${behind.slice(amount.start, amount.end)} ${unit['unit'] ?? ''}`;
  return readYears(`${years} ${joint} ${what}`, lexicon);
}
