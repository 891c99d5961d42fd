import type { Comparison } from '../../language/quantities.ts';
import { Clause } from '../clause.ts';
import { INCLUDING } from '../cuts.ts';
import type { Parse } from '../predicate.ts';
import type { Tag } from '../tag.ts';
import { boundsApart, windowIn, type Window } from './shared.ts';
import type { Stretch } from '../../language/phrases.ts';

/** How somebody's work went: in work now, self-employed, gaps, number of employers, longest stay. */
export type HistorySlots = {
  readonly asks:
    | 'employed'
    | 'freelance'
    | 'gap'
    | 'no_gap'
    | 'employers'
    | 'changed'
    | 'stay'
    | 'every_stay'
    | 'average_stay'
    | 'short_stay'
    | 'joined'
    | 'internship';
  readonly comparison: Comparison;
  /** Months, or employers. */
  readonly value: number;
  readonly now: boolean;
  readonly window: Window | null;
  /** "Between the last two jobs": only the newest ones are looked at. */
  readonly newest?: number;
};

/** Months a stay has to last where "job hopping" names no length. */
const SHORT_STAY = 12;

/** Every way to read a stretch as a question about how somebody's work went. */
export function parseHistory(clause: Clause): Parse<HistorySlots>[] {
  const { window, own: of_window } = windowIn(clause);
  const base = { comparison: '>=' as const, value: 0, now: clause.has('now'), window };
  const frame = Clause.places(
    clause.cues('work employed employer job experience now total last past ever included'),
  );
  const parses: Parse<HistorySlots>[] = [];
  const length = clause.tags('length').find(({ start }) => !of_window.has(start));
  const gaps = clause.cues('gap', 'unemployed');
  if (gaps.length > 0) {
    const not = clause.cues('not');
    const over = clause.cues('over', 'at_most');
    const newest = newestJobs(clause);
    parses.push({
      own: new Set([
        ...of_window,
        ...frame,
        ...(newest?.own ?? []),
        ...Clause.places(gaps, not, over, length === undefined ? [] : [length]),
      ]),
      slots: {
        ...base,
        ...(newest === null ? {} : { newest: newest.count }),
        asks: not.length > 0 || length?.length.comparison === '<=' ? 'no_gap' : 'gap',
        comparison: length?.length.comparison ?? '>',
        value: length?.length.months ?? 1,
      },
    });
  }
  // "3 jobs in 5 years": the length is the time they are counted in
  const counted_in = window === null ? countedIn(clause) : null;
  // "a person with at most 3 employers": the article is no number where there is another
  const numbers = clause
    .tags('quantity')
    .filter(
      ({ start }) => !of_window.has(start) && (length === undefined || start < (counted_in?.start ?? 0)),
    );
  const quantity = numbers.find(({ quantity: { value } }) => value !== 1) ?? numbers[0];
  // "500 employees" are people
  const counted = new Set([quantity?.end ?? -1, (quantity?.end ?? -1) + 1]);
  const counts_people = clause.cues('people').some(({ start }) => counted.has(start));
  if (quantity !== undefined && (counted_in !== null || clause.has('employer', 'change')) && !counts_people) {
    const bounds = boundsApart(clause, quantity.quantity.comparison);
    const within = counted_in === null ? [] : [counted_in];
    parses.push({
      own: new Set([
        ...of_window,
        ...frame,
        ...Clause.places(numbers, within, clause.cues('change')),
        ...bounds.own,
      ]),
      slots: {
        ...base,
        window: counted_in?.window ?? window,
        asks: 'employers',
        comparison: bounds.comparison,
        value: quantity.quantity.value,
      },
    });
  }
  // "a single employer since graduating", "changed employers in the last 5 years", "no job hopping"
  const single = clause.cues('same');
  if (single.length > 0 && length === undefined && quantity === undefined && clause.has('employer')) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(single)]),
      slots: { ...base, asks: 'employers', comparison: '=', value: 1 },
    });
  }
  const changes = clause.cues('change');
  if (changes.length > 0 && length === undefined) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(changes)]),
      bonus: 0.05,
      slots: { ...base, asks: 'changed', comparison: '>=', value: 2 },
    });
  }
  const hopping = clause.cues('hopping');
  if (hopping.length > 0) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(hopping, clause.cues('stay'))]),
      slots: { ...base, asks: 'short_stay', comparison: '<', value: SHORT_STAY },
    });
  }
  const average = clause.cues('average');
  if (length !== undefined && average.length > 0 && clause.has('employer', 'job', 'work', 'each')) {
    parses.push({
      own: new Set([
        ...of_window,
        ...frame,
        ...Clause.places([length], average, clause.cues('each', 'same')),
      ]),
      bonus: 0.05,
      slots: {
        ...base,
        asks: 'average_stay',
        comparison: length.length.comparison,
        value: length.length.months,
      },
    });
  }
  if (length !== undefined) {
    const stay = stayIn(clause, length);
    if (stay !== null) {
      const { asks, own, bonus = 0 } = stay;
      parses.push({
        own: new Set([...of_window, ...frame, ...Clause.places([length]), ...own]),
        bonus,
        slots: { ...base, asks, comparison: stay.comparison, value: length.length.months },
      });
    }
  }
  const joined = clause.cues('joined');
  if (joined.length > 0 && window !== null && clause.has('now') && clause.has('employer', 'job', 'work')) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(joined)]),
      bonus: 0.05,
      // the first job with the employer, or the very job
      slots: { ...base, asks: 'joined', value: clause.has('employer') ? 1 : 0 },
    });
  }
  const intern = clause.cues('intern');
  if (intern.length > 0 && length === undefined) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(intern, clause.cues('completed'))]),
      slots: { ...base, asks: 'internship' },
    });
  }
  // "B2B" is how somebody is paid, and a market
  const entries = clause.tags('entry');
  const freelance = clause
    .cues('freelance')
    .filter((tag) => !entries.some(({ start, end }) => start === tag.start && end === tag.end));
  if (freelance.length > 0) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(freelance, clause.cues('or'))]),
      slots: { ...base, asks: 'freelance' },
    });
  }
  if (clause.has('employed', 'work') && (clause.has('now') || window !== null)) {
    parses.push({
      own: new Set([...of_window, ...frame]),
      slots: { ...base, asks: 'employed', now: clause.has('now') },
    });
  }
  return parses;
}

