import type { LabelledRow } from '../criteria_sets.ts';

/** What a person answers who knows the facts. */
export type Truth = LabelledRow['expected'];

/**
 * Every predicate with the ways a person can stand to it, and what is true of each. Only `held` is met; the others are
 * near misses whose words stand in the resume all the same. Not stated is what a resume need not say (conventions of the
 * labelled data: a skill, certificate, degree or language that its section lacks is not met).
 */
export const TRUTH: Readonly<Record<string, Readonly<Record<string, Truth>>>> = {
  tool: {
    held: 'met',
    learning: 'not_met',
    planned: 'not_met',
    denied: 'not_met',
    seen: 'not_met',
    others: 'not_met',
    hobby: 'not_met',
    neighbour: 'not_met',
  },
  certificate: {
    held: 'met',
    lapsed: 'not_met',
    planned: 'not_met',
    enrolled: 'not_met',
    lower: 'not_met',
    neighbour: 'not_met',
    failed: 'not_met',
  },
  licence: { held: 'met', lapsed: 'not_met', planned: 'not_met', lower: 'not_met' },
  degree: {
    held: 'met',
    lower: 'not_met',
    neighbour: 'not_met',
    abandoned: 'not_met',
    enrolled: 'not_met',
  },
  language: { held: 'met', lower: 'not_met', learning: 'not_met', denied: 'not_met' },
  // led by somebody else, or a team of no stated size: whether the person led so many is not said
  team: { held: 'met', fewer: 'not_met', denied: 'not_met', others: 'not_stated', unsized: 'not_stated' },
  tool_years: { held: 'met', fewer: 'not_met', listed: 'not_stated' },
  title_years: { held: 'met', fewer: 'not_met' },
  industry_years: { held: 'met', fewer: 'not_met', neighbour: 'not_met' },
  window: { held: 'met', earlier: 'not_met' },
  shift: { held: 'met', denied: 'not_met', neighbour: 'not_met', silent: 'not_stated' },
  permit: { held: 'met', denied: 'not_met', pending: 'not_met', silent: 'not_stated' },
  place: { held: 'met', past: 'not_met', planned: 'not_met' },
  relocation: { held: 'met', denied: 'not_met', silent: 'not_stated' },
  start: { held: 'met', longer: 'not_met', silent: 'not_stated' },
  employer: { held: 'met', customer: 'not_met', applied: 'not_met' },
  rank: { held: 'met', lower: 'not_met', planned: 'not_met' },
  budget: { held: 'met', fewer: 'not_met', others: 'not_stated' },
  few_employers: { held: 'met', more: 'not_met' },
  // the years count only in jobs in which the tool was used
  years_with: { held: 'met', fewer: 'not_met', elsewhere: 'not_met' },
  // a denial that holds: the firm was a customer at most
  never_employer: { held: 'met', worked: 'not_met' },
};

/** Predicates every person is asked about; of the others each person has some, in turn. */
export const ALWAYS_ASKED: readonly string[] = ['years_with', 'never_employer'];

/** Truth of two facts joined, by Kleene's logic. */
export function joinedTruth(join: 'and' | 'or' | 'but_not', a: Truth, b: Truth): Truth {
  const value: Readonly<Record<Truth, number>> = { met: 1, not_stated: 0, not_met: -1 };
  const second = join === 'but_not' ? -value[b] : value[b];
  const joined = join === 'or' ? Math.max(value[a], second) : Math.min(value[a], second);
  return joined > 0 ? 'met' : joined < 0 ? 'not_met' : 'not_stated';
}

/** A job of an invented person; months are counted with both ends, "present" ends with October 2026. */
export type MadeJob = {
  readonly title: string;
  readonly employer: string;
  readonly start: string;
  readonly end: string;
  readonly months: number;
  /** Months from its end to the present. */
  readonly ago: number;
  readonly lines: string[];
};

/** Where in the resume the words of a fact stand. */
export type Place = 'job' | 'education' | 'certificates' | 'languages' | 'skills' | 'also' | 'home' | 'none';

/** One fact of a person: how it is worded there and what a criterion about it is filled with. */
export type Fact = {
  readonly predicate: string;
  readonly status: string;
  readonly truth: Truth;
  readonly place: Place;
  /** The index of the job, where it is told in one. */
  readonly job: number;
  readonly values: Readonly<Record<string, string>>;
};
