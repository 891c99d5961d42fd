import type { Db } from '../db/schema.ts';
import { newId, timestamp } from '../ids.ts';

/** All background work, by name, with what each needs to know. The code of each is a file beside this one. */
export type TaskPayloads = {
  /** Read an attachment's bytes into a document, profile and vectors. */
  read_attachment: { attachment_id: string };
};
export type TaskName = keyof TaskPayloads;

/** Queues work. Call it with the transaction of the change that needs it, so that both stand or fall together. */
export async function enqueue<Name extends TaskName>(db: Db, name: Name, payload: TaskPayloads[Name]): Promise<void> {
  const now = timestamp();
  await db
    .insertInto('tasks')
    .values({ id: newId(), name, payload: JSON.stringify(payload), state: 'QUEUED', attempts: 0, run_after: now, error: null, created_at: now, finished_at: null })
    .execute();
}
