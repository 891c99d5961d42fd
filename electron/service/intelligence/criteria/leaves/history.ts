import type { WorkEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { monthIndex, monthOf } from '../../resume/dates.ts';
import { amountText, readAmounts, satisfies, type Amount } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { readDurations } from '../durations.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { spell } from '../../spell.ts';
import { boundsOf, headOf, jobsOf, lastMonth, nameOfJob } from '../work.ts';
import { windowOf } from '../window.ts';
import { readGap } from './gaps.ts';
import { readGraduation } from './graduation.ts';
import { employedLeaf, readAtWork } from './recency.ts';
import { deniesHopping, readStay } from './stays.ts';

const UNEMPLOYED =
  /^(?:is |be )?(?:currently |presently |now )?(?:unemployed|out of work|between jobs|jobless|arbeitslos|job ?seeking)(?: now| at present| currently)?$/iu;
const FREELANCE =
  /^(?:is |be )?(?:currently |now )?(?:self-employed|freelanc(?:e|er|ing)|independent contractor)[\p{L} -]{0,30}(?:at the moment|currently|now|at present)?$/iu;
const COUNTED =
  /^\s?(?:different |distinct |separate |paid |previous |past |full-time )*(?:jobs?|employers?|compan(?:y|ies)|firms?|organi[sz]ations?|arbeitgebern?|firmen|empleos|empleadores|empresas|employeurs|entreprises)\b/iu;

/** Reads "currently employed", "no more than 3 jobs in 5 years", "no gap longer than 12 months", "recent graduate". */
export function readHistory(text: string): Leaf | null {
  const graduation = readGraduation(text);
  if (graduation !== null) return graduation;
  if (UNEMPLOYED.test(text)) return employedLeaf(false);
  if (FREELANCE.test(text)) return freelanceLeaf();
  // "stable history without job hopping" is no question about a gap
  const steady = deniesHopping(text) ? readStay(text) : null;
  return (
    steady ??
    readGap(text) ??
    readStay(text) ??
    readCount(text) ??
    readChange(text) ??
    readAtWork(text) ??
    readRecentGraduate(text)
  );
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
        ? notMentioned(0.75, 'The resume lists no running job.', lookedAt(facts, ['experience']))
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

const PARALLEL = /\bjobs? at (?:a|one|the same) time\b|\bsimultaneous|\bin parallel\b|\boverlap/iu;
const OTHERWISE = /\b(?:with|for|at) (?:at least )?(?:one|a) /iu;
const ONE_ONLY =
  /\b(?:a )?(?:single|same) (?:employer|company|firm)\b|\bone[- ](?:company|employer) (?:career|person)\b|\bonly (?:one|a single) (?:employer|company|firm)\b/iu;

/** Reads "no more than 3 jobs in 5 years", "a single employer since graduating", "never worked for more than one company". */
function readCount(text: string): Leaf | null {
  if (PARALLEL.test(text)) return readParallel(text);
  const { read, label, rest } = windowOf(text);
  const single = ONE_ONLY.test(rest) && readDurations(rest).length === 0;
  const named = readAmounts(rest).find(({ end }) => COUNTED.test(rest.slice(end)));
  if (!single && (named === undefined || OTHERWISE.test(rest) || readDurations(rest).length > 0)) return null;
  const denied = /\b(?:never|not|no|nie|nunca|jamais)\b/iu.test(
    named === undefined ? '' : rest.slice(0, named.start),
  );
  const bound = named ?? { comparison: '=' as const, value: 1 };
  const amount: Amount = single
    ? { comparison: '=', value: 1 }
    : denied && (bound.comparison === '>' || bound.comparison === '>=')
      ? { comparison: bound.comparison === '>' ? '<=' : '<', value: bound.value }
      : { comparison: bound.comparison, value: bound.value };
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

/** "Only ever one job at a time", "has held two jobs in parallel". */
function readParallel(text: string): Leaf {
  const apart = /\b(?:only|never|no|not|one job|without|a single)\b/iu.test(text);
  return {
    kind: 'history',
    understood: apart ? 'One job at a time' : 'Two jobs at the same time',
    decide: (facts) => {
      const dated = jobsOf(facts).flatMap((entry) => {
        const bounds = boundsOf(entry, facts.reference_date);
        return bounds === null ? [] : [{ entry, first: bounds.high[0], last: bounds.high[1] }];
      });
      if (dated.length === 0) return notStated(0.5, 'The resume does not say: its jobs have no dates.');
      // a month in which one job ends and the next begins is no overlap
      const pair = dated.flatMap((one, at) =>
        dated
          .slice(at + 1)
          .filter((other) => Math.min(one.last, other.last) - Math.max(one.first, other.first) >= 1)
          .map((other) => [one.entry, other.entry] as const),
      )[0];
      const heads = (pair ?? dated.map(({ entry }) => entry)).map((entry) => headOf(entry, facts));
      const say =
        pair === undefined
          ? 'No two dated jobs overlap.'
          : `Two jobs overlap: ${pair.map(nameOfJob).join('; ')}.`;
      return (pair === undefined) === apart ? met(0.8, say, heads) : notMet(0.8, say, heads);
    },
  };
}

const CHANGED =
  /\b(?:changed|switched|moved|left|new) (?:(?:his|her|their|the|an?) )?(?:employers?|jobs?|companies|company|firms?)\b|\b(?:hat|den) (?:den )?arbeitgeber gewechselt|\bcambi(?:ó|ado) de empresa|\bchangé d'employeur/iu;

function readChange(text: string): Leaf | null {
  if (!CHANGED.test(text)) return null;
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

function readRecentGraduate(text: string): Leaf | null {
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
  return null;
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
