import type { z } from 'zod';
import { LOG_ORDER, isAfterEvent } from '../../db/log_order.ts';
import type { Db } from '../../db/schema.ts';
import { newId, timestamp } from '../../ids.ts';
import { toPage } from '../paging.ts';
import type { Page } from '../paging.ts';
import { kindsOf } from './schema.ts';
import type { EventQuery, EventRecord, EventType } from './schema.ts';

/** Appends to the change log. Call it with the transaction of the change itself. @returns the event's id. */
export async function recordEvent(db: Db, type: EventType, resource_id: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('events')
    .values({
      id,
      type,
      resource_type: type.slice(0, type.indexOf('.')),
      resource_id,
      created_at: timestamp(),
    })
    .execute();
  return id;
}

/** Appends the same change of several records, in their order. Call it as recordEvent. */
export async function recordEvents(db: Db, type: EventType, resource_ids: readonly string[]): Promise<void> {
  const created_at = timestamp();
  const resource_type = type.slice(0, type.indexOf('.'));
  for (let at = 0; at < resource_ids.length; at += AT_ONCE) {
    const rows = resource_ids
      .slice(at, at + AT_ONCE)
      .map((resource_id) => ({ id: newId(), type, resource_type, resource_id, created_at }));
    await db.insertInto('events').values(rows).execute();
  }
}

/** Rows of one statement; a statement's variables are limited. */
const AT_ONCE = 500;

/** Events after one (null: from the beginning), in the order of their commits. */
export async function listEvents(db: Db, after: string | null, limit: number): Promise<EventRecord[]> {
  let query = db.selectFrom('events').selectAll().orderBy(LOG_ORDER).limit(limit);
  if (after !== null) query = query.where(isAfterEvent(after));
  return query.execute();
}

/** A page of the events after one, oldest first, and how many there are after it. */
export async function pageOfEvents(db: Db, query: z.output<typeof EventQuery>): Promise<Page<EventRecord>> {
  const { after, types, cursor, limit } = query;
  let matching = db.selectFrom('events');
  if (types !== undefined) matching = matching.where('type', 'in', kindsOf(types));
  if (after !== undefined) matching = matching.where(isAfterEvent(after));
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (cursor !== undefined) matching = matching.where(isAfterEvent(cursor[0]));
  const rows = await matching
    .selectAll()
    .orderBy(LOG_ORDER)
    .limit(limit + 1)
    .execute();
  return toPage(rows, total, limit, (row) => [row.id]);
}

/** Id of the newest event; null while there is none. */
export async function newestEventId(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .orderBy(LOG_ORDER, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
