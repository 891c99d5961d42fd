import type { Quantity } from '../../language/quantities.ts';
import { Clause } from '../clause.ts';
import { isOf } from '../../language/word_classes.ts';
import { INCLUDING } from '../conjunctions.ts';
import type { Parse } from '../predicate.ts';
import type { Tag } from '../tag.ts';
import {
  changedTimes,
  howOftenChanged,
  loyal,
  onlyIn,
  saysOnly,
  SHORT_TENURE,
  steady,
  type HistorySlots,
  type Way,
} from './history_ways.ts';
import { boundWords, windowIn, type Window } from './shared.ts';
import { follows, holds, type WordRange } from '../../language/phrases.ts';

type LengthTag = Extract<Tag, { readonly type: 'length' }>;

/** More employers than that nobody has had. */
const MOST_EMPLOYERS = 99;

/** What the ways to read a stretch share: its time, a length beside it, and the numbers in it. */
type Asked = {
  readonly clause: Clause;
  readonly window: Window | null;
  readonly of_window: ReadonlySet<number>;
  readonly length: LengthTag | undefined;
  /** "3 jobs in 5 years": the length is the time they are counted in. */
  readonly counted_in: (WordRange & { readonly window: Window }) | null;
  /** Numbers that may count employers, and the one meant: not an article if there is another. */
  readonly numbers: readonly WordRange[];
  readonly quantity: (Quantity & WordRange) | undefined;
};

/** Every way to read a stretch as a question about a career. */
export function parseHistory(clause: Clause): Parse<HistorySlots>[] {
  const asked = askedIn(clause);
  const { window, of_window } = asked;
  const frame = clause.cues('work employed employer job experience now total last past ever included');
  const base = { comparison: '>=', value: 0, now: clause.has('now'), window } as const;
  return WAYS.flatMap((way): Parse<HistorySlots>[] => {
    const read = way(asked);
    if (read === null) return [];
    const { own, bonus, ...slots } = read;
    return [
      {
        own: Clause.places(of_window, frame, ...own),
        ...(bonus === undefined ? {} : { bonus }),
        slots: { ...base, ...slots },
      },
    ];
  });
}

function askedIn(clause: Clause): Asked {
  const { window, own: of_window } = windowIn(clause);
  const length = clause.tags('length').find(({ start }) => !of_window.has(start));
  const counted_in = window === null ? countedIn(clause) : null;
  const numbers = clause
    .tags('quantity')
    .filter(
      ({ start, end }) =>
        !of_window.has(start) &&
        (length === undefined || (counted_in !== null && (end <= length.start || start >= length.end))),
    );
  const number = numbers.find(({ quantity: { value } }) => value !== 1) ?? numbers[0];
  const quantity =
    number === undefined ? undefined : { ...number.quantity, start: number.start, end: number.end };
  return { clause, window, of_window, length, counted_in, numbers, quantity };
}

