import { regex } from '../../language/pattern.ts';
import { headOf, jobsOf, boundsOf, lastMonth, headText } from '../work.ts';
import { lookedAt, sectionAt } from '../search.ts';
import { satisfies } from '../../language/satisfies.ts';
import { findDates, interval, monthIndex, monthOf } from '../../language/dates.ts';
import { BREAK } from '../../language/breaks.ts';
import { fold } from '../../language/lines.ts';
import type { Span, WorkEntry } from '../../profile.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Kind,
  type Verdict,
  quotedSentence,
  metIf,
} from '../predicate.ts';
import type { Said } from '../answer.ts';
import { parseHistory } from './history_parse.ts';
import type { HistorySlots } from './history_ways.ts';
import { firstMonth, INTERN, inTime } from './shared.ts';
import { HISTORY } from './history_sentences.ts';

const FREELANCE = regex('iu')`
    (?<!\p{L})(?:freelanc\p{L}*|self[- ]employed|independent (?:consultant|contractor)|
    selbst[aä]ndig\p{L}*|freiberufl\p{L}*|aut[oó]nom[oa]|ind[ée]pendante?|libero professionista|
    zzp\p{L}*|owner|own (?:business|company|practice)|serbest)(?!\p{L})`;

function decide(slots: HistorySlots, facts: JudgeFacts): Verdict {
  const all = jobsOf(facts);
  if (all.length === 0) return notStated(0.4, say('history.none'), lookedAt(facts, ['experience']));
  const jobs = all.filter((entry) => inTime(entry, slots, facts));
  switch (slots.asks) {
    case 'freelance':
      return decideAny(jobs.find((entry) => isFreelance(entry, facts)) ?? null, facts);
    case 'employed':
      return decideAny(jobs[0] ?? null, facts);
    case 'employers':
      return decideEmployers(slots, jobs, facts);
    case 'changed':
      return decideChanged(slots, jobs, facts);
    case 'every_stay':
      return decideEveryTenure(slots, jobs, facts);
    case 'stay':
      return decideTenure(slots, jobs, facts);
    case 'average_stay':
      return decideAverageTenure(slots, jobs, facts);
    case 'short_stay':
      return decideShortTenure(slots, jobs, facts);
    case 'internship':
      return decideInternship(slots, facts);
    case 'joined':
      return decideJoined(slots, jobs, facts);
    case 'gap':
    case 'no_gap':
      return decideGap(slots, all, facts);
  }
}

const headsOf = (jobs: readonly WorkEntry[], facts: JudgeFacts): Span[] =>
  jobs.map((entry) => headOf(entry, facts));

const isFreelance = (entry: WorkEntry, facts: JudgeFacts): boolean =>
  FREELANCE.test(`${entry.title ?? ''} ${entry.employer ?? ''} ${headText(entry, facts)}`);

/** A job that shows it; failing that, the newest job tells what the person does instead. */
function decideAny(found: WorkEntry | null, facts: JudgeFacts): Verdict {
  const head = headOf(found ?? (jobsOf(facts)[0] as WorkEntry), facts);
  const said = quotedSentence(facts, head, found === null ? 'history.last' : 'shown');
  return metIf(found !== null, [0.88, 0.82], ...said);
}

function decideEmployers(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const names = new Set(jobs.flatMap(({ employer }) => (employer === null ? [] : [fold(employer)])));
  if (names.size === 0) return notStated(0.4, say('history.none'), lookedAt(facts, ['experience']));
  const said = say('history.employers', { count: names.size });
  // a job of which no employer was read may be with another one
  const unnamed = jobs.filter(({ employer }) => employer === null).length;
  const is_met = satisfies(slots, names.size, names.size + unnamed);
  if (is_met === null) return notStated(0.5, said, headsOf(jobs, facts));
  return metIf(is_met, [0.82, 0.8], said, headsOf(jobs, facts));
}

function decideChanged({ value }: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const names = new Set(jobs.map(({ employer, title }) => fold(employer ?? title ?? '')));
  names.delete('');
  if (names.size === 0) return notStated(0.4, say('history.none'), lookedAt(facts, ['experience']));
  const said = say('history.employers', { count: names.size });
  return metIf(names.size >= value, [0.82, 0.82], said, headsOf(jobs, facts));
}

