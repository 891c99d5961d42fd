import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { countOf, exists } from '../db/rows.ts';
import type { Database, Db } from '../db/schema.ts';
import { writeSetting } from '../db/settings.ts';
import { newId, timestamp } from '../ids.ts';

/** All background work, by name, with what each needs to know. The code of each is a file beside this one. */
export type TaskPayloads = {
  /** Read an attachment's bytes into a document, profile and vectors. */
  read_attachment: { attachment_id: string };
  /** Evaluate a job's criteria for these candidates, as far as answers are missing. */
  evaluate: { job_id: string; candidate_ids: readonly string[] };
  /**
   * The same for all nominations of a job, some at a time, from the candidate after this one: a step of a run
   * (api/screening/evaluation_runs/store.ts). Queued by an earlier version of the program it has no run, and begins
   * one.
   */
  evaluate_job: { job_id: string; run_id?: string; after: string | null };
  /** Make the vector of a job. */
  embed_job: { job_id: string };
  /** Nominate the candidates a job's automatic behaviour asks for. */
  auto_nominate: { job_id: string };
  /**
   * Ask the local language model about a candidate's criteria, as far as rules leave it to answer. Has a lane of its
   * own.
   */
  ask_model: { candidate_id: string };
  /** Bring in, or take back, the next rows of a table of candidates: a step of a chain. */
  candidate_table: { table_id: string };
  /** Bring the tags the service suggests for a candidate up to date with the profile. */
  suggest_tags: { candidate_id: string };
  /**
   * Delete these candidates. It waits until it can no longer be withdrawn (api/candidate_deletions), and then becomes
   * a task for each few of them.
   */
  delete_candidates: {
    ids: readonly string[];
    client_id: string | null;
  };
  /**
   * Take what is left of those who were erased out of unused pages, the words index, backups and the folder of files;
   * `all`: whether anybody was or not; `only`: of backups those that could not be changed before.
   */
  clean_up_erased: { all: boolean; only?: readonly string[] };
  /** Make what is shown of a candidate anew, after a part of it was erased. */
  refresh_candidate: { candidate_id: string };
  /**
   * Join a candidate with the records that are certainly of the same person, once the files are read that came before:
   * they show which addresses many people share. Those were queued before the id `after`; `tries`: how often it waited.
   */
  join_same_person: { candidate_id: string; after: string | null; tries: number };
};
export type TaskName = keyof TaskPayloads;

/** What a task is about; null where that was damaged. */
export function payloadOf({ payload }: { readonly payload: string }): TaskPayloads[TaskName] | null {
  try {
    return JSON.parse(payload) as TaskPayloads[TaskName];
  } catch {
    return null;
  }
}

/** What is done first when there is more than can be done at once. */
export const PRIORITY = { urgent: 0, normal: 1, low: 2 } as const;

/** In place of a time: at once. Such work is due by its order alone, whatever the clock says. */
export const DUE_NOW = '';

/** Queues work. Call it with the transaction of the change that needs it, so that both stand or fall together. */
export async function enqueue<Name extends TaskName>(
  db: Db,
  name: Name,
  payload: TaskPayloads[Name],
  priority: keyof typeof PRIORITY = 'normal',
  delay_ms = 0,
  id = newId(),
): Promise<void> {
  const now = timestamp();
  await db
    .insertInto('tasks')
    .values({
      id,
      name,
      payload: JSON.stringify(payload),
      state: 'QUEUED',
      priority: PRIORITY[priority],
      attempts: 0,
      ...afterDelay(delay_ms),
      error: null,
      created_at: now,
      finished_at: null,
    })
    .execute();
}

/**
 * When work is due that is to wait. The beginning of the wait is kept as well: where the clock is found before that, it
 * was set back, and the wait is counted anew (tasks/delays.ts).
 */
export function afterDelay(delay_ms: number): {
  readonly run_after: string;
  readonly delayed_at: string | null;
} {
  if (delay_ms === 0) return { run_after: DUE_NOW, delayed_at: null };
  const now = new Date();
  return { run_after: timestamp(new Date(now.getTime() + delay_ms)), delayed_at: timestamp(now) };
}

/**
 * Queues work unless the same is queued already: that will see this change, too. `delay_ms` gives a burst of
 * changes the time to become one piece of work.
 */
