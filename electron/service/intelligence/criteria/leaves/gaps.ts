import type { WorkEntry } from '../../profile.ts';
import { monthOf } from '../../resume/dates.ts';
import { readAmounts } from '../amounts.ts';
import type { CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { windowOf } from '../window.ts';
import { boundsOf, headOf, jobsOf, spell } from '../work.ts';

/** Reads "no gap longer than 12 months", "no break of more than three months since 2018". */
export function readGap(text: string): Leaf | null {
  if (
    !/\b(?:gaps?|career breaks?|breaks? (?:of|in|longer|between)|lücken?|huecos?|interruptions?)\b/iu.test(
      text,
    )
  ) {
    return null;
  }
  if (/\b(?:explain|reason)/iu.test(text)) return null;
  const { read, label, rest } = windowOf(text);
  const none = /\b(?:no|without|not|keine?|ohne|sin|never|free of)\b/iu.test(rest);
  const amount = readAmounts(rest).find(({ end }) =>
    /^\s?(?:months?|years?|monat\p{L}*|jahr\p{L}*|meses|año)/iu.test(rest.slice(end)),
  );
  const months =
    amount === undefined
      ? 1
      : amount.value * (/^\s?(?:years?|jahr|año)/iu.test(rest.slice(amount.end)) ? 12 : 1);
  const lastTwo = /\blast two jobs\b/iu.test(text);
  return {
    kind: 'history',
    understood: `${none ? 'No gap' : 'A gap'} between jobs of more than ${spell(months)}${label}`,
    decide: (facts) => {
      const gap = longestGap(lastTwo ? jobsOf(facts).slice(0, 2) : jobsOf(facts), read(facts), facts);
      if (gap === null) return notStated(0.5, 'The resume does not say: it gives too few dates.');
      const has = gap.months > months;
      const say =
        gap.months <= 0
          ? 'The dated jobs follow each other without a gap.'
          : `The longest gap between dated jobs is ${spell(gap.months)}.`;
      const heads = gap.entries.map((entry) => headOf(entry, facts));
      return has === none ? notMet(0.82, say, heads) : met(0.82, say, heads);
    },
  };
}

type Gap = { readonly months: number; readonly entries: readonly WorkEntry[] };

/** The longest time without a job between the first dated job (or `from`) and now. */
function longestGap(jobs: readonly WorkEntry[], from: number | null, facts: CriterionFacts): Gap | null {
  const dated = jobs
    .flatMap((entry) => {
      const bounds = boundsOf(entry, facts.reference_date);
      return bounds === null ? [] : [{ entry, first: bounds.high[0], last: bounds.high[1] }];
    })
    .toSorted((a, b) => a.first - b.first);
  const [opening] = dated;
  if (opening === undefined) return null;
  let until = opening.last;
  let before = opening.entry;
  let longest: Gap = { months: 0, entries: [opening.entry] };
  for (const { entry, first, last } of dated.slice(1)) {
    const months = first - Math.max(until, (from ?? 0) - 1) - 1;
    if (months > longest.months) longest = { months, entries: [before, entry] };
    if (last > until) {
      until = last;
      before = entry;
    }
  }
  const open = monthOf(facts.reference_date) - 1 - until;
  return open > longest.months && dated.length > 1 ? { months: open, entries: [before] } : longest;
}