/** Whether the job somebody has now, or the first one with that employer, began within the window. */
function decideJoined(slots: HistorySlots, current: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const since = firstMonth(slots.window, facts);
  const [newest] = current;
  if (newest === undefined || since === null) return notStated(0.5, say('history.none'));
  const own = jobsOf(facts).filter(
    (entry) =>
      entry === newest ||
      (slots.value === 1 && newest.employer !== null && fold(entry.employer ?? '') === fold(newest.employer)),
  );
  const starts = own.flatMap(({ start }) => (start === null ? [] : [start]));
  const heads = headsOf(own, facts);
  if (starts.length < own.length) return notStated(0.5, say('years.undated'), heads);
  const first = (edge: 'first' | 'last'): number =>
    Math.min(...starts.map((start) => monthIndex(start, edge)));
  const began = satisfies({ comparison: '>=', value: since }, first('first'), first('last'));
  const said = say('shown', { quotes: heads.map((head) => quote(facts, head)).join(', ') });
  return began === null ? notStated(0.5, said, heads) : metIf(began, [0.85, 0.82], said, heads);
}

type Tenure = {
  readonly own: readonly WorkEntry[];
  /** At least, and at most: a year without a month leaves it open. */
  readonly months: number;
  readonly most: number;
};

/** How long somebody was with each employer; 0 months without dates. */
function tenuresOf(jobs: readonly WorkEntry[], facts: JudgeFacts): Tenure[] {
  return [
    ...Map.groupBy(
      jobs.filter(({ employer }) => employer !== null),
      ({ employer }) => fold(employer ?? ''),
    ),
  ].map(([, own]) => {
    const bounds = own.map((entry) => boundsOf(entry, facts.reference_date));
    return {
      own,
      months: spanOf(bounds.flatMap((one) => one?.low ?? [])),
      most: spanOf(bounds.flatMap((one) => one?.high ?? [])),
    };
  });
}

const spanOf = (months: readonly number[]): number =>
  months.length === 0 ? 0 : Math.max(...months) - Math.min(...months) + 1;

/** An internship among the jobs, whatever its section. */
function decideInternship(slots: HistorySlots, facts: JudgeFacts): Verdict {
  const found = facts.profile.work.find(
    (entry) => (entry.kind === 'internship' || INTERN.test(entry.title ?? '')) && inTime(entry, slots, facts),
  );
  return found === undefined
    ? notMentioned(0.8, say('history.no_internship'), lookedAt(facts, ['experience']))
    : met(0.88, ...quotedSentence(facts, headOf(found, facts)));
}

/** Whether a stay ended too early: no current job has, and internships are meant to be short. */
function decideShortTenure({ value }: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const { dated, undated, going } = endedTenures(jobs, facts);
  const [shortest] = dated;
  if (shortest !== undefined && shortest.months < value) {
    return met(0.82, ...toldOf('history.shortest', shortest, facts));
  }
  if (undated > 0) return notStated(0.5, say('years.undated'));
  if (shortest !== undefined) return notMet(0.82, ...toldOf('history.shortest', shortest, facts));
  // nobody has hopped from an employer they are still with
  return going.length > 0
    ? notMet(0.75, say('history.employers', { count: 1 }), headsOf(jobs, facts))
    : notStated(0.5, say('years.undated'));
}

/** Whether every stay lasted that long; a current one still may. */
function decideEveryTenure(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const { dated, undated, going } = endedTenures(jobs, facts);
  const reaches = ({ months }: Tenure): boolean => satisfies(slots, months) === true;
  const short = dated.find((stay) => !reaches(stay));
  if (short !== undefined) return notMet(0.82, ...toldOf('history.shortest', short, facts));
  if (undated > 0) return notStated(0.5, say('years.undated'));
  const [shortest] = [...dated, ...going.filter(reaches)];
  if (shortest !== undefined) return met(0.85, ...toldOf('history.shortest', shortest, facts));
  const [open] = going;
  if (open === undefined) return notStated(0.5, say('years.undated'));
  return notStated(0.5, say('history.goes_on', { months: open.months }), headsOf(open.own, facts));
}

/** Stays that are over, shortest first, the number without dates, and current ones. Internships do not count. */
function endedTenures(
  jobs: readonly WorkEntry[],
  facts: JudgeFacts,
): { readonly dated: readonly Tenure[]; readonly undated: number; readonly going: readonly Tenure[] } {
  const stays = tenuresOf(
    jobs.filter(({ kind }) => kind !== 'internship'),
    facts,
  );
  const [going, left] = [true, false].map((asked) =>
    stays.filter(({ own }) => own.some(({ current }) => current) === asked),
  );
  const dated = (left ?? []).filter(({ months }) => months > 0).toSorted((a, b) => a.months - b.months);
  return { dated, undated: (left?.length ?? 0) - dated.length, going: going ?? [] };
}

const toldOf = (code: string, { own, months }: Tenure, facts: JudgeFacts): [Said, readonly Span[]] => {
  const heads = headsOf(own, facts);
  const quotes = heads[0] === undefined ? '' : quote(facts, heads[0]);
  return [say(code, { months, quotes }), heads];
};

