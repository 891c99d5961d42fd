import { dialectOf } from '../../../db/dialect.ts';
import { exists } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { DUE_NOW, enqueue, payloadOf, type TaskPayloads } from '../../../tasks/queue.ts';
import type { CandidateDeletion } from './schema.ts';

/** A deletion is work in the queue that is not due yet: it outlives its page, and a restart. */
const NAME = 'delete_candidates';

/** Longer than anything on a screen offers to undo it, so that it is carried out by itself only where nobody can. */
const WAITS_MS = 60_000;

/** In the place of a client's id: whoever decided it. */
export const ANYBODY = Symbol('anybody');

/** Where a deletion stands: it can be withdrawn while it waits, and not once it began. */
export type DeletionState = 'waiting' | 'begun';

/** Keeps what was decided, to be carried out after a while. Call it inside a transaction. */
export async function decideDeletion(
  trx: Db,
  ids: readonly string[],
  client_id: string | null,
): Promise<CandidateDeletion> {
  const id = newId();
  await enqueue(trx, NAME, { ids: [...new Set(ids)], client_id }, 'urgent', WAITS_MS, id);
  return { id, due_at: timestamp(new Date(Date.now() + WAITS_MS)) };
}

/** Null where it was damaged: then it deletes nobody, and the queue gives it up. */
const decided = (task: { readonly payload: string }): TaskPayloads[typeof NAME] | null =>
  payloadOf(task) as TaskPayloads[typeof NAME] | null;

/** Whether one of these candidates waits to be deleted, or is being deleted. */
export async function isToBeDeleted(db: Db, ids: readonly string[]): Promise<boolean> {
  return exists(
    db
      .selectFrom('tasks')
      .select('id')
      .where('name', '=', NAME)
      .where('state', 'in', ['QUEUED', 'RUNNING'])
      .where((where) => where.or(ids.map((id) => dialectOf(db).holds('payload', id)))),
  );
}

/** All candidates that wait to be deleted, or are being deleted. */
export async function idsToBeDeleted(db: Db): Promise<ReadonlySet<string>> {
  const tasks = await db
    .selectFrom('tasks')
    .select('payload')
    .where('name', '=', NAME)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .execute();
  return new Set(tasks.flatMap((task) => decided(task)?.ids ?? []));
}

/**
 * The state of a deletion; null when there is none, or it was withdrawn.
 * @param client_id the client that decided it, which alone may see it; ANYBODY for all of them.
 */
export async function deletionState(
  db: Db,
  id: string,
  client_id: string | null | typeof ANYBODY,
): Promise<DeletionState | null> {
  const task = await db
    .selectFrom('tasks')
    .select(['state', 'payload'])
    .where((where) => where.and({ id, name: NAME }))
    .executeTakeFirst();
  if (task === undefined) return null;
  if (client_id !== ANYBODY && decided(task)?.client_id !== client_id) return null;
  return task.state === 'QUEUED' ? 'waiting' : 'begun';
}

/** Carries a deletion out now. Call it inside the transaction that looked at its state. */
export async function hurryDeletion(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ run_after: DUE_NOW })
    .where((where) => where.and({ id, state: 'QUEUED' }))
    .execute();
}

/** Forgets a deletion that waits. Call it inside the transaction that looked at its state. */
export async function withdrawDeletion(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('tasks').where('id', '=', id).where('state', '=', 'QUEUED').execute();
}
