import { nowForKeeping } from '../../../clock.ts';
import { inPassing } from '../../../db/in_passing.ts';
import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';

/** A key counts for one client and one path. */
export type KeyScope = { readonly client_id: string; readonly path: string; readonly key: string };

/** What was answered. `status` 0: the work was done, and its answer is not known here. */
export type KeptAnswer = {
  readonly body_hash: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const LIFETIME_MS = 24 * 3600 * 1000;

function oldestKept(): string {
  return timestamp(new Date(nowForKeeping() - LIFETIME_MS));
}

/** The answer to an earlier request with this key, at most a day old. */
export async function findAnswer(db: Db, { client_id, path, key }: KeyScope): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'headers', 'body'])
    .where((where) => where.and({ client_id, path, key }))
    .where('created_at', '>', oldestKept())
    // earlier versions kept refusals, too
    .where('status', '<', 400)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, headers: JSON.parse(row.headers) as Record<string, string> };
}

/** Keeps an answer, in place of an older one to the same key. */
export async function saveAnswer(db: Db, scope: KeyScope, answer: KeptAnswer): Promise<void> {
  const kept = { ...answer, headers: JSON.stringify(answer.headers), created_at: timestamp() };
  const insert = db
    .insertInto('idempotency_keys')
    .values({ ...scope, ...kept })
    .onConflict((taken) => taken.columns(['client_id', 'path', 'key']).doUpdateSet(kept));
  await inPassing(db, insert.compile());
}

/** Forgets the answer of a key, so that the request can be sent again. */
export async function removeAnswer(db: Db, { client_id, path, key }: KeyScope): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((where) => where.and({ client_id, path, key }))
    .execute();
}

/** Removes the answers that are older than a day. */
export async function sweepAnswers(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept()).execute();
}