/** "3 jobs in 5 years", "zwei Arbeitgeber in zehn Jahren": the one length behind what is counted. */
function countedIn(clause: Clause): (Stretch & { readonly window: Window }) | null {
  const [length, ...more] = clause.tags('length');
  if (length === undefined || more.length > 0 || length.length.comparison !== '>=') return null;
  const jobs = clause.cues('job', 'employer', 'change').filter(({ end }) => end < length.start);
  const is_counted = clause
    .tags('quantity')
    .some(({ end }) => jobs.some(({ start }) => start >= end && start - end <= 1));
  const next = Math.max(...jobs.map(({ end }) => end));
  const apart = clause.content.some((at) => at >= next && (at < length.start || at >= length.end));
  // "two jobs with 3 years of …": each asks for its own
  if (!is_counted || apart || length.start - next > 2 || INCLUDING.test(clause.key(next))) return null;
  const label = clause.textOf(length.start, length.end);
  const { start, end } = length;
  return { start, end, window: { months: length.length.months, since: null, label } };
}

type Stay = Pick<HistorySlots, 'asks' | 'comparison'> & {
  readonly own: ReadonlySet<number>;
  readonly bonus?: number;
};

/**
 * How long somebody was with one employer or with each: "two years everywhere", "five years with one employer", "a job shorter
 * than a year", "left a company within 18 months". A length below which nobody stayed is about the shortest stay.
 */
function stayIn(clause: Clause, length: Extract<Tag, { readonly type: 'length' }>): Stay | null {
  const { comparison } = length.length;
  const employers = clause.cues('employer', 'job');
  const leave = clause.cues('leave');
  const articles = clause.tags('quantity').filter(({ quantity: { value } }) => value === 1);
  if (leave.length > 0 && comparison !== '>' && clause.tags('title').length === 0) {
    return { asks: 'short_stay', comparison: '<', own: Clause.places(leave, articles), bonus: 0.05 };
  }
  const stay = clause.cues('stay');
  const below = comparison === '<' || comparison === '<=';
  // "no job shorter than a year"
  const short = below && employers.some(({ end }) => end === length.start);
  // "with one employer"
  const one = articles.filter(({ end }) => employers.some(({ start }) => start === end));
  const same = [...clause.cues('same', 'each', 'now'), ...one];
  if ((employers.length === 0 || same.length === 0) && stay.length === 0 && !short && !clause.has('each')) {
    return null;
  }
  const each = clause.has('each');
  return {
    asks: below && (short || stay.length > 0) ? 'short_stay' : each ? 'every_stay' : 'stay',
    comparison,
    own: Clause.places(same, stay, clause.cues('since')),
    bonus: short || one.length > 0 || stay.length > 0 ? 0.05 : 0,
  };
}

/** "Between the last two jobs", "in the three most recent positions". */
function newestJobs(clause: Clause): { readonly count: number; readonly own: ReadonlySet<number> } | null {
  for (const last of clause.cues('last')) {
    const number = clause.tags('quantity').find(({ start, end }) => start === last.end || end === last.start);
    const jobs = clause
      .cues('job', 'employer')
      .find(({ start }) => start === Math.max(last.end, number?.end ?? 0));
    if (number === undefined || jobs === undefined) continue;
    const places = Clause.places([last, number, jobs]);
    // "between" the two
    for (let at = clause.from; at < last.start; at += 1) if (BETWEEN.test(clause.key(at))) places.add(at);
    return { count: number.quantity.value, own: places };
  }
  return null;
}

const BETWEEN = /^(?:between|zwischen|entre|fra|tra|tussen|pomiedzy|miedzy|intre|arasinda)$/u;
