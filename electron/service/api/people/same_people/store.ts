import { sql } from 'kysely';
import type { z } from 'zod';
import { seeingEverything } from '../../../db/actor.ts';
import { isAfterEvent } from '../../../db/log_order.ts';
import { exists } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { KeyKind } from '../../../intelligence/duplicates/keys.ts';
import { isProbablySameName } from '../../../intelligence/duplicates/same_name.ts';
import { SAME, STRENGTH } from '../../../intelligence/duplicates/strength.ts';
import { newestEventId } from '../../feeds/events/store.ts';
import { toPage, type Page } from '../../paging.ts';
import { idsToBeDeleted } from '../candidate_deletions/store.ts';
import { areKeysCurrent } from '../candidate_index/store.ts';
import type { DuplicatePair, DuplicateReason } from '../duplicates/schema.ts';
import { MAX_HOLDERS, namesOf, probably } from '../duplicates/store.ts';
import type { PairPageQuery, PersonOfSeveral, PersonPageQuery } from './schema.ts';

/** Two who may be the same person, and whether they are called the same: then they count as one. */
type LikelyPair = { readonly pair: DuplicatePair; readonly is_one_name: boolean };
/** All such pairs, the likeliest first, and whom somebody told apart. */
type Likely = { readonly pairs: readonly LikelyPair[]; readonly told_apart: ReadonlySet<string> };
type Shared = { first_id: string; second_id: string; kind: KeyKind | 'file'; value: string | null };

/** Every two candidates who may be the same person and whom nobody told apart, the likeliest first. */
export async function pairsPage(
  db: Db,
  { limit, cursor }: z.output<typeof PairPageQuery>,
): Promise<Page<DuplicatePair>> {
  const pairs = (await thoseWhoStay(db)).pairs.map(({ pair }) => pair);
  const from = cursor === undefined ? 0 : pairs.findIndex((pair) => isBehind(pair, cursor));
  const fetched = from === -1 ? [] : pairs.slice(from, from + limit + 1);
  return toPage(fetched, pairs.length, limit, (pair) => [pair.strength, pair.candidate_id, pair.other_id]);
}

/**
 * Everybody of whom there are several records: what counts as one person, here and wherever people are counted. Each
 * record is linked to the others by pairs of one name: two of different names may share an address that a template or a
 * household has; they are offered as duplicates, but do not count as one unasked. Nor do two by way of a third: nobody
 * told any two of one person apart, and all of their names may be one.
 */
export async function peopleOfSeveral(db: Db): Promise<readonly PersonOfSeveral[]> {
  const likely = await thoseWhoStay(db);
  const people = people_among.get(likely) ?? peopleAmong(likely);
  people_among.set(likely, people);
  return people;
}

const people_among = new WeakMap<Likely, readonly PersonOfSeveral[]>();

function peopleAmong({ pairs, told_apart }: Likely): PersonOfSeveral[] {
  /** By id the names of all records of a person. */
  const people = new Map<string, Map<string, string>>();
  const mayBeOne = ([id, name]: [string, string], [other_id, other_name]: [string, string]): boolean =>
    !told_apart.has(keyOf(id, other_id)) && isProbablySameName(name, other_name);
  for (const { pair, is_one_name } of pairs) {
    if (!is_one_name) continue;
    const one = people.get(pair.candidate_id) ?? new Map([[pair.candidate_id, pair.full_name]]);
    const other = people.get(pair.other_id) ?? new Map([[pair.other_id, pair.other_name]]);
    const are_one = [...one].every((own) => [...other].every((their) => mayBeOne(own, their)));
    if (one === other || !are_one) continue;
    const all = new Map([...one, ...other]);
    for (const id of all.keys()) people.set(id, all);
  }
  return [...new Set(people.values())]
    .map((names) => ({ candidate_ids: [...names.keys()].toSorted() }))
    .toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1));
}

/** Of two records, the same in either order. */
const keyOf = (id: string, other_id: string): string => [id, other_id].toSorted().join(' ');

/** A page of those people, in the order of their oldest records. */
export async function peoplePage(
  db: Db,
  { limit, cursor }: z.output<typeof PersonPageQuery>,
): Promise<Page<PersonOfSeveral>> {
  const people = await peopleOfSeveral(db);
  const behind = cursor === undefined ? people : people.filter((one) => firstOf(one) > cursor[0]);
  return toPage(behind.slice(0, limit + 1), people.length, limit, (one) => [firstOf(one)]);
}

const firstOf = ({ candidate_ids: [first = ''] }: PersonOfSeveral): string => first;

function isBehind(pair: DuplicatePair, [strength, id, other_id]: readonly [number, string, string]): boolean {
  if (pair.strength !== strength) return pair.strength < strength;
  return pair.candidate_id === id ? pair.other_id > other_id : pair.candidate_id > id;
}

/** Without those about to be deleted, of which the log knows only once they are. */
async function thoseWhoStay(db: Db): Promise<Likely> {
  const [likely, going] = await Promise.all([whenLooked(db), idsToBeDeleted(db)]);
  if (going.size === 0) return likely;
  const stays = ({ pair }: LikelyPair): boolean => !going.has(pair.candidate_id) && !going.has(pair.other_id);
  return { ...likely, pairs: likely.pairs.filter(stays) };
}

