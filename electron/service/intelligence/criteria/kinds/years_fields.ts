import { Clause } from '../clause.ts';
import type { WordRange } from '../../language/phrases.ts';
import type { Comparison } from '../../language/bounds.ts';
import type { Window } from './shared.ts';

/** What the time was spent with. */
export type Subject = { readonly kind: 'title' | 'skill' | 'field' | 'place'; readonly name: string };

/** A length of time at work: in all, under a title, with a skill, in a field. */
export type YearsSlots = {
  readonly comparison: Comparison;
  readonly months: number;
  /** "Between 10 and 15 years": longer is too long; null where more is as good. */
  readonly most: number | null;
  readonly subjects: readonly Subject[];
  /** "Years of Java and Python": of each of them. */
  readonly every: boolean;
  /** What does not count. */
  readonly without: string | null;
  readonly interns: boolean;
  readonly window: Window | null;
  readonly employer: string | null;
  readonly full_time: boolean;
  /** Similar things count as well, which no list can name. */
  readonly or_similar: boolean;
  /** The title alone, without a rank in front of it: "just Software Engineer". */
  readonly plain: boolean;
  /** What must have been used in the very jobs that count. */
  readonly beside: readonly string[];
};

/** What all ways to read a stretch share. */
export type Frame = {
  readonly clause: Clause;
  readonly length: WordRange;
  readonly slots: Omit<YearsSlots, 'subjects'>;
  /** Words that only say somebody worked; `alone` without things, `bare` also without separate bounds. */
  readonly own: ReadonlySet<number>;
  readonly alone: ReadonlySet<number>;
  readonly bare: ReadonlySet<number>;
  readonly plain: readonly WordRange[];
  /** Whether a tag is asked for, not part of what is left out. */
  asks(tag: WordRange): boolean;
};

/** Kinds of skills that are fields of work, and of the lexicon's rows. */
export const AREAS = new Set<string>(['domain', 'task', 'method']);
export const FIELDS = ['industry', 'kind'] as const;

/** Fields of which any counts ("accounts and bookkeeping"): the last is known, or a word of work follows. */
export function listed(
  { clause, alone, asks }: Frame,
  rest: readonly number[],
): { readonly own: ReadonlySet<number>; readonly subjects: readonly Subject[] } | null {
  const [first = 0, last = 0] = [rest[0], rest.at(-1)];
  const between = [
    ...clause.cues('and', 'or'),
    ...clause.all.filter((at) => clause.key(at) === '/').map((start) => ({ start, end: start + 1 })),
  ]
    .filter(({ start }) => start > first && start < last)
    .toSorted((a, b) => a.start - b.start);
  const known = [
    ...clause.tags('skill').filter(({ skill }) => AREAS.has(skill.kind)),
    ...clause.entries(...FIELDS),
  ].filter(asks);
  // "dairy/food, 4 years": words on both sides of a slash are of one kind
  const is_field =
    between.every(({ start }) => clause.key(start) === '/') ||
    known.some(({ end }) => end === last + 1) ||
    clause.cues('work', 'job', 'experience').some(({ start }) => start === last + 1);
  if (between.length === 0 || !is_field || clause.tags('language').length > 0) return null;
  const starts = [first, ...between.map(({ end }) => end)];
  const subjects = starts.map((start, at): Subject => {
    const words = rest.filter((place) => place >= start && place < (between[at]?.start ?? last + 1));
    return { kind: 'field', name: clause.textOf(Math.min(...words), Math.max(...words) + 1) };
  });
  if (subjects.some(({ name }) => name === '')) return null;
  return { own: Clause.places(alone, known, between), subjects };
}
