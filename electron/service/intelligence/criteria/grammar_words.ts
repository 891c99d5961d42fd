import { type Cue, cuesNamed } from '../language/locale.ts';
import { follows, holdsAt, type WordRange } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import type { Clause } from './clause.ts';
import type { Conjunction } from './conjunctions.ts';
import type { Tag, Tagged } from './tag.ts';

/** Whether a word at a place may turn a question round or widen it. */
export const turns = (tag: Tag, at: number): boolean =>
  tag.start <= at &&
  at < tag.end &&
  (tag.type === 'quantity' || tag.type === 'length' || (tag.type === 'cue' && TURNING.has(tag.cue)));

const TURNING = new Set<Cue>(
  cuesNamed(
    'not but_not but ideally if instead instead_of_former or any_of or_similar at_most under',
    'or_less excluded included basic past absent',
  ),
);

/** Cues that begin a bound. */
const BOUNDS = new Set<Cue>(['at_least', 'at_most', 'exactly', 'same']);
/** Cues of "somebody from everywhere, only not from …". */
const ANYBODY = new Set<Cue>(cuesNamed('somebody people each same would whether'));

/** What somebody spends time with at work. */
export const isNameOfWork = (tag: Tag): boolean =>
  tag.type === 'title' ||
  (tag.type === 'skill' && !['language', 'certification', 'licence', 'soft'].includes(tag.skill.kind));

/** "At least two of the following: …", "any 2 out of 3: …": how many, and where the list begins. */
export function someOf(
  { tags, words, content, cues }: Tagged,
  from: number,
  to: number,
): { readonly count: number; readonly behind: number } | null {
  const counts = tags.filter((tag) => tag.type === 'quantity');
  if (counts.length === 0) return null;
  const first = Math.min(...[...content].filter((at) => at >= from && at < to));
  const count = counts.find(({ start, end }) => start >= from && start <= first && first < end);
  const { value = 0, comparison } = count?.quantity ?? {};
  if (count === undefined || value < 2 || value > 4 || comparison !== '>=') return null;
  let behind: number | null = null;
  for (let at = count.end; at < Math.min(to, count.end + MAX_BEFORE_LIST); at += 1) {
    if (words[at]?.key === ':') return { count: value, behind: at + 1 };
    if (isOf('some_of', words[at]?.key)) behind = at + 1;
    else if (words[at]?.sign === true) break;
    const is_light =
      !content.has(at) ||
      isOf('some_of', words[at]?.key) ||
      counts.some(({ start }) => start === at) ||
      cues.some((cue) => cue.start === at && cue.cue === 'any_of');
    if (!is_light) break;
  }
  return behind === null ? null : { count: value, behind };
}

/** Words between the number and the list. */
const MAX_BEFORE_LIST = 7;

/** Every way to take so many of some things. */
export function groupsOf<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, at) =>
    groupsOf(things.slice(at + 1), count - 1).map((group) => [thing, ...group]),
  );
}

/** Words between a comma and a length: "niente junior, si parte da sei anni". */
const MAX_BEFORE_LENGTH = 4;

/**
 * "No job hopping: a single employer", "no gaps, at least 5 years", "no beginners, six years as a foreman": what has
 * its own bound or length is asked for.
 */
export function isBoundBehind(
  { words, cues, tags }: Tagged,
  { start, end, op }: Conjunction,
  denial: WordRange,
): boolean {
  const lengths = tags.filter(({ type }) => type === 'length');
  const is_counted =
    words[start]?.key === ',' &&
    lengths.some((tag) => follows(tag, { end }, MAX_BEFORE_LENGTH)) &&
    !lengths.some((tag) => tag.start >= denial.end && tag.end <= start);
  return (
    op === 'and' &&
    (is_counted || cues.some((tag) => follows(tag, { end }, 1) && BOUNDS.has(tag.cue))) &&
    !/^[,;]$/u.test(words[end]?.key ?? '')
  );
}

/** Whether a word is written as a name is; where every noun has a capital, one within it or a digit tells. */
const isName = ({ words, locales }: Tagged, at: number): boolean =>
  (locales[0]?.capital_nouns === true ? /.\p{Lu}|\d/u : /^\p{Lu}|.\p{Lu}|\d/u).test(words[at]?.text ?? '');

/**
 * "SVA y noches": on one side of "and" or "or" only names taken as they are, which are an idea of their own.
 * @param own places of the words that are understood, `literal` of those taken as they are
 */
export function standsApart(
  clause: Clause,
  conjunctions: readonly Conjunction[],
  own: ReadonlySet<number>,
  literal: readonly number[],
): boolean {
  if (literal.length === 0) return false;
  const { tagged, from, to, content } = clause;
  const isOnly = (start: number, end: number): boolean => {
    const inside = content.filter((at) => holdsAt({ start, end }, at));
    return (
      inside.length > 0 && inside.every((at) => !own.has(at) && literal.includes(at) && isName(tagged, at))
    );
  };
  return conjunctions.some(
    ({ op, level, start, end }) =>
      (op === 'and' || op === 'or') &&
      level === 3 &&
      tagged.words[start]?.sign === false &&
      isOnly(from, start) !== isOnly(end, to),
  );
}

/** "From everywhere, only not from …": nothing is asked for before the denial. */
export const asksNothing = ({ content, cues }: Tagged, from: number, to: number): boolean =>
  [...content].every(
    (at) => at < from || at >= to || cues.some((tag) => ANYBODY.has(tag.cue) && holdsAt(tag, at)),
  );
