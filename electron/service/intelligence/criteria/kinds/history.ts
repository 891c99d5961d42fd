import { regex } from '../../language/pattern.ts';
import { headOf, jobsOf, boundsOf, lastMonth } from '../work.ts';
import { lookedAt } from '../search.ts';
import { satisfies } from '../../language/quantities.ts';
import { monthIndex, monthOf } from '../../language/dates.ts';
import { fold } from '../../language/lines.ts';
import type { Span, WorkEntry } from '../../profile.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, say, type Kind, type Verdict } from '../predicate.ts';
import { type Said } from '../answer.ts';
import { parseHistory, type HistorySlots } from './history_parse.ts';
import { firstMonth, INTERN, inWindow } from './shared.ts';
import { HISTORY } from './history_sentences.ts';
import { quotedSentence } from '../quoted_sentence.ts';

const FREELANCE = regex('iu')`
    (?<!\p{L})(?:freelanc\p{L}*|self[- ]employed|independent (?:consultant|contractor)|
    selbst[aä]ndig\p{L}*|freiberufl\p{L}*|aut[oó]nom[oa]|ind[ée]pendante?|libero professionista|
    zzp\p{L}*|owner|own (?:business|company|practice)|serbest)(?!\p{L})`;

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
            `${entry.title ?? ''} ${entry.employer ?? ''} ` +
              `${facts.document.text.slice(entry.span.start, headOf(entry, facts).end)}`,
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
    case 'changed': {
      const names = new Set(inTime.map(({ employer, title }) => fold(employer ?? title ?? '')));
      names.delete('');
      if (names.size === 0) return notStated(0.4, say('history.none'), looked);
      const said = say('history.employers', { count: names.size });
      const heads = inTime.map((entry) => headOf(entry, facts));
      return names.size >= slots.value ? met(0.82, said, heads) : notMet(0.82, said, heads);
    }
    case 'every_stay':
      return decideEveryTenure(slots, inTime, facts);
    case 'stay':
    case 'average_stay':
      return decideTenure(slots, inTime, facts);
    case 'short_stay':
      return decideShortTenure(slots, inTime, facts);
    case 'internship':
      return decideInternship(slots, facts);
    case 'joined':
      return decideJoined(slots, inTime, facts);
    case 'gap':
    case 'no_gap':
      return decideGap(slots, jobs, facts);
  }
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
  const heads = own.map((entry) => headOf(entry, facts));
  if (starts.length < own.length) return notStated(0.5, say('years.undated'), heads);
  const first = (edge: 'first' | 'last'): number =>
    Math.min(...starts.map((start) => monthIndex(start, edge)));
  const began = satisfies({ comparison: '>=', value: since }, first('first'), first('last'));
  const said = say('shown', { quotes: heads.map((head) => quote(facts, head)).join(', ') });
  if (began === null) return notStated(0.5, said, heads);
  return began ? met(0.85, said, heads) : notMet(0.82, said, heads);
}

type Tenure = { readonly own: readonly WorkEntry[]; readonly months: number };

/** How long somebody was with each employer; 0 months without dates. */
function tenuresOf(jobs: readonly WorkEntry[], facts: JudgeFacts): Tenure[] {
  return [
    ...Map.groupBy(
      jobs.filter(({ employer }) => employer !== null),
      ({ employer }) => fold(employer ?? ''),
    ),
  ].map(([, own]) => {
    const dates = own.flatMap((entry) => boundsOf(entry, facts.reference_date)?.low ?? []);
    return { own, months: dates.length === 0 ? 0 : Math.max(...dates) - Math.min(...dates) + 1 };
  });
}

/** An internship among the jobs, whatever its section. */
function decideInternship({ window, now }: HistorySlots, facts: JudgeFacts): Verdict {
  const found = facts.profile.work.find(
    (entry) =>
      (entry.kind === 'internship' || INTERN.test(entry.title ?? '')) &&
      (!now || entry.current) &&
      inWindow(entry, window, facts),
  );
  const looked = lookedAt(facts, ['experience']);
  if (found === undefined) return notMentioned(0.8, say('history.no_internship'), looked);
  const head = headOf(found, facts);
  return met(0.88, ...quotedSentence(facts, head));
}

