import { fold } from '../../resume/lines.ts';
import { amountText, readAmounts, satisfies, type Amount } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import type { CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { boundsOf, headOf, jobsOf, nameOfJob, spell } from '../work.ts';

/** Reads "stayed at least two years with each employer", "with the current employer for over two years". */
export function readStay(text: string): Leaf | null {
  const amount = readAmounts(text).find(({ end }) => /^\s?(?:years?|months?)/iu.test(text.slice(end)));
  if (amount === undefined) return null;
  const months = amount.value * (/^\s?months?/iu.test(text.slice(amount.end)) ? 1 : 12);
  const each = /\b(?:each|every) (?:employer|job|company|role)\b/iu.test(text);
  const current = /\b(?:current|present) (?:employer|job|company|role|position)\b/iu.test(text);
  const same = /\b(?:same|one|single) (?:employer|company)\b/iu.test(text);
  if (!each && !current && !same) return null;
  return {
    kind: 'history',
    understood: `${amountText({ ...amount, value: 0 }).replace(/ 0$/, '')} ${spell(months)} with ${each ? 'each' : current ? 'the current' : 'one'} employer`,
    decide: (facts) =>
      decideStay({ ...amount, value: months }, each ? 'each' : current ? 'current' : 'same', facts),
  };
}

function decideStay(asked: Amount, which: 'each' | 'current' | 'same', facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts);
  const chosen = which === 'current' ? jobs.filter(({ current }) => current) : jobs;
  const stays = [
    ...Map.groupBy(chosen, ({ employer, title }) => fold(employer ?? title ?? '')).values(),
  ].flatMap((group) => {
    const ranges = group.flatMap((entry) => boundsOf(entry, facts.reference_date)?.high ?? []);
    return ranges.length === 0 ? [] : [{ group, months: Math.max(...ranges) - Math.min(...ranges) + 1 }];
  });
  if (stays.length === 0) {
    return which === 'current'
      ? notMet(0.75, 'The resume lists no running job.', lookedAt(facts, ['experience']))
      : notStated(0.5, 'The resume does not say: its jobs have no dates.');
  }
  const ordered = stays.toSorted((a, b) => a.months - b.months);
  const decisive = which === 'each' ? ordered[0] : ordered.at(-1);
  const [entry] = decisive?.group ?? [];
  if (decisive === undefined || entry === undefined) return notStated(0.5, 'The resume does not say.');
  const say = `${which === 'each' ? 'Shortest' : 'Longest'} stay: ${spell(decisive.months)} (${nameOfJob(entry)}).`;
  const heads = decisive.group.map((job) => headOf(job, facts));
  return satisfies(asked, decisive.months) === true ? met(0.85, say, heads) : notMet(0.85, say, heads);
}