/** The ways; each is null if the stretch does not say so. */
const WAYS: readonly ((asked: Asked) => Way | null)[] = [
  function gap({ clause, length }) {
    const gaps = clause.cues('gap', 'unemployed');
    if (gaps.length === 0) return null;
    const not = clause.cues('not');
    const newest = newestJobs(clause);
    return {
      asks: not.length > 0 || length?.length.comparison === '<=' ? 'no_gap' : 'gap',
      comparison: length?.length.comparison ?? '>',
      value: length?.length.months ?? 1,
      ...(newest === null ? {} : { newest: newest.count }),
      own: [gaps, not, clause.cues('over', 'at_most'), length, newest?.own],
    };
  },
  function employers({ clause, window, counted_in, numbers, quantity }) {
    const jobs = clause.cues('job').filter((job) => quantity !== undefined && follows(job, quantity, 1));
    const counts =
      counted_in !== null || clause.has('employer', 'change') || (jobs.length > 0 && quantity?.value !== 1);
    if (quantity === undefined || !counts) return null;
    // a sum of money counts no firms: "a turnover of £50m"
    if (clause.has('money', 'salary') || /[£$€¥]/u.test(clause.text) || quantity.value > MOST_EMPLOYERS) {
      return null;
    }
    // "500 employees" are people
    if (clause.cues('people').some(({ start }) => start === quantity.end || start === quantity.end + 1)) {
      return null;
    }
    const { comparison } = quantity;
    return {
      asks: 'employers',
      comparison: comparison === '>=' && saysOnly(clause) ? '<=' : comparison,
      value: quantity.value,
      window: counted_in?.window ?? window,
      own: [numbers, counted_in, clause.cues('change'), boundWords(clause), ...onlyIn(clause)],
    };
  },
  // "a single employer since graduating"
  function single({ clause, length, quantity }) {
    if (!saysOnly(clause) && !clause.has('same')) return null;
    if (length !== undefined || (quantity !== undefined && quantity.value !== 1)) return null;
    const own = [clause.cues('same'), quantity, ...onlyIn(clause)];
    return clause.has('employer') ? { asks: 'employers', comparison: '=', value: 1, own } : null;
  },
  // "changed employers in the last 5 years"
  function changed({ clause, length }) {
    const own = clause.cues('change');
    return own.length > 0 && length === undefined
      ? { asks: 'changed', value: 2, own: [own], bonus: 0.05 }
      : null;
  },
  function times({ clause, length, quantity }) {
    if (length === undefined) return changedTimes(clause, quantity);
    // "at most once in eight years", "en huit ans"
    const is_window =
      !clause.content.includes(length.start - 1) || clause.tagged.silent.has(length.start - 1);
    const counted = clause.tags('quantity').find(({ end }) => isOf('times_over', clause.key(end)));
    const way = is_window
      ? changedTimes(clause, counted && { ...counted.quantity, start: counted.start, end: counted.end })
      : null;
    if (way === null) return null;
    const window = { months: length.length.months, since: null, label: clause.textAt(length) };
    return { ...way, window, own: [...way.own, length] };
  },
  function how_often({ clause, length, quantity }) {
    return length === undefined && quantity === undefined ? howOftenChanged(clause) : null;
  },
  function goes_steady({ clause, length }) {
    return length === undefined ? steady(clause) : null;
  },
  function is_loyal({ clause, length }) {
    return length === undefined ? loyal(clause) : null;
  },
  // "no job hopping"
  function hopping({ clause }) {
    const own = clause.cues('hopping');
    return own.length > 0
      ? { asks: 'short_stay', comparison: '<', value: SHORT_TENURE, own: [own, clause.cues('stay')] }
      : null;
  },
  function average({ clause, length }) {
    const own = clause.cues('average');
    if (length === undefined || own.length === 0 || !clause.has('employer job work each stay')) return null;
    const { comparison, months } = length.length;
    const each = clause.cues('each', 'same', 'stay');
    return { asks: 'average_stay', comparison, value: months, own: [length, own, each], bonus: 0.05 };
  },
  function stayed({ clause, length }) {
    // nobody asks for weeks with an employer: "away two weeks at a stretch"
    if (length === undefined || length.length.months < 1) return null;
    const stay = tenureIn(clause, length);
    if (stay === null) return null;
    return { ...stay, value: length.length.months, own: [length, ...stay.own] };
  },
  // the first job with the employer, or the very job
  function joined({ clause, window }) {
    const own = clause.cues('joined');
    return own.length > 0 && window !== null && clause.has('now') && clause.has('employer job work')
      ? { asks: 'joined', value: clause.has('employer') ? 1 : 0, own: [own], bonus: 0.05 }
      : null;
  },
  function internship({ clause, length }) {
    const own = clause.cues('intern');
    return own.length > 0 && length === undefined
      ? { asks: 'internship', own: [own, clause.cues('completed')] }
      : null;
  },
  function freelance({ clause }) {
    // "B2B" is a way to be paid, and a market
    const entries = clause.tags('entry');
    const own = clause
      .cues('freelance')
      .filter((tag) => !entries.some((entry) => holds(entry, tag) && holds(tag, entry)));
    return own.length > 0 ? { asks: 'freelance', own: [own, clause.cues('or')] } : null;
  },
  function employed({ clause, window }) {
    return clause.has('employed', 'work') && (clause.has('now') || window !== null)
      ? { asks: 'employed', own: [] }
      : null;
  },
];

