import { Clause } from '../clause.ts';
import type { Subject, YearsSlots } from './years_slots.ts';
import type { WordRange } from '../../language/phrases.ts';

/** What all ways to read a stretch share. */
export type Frame = {
  readonly clause: Clause;
  readonly length: WordRange;
  readonly slots: Omit<YearsSlots, 'subjects'>;
  /** Words that say no more than that somebody worked; `alone` without things, `bare` without bounds apart. */
  readonly own: ReadonlySet<number>;
  readonly alone: ReadonlySet<number>;
  readonly bare: ReadonlySet<number>;
  readonly plain: readonly WordRange[];
  /** Whether a tag is asked for: no part of what is left out. */
  asks(tag: WordRange): boolean;
};

/** Kinds of skills that are fields of work, and of the lexicon's rows. */
export const AREAS = new Set<string>(['domain', 'task', 'method']);
export const FIELDS = new Set<string>(['industry', 'kind']);

/**
 * "Accounts and bookkeeping", "infrastructure or operations jobs": fields of which any counts. The last one
 * is known, or a word of work behind it shows that it is one.
 */
export function listed(
  { clause, alone, asks }: Frame,
  rest: readonly number[],
): { readonly own: ReadonlySet<number>; readonly subjects: readonly Subject[] } | null {
  const [first = 0, last = 0] = [rest[0], rest.at(-1)];
  const between = clause.cues('and', 'or').filter(({ start }) => start > first && start < last);
  const known = [
    ...clause.tags('skill').filter(({ skill }) => AREAS.has(skill.kind)),
    ...clause.tags('entry').filter(({ entry }) => FIELDS.has(entry.kind)),
  ].filter(asks);
  const is_field =
    known.some(({ end }) => end === last + 1) ||
    clause.cues('work', 'job', 'experience').some(({ start }) => start === last + 1);
  if (between.length === 0 || !is_field || clause.tags('language').length > 0) return null;
  const starts = [first, ...between.map(({ end }) => end)];
  const subjects = starts.map((start, at): Subject => {
    const words = rest.filter((place) => place >= start && place < (between[at]?.start ?? last + 1));
    return {
      kind: 'field',
      name: words.length === 0 ? '' : clause.textOf(Math.min(...words), Math.max(...words) + 1),
    };
  });
  if (subjects.some(({ name }) => name === '')) return null;
  return { own: new Set([...alone, ...Clause.places(known, between)]), subjects };
}
