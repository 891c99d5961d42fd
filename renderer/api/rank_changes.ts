import type { RankingOrder } from '../addresses/ranking_search.ts';
import { readLocal, writeLocal } from '../lib/local_storage.ts';
import { memoize } from '../lib/memoize.ts';
import type { RankedPeople } from './ranked_people.ts';

/** How far a candidate came up (negative: down), and where they stood; null for one who was not there. */
export type RankChange = { readonly by: number | null; readonly from: number | null };

/**
 * Who moved between two orders, and how far past others who are in both: whoever came or left moves nobody.
 * Gives only those who moved, by candidate.
 */
export function rankChangesBetween(
  before: readonly string[],
  now: readonly string[],
): ReadonlyMap<string, RankChange> {
  const places = new Map(before.map((id, index) => [id, index + 1]));
  const here = new Set(now);
  const ranks = new Map(before.filter((id) => here.has(id)).map((id, index) => [id, index]));
  const changes = new Map<string, RankChange>();
  let rank = 0;
  for (const id of now) {
    const was = ranks.get(id);
    if (was === undefined) {
      changes.set(id, { by: null, from: null });
      continue;
    }
    if (was !== rank) changes.set(id, { by: was - rank, from: places.get(id) ?? null });
    rank += 1;
  }
  return changes;
}

/** The same for an order that was seen and the ids of one that is, reckoned once for both. */
const changesSince = memoize((before: SeenOrder) =>
  memoize((now: readonly string[]): ReadonlyMap<string, RankChange> => {
    const full = new Map(now.map((id) => [shortId(id), id]));
    return new Map(
      [...rankChangesBetween(before.ids, [...full.keys()])].map(([id, change]) => [
        full.get(id) ?? id,
        change,
      ]),
    );
  }),
);

/**
 * Who moved since an order was seen, by candidate.
 * @param now ids of the order as it is, the same array for the same order
 */
export function rankChangesSince(before: SeenOrder, now: readonly string[]): ReadonlyMap<string, RankChange> {
  return changesSince(before)(now);
}

/** An order that was seen, of people: each where the first of their resumes stood, and as whoever is their first now. */
export const peopleSeen = memoize(({ several }: RankedPeople) =>
  memoize(({ at, ids }: SeenOrder): SeenOrder => {
    const firsts = new Map(several.flatMap((all) => all.map((id) => [shortId(id), shortId(all[0]!)])));
    return { at, ids: [...new Set(ids.map((id) => firsts.get(id) ?? id))] };
  }),
);

/** What can have moved somebody, as far as it was recorded. */
export type RankChangeReason =
  | 'new'
  | 'resume'
  | 'profile'
  | 'answer'
  | 'corrected'
  | 'description'
  | 'criteria'
  | 'others';

/** An event, with whom and which job it is about; null: nobody in particular. */
export type RankChangeEvent = {
  readonly type: string;
  readonly candidate_id: string | null;
  readonly job_id: string | null;
};

const OWN: readonly (readonly [prefix: string, reason: RankChangeReason])[] = [
  ['attachment.', 'resume'],
  ['candidate.', 'profile'],
  ['evaluation.overridden', 'corrected'],
  ['evaluation.', 'answer'],
];

/** Whether such a change can move anybody in this order: criteria count in some alone, people's own answers in one. */
function counts(type: string, order: RankingOrder): boolean {
  if (type === 'evaluation.overridden') return order === 'corrected';
  return order !== 'meaning' || !(type.startsWith('evaluation.') || type.startsWith('criterion.'));
}

/** Why somebody moved, as far as events tell: what changed of their own comes before what changed for everybody. */
export function rankChangeReason(
  candidate_id: string,
  change: RankChange,
  all_events: readonly RankChangeEvent[],
  job_id: string | null,
  order: RankingOrder,
): RankChangeReason {
  if (change.by === null) return 'new';
  const events = all_events.filter(({ type }) => counts(type, order));
  for (const [prefix, reason] of OWN) {
    if (events.some((event) => event.candidate_id === candidate_id && event.type.startsWith(prefix))) {
      return reason;
    }
  }
  const of_job = events.filter((event) => event.candidate_id === null && event.job_id === job_id);
  if (of_job.some(({ type }) => type === 'job.updated')) return 'description';
  if (of_job.some(({ type }) => type.startsWith('criterion.'))) return 'criteria';
  return 'others';
}

/** An order somebody has seen, and when. */
export type SeenOrder = { readonly at: string; readonly ids: readonly string[] };

const KEY = 'seen_orders';
/** Rankings that are remembered: the ones looked at last. */
const MAX_RANKINGS = 8;

/** The end of an id tells candidates apart, and keeps what is stored of thousands small. */
function shortId(id: string): string {
  return id.slice(-12);
}

type Stored = Record<string, { readonly at: string; readonly ids: string }>;

function stored(): Stored {
  try {
    const all: unknown = JSON.parse(readLocal(KEY) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Stored) : {};
  } catch {
    return {};
  }
}

/** What was read of the storage: thousands of ids are not taken apart at every look at a ranking. */
const read = new Map<string, SeenOrder | null>();
// another window keeps an order, too
globalThis.addEventListener?.('storage', () => read.clear());

/** The order of a ranking that was seen last; null while none was. */
export function seenOrder(ranking: string): SeenOrder | null {
  const known = read.get(ranking);
  if (known !== undefined) return known;
  const found = stored()[ranking];
  const order = found === undefined ? null : { at: found.at, ids: found.ids.split(',') };
  read.set(ranking, order);
  return order;
}

/** Remembers the order of a ranking as seen now. */
export function saveSeenOrder(ranking: string, ids: readonly string[]): SeenOrder {
  const order = { at: new Date().toISOString(), ids: ids.map(shortId) };
  read.set(ranking, order);
  const others = Object.entries(stored())
    .filter(([key]) => key !== ranking)
    .toSorted(([, a], [, b]) => b.at.localeCompare(a.at))
    .slice(0, MAX_RANKINGS - 1);
  const all = { ...Object.fromEntries(others), [ranking]: { at: order.at, ids: order.ids.join(',') } };
  writeLocal(KEY, JSON.stringify(all));
  return order;
}
