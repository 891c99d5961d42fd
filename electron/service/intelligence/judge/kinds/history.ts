import { headOf, jobsOf, boundsOf, lastMonth } from '../../criteria/work.ts';
import { lookedAt } from '../../criteria/search.ts';
import { satisfies, type Comparison } from '../../language/quantities.ts';
import { monthIndex, monthOf } from '../../resume/dates.ts';
import { fold } from '../../resume/lines.ts';
import { spell } from '../../spell.ts';
import type { WorkEntry } from '../../profile.ts';
import { Clause } from '../clause.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import { met, notMet, notStated, say, type Kind, type Parse, type Verdict } from '../predicate.ts';
import { boundsApart, firstMonth, inWindow, windowIn, type Window } from './shared.ts';

/** How somebody's work went: in work now, self-employed, gaps, number of employers, longest stay. */
export type HistorySlots = {
  readonly asks: 'employed' | 'freelance' | 'gap' | 'no_gap' | 'employers' | 'stay' | 'every_stay';
  readonly comparison: Comparison;
  /** Months, or employers. */
  readonly value: number;
  readonly now: boolean;
  readonly window: Window | null;
};

function parse(clause: Clause): Parse<HistorySlots>[] {
  const { window, own: of_window } = windowIn(clause);
  const base = { comparison: '>=' as const, value: 0, now: clause.has('now'), window };
  const frame = Clause.places(
    clause.cues(
      'work',
      'employed',
      'employer',
      'job',
      'experience',
      'now',
      'total',
      'last',
      'past',
      'included',
    ),
  );
  const parses: Parse<HistorySlots>[] = [];
  const length = clause.tags('length').find(({ start }) => !of_window.has(start));
  const gaps = clause.cues('gap', 'unemployed');
  if (gaps.length > 0) {
    const not = clause.cues('not');
    const over = clause.cues('over', 'at_most');
    parses.push({
      own: new Set([
        ...of_window,
        ...frame,
        ...Clause.places(gaps, not, over, length === undefined ? [] : [length]),
      ]),
      slots: {
        ...base,
        asks: not.length > 0 || length?.length.comparison === '<=' ? 'no_gap' : 'gap',
        comparison: length?.length.comparison ?? '>',
        value: length?.length.months ?? 1,
      },
    });
  }
  const quantity = clause.tags('quantity').find(({ start }) => !of_window.has(start) && length === undefined);
  // "500 employees" are people
  const counted = new Set([quantity?.end ?? -1, (quantity?.end ?? -1) + 1]);
  const counts_people = clause.cues('people').some(({ start }) => counted.has(start));
  if (quantity !== undefined && clause.has('employer') && !counts_people) {
    const bounds = boundsApart(clause, quantity.quantity.comparison);
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places([quantity]), ...bounds.own]),
      slots: {
        ...base,
        asks: 'employers',
        comparison: bounds.comparison,
        value: quantity.quantity.value,
      },
    });
  }
  const same = clause.cues('same', 'each', 'now');
  const each = clause.has('each');
  if (length !== undefined && clause.has('employer', 'job') && same.length > 0) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places([length], same, clause.cues('since'))]),
      slots: {
        ...base,
        asks: each ? 'every_stay' : 'stay',
        comparison: length.length.comparison,
        value: length.length.months,
      },
    });
  }
  if (clause.has('freelance')) {
    parses.push({
      own: new Set([...of_window, ...frame, ...Clause.places(clause.cues('freelance', 'or'))]),
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

const FREELANCE =
  /(?<!\p{L})(?:freelanc\p{L}*|self[- ]employed|independent (?:consultant|contractor)|selbst[aä]ndig\p{L}*|freiberufl\p{L}*|aut[oó]nom[oa]|ind[ée]pendante?|libero professionista|zzp\p{L}*|owner|own (?:business|company|practice)|serbest)(?!\p{L})/iu;

function decide(slots: HistorySlots, facts: JudgeFacts): Verdict {
  const jobs = jobsOf(facts);
  const looked = lookedAt(facts, ['experience']);
  if (jobs.length === 0) return notStated(0.4, say('history.none'), looked);
  const inTime = jobs.filter(
    (entry) => (!slots.now || entry.current) && inWindow(entry, slots.window, facts),
  );
  switch (slots.asks) {
    case 'freelance':
    case 'employed': {
      const found = inTime.find(
        (entry) =>
          slots.asks === 'employed' ||
          FREELANCE.test(
            `${entry.title ?? ''} ${entry.employer ?? ''} ${facts.document.text.slice(entry.span.start, headOf(entry, facts).end)}`,
          ),
      );
      const shown = found ?? jobs[0];
      const head = shown === undefined ? looked : [headOf(shown, facts)];
      const said = say(found === undefined ? 'history.last' : 'shown', {
        quotes: head[0] === undefined ? '' : quote(facts, head[0]),
      });
      return found === undefined ? notMet(0.82, said, head) : met(0.88, said, head);
    }
    case 'employers': {
      const names = new Set(inTime.flatMap(({ employer }) => (employer === null ? [] : [fold(employer)])));
      if (names.size === 0) return notStated(0.4, say('history.none'), looked);
      const said = say('history.employers', { count: names.size });
      const heads = inTime.map((entry) => headOf(entry, facts));
      return satisfies({ comparison: slots.comparison, value: slots.value }, names.size) === true
        ? met(0.82, said, heads)
        : notMet(0.8, said, heads);
    }
    case 'stay':
    case 'every_stay':
      return decideStay(slots, inTime, facts);
    case 'gap':
    case 'no_gap':
      return decideGap(slots, jobs, facts);
  }
}

function decideStay(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const months = [
    ...Map.groupBy(
      jobs.filter(({ employer }) => employer !== null),
      ({ employer }) => fold(employer ?? ''),
    ),
  ].map(([, own]) => {
    const dates = own.flatMap((entry) => boundsOf(entry, facts.reference_date)?.low ?? []);
    return { own, months: dates.length === 0 ? 0 : Math.max(...dates) - Math.min(...dates) + 1 };
  });
  const [longest] = months.toSorted((a, b) =>
    slots.asks === 'stay' ? b.months - a.months : a.months - b.months,
  );
  if (longest === undefined || longest.months === 0) return notStated(0.5, say('years.undated'));
  const heads = longest.own.map((entry) => headOf(entry, facts));
  const said = say(slots.asks === 'stay' ? 'history.stay' : 'history.shortest', {
    span: spell(longest.months),
    quotes: heads[0] === undefined ? '' : quote(facts, heads[0]),
  });
  return satisfies({ comparison: slots.comparison, value: slots.value }, longest.months) === true
    ? met(0.85, said, heads)
    : notMet(0.82, said, heads);
}

function decideGap(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const from = firstMonth(slots.window, facts);
  const dated = jobs
    .flatMap((entry) => {
      if (entry.start === null) return [];
      const bounds = boundsOf(entry, facts.reference_date);
      return bounds === null
        ? []
        : [
            {
              entry,
              first: monthIndex(entry.start, 'first'),
              last: entry.current ? monthOf(facts.reference_date) - 1 : lastMonth(entry, facts),
            },
          ];
    })
    .toSorted((a, b) => a.first - b.first);
  if (dated.length === 0) return notStated(0.5, say('years.undated'));
  let until = from === null ? (dated[0]?.first ?? 0) - 1 : from - 1;
  let longest = 0;
  let heads: WorkEntry[] = [];
  let before: WorkEntry | null = null;
  for (const { entry, first, last } of [
    ...dated,
    { entry: null, first: monthOf(facts.reference_date), last: 0 },
  ]) {
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
  const said = say(longest <= 0 ? 'history.no_gap' : 'history.gap', { span: spell(Math.max(0, longest)) });
  const spans = (heads.length > 0 ? heads : dated.slice(-2).map(({ entry }) => entry)).map((entry) =>
    headOf(entry, facts),
  );
  // "no gap of more than 3 months" and "a gap of at least 3 months" ask the same of the longest one, the other way round
  const reached =
    slots.comparison === '>=' || slots.comparison === '<' ? longest >= slots.value : longest > slots.value;
  return reached === (slots.asks === 'gap') ? met(0.82, said, spans) : notMet(0.82, said, spans);
}

export const history: Kind<HistorySlots> = {
  name: 'history',
  parse,
  understood: ({ asks, comparison, value, window }) =>
    say(`asks.history.${asks}`, {
      comparison,
      value: asks === 'employers' ? value : spell(Math.round(value)),
      window: window?.label ?? '',
    }),
  decide,
};
