import { hasChangedColumn } from '../../../db/changed_columns.ts';
import type { z } from 'zod';
import { countOf, firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { newestEventId } from '../events/store.ts';
import { newestFirst } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { PauseReason, Webhook, WebhookQuery } from './schema.ts';

type Row = Database['webhooks'];
const SHOWN = ['id', 'url', 'event_types', 'state', 'paused_reason', 'failures', 'created_at'] as const;

function toWebhook(row: Omit<Pick<Row, (typeof SHOWN)[number]>, 'failures'> & { failures: number }): Webhook {
  return {
    id: row.id,
    url: row.url,
    event_types: JSON.parse(row.event_types) as string[],
    state: row.state,
    paused_reason: row.paused_reason as PauseReason | null,
    failures: row.failures,
    created_at: row.created_at,
  };
}

/** A page of webhooks, newest first, without their secrets. */
export async function listWebhooks(db: Db, query: z.output<typeof WebhookQuery>): Promise<Page<Webhook>> {
  const page = await newestFirst(db.selectFrom('webhooks'), query);
  return { ...page, rows: page.rows.map(toWebhook) };
}

/** A webhook without its secret; null when there is none with the id. */
export async function findWebhook(db: Db, id: string): Promise<Webhook | null> {
  return firstRow(db.selectFrom('webhooks').select(SHOWN).where('id', '=', id), toWebhook);
}

/** How many webhooks there are, paused ones too. */
export async function countWebhooks(db: Db): Promise<number> {
  return countOf(db.selectFrom('webhooks'));
}

/** Creates a webhook that receives everything from now on. */
export async function insertWebhook(
  db: Db,
  { url, event_types, secret }: { url: string; event_types: readonly string[]; secret: string },
): Promise<string> {
  return insertNew(db, 'webhooks', {
    url,
    event_types: JSON.stringify(event_types),
    secret,
    state: 'ACTIVE',
    paused_reason: null,
    failing_since: null,
    rest_until: null,
    last_event_id: await newestEventId(db),
    created_at: timestamp(),
  });
}

export type WebhookFields = {
  readonly url?: string | undefined;
  readonly event_types?: readonly string[] | undefined;
  readonly secret?: string | null | undefined;
};

/** Sets the fields that are there; null leaves the secret as it is. Tells whether that changed anything. */
export async function changeWebhook(db: Db, id: string, fields: WebhookFields): Promise<boolean> {
  const { url, event_types, secret } = fields;
  const set = {
    ...(url === undefined ? {} : { url }),
    ...(event_types === undefined ? {} : { event_types: JSON.stringify(event_types) }),
    ...(typeof secret === 'string' ? { secret } : {}),
  };
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (!hasChangedColumn(row, set)) return false;
  await updateById(db, 'webhooks', id, set);
  return true;
}

/** Stops sending to a webhook, for this reason. */
export async function pauseWebhook(db: Db, id: string, paused_reason: PauseReason): Promise<void> {
  await updateById(db, 'webhooks', id, { state: 'PAUSED', paused_reason });
}

/** Makes it active with a clean slate: what waits is tried at once, as if for the first time. */
export async function resumeWebhook(db: Db, id: string): Promise<void> {
  await updateById(db, 'webhooks', id, {
    state: 'ACTIVE',
    paused_reason: null,
    failures: 0,
    failing_since: null,
    rest_until: null,
  });
  await db
    .updateTable('webhook_deliveries')
    .set({ attempts: 0, next_attempt_at: timestamp() })
    .where((where) => where.and({ webhook_id: id, state: 'QUEUED' }))
    .execute();
}

/** Removes a webhook and, by cascade, its deliveries. */
export async function removeWebhook(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}