export async function enqueueOnce<Name extends TaskName>(
  db: Db,
  name: Name,
  payload: TaskPayloads[Name],
  options: {
    readonly priority?: keyof typeof PRIORITY;
    readonly delay_ms?: number;
    /** The same that is at work is enough, too: for what is asked again and again until it is there. */
    readonly or_running?: boolean;
  } = {},
): Promise<void> {
  const queued = await db
    .selectFrom('tasks')
    .select('id')
    .where('state', 'in', options.or_running === true ? ['QUEUED', 'RUNNING'] : ['QUEUED'])
    .where((where) => where.and({ name, payload: JSON.stringify(payload) }))
    .executeTakeFirst();
  if (queued === undefined) await enqueue(db, name, payload, options.priority, options.delay_ms);
}

/** Moves the reading of an attachment to the front: someone waits for it on a screen. */
export async function expediteReading(db: Db, attachment_id: string): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ priority: PRIORITY.urgent })
    .where((row) =>
      row.and({
        state: 'QUEUED',
        name: 'read_attachment',
        payload: JSON.stringify({ attachment_id } satisfies TaskPayloads['read_attachment']),
      }),
    )
    .execute();
}

/** Attachments whose reading is in the given state at this moment. */
export async function attachmentsInQueue(db: Db, state: 'QUEUED' | 'RUNNING'): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tasks')
    .select('payload')
    .where((where) => where.and({ state, name: 'read_attachment' }))
    .execute();
  return new Set(
    rows.map(({ payload }) => (JSON.parse(payload) as TaskPayloads['read_attachment']).attachment_id),
  );
}

/**
 * Work that waits for somebody else's program, or for a person to think again: never more than one at a time, and no
 * other work waits behind it.
 */
export const OWN_LANES = [
  'ask_model',
  'delete_candidates',
  'clean_up_erased',
] as const satisfies readonly TaskName[];

/** All other work; a record, so that none is forgotten. */
const SHARED: Readonly<Record<Exclude<TaskName, (typeof OWN_LANES)[number]>, true>> = {
  read_attachment: true,
  evaluate: true,
  evaluate_job: true,
  embed_job: true,
  auto_nominate: true,
  candidate_table: true,
  suggest_tags: true,
  refresh_candidate: true,
  join_same_person: true,
};
export const SHARED_LANE = Object.keys(SHARED) as readonly TaskName[];

/** So long more people may be erased before the clean-up begins: one does for all of them. */
const CLEAN_UP_AFTER_MS = 1000;

/** Queues the clean-up that follows an erasure. Call it in the transaction that erases. */
export async function cleanUpErased(trx: Db): Promise<void> {
  await enqueueOnce(trx, 'clean_up_erased', { all: false }, { delay_ms: CLEAN_UP_AFTER_MS });
}

/** How many tasks of a name are queued or at work. */
export async function countTasks(
  db: Db,
  name: TaskName,
  states: readonly ('QUEUED' | 'RUNNING')[] = ['QUEUED', 'RUNNING'],
): Promise<number> {
  return countOf(db.selectFrom('tasks').where('state', 'in', states).where('name', '=', name));
}

/** Takes queued tasks of a name away; what is at work goes on. Gives how many there were. */
export async function removeQueued(db: Db, name: TaskName): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tasks')
    .where((where) => where.and({ state: 'QUEUED', name }))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Present while a person keeps files from being read; so it outlives a restart. */
const PAUSED = 'reading_paused';

/** Whether a person keeps files from being read. */
export async function isReadingPaused(db: Db): Promise<boolean> {
  return exists(db.selectFrom('settings').select('key').where('key', '=', PAUSED));
}

/**
 * Keeps files from being read, or lets them. What is being read is read to its end; everything queued now waits, also
 * what was urgent; what somebody asks for by itself after this is read all the same.
 */
export async function pauseReading(trx: Db, is_paused: boolean): Promise<void> {
  if (!is_paused) {
    await trx.deleteFrom('settings').where('key', '=', PAUSED).execute();
    return;
  }
  await writeSetting(trx, PAUSED, 'yes');
  await trx
    .updateTable('tasks')
    .set({ priority: PRIORITY.normal })
    .where((where) => where.and({ state: 'QUEUED', name: 'read_attachment', priority: PRIORITY.urgent }))
    .execute();
}

/** The condition that a task does not wait for a person to let reading go on. */
export function isRunnable(task: ExpressionBuilder<Database, 'tasks'>): Expression<SqlBool> {
  return task.or([
    task('tasks.name', '!=', 'read_attachment'),
    task('tasks.priority', '=', PRIORITY.urgent),
    task.not(
      task.exists(task.selectFrom('settings').select('settings.key').where('settings.key', '=', PAUSED)),
    ),
  ]);
}
