import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { actingClient, actor } from '../../../db/actor.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { inPassing } from '../../../db/in_passing.ts';
import { LOG_ORDER, isAfterEvent } from '../../../db/log_order.ts';
import { countOf, exists, firstRow } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { isBlind } from '../../access/clients/store.ts';
import { toPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import { addEvents, type NewEvent } from './concerning.ts';
import { kindsOf } from './schema.ts';
import type { EventQuery, EventRecord, EventType } from './schema.ts';

/**
 * What an event says beside that: ids and kinds, never a person's words, because the log outlives the person it is
 * about.
 */
export type EventDetail = Readonly<Record<string, string | number | null>>;

/** Why something happened that nobody asked for by itself: it came or went with this. Activity leaves it out. */
export const WITH = {
  attachment: { with: 'attachment' },
  call_answer: { with: 'call_answer' },
  candidate: { with: 'candidate' },
  criterion: { with: 'criterion' },
  custom_field: { with: 'custom_field' },
  import: { with: 'import' },
  job: { with: 'job' },
  merge: { with: 'merge' },
  nomination: { with: 'nomination' },
  tag: { with: 'tag' },
} as const satisfies Readonly<Record<string, EventDetail>>;

/** The names of the fields that are sent and differ, as an event tells them; of what stands in them it says nothing. */
export function changedFields(before: object, sent: object): { readonly fields?: string } {
  const known = new Map<string, unknown>(Object.entries(before));
  const names = Object.entries(sent)
    .filter(
      ([name, value]) => value !== undefined && known.has(name) && !isDeepStrictEqual(known.get(name), value),
    )
    .map(([name]) => name);
  return names.length === 0 ? {} : { fields: names.join(',') };
}

/** What happened to a record. */
export type Happened = {
  readonly type: EventType;
  readonly resource_id: string;
  readonly detail?: EventDetail | null;
};

/** Appends to the change log. Call it with the transaction of the change itself. @returns the event's id. */
export async function recordEvent(
  db: Db,
  type: EventType,
  resource_id: string,
  detail: EventDetail | null = null,
): Promise<string> {
  const [id = ''] = await recordAll(db, [{ type, resource_id, detail }]);
  return id;
}

/** Appends the same change of several records, in their order. Call it as recordEvent. */
export async function recordEvents(
  db: Db,
  type: EventType,
  resource_ids: readonly string[],
  detail: EventDetail | null = null,
): Promise<void> {
  await recordAll(
    db,
    resource_ids.map((resource_id) => ({ type, resource_id, detail })),
  );
}

/**
 * Appends any number of events of one resource in one statement, in their order, which also looks up the people they are
 * about. Call it as recordEvent. @returns their ids.
 */
export async function recordAll(db: Db, events: readonly Happened[]): Promise<string[]> {
  const [first] = events;
  if (first === undefined) return [];
  const at = timestamp();
  const client_id = actingClient();
  const rows = events.map(({ type, resource_id, detail = null }): NewEvent => {
    const written = detail === null ? null : JSON.stringify(detail);
    return [newId(), type, resource_id, at, client_id, written];
  });
  await addEvents(db, first.type.slice(0, first.type.indexOf('.')), rows);
  for (const [type, of_type] of Map.groupBy(events, (event) => event.type)) {
    const changes = of_type.map(({ detail }) => detail?.['stage_change_id']);
    await rememberWriter(db, type, [
      ...of_type.map(({ resource_id }) => resource_id),
      ...changes.filter((id) => typeof id === 'string'),
    ]);
  }
  return rows.map(([id]) => id);
}

/** What everybody may read in the log; only Activity shows who did it and the people it was about. */
const SHOWN = ['id', 'type', 'resource_type', 'resource_id', 'created_at'] as const;

/** Events after one (null: from the beginning), in the order of their commits. */
export async function listEvents(db: Db, after: string | null, limit: number): Promise<EventRecord[]> {
  let query = db.selectFrom('events').select(SHOWN).orderBy(LOG_ORDER).limit(limit);
  if (after !== null) query = query.where(isAfterEvent(after));
  return query.execute();
}

/** A page of the events after one, oldest first, and how many there are after it. */
export async function pageOfEvents(db: Db, query: z.output<typeof EventQuery>): Promise<Page<EventRecord>> {
  const { after, types, cursor, limit } = query;
  let matching = db.selectFrom('events');
  if (types !== undefined) matching = matching.where('type', 'in', kindsOf(types));
  if (after !== undefined) matching = matching.where(isAfterEvent(after));
  const total = await countOf(matching);
  if (cursor !== undefined) matching = matching.where(isAfterEvent(cursor[0]));
  const rows = await matching
    .select(SHOWN)
    .orderBy(LOG_ORDER)
    .limit(limit + 1)
    .execute();
  return toPage(rows, total, limit, (row) => [row.id]);
}

/** Whether the log has an event: one that was restored from a backup has not all that there was. */
export async function isInLog(db: Db, id: string): Promise<boolean> {
  return exists(db.selectFrom('events').select('id').where('id', '=', id));
}

/** Id of the newest event; null while there is none. */
export async function newestEventId(db: Db): Promise<string | null> {
  return firstRow(db.selectFrom('events').select('id').orderBy(LOG_ORDER, 'desc').limit(1), (row) => row.id);
}

/**
 * What a blind caller asks is answered from what they may read, whoever reads the answer: else a question that holds a
 * name would find whose it is. It stays their question for good.
 */
const QUESTIONS = new Set(['criterion', 'job']);
/** Words about a candidate belong to who wrote them last: those of a blind caller hide nobody in particular. */
const WORDS = new Set([
  'note',
  'spotlight',
  'nomination',
  'retention_extension',
  'saved_search',
  'custom_field_value',
  'availability_fact',
  'call_answer',
]);

/** Remembers what the request at work wrote, if a blind caller made it. Part of the change itself (events/store.ts). */
async function rememberWriter(trx: Db, type: string, resource_ids: readonly string[]): Promise<void> {
  const acting = actor.getStore();
  const [resource = '', change = ''] = type.split('.');
  const is_question = QUESTIONS.has(resource);
  if (acting === undefined || !(is_question || WORDS.has(resource))) return;
  if (change !== 'created' && change !== 'updated') return;
  if (acting.is_blind ?? (await isBlind(trx, acting.client_id))) {
    const insert = trx
      .insertInto('written_blind')
      .values(resource_ids.map((id) => ({ id })))
      .onConflict((conflict) => conflict.doNothing());
    await inPassing(trx, insert.compile());
  } else if (!is_question && change === 'updated') {
    await inPassing(trx, trx.deleteFrom('written_blind').where('id', 'in', resource_ids).compile());
  }
}

/** Those of the ids that blind callers wrote. */
export async function writtenBlind(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('written_blind')
    .select('id')
    .where(dialectOf(db).isOneOf('id', ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