/** "3 jobs in 5 years", "zwei Arbeitgeber in zehn Jahren", "on yılda üç işveren": the length beside what is counted. */
function countedIn(clause: Clause): (WordRange & { readonly window: Window }) | null {
  const [length, ...more] = clause.tags('length');
  if (length === undefined || more.length > 0 || length.length.comparison !== '>=') return null;
  // "three years or more with one employer"
  if (clause.cues('or_more', 'at_least').some((bound) => holds(length, bound))) return null;
  const { start, end } = length;
  const numbers = clause.tags('quantity');
  const counted = clause
    .cues('job', 'employer', 'change')
    .flatMap((job) =>
      numbers.flatMap((number) => (follows(job, number, 1) ? [{ start: number.start, end: job.end }] : [])),
    );
  const found = counted.find((one) => one.end < start || one.start >= end);
  if (found === undefined) return null;
  // "trois employeurs au plus en dix ans"
  const bounds = Clause.places(
    clause.cues('at_most', 'at_least', 'or_less', 'or_more', 'over', 'under'),
    numbers.flatMap(({ quantity }) => quantity.apart ?? []),
  );
  const [from, to] = found.end < start ? [found.end, start] : [end, found.start];
  const between = Clause.at({ start: from, end: to }).filter((at) => !bounds.has(at));
  const apart = clause.content.some(
    (at) => between.includes(at) || (at >= Math.max(end, found.end) && !bounds.has(at)),
  );
  // "two jobs with 3 years of …": each asks for its own
  if (apart || between.length > 2 || INCLUDING.test(clause.key(from))) return null;
  return { start, end, window: { months: length.length.months, since: null, label: clause.textAt(length) } };
}

/**
 * How long somebody was with one employer or with each: "two years everywhere", "five years with one
 * employer", "a job shorter than a year", "left a company within 18 months". A length below which nobody
 * stayed is about the shortest stay.
 */
function tenureIn(clause: Clause, length: LengthTag): Way | null {
  const { comparison } = length.length;
  const employers = clause.cues('employer', 'job');
  const leave = clause.cues('leave');
  const articles = clause.tags('quantity').filter(({ quantity: { value } }) => value === 1);
  if (leave.length > 0 && comparison !== '>' && clause.tags('title').length === 0) {
    return { asks: 'short_stay', comparison: '<', own: [leave, articles], bonus: 0.05 };
  }
  const stay = clause.cues('stay');
  const below = comparison === '<' || comparison === '<=';
  // "no job shorter than a year"; "a job with under 3 years of experience" asks for no stay
  const short =
    below &&
    !clause.has('experience') &&
    employers.some(
      ({ end }) =>
        follows(length, { end }, 2) && !clause.content.some((at) => at >= end && at < length.start),
    );
  // "with one employer"
  const one = articles.filter(({ end }) => employers.some(({ start }) => start === end));
  // "the last job held for two years"
  const last = clause.cues('last').filter((tag) => employers.some((job) => job.start === tag.end));
  const same = [...clause.cues('same', 'each', 'now'), ...one, ...last];
  if ((employers.length === 0 || same.length === 0) && stay.length === 0 && !short && !clause.has('each')) {
    return null;
  }
  const each = clause.has('each');
  return {
    asks: below && (short || stay.length > 0) ? 'short_stay' : each ? 'every_stay' : 'stay',
    comparison,
    own: [same, stay, clause.cues('since', 'at_least', 'at_most')],
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
    // "between" the two
    const between = clause.all.filter((at) => at < last.start && BETWEEN.test(clause.key(at)));
    return { count: number.quantity.value, own: Clause.places([last, number, jobs], between) };
  }
  return null;
}

const BETWEEN = /^(?:between|zwischen|entre|fra|tra|tussen|pomiedzy|miedzy|intre|arasinda)$/u;
