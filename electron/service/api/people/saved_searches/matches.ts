import { dialectOf } from '../../../db/dialect.ts';
import { isAfterEvent, LOG_ORDER } from '../../../db/log_order.ts';
import { exists } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { readSetting, writeSetting } from '../../../db/settings.ts';
import { timestamp } from '../../../ids.ts';
import { newestEventId } from '../../feeds/events/store.ts';
import { poolIds, poolIdsBlind } from '../pool/store.ts';
import { toPoolQuery, type SavedSearch, type SavedSearchMatches } from './schema.ts';
import { tellingSearches } from './store.ts';

/** The event up to which the searches that tell have looked at whoever changed. */
const POSITION = 'searches_told_until';
/** The day for which the searches that count from today have looked at everybody. */
const DAY = 'searches_told_on';
/** Rows of one statement. */
const SLICE = 500;
/** So many of those who are new are named. */
const NAMED = 100;

/** Who of some people answers a search: by all there is, and by what blind callers read of them. */
export type Answering = { readonly seen: readonly string[]; readonly blind: readonly string[] };

/** Who answers a search. `among`: no others than these, null for all. */
export async function answering(
  db: Db,
  { asks }: SavedSearch,
  among: readonly string[] | null,
): Promise<Answering> {
  const query = toPoolQuery(asks ?? {});
  const seen = await poolIds(db, query, among);
  // whoever is found by nothing that may be hidden is found by everybody
  const is_open = query.q === undefined && query.place === undefined && query.source === undefined;
  if (is_open || !(await isAnybodyBlind(db))) return { seen: seen.ids, blind: seen.ids };
  return { seen: seen.ids, blind: (await poolIdsBlind(db, query, among)).ids };
}

/** Whether there is a blind caller: what they learn of must not be found by what is hidden from them. */
export async function isAnybodyBlind(db: Db): Promise<boolean> {
  const blind = db
    .selectFrom('clients')
    .select('id')
    .where('is_blind', '=', 1)
    .where('revoked_at', 'is', null);
  return exists(blind.limit(1));
}

/** A search tells from now on: of whoever answers it now nobody is told. Part of the change itself. */
export async function beginToTell(trx: Db, search: SavedSearch): Promise<void> {
  await endTelling(trx, search.id);
  const others = (await tellingSearches(trx)).filter(({ id }) => id !== search.id);
  if (others.length === 0) await moveOn(trx, await newestEventId(trx));
  await addMatches(trx, search.id, await answering(trx, search, null), '');
}

/** A search tells no longer, and forgets whom it told of. */
export async function endTelling(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('saved_search_matches').where('saved_search_id', '=', id).execute();
  await trx.deleteFrom('saved_search_looks').where('saved_search_id', '=', id).execute();
}

/** The event up to which everybody was looked at; null where no search has told yet. */
export function toldUntil(db: Db): Promise<string | null> {
  return readSetting(db, POSITION);
}

/** Everybody was looked at up to an event. */
export async function moveOn(trx: Db, event_id: string | null): Promise<void> {
  if (event_id !== null) await writeSetting(trx, POSITION, event_id);
}

/** Whether everybody has still to be looked at for a day, by the searches that count from it. @param day YYYY-MM-DD */
export async function isNewDay(db: Db, day: string): Promise<boolean> {
  return (await readSetting(db, DAY)) !== day;
}

/** Everybody was looked at for a day. */
export async function moveOnToDay(trx: Db, day: string): Promise<void> {
  await writeSetting(trx, DAY, day);
}

/** Keeps who answers a search. @returns those who did not before: by all there is, and as blind callers see it. */
export async function addMatches(
  trx: Db,
  saved_search_id: string,
  { seen, blind }: Answering,
  found_at: string,
): Promise<Answering> {
  const [is_seen, is_blind] = [new Set(seen), new Set(blind)];
  const ids = [...new Set([...seen, ...blind])];
  const added = { seen: new Array<string>(), blind: new Array<string>() };
  for (let at = 0; at < ids.length; at += SLICE) {
    const slice = ids.slice(at, at + SLICE);
    const rows = await trx
      .selectFrom('saved_search_matches')
      .select(['candidate_id', 'found_at', 'found_blind_at'])
      .where('saved_search_id', '=', saved_search_id)
      .where('candidate_id', 'in', slice)
      .execute();
    const known = new Map(rows.map((row) => [row.candidate_id, row]));
    const values = slice.map((candidate_id) => {
      const { found_at: before = null, found_blind_at: blind_before = null } = known.get(candidate_id) ?? {};
      if (before === null && is_seen.has(candidate_id)) added.seen.push(candidate_id);
      if (blind_before === null && is_blind.has(candidate_id)) added.blind.push(candidate_id);
      return {
        saved_search_id,
        candidate_id,
        found_at: before ?? (is_seen.has(candidate_id) ? found_at : null),
        found_blind_at: blind_before ?? (is_blind.has(candidate_id) ? found_at : null),
      };
    });
    await trx
      .insertInto('saved_search_matches')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['saved_search_id', 'candidate_id']).doUpdateSet((row) => ({
          found_at: row.ref('excluded.found_at'),
          found_blind_at: row.ref('excluded.found_blind_at'),
        })),
      )
      .execute();
  }
  return added;
}

