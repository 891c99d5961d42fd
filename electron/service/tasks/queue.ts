import type { Db } from '../db/schema.ts';
import { newId, timestamp } from '../ids.ts';

/** All background work, by name, with what each needs to know. The code of each is a file beside this one. */
export type TaskPayloads = {
  /** Read an attachment's bytes into a document, profile and vectors. */
  read_attachment: { attachment_id: string };
};
export type TaskName = keyof TaskPayloads;

/** Queues work. Call it with the transaction of the change that needs it, so that both stand or fall together. */
export async function enqueue<Name extends TaskName>(
  db: Db,
  name: Name,
  payload: TaskPayloads[Name],
): Promise<void> {
  const now = timestamp();
  await db
    .insertInto('tasks')
    .values({
      id: newId(),
      name,
      payload: JSON.stringify(payload),
      state: 'QUEUED',
      attempts: 0,
      run_after: now,
      error: null,
      created_at: now,
      finished_at: null,
    })
    .execute();
}

/** Moves work on an attachment to the front: someone waits for it on a screen. */
export async function expediteReading(db: Db, attachment_id: string): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ run_after: '' }) // sorts before every timestamp
    .where('state', '=', 'QUEUED')
    .where('name', '=', 'read_attachment')
    .where('payload', '=', JSON.stringify({ attachment_id } satisfies TaskPayloads['read_attachment']))
    .execute();
}

/** Attachments that are being read at this moment. */
export async function attachmentsBeingRead(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tasks')
    .select('payload')
    .where('state', '=', 'RUNNING')
    .where('name', '=', 'read_attachment')
    .execute();
  return new Set(
    rows.map(({ payload }) => (JSON.parse(payload) as TaskPayloads['read_attachment']).attachment_id),
  );
}
