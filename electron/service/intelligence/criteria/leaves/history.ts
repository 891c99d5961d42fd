import type { WorkEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { monthIndex, monthOf } from '../../resume/dates.ts';
import { amountText, readAmounts, satisfies, type Amount } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { boundsOf, headOf, jobsOf, lastMonth, nameOfJob, spell } from '../work.ts';

const EMPLOYED =
  /^(?:is |be )?(?:not )?(?:currently|presently|now|at present)? ?(?:in )?(?:(?:paid |full-time |permanent )?employ(?:ed|ment)|has (?:a )?job|working|in work|in a job|in angestellter stellung|berufstätig|beschäftigt|empleado|en poste|çalışıyor)(?: (?:currently|presently|now|right now|at the moment|at present|today))?$/iu;
const UNEMPLOYED =
  /^(?:is |be )?(?:currently |presently |now )?(?:unemployed|out of work|between jobs|jobless|arbeitslos|job ?seeking)(?: now| at present| currently)?$/iu;
const FREELANCE =
  /^(?:is |be )?(?:currently |now )?(?:self-employed|freelanc(?:e|er|ing)|independent contractor)[\p{L} -]{0,30}(?:at the moment|currently|now|at present)?$/iu;
const JOBS = String.raw`(?:different |distinct |separate )?(?:jobs?|employers?|companies|positions?|firms|arbeitgeber|empleos|employeurs)`;

/** Reads "currently employed", "no more than 3 jobs in 5 years", "no gap longer than 12 months", "recent graduate". */
export function readHistory(text: string): Leaf | null {
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
      const [running] = jobs.filter(({ current }) => current);
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
      if (own !== undefined)
        return met(0.88, `The resume lists ${quoted(facts, headOf(own, facts))}.`, [headOf(own, facts)]);
      const [first] = jobs;
      return first === undefined
        ? notMet(0.75, 'The resume lists no running job.', lookedAt(facts, ['experience']))
        : notMet(0.78, `The running job is ${quoted(facts, headOf(first, facts))}.`, [headOf(first, facts)]);
    },
  };
}

/** The window a criterion speaks of, as its first month index; null for the whole career. */
function windowOf(text: string): {
  readonly read: (facts: CriterionFacts) => number | null;
  readonly label: string;
  readonly rest: string;
} {
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

function readGap(text: string): Leaf | null {
  if (
    !/\b(?:gaps?|career breaks?|breaks? (?:of|in|longer|between)|lücken?|huecos?|interruptions?)\b/iu.test(
      text,
    )
  )
    return null;
  if (/\b(?:explain|reason)/iu.test(text)) return null;
  const { read, label, rest } = windowOf(text);
  const none = /\b(?:no|without|not|keine?|ohne|sin|never|free of)\b/iu.test(rest);
  const [amount] = readAmounts(rest).filter(({ end }) =>
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
    /\b(?:recent(?:ly)? (?:graduate|graduated)|fresh graduate|graduated (?:with)?in|graduated (?:in|over|during) the (?:last|past))\b/iu.test(
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
  if (label === '' || rest.split(' ').filter((word) => word !== '').length > 3) return null;
  return {
    kind: 'history',
    understood: `Has worked${label}`,
    decide: (facts) => {
      const [job] = jobsSince(read(facts), facts);
      if (job !== undefined)
        return met(0.9, `The resume lists ${quoted(facts, headOf(job, facts))}.`, [headOf(job, facts)]);
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
  if (latest === undefined || latest.end === null)
    return notStated(0.5, 'The resume does not say when the person graduated.');
  const recent = monthIndex(latest.end, 'last') >= monthOf(facts.reference_date) - months;
  const line = facts.lines.find(({ start }) => start >= latest.span.start);
  const span = { start: latest.span.start, end: Math.min(latest.span.end, line?.end ?? latest.span.end) };
  return recent
    ? met(0.85, `Graduated in ${latest.end.year}: ${quoted(facts, span)}.`, [span])
    : notMet(0.88, `Graduated in ${latest.end.year}: ${quoted(facts, span)}.`, [span]);
}

function readStay(text: string): Leaf | null {
  const [amount] = readAmounts(text).filter(({ end }) => /^\s?(?:years?|months?)/iu.test(text.slice(end)));
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
