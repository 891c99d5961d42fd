import type { WorkEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { monthIndex, monthOf } from '../../resume/dates.ts';
import { amountText, readAmounts, satisfies, type Amount } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { contentKeys } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { headOf, jobsOf, lastMonth, nameOfJob, spell } from '../work.ts';
import { windowOf } from '../window.ts';
import { readGap } from './gaps.ts';
import { readGraduation } from './graduation.ts';
import { readStay } from './stays.ts';

const EMPLOYED =
  /^(?:is |be )?(?:not )?(?:currently|presently|now|at present)? ?(?:in )?(?:(?:paid |full-time |permanent )?employ(?:ed|ment)|has (?:a )?job|working|in work|in a job|in angestellter stellung|berufstätig|beschäftigt|empleado|en poste|çalışıyor)(?: (?:currently|presently|now|right now|at the moment|at present|today))?$/iu;
const UNEMPLOYED =
  /^(?:is |be )?(?:currently |presently |now )?(?:unemployed|out of work|between jobs|jobless|arbeitslos|job ?seeking)(?: now| at present| currently)?$/iu;
const FREELANCE =
  /^(?:is |be )?(?:currently |now )?(?:self-employed|freelanc(?:e|er|ing)|independent contractor)[\p{L} -]{0,30}(?:at the moment|currently|now|at present)?$/iu;
const JOBS = String.raw`(?:different |distinct |separate )?(?:jobs?|employers?|companies|positions?|firms|arbeitgeber|empleos|employeurs)`;

/** Reads "currently employed", "no more than 3 jobs in 5 years", "no gap longer than 12 months", "recent graduate". */
export function readHistory(text: string): Leaf | null {
  const graduation = readGraduation(text);
  if (graduation !== null) return graduation;
  if (UNEMPLOYED.test(text)) return employedLeaf(false);
  if (EMPLOYED.test(text) || /^(?:is )?(?:self-employed or freelancing)/iu.test(text)) {
    return FREELANCE.test(text) ? freelanceLeaf() : employedLeaf(!/\bnot\b/iu.test(text));
  }
  if (FREELANCE.test(text)) return freelanceLeaf();
  return readGap(text) ?? readCount(text) ?? readChange(text) ?? readRecent(text) ?? readStay(text);
}

function employedLeaf(wanted: boolean): Leaf {
  return {
    kind: 'history',
    understood: wanted ? 'Employed at present' : 'Not employed at present',
    decide: (facts) => {
      const jobs = jobsOf(facts);
      const running = jobs.find(({ current }) => current);
      const [last] = jobs;
      if (running !== undefined) {
        const verdict = wanted ? met : notMet;
        return verdict(0.93, `The resume lists a running job: ${quoted(facts, headOf(running, facts))}.`, [
          headOf(running, facts),
        ]);
      }
      if (last === undefined) return notStated(0.5, 'The resume does not say: it lists no jobs.');
      const verdict = wanted ? notMet : met;
      return verdict(
        last.end === null ? 0.6 : 0.85,
        `The last job in the resume has ended: ${quoted(facts, headOf(last, facts))}.`,
        [headOf(last, facts)],
      );
    },
  };
}

function freelanceLeaf(): Leaf {
  return {
    kind: 'history',
    understood: 'Self-employed or freelancing at present',
    decide: (facts) => {
      const jobs = jobsOf(facts).filter(({ current }) => current);
      const own = jobs.find((entry) =>
        /\b(?:freelanc\p{L}*|self-employed|independent|contractor|own(?:er| business| studio)|founder|selbständig|autónom[oa])\b/iu.test(
          facts.document.text.slice(entry.span.start, headOf(entry, facts).end),
        ),
      );
      if (own !== undefined) {
        return met(0.88, `The resume lists ${quoted(facts, headOf(own, facts))}.`, [headOf(own, facts)]);
      }
      const [first] = jobs;
      return first === undefined
        ? notMet(0.75, 'The resume lists no running job.', lookedAt(facts, ['experience']))
        : notMet(0.78, `The running job is ${quoted(facts, headOf(first, facts))}.`, [headOf(first, facts)]);
    },
  };
}

function jobsSince(from: number | null, facts: CriterionFacts): WorkEntry[] {
  return jobsOf(facts).filter((entry) => from === null || lastMonth(entry, facts) >= from);
}

function employersOf(jobs: readonly WorkEntry[]): string[] {
  const names = jobs.map(({ employer, title }) => fold(employer ?? title ?? ''));
  return [...new Set(names.filter((name) => name !== ''))];
}

function readCount(text: string): Leaf | null {
  const { read, label, rest } = windowOf(text);
  const single = /\b(?:a )?single (?:employer|company)\b/iu.test(rest);
  const named = readAmounts(rest).find(({ end }) =>
    new RegExp(String.raw`^\s?${JOBS}\b`, 'iu').test(rest.slice(end)),
  );
  if (!single && named === undefined) return null;
  const amount: Amount = single
    ? { comparison: '=', value: 1 }
    : /\bno more|at most|not more|höchstens|max/iu.test(rest)
      ? { comparison: '<=', value: named?.value ?? 1 }
      : (named as Amount);
  return {
    kind: 'history',
    understood: `Number of employers${label}: ${amountText(amount)}`,
    decide: (facts) => {
      const jobs = jobsSince(read(facts), facts);
      const count = employersOf(jobs).length;
      if (count === 0) return notStated(0.5, 'The resume does not say: it lists no jobs.');
      const heads = jobs.map((entry) => headOf(entry, facts));
      const say = `The resume lists ${count} ${count === 1 ? 'employer' : 'employers'}${label}: ${jobs.slice(0, 5).map(nameOfJob).join('; ')}.`;
      return satisfies(amount, count) === true ? met(0.85, say, heads) : notMet(0.85, say, heads);
    },
  };
}

function readChange(text: string): Leaf | null {
  if (!/\b(?:changed|switched|moved) (?:employers?|jobs?|companies|company)\b/iu.test(text)) return null;
  const { read, label } = windowOf(text);
  return {
    kind: 'history',
    understood: `Has changed employer${label}`,
    decide: (facts) => {
      const jobs = jobsSince(read(facts), facts);
      const count = employersOf(jobs).length;
      const heads = jobs.map((entry) => headOf(entry, facts));
      if (jobs.length === 0) return notStated(0.5, 'The resume does not say: it lists no jobs.');
      const say = `The resume lists ${count} ${count === 1 ? 'employer' : 'employers'}${label}.`;
      return count > 1 ? met(0.85, say, heads) : notMet(0.85, say, heads);
    },
  };
}

function readRecent(text: string): Leaf | null {
  const graduate =
    /^(?:is )?(?:an? )?(?:recent(?:ly)? (?:graduate|graduated)|fresh graduate|graduated (?:with)?in|graduated (?:in|over|during) the (?:last|past))\b/iu.test(
      text,
    );
  if (graduate) {
    const [amount] = readAmounts(text);
    const months = (amount?.value ?? 2) * 12;
    return {
      kind: 'history',
      understood: `Graduated in the last ${spell(months)}`,
      decide: (facts) => decideGraduate(months, facts),
    };
  }
  if (!/^(?:has |have )?(?:been )?(?:worked|employed|held a job|been in work)/iu.test(text)) return null;
  const { read, label, rest } = windowOf(text);
  if (label === '' || contentKeys(rest.replace(/\bheld a job\b|\bemployed\b/iu, ' ')).length > 0) return null;
  return {
    kind: 'history',
    understood: `Has worked${label}`,
    decide: (facts) => {
      const [job] = jobsSince(read(facts), facts);
      if (job !== undefined) {
        return met(0.9, `The resume lists ${quoted(facts, headOf(job, facts))}.`, [headOf(job, facts)]);
      }
      const [last] = jobsOf(facts);
      return last === undefined
        ? notStated(0.5, 'The resume does not say: it lists no jobs.')
        : notMet(0.85, `The last job in the resume is ${quoted(facts, headOf(last, facts))}.`, [
            headOf(last, facts),
          ]);
    },
  };
}

function decideGraduate(months: number, facts: CriterionFacts): Verdict {
  const ended = facts.profile.education
    .filter(({ end, completed, level }) => end !== null && completed && (level ?? 0) >= 2)
    .toSorted((a, b) => (b.end?.year ?? 0) - (a.end?.year ?? 0));
  const [latest] = ended;
  if (latest === undefined || latest.end === null) {
    return notStated(0.5, 'The resume does not say when the person graduated.');
  }
  const recent = monthIndex(latest.end, 'last') >= monthOf(facts.reference_date) - months;
  const line = facts.lines.find(({ start }) => start >= latest.span.start);
  const span = { start: latest.span.start, end: Math.min(latest.span.end, line?.end ?? latest.span.end) };
  return recent
    ? met(0.85, `Graduated in ${latest.end.year}: ${quoted(facts, span)}.`, [span])
    : notMet(0.88, `Graduated in ${latest.end.year}: ${quoted(facts, span)}.`, [span]);
}