/** Somebody looked at what a search finds: nobody of it is new to them any more. */
export async function addLook(trx: Db, saved_search_id: string, client_id: string): Promise<void> {
  const looked_at = timestamp();
  await trx
    .insertInto('saved_search_looks')
    .values({ saved_search_id, client_id, looked_at })
    .onConflict((conflict) => conflict.columns(['saved_search_id', 'client_id']).doUpdateSet({ looked_at }))
    .execute();
}

/** Who is new to each search that tells, for one caller: as far as they still answer it, before the caller's eyes. */
export async function newMatches(
  db: Db,
  { client_id, is_blind }: { readonly client_id: string; readonly is_blind: boolean },
): Promise<SavedSearchMatches[]> {
  const column = is_blind ? 'found_blind_at' : 'found_at';
  const found: SavedSearchMatches[] = [];
  for (const search of await tellingSearches(db)) {
    const look = await db
      .selectFrom('saved_search_looks')
      .select('looked_at')
      .where((where) => where.and({ saved_search_id: search.id, client_id }))
      .executeTakeFirst();
    const rows = await db
      .selectFrom('saved_search_matches')
      .select(['candidate_id', `${column} as at`])
      .where('saved_search_id', '=', search.id)
      .where(column, '>', look?.looked_at ?? '')
      .orderBy(column, 'desc')
      .orderBy('candidate_id', 'desc')
      .execute();
    const there = rows.length === 0 ? [] : await stillAnswering(db, search, rows, is_blind);
    found.push({
      saved_search_id: search.id,
      new_total: there.length,
      newest_at: there[0]?.at ?? null,
      candidate_ids: there.slice(0, NAMED).map(({ candidate_id }) => candidate_id),
    });
  }
  return found;
}

async function stillAnswering<Row extends { readonly candidate_id: string }>(
  db: Db,
  { asks }: SavedSearch,
  rows: readonly Row[],
  is_blind: boolean,
): Promise<Row[]> {
  const ids = rows.map(({ candidate_id }) => candidate_id);
  const query = toPoolQuery(asks ?? {});
  const found = new Set((await (is_blind ? poolIdsBlind : poolIds)(db, query, ids)).ids);
  return rows.filter(({ candidate_id }) => found.has(candidate_id));
}

/** Changes of these may make somebody answer a search. */
const CHANGING: ReadonlySet<string> = new Set([
  'candidate',
  'candidate_tag',
  'nomination',
  'availability_fact',
]);

export type Changed = {
  readonly candidate_ids: readonly string[];
  /** The last event that was looked at; null where there is none. */
  readonly last: string | null;
  readonly is_all: boolean;
};

/** Candidates about whom something changed after an event; those whose files are being read change once more. */
export async function changedSince(db: Db, after: string, limit: number): Promise<Changed> {
  const events = await db
    .selectFrom('events')
    .select(['id', 'candidate_id', 'resource_type'])
    .where(isAfterEvent(after))
    .orderBy(LOG_ORDER)
    .limit(limit)
    .execute();
  const changed = new Set<string>();
  for (const { candidate_id, resource_type } of events) {
    if (candidate_id !== null && CHANGING.has(resource_type)) changed.add(candidate_id);
  }
  const reading = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select('attachments.candidate_id')
    .where(dialectOf(db).isOneOf('attachments.candidate_id', [...changed]))
    .where('documents.state', '=', 'IN_PROGRESS')
    .execute();
  for (const { candidate_id } of reading) changed.delete(candidate_id ?? '');
  return {
    candidate_ids: [...changed],
    last: events.at(-1)?.id ?? null,
    is_all: events.length < limit,
  };
}