/** Whether a stay ended too early. A job that goes on has not; an internship was meant to be short. */
function decideShortTenure({ value }: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const { dated, undated, going } = endedTenures(jobs, facts);
  const [shortest] = dated;
  if (shortest !== undefined && shortest.months < value) {
    return met(0.82, ...toldOf('history.shortest', shortest, facts));
  }
  if (undated > 0) return notStated(0.5, say('years.undated'));
  if (shortest !== undefined) return notMet(0.82, ...toldOf('history.shortest', shortest, facts));
  // one employer that is not left yet was not hopped from
  return going.length > 0
    ? notMet(
        0.75,
        say('history.employers', { count: 1 }),
        jobs.map((entry) => headOf(entry, facts)),
      )
    : notStated(0.5, say('years.undated'));
}

/** Whether every stay lasted so long; one that goes on may still do. */
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
  const heads = open.own.map((entry) => headOf(entry, facts));
  return notStated(0.5, say('history.goes_on', { months: open.months }), heads);
}

/**
 * Stays that are over, the shortest first, how many of them are not dated, and those that go on. Internships
 * are meant to be short.
 */
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
  const heads = own.map((entry) => headOf(entry, facts));
  const quotes = heads[0] === undefined ? '' : quote(facts, heads[0]);
  return [say(code, { months, quotes }), heads];
};

function decideTenure(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const months = tenuresOf(jobs, facts);
  if (slots.asks === 'average_stay') {
    const dated = months.filter((stay) => stay.months > 0);
    if (dated.length === 0) return notStated(0.5, say('years.undated'));
    const mean = Math.floor(dated.reduce((sum, stay) => sum + stay.months, 0) / dated.length);
    const heads = dated.flatMap(({ own }) => own).map((entry) => headOf(entry, facts));
    const said = say('history.average', { months: mean });
    return satisfies({ comparison: slots.comparison, value: slots.value }, mean) === true
      ? met(0.82, said, heads)
      : notMet(0.82, said, heads);
  }
  const [longest] = months.toSorted((a, b) => b.months - a.months);
  if (longest === undefined || longest.months === 0) return notStated(0.5, say('years.undated'));
  const told = toldOf('history.stay', longest, facts);
  return satisfies(slots, longest.months) === true ? met(0.85, ...told) : notMet(0.82, ...told);
}

function decideGap(slots: HistorySlots, jobs: readonly WorkEntry[], facts: JudgeFacts): Verdict {
  const from = firstMonth(slots.window, facts);
  const dated = (slots.newest === undefined ? jobs : jobs.slice(0, slots.newest))
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
  // what was before the first job is no gap between jobs, unless the time since school is asked about
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
  const said = say(longest <= 0 ? 'history.no_gap' : 'history.gap', { months: Math.max(0, longest) });
  const spans = (heads.length > 0 ? heads : dated.slice(-2).map(({ entry }) => entry)).map((entry) =>
    headOf(entry, facts),
  );
  // "no gap of more than 3 months" and "a gap of at least 3 months" ask the same of the longest one, the
  // other way round
  const reached =
    slots.comparison === '>=' || slots.comparison === '<' ? longest >= slots.value : longest > slots.value;
  return reached === (slots.asks === 'gap') ? met(0.82, said, spans) : notMet(0.82, said, spans);
}

export const history: Kind<HistorySlots> = {
  name: 'history',
  parse: parseHistory,
  understood: ({ asks, comparison, value, now, window }) =>
    say(`asks.history.${asks}`, {
      comparison,
      value: Math.round(value),
      now: now ? 1 : 0,
      window: window?.label ?? '',
    }),
  decide,
  sentences: HISTORY,
};
