import type { Conjunction } from './conjunctions.ts';
import type { YearsSlots } from './kinds/years_fields.ts';
import type { Predicate } from './predicate.ts';
import type { Tagged } from './tag.ts';
import type { Tree } from './tree.ts';

/** What may be done for a length of time. */
const DONE = new Set(['skill', 'activity', 'words', 'industry']);

/**
 * "Fresatura CNC, minimo 2 anni", "Fliesenlegen: 3 Jahre": a length of time and nothing else behind a comma or a colon
 * is one of what stands before it, whether or not any list knows that. "…, 3 years of experience" is one of its own.
 * @returns null where it is not so
 */
export function lengthOf(
  { start, end, op }: Conjunction,
  [from, to]: readonly [number, number],
  { words, text, cues }: Tagged,
  left: Tree,
  right: Tree,
): Tree | null {
  if (op !== 'and' || words[start]?.sign !== true || left.op !== 'is' || right.op !== 'is') return null;
  if (!DONE.has(left.predicate.kind) || !isBareLength(right.predicate)) return null;
  const says_work = cues.some(
    (tag) => tag.start >= end && tag.end <= to && /^(?:experience|work|total|job|employed)$/u.test(tag.cue),
  );
  const [first, last] = [words[from], words[start - 1]];
  if (says_work || first === undefined || last === undefined) return null;
  // "care home experience, 5 yrs": the industry without what is said of it
  const industry =
    left.predicate.kind === 'industry' ? (left.predicate.slots as { name: string }).name : null;
  const name = industry ?? text.slice(first.start, last.end);
  const subjects = [{ kind: 'field', name }] as const;
  return { op: 'is', predicate: { ...right.predicate, slots: { ...right.predicate.slots, subjects } } };
}

const isBareLength = (one: Predicate): one is Predicate<YearsSlots> =>
  one.kind === 'years' && (one.slots as YearsSlots).subjects.length === 0;