/** The look that is taken now, and the one after it: all who ask meanwhile share that. */
type Looks = { now?: Promise<Likely>; next?: Promise<Likely> | undefined };

const looks_of = new WeakMap<Db, Looks>();

/** The pairs by a look that begins after this was called: one at a time, as making them is a lot of work. */
function whenLooked(db: Db): Promise<Likely> {
  const looks = looks_of.get(db) ?? {};
  looks_of.set(db, looks);
  const take = async (): Promise<Likely> => {
    await looks.now?.catch(() => undefined); // told to whoever asked for it
    looks.now = looks.next!;
    looks.next = undefined;
    return seeingEverything(() => likelyPairs(db));
  };
  looks.next ??= take();
  return looks.next;
}

/** The pairs as they were at an event of the log. */
type Kept = { at: string | null; readonly likely: Likely };

const kept_for = new WeakMap<Db, Kept>();

/**
 * All pairs, made once until somebody changes whom they are made of: a candidate (also by a merge, or by being told
 * apart), or one of their files. The log tells, so that every instance knows what another one changed.
 */
async function likelyPairs(db: Db): Promise<Likely> {
  // looked at first: what changes while pairs are made is seen by whoever asks next
  const newest = await newestEventId(db);
  const kept = kept_for.get(db);
  if (kept !== undefined && (kept.at === newest || !(await changedSince(db, kept.at)))) {
    kept.at = newest;
    return kept.likely;
  }
  // an update of the program makes all keys anew, of which the log says nothing
  const is_kept = await areKeysCurrent(db);
  const likely = await makePairs(db);
  if (is_kept) kept_for.set(db, { at: newest, likely });
  return likely;
}

async function changedSince(db: Db, event_id: string | null): Promise<boolean> {
  let changes = db
    .selectFrom('events')
    .select('id')
    .where('resource_type', 'in', ['candidate', 'attachment'])
    .limit(1);
  if (event_id !== null) changes = changes.where(isAfterEvent(event_id));
  return exists(changes);
}

async function makePairs(db: Db): Promise<Likely> {
  const found = new Map<string, { ids: readonly [string, string]; reasons: DuplicateReason[] }>();
  for (const { first_id, second_id, kind, value } of await sharedByTwo(db)) {
    const pair = found.get(first_id + second_id) ?? { ids: [first_id, second_id] as const, reasons: [] };
    found.set(first_id + second_id, pair);
    const type = kind === 'file' ? 'same_file' : SAME[kind];
    pair.reasons.push({ type, value: value ?? '', strength: STRENGTH[type] });
  }
  const likely = [...found.values()].flatMap(({ ids: [candidate_id, other_id], reasons }) => {
    const together = probably(reasons);
    return together === null ? [] : [{ candidate_id, other_id, ...together }];
  });
  const names = await namesOf(db, [
    ...new Set(likely.flatMap(({ candidate_id, other_id }) => [candidate_id, other_id])),
  ]);
  const told = await db.selectFrom('dismissed_duplicates').select(['first_id', 'second_id']).execute();
  const pairs = likely
    .map((pair): LikelyPair => {
      const [full_name = '', other_name = ''] = [names.get(pair.candidate_id), names.get(pair.other_id)];
      return {
        pair: { ...pair, full_name, other_name },
        is_one_name: isProbablySameName(full_name, other_name),
      };
    })
    .toSorted(({ pair: a }, { pair: b }) => (isBehind(a, [b.strength, b.candidate_id, b.other_id]) ? 1 : -1));
  return { pairs, told_apart: new Set(told.map(({ first_id, second_id }) => keyOf(first_id, second_id))) };
}

/** What two have in common, once for each two: an index has the keys and files that few have side by side. */
async function sharedByTwo(db: Db): Promise<Shared[]> {
  const nobodyTold = sql`NOT EXISTS (SELECT 1 FROM dismissed_duplicates AS told
    WHERE told.first_id = own.candidate_id AND told.second_id = theirs.candidate_id)`;
  const keys = await sql<Shared>`
    SELECT own.candidate_id AS first_id, theirs.candidate_id AS second_id, own.kind, own.key AS value
    FROM (SELECT kind, key FROM candidate_keys GROUP BY kind, key
      HAVING count(*) BETWEEN 2 AND ${MAX_HOLDERS}) AS shared
    JOIN candidate_keys AS own ON own.kind = shared.kind AND own.key = shared.key
    JOIN candidate_keys AS theirs ON theirs.kind = shared.kind AND theirs.key = shared.key
      AND theirs.candidate_id > own.candidate_id
    WHERE ${nobodyTold}`.execute(db);
  const files = await sql<Shared>`
    SELECT own.candidate_id AS first_id, theirs.candidate_id AS second_id, 'file' AS kind,
      max(own.file_name) AS value
    FROM (SELECT sha256 FROM attachments GROUP BY sha256
      HAVING count(DISTINCT candidate_id) BETWEEN 2 AND ${MAX_HOLDERS}) AS shared
    JOIN attachments AS own ON own.sha256 = shared.sha256
    JOIN attachments AS theirs ON theirs.sha256 = shared.sha256 AND theirs.candidate_id > own.candidate_id
    WHERE ${nobodyTold}
    GROUP BY own.candidate_id, theirs.candidate_id, own.sha256`.execute(db);
  return [...keys.rows, ...files.rows];
}
