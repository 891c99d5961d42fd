import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { z } from 'zod';
import { nowForKeeping } from '../../../clock.ts';
import { updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { EventRecord } from '../events/schema.ts';
import { newestFirst } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { DeliveryQuery, WebhookDelivery } from './schema.ts';

/** The delivery log of one webhook, newest first. */
export async function listDeliveries(
  db: Db,
  webhook_id: string,
  query: z.output<typeof DeliveryQuery>,
): Promise<Page<WebhookDelivery>> {
  const of_it = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhook_id);
  const page = await newestFirst(of_it, query);
  return { ...page, rows: page.rows.map(({ webhook_id: _webhook_id, ...delivery }) => delivery) };
}

export type NewDelivery = Pick<Database['webhook_deliveries'], 'webhook_id' | 'event_id' | 'event_type'>;

/** Few enough for one statement's parameters. */
const BATCH_SIZE = 500;

/** Queues deliveries, in this order, to be tried at once. @returns their ids. */
export async function queueDeliveries(db: Db, deliveries: readonly NewDelivery[]): Promise<string[]> {
  const now = timestamp();
  const rows = deliveries.map((delivery) => ({
    ...delivery,
    id: newId(),
    state: 'QUEUED' as const,
    next_attempt_at: now,
    response_status: null,
    error: null,
    duration_ms: null,
    created_at: now,
    finished_at: null,
  }));
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    await db
      .insertInto('webhook_deliveries')
      .values(rows.slice(at, at + BATCH_SIZE))
      .execute();
  }
  return rows.map(({ id }) => id);
}

/** An active webhook as its deliveries need it. */
export type ActiveWebhook = {
  readonly id: string;
  readonly event_types: readonly string[];
  readonly last_event_id: string | null;
  readonly failures: number;
  /** Deliveries that wait, the time the first of them is due, and how long none may be tried. */
  readonly waiting: number;
  readonly due_at: string | null;
  readonly rest_until: string | null;
};

/**
 * What is due whatever the clock says: what was never tried, and what would be due later than it can be, as the clock
 * was set back since.
 * @param unlikely by how many attempts failed, from one on, the time after which nothing can be due; the last counts
 * for all further ones.
 */
function isDueAnyway(unlikely: readonly string[]): RawBuilder<boolean> {
  const late = unlikely.map((at, i) => {
    const failed = i + 1 === unlikely.length ? sql`attempts >= ${i + 1}` : sql`attempts = ${i + 1}`;
    return sql`(${failed} AND next_attempt_at > ${at})`;
  });
  return sql<boolean>`(${sql.join([sql`attempts = 0`, ...late], sql` OR `)})`;
}

/** Webhooks that are not paused, with what waits for each and when it is due. */
export async function activeWebhooks(db: Db, unlikely: readonly string[]): Promise<ActiveWebhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select((hook) => {
      const queued = hook
        .selectFrom('webhook_deliveries')
        .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
        .where('webhook_deliveries.state', '=', 'QUEUED');
      return [
        'webhooks.id',
        'webhooks.event_types',
        'webhooks.last_event_id',
        'webhooks.failures',
        'webhooks.rest_until',
        queued.select((select) => select.fn.countAll<number>().as('count')).as('waiting'),
        queued
          .select(
            sql<string>`min(CASE WHEN ${isDueAnyway(unlikely)} THEN '' ELSE next_attempt_at END)`.as('due'),
          )
          .as('due_at'),
      ];
    })
    .where('webhooks.state', '=', 'ACTIVE')
    .orderBy('webhooks.id')
    .execute();
  return rows.map(({ event_types, waiting, ...row }) =>
    Object.assign(row, { event_types: JSON.parse(event_types) as string[], waiting: waiting ?? 0 }),
  );
}

/** Notes up to where the change log is queued for a webhook. */
export async function moveCursor(db: Db, id: string, last_event_id: string): Promise<void> {
  await updateById(db, 'webhooks', id, { last_event_id });
}

/** A webhook's address and settings, and its record of deliveries. */
export type Receiver = Pick<
  Database['webhooks'],
  'id' | 'url' | 'secret' | 'failing_since' | 'rest_until'
> & { readonly failures: number };

/** Those of these webhooks that are active. */
export async function receiversOf(db: Db, ids: readonly string[]): Promise<Map<string, Receiver>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'secret', 'failures', 'failing_since', 'rest_until'])
    .where('id', 'in', ids)
    .where('state', '=', 'ACTIVE')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** null when it is gone or paused. */
export async function receiverOf(db: Db, id: string): Promise<Receiver | null> {
  return (await receiversOf(db, [id])).get(id) ?? null;
}

export type DueDelivery = {
  readonly id: string;
  readonly attempts: number;
  readonly created_at: string;
  readonly event: EventRecord;
};

/**
 * What may be tried now, in the order of the events.
 * @param unlikely see isDueAnyway
 */
export async function dueDeliveries(
  db: Db,
  webhook_id: string,
  { now, unlikely }: { readonly now: string; readonly unlikely: readonly string[] },
  limit: number,
): Promise<DueDelivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('events', 'events.id', 'delivery.event_id')
    .select([
      'delivery.id',
      'delivery.attempts',
      'delivery.created_at',
      'events.id as event_id',
      'events.type',
      'events.resource_type',
      'events.resource_id',
      'events.created_at as event_created_at',
    ])
    .where('delivery.webhook_id', '=', webhook_id)
    .where('delivery.state', '=', 'QUEUED')
    .where((where) => where.or([isDueAnyway(unlikely), where('delivery.next_attempt_at', '<=', now)]))
    .orderBy('delivery.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    attempts: row.attempts,
    created_at: row.created_at,
    event: {
      id: row.event_id,
      type: row.type,
      resource_type: row.resource_type,
      resource_id: row.resource_id,
      created_at: row.event_created_at,
    },
  }));
}

/** Writes down what became of one attempt. */
export async function saveAttempt(
  db: Db,
  id: string,
  attempt: Updateable<Database['webhook_deliveries']>,
): Promise<void> {
  await updateById(db, 'webhook_deliveries', id, attempt);
}

/** Writes down how a webhook fares: its failures in a row, since when, and until when it rests. */
export async function saveHealth(
  db: Db,
  id: string,
  health: Pick<Updateable<Database['webhooks']>, 'failures' | 'failing_since' | 'rest_until'>,
): Promise<void> {
  await updateById(db, 'webhooks', id, health);
}

/** Everything that waits for a webhook may be tried now: its receiver is back. */
export async function hastenDeliveries(db: Db, webhook_id: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: timestamp() })
    .where((where) => where.and({ webhook_id, state: 'QUEUED' }))
    .execute();
}

const MAX_DELIVERIES = 1000;
const RETENTION_MS = 30 * 24 * 3600 * 1000;

/** Forgets finished deliveries of a webhook after 30 days, and all but the newest thousand. */
export async function sweepDeliveries(db: Db, webhook_id: string, now = nowForKeeping()): Promise<void> {
  const finished = db
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhook_id)
    .where('state', '<>', 'QUEUED');
  await finished.where('created_at', '<', timestamp(new Date(now - RETENTION_MS))).execute();
  const first_beyond = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhook_id)
    .where('state', '<>', 'QUEUED')
    .orderBy('id', 'desc')
    .offset(MAX_DELIVERIES)
    .limit(1)
    .executeTakeFirst();
  if (first_beyond !== undefined) await finished.where('id', '<=', first_beyond.id).execute();
}

/** Every webhook, paused ones, too: for the sweep at the start. */
export async function webhookIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('webhooks').select('id').execute()).map(({ id }) => id);
}
