import { monthOf } from '../resume/dates.ts';
import { readAmounts } from './amounts.ts';
import type { CriterionFacts } from './facts.ts';
import { spell } from './work.ts';

/** The time a criterion speaks of. */
export type Window = {
  /** Its first month index; null for the whole career. */
  readonly read: (facts: CriterionFacts) => number | null;
  /** " in the last 5 years", or empty. */
  readonly label: string;
  /** The criterion without it. */
  readonly rest: string;
};

/** Reads "in the last 5 years", "in 5 years", "since 2018". */
export function windowOf(text: string): Window {
  const last =
    /\b(?:in|within|over|during|for) (?:the )?(?:last|past|previous) (?<n>\d{1,2}|two|three|four|five|six|seven|eight|ten|couple of)\s?(?<unit>years?|months?)?/iu.exec(
      text,
    );
  const plain =
    last ?? /\bin (?<n>\d{1,2}|two|three|four|five|six|seven|eight|ten) (?<unit>years?|months?)/iu.exec(text);
  if (plain !== null) {
    const [amount] = readAmounts(plain.groups?.['n'] ?? '');
    const months = (amount?.value ?? 2) * (/^month/iu.test(plain.groups?.['unit'] ?? '') ? 1 : 12);
    return {
      read: (facts) => monthOf(facts.reference_date) - months,
      label: ` in the last ${spell(months)}`,
      rest: text.replace(plain[0], ' '),
    };
  }
  const since = /\b(?:since|seit|desde|depuis) (?<year>(?:19|20)\d\d)/iu.exec(text);
  if (since !== null) {
    const year = Number(since.groups?.['year'] ?? 0);
    return { read: () => year * 12, label: ` since ${year}`, rest: text.replace(since[0], ' ') };
  }
  return { read: () => null, label: '', rest: text };
}