function decideTenure(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const stays = tenuresOf(jobs, facts);
  const [longest] = stays.toSorted((a, b) => b.months - a.months);
  if (longest === undefined || longest.months === 0) return notStated(0.5, say('years.undated'));
  const told = toldOf('history.stay', longest, facts);
  // a shorter stay, told in years alone, may have been the longer one
  const most = Math.max(...stays.map((stay) => stay.most));
  const answer = satisfies(slots, longest.months, most);
  return answer === null ? notStated(0.5, ...told) : metIf(answer, [0.85, 0.82], ...told);
}

function decideAverageTenure(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const dated = tenuresOf(jobs, facts).filter(({ months }) => months > 0);
  if (dated.length === 0) return notStated(0.5, say('years.undated'));
  const months = Math.floor(dated.reduce((sum, stay) => sum + stay.months, 0) / dated.length);
  const heads = dated.flatMap(({ own }) => headsOf(own, facts));
  return metIf(satisfies(slots, months) === true, [0.82, 0.82], say('history.average', { months }), heads);
}

/** The longest break between jobs that the resume itself lists, from a month on. */
function breakTold(
  facts: JudgeFacts,
  from: number | null,
): { readonly months: number; readonly span: Span } | null {
  const found = facts.lines.flatMap((line, at) => {
    if (sectionAt(facts, line.start) !== 'experience') return [];
    const [own] = findDates(line.text, facts.reference_date);
    const told = own === undefined ? line.text : line.text.slice(0, own.from) + line.text.slice(own.to);
    if (!BREAK.test(told.trim())) return [];
    // its dates may stand under it
    const range = own ?? findDates(facts.lines[at + 1]?.text ?? '', facts.reference_date)[0];
    const months = range === undefined ? null : interval(range, facts.reference_date);
    if (months === null || (from !== null && months[1] < from)) return [];
    return [{ months: months[1] - months[0] + 1, span: { start: line.start, end: line.end } }];
  });
  return found.toSorted((a, b) => b.months - a.months)[0] ?? null;
}

function decideGap(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const from = firstMonth(slots.window, facts);
  const dated = (slots.newest === undefined ? jobs : jobs.slice(0, slots.newest))
    .flatMap((entry) => {
      const bounds = boundsOf(entry, facts.reference_date);
      const last = entry.current ? monthOf(facts.reference_date) - 1 : lastMonth(entry, facts);
      return bounds === null ? [] : [{ entry, first: bounds.high[0], last }];
    })
    .toSorted((a, b) => a.first - b.first);
  if (dated.length === 0) return notStated(0.5, say('years.undated'));
  // the time before the first job is no gap, unless the time since school is asked about
  const opening = (dated[0]?.first ?? 0) - 1;
  let until =
    from === null || slots.newest !== undefined
      ? opening
      : slots.window?.since_school === true
        ? from - 1
        : Math.max(from - 1, opening);
  let longest = 0;
  let heads: WorkEntry[] = [];
  let before: WorkEntry | null = null;
  const now = { entry: null, first: monthOf(facts.reference_date), last: 0 };
  for (const { entry, first, last } of slots.newest === undefined ? [...dated, now] : dated) {
    const gap = first - until - 1;
    if (gap > longest) {
      longest = gap;
      heads = [before, entry].filter((one) => one !== null);
    }
    if (last > until) {
      until = last;
      before = entry;
    }
  }
  // "Career break to care for a parent, 2012 – 2013": years alone may hide it, but it is told
  const told = slots.newest === undefined ? breakTold(facts, from) : null;
  if (told !== null && told.months > longest) longest = told.months;
  const said = say(longest <= 0 ? 'history.no_gap' : 'history.gap', { months: Math.max(0, longest) });
  const spans =
    told !== null && told.months >= longest
      ? [told.span]
      : headsOf(heads.length > 0 ? heads : dated.slice(-2).map(({ entry }) => entry), facts);
  // "no gap of more than 3 months" and "a gap of at least 3 months" ask the same of the longest one, the
  // other way round
  const reached =
    slots.comparison === '>=' || slots.comparison === '<' ? longest >= slots.value : longest > slots.value;
  return metIf(reached === (slots.asks === 'gap'), [0.82, 0.82], said, spans);
}

export const history: Kind<HistorySlots> = {
  parse: parseHistory,
  understood: ({ asks, comparison, value, now, window }) =>
    say(`asks.history.${asks}`, { comparison, value: Math.round(value), now, window: window?.label }),
  decide,
  sentences: HISTORY,
};
