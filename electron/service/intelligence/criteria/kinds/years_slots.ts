import type { Comparison } from '../../language/quantities.ts';
import type { Window } from './shared.ts';

/** What the time was spent with. */
export type Subject = { readonly kind: 'title' | 'skill' | 'field' | 'place'; readonly name: string };

/** So long at work: in all, under a title, with a skill, in a field. */
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
  /** What is alike counts as well, and nobody lists it. */
  readonly or_similar: boolean;
  /** The title alone, without a rank in front of it: "just Software Engineer". */
  readonly plain: boolean;
  /** What has to have been used in the very jobs that count. */
  readonly beside: readonly string[];
};
