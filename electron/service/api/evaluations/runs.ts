import type { Selectable } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';
import { enqueue, type PRIORITY } from '#service/tasks/queue.ts';
import type { EvaluationRun } from './schema.ts';
import { countAsked } from './store.ts';

/**
 * Runs over all nominations of a job: one row a job, and a chain of tasks that each evaluate some candidates, in the
 * order of their ids. Whatever asks for a new run ends the one before; the answers stay, so nothing is made twice.
 */

type Row = Selectable<Database['evaluation_runs']>;

/** Criteria that are added one after the other are one run: milliseconds it waits for the next. */
export const GATHER_MS = 250;

/** Begins anew for all nominations of a job; a run that goes on ends with the step it is at. */
export async function startRun(
  trx: Db,
  job_id: string,
  {
    priority = 'normal',
    delay_ms = 0,
  }: { readonly priority?: keyof typeof PRIORITY; readonly delay_ms?: number } = {},
): Promise<void> {
  const id = newId();
  const row = {
    id,
    state: 'RUNNING' as const,
    total: await countAsked(trx, job_id),
    done: 0,
    started_at: timestamp(),
    finished_at: null,
  };
  await trx
    .insertInto('evaluation_runs')
    .values({ job_id, ...row })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(row))
    .execute();
  await dropQueued(trx, job_id);
  await enqueue(trx, 'evaluate_job', { job_id, run_id: id, after: null }, priority, delay_ms);
}

/** Begins where no run goes on and nobody stopped the last one. */
export async function ensureRun(trx: Db, job_id: string): Promise<void> {
  const run = await findRun(trx, job_id);
  if (run === null || run.state === 'DONE') await startRun(trx, job_id);
}

/** Whether this run is the one that goes on for the job. */
export async function isGoingOn(db: Db, job_id: string, run_id: string): Promise<boolean> {
  const run = await findRun(db, job_id);
  return run?.id === run_id && run.state === 'RUNNING';
}

/**
 * Notes a step of a run, in the transaction that stores its answers, and queues the next one.
 * @param passed how many candidates the step took, `last` the last of them; null where there were none left.
 */
export async function stepDone(
  trx: Db,
  { job_id, run_id }: { readonly job_id: string; readonly run_id: string },
  { passed, last }: { readonly passed: number; readonly last: string | null },
): Promise<void> {
  const run = await findRun(trx, job_id);
  if (run?.id !== run_id || run.state !== 'RUNNING') return;
  const left = last === null ? 0 : await nominationsAfter(trx, job_id, last);
  const done = run.done + passed;
  const counts = { done, total: done + left };
  await trx
    .updateTable('evaluation_runs')
    .set(left > 0 ? counts : { ...counts, state: 'DONE', finished_at: timestamp() })
    .where('job_id', '=', job_id)
    .execute();
  if (left > 0) await enqueue(trx, 'evaluate_job', { job_id, run_id, after: last });
}

/** Stops the run that goes on; what is answered stays. Nothing happens where none goes on. */
export async function cancelRun(trx: Db, job_id: string): Promise<void> {
  await trx
    .updateTable('evaluation_runs')
    .set({ state: 'CANCELLED', finished_at: timestamp() })
    .where('job_id', '=', job_id)
    .where('state', '=', 'RUNNING')
    .execute();
  await dropQueued(trx, job_id);
}

/** How far the newest run of a job is; IDLE where there never was one. */
export async function readRun(db: Db, job_id: string): Promise<EvaluationRun> {
  const run = await findRun(db, job_id);
  if (run === null) {
    const total = await countAsked(db, job_id);
    return { state: 'IDLE', total, done: 0, started_at: null, finished_at: null };
  }
  const { state, total, done, started_at, finished_at } = run;
  return { state, total, done, started_at, finished_at };
}

async function findRun(db: Db, job_id: string): Promise<Row | null> {
  const row = await db
    .selectFrom('evaluation_runs')
    .selectAll()
    .where('job_id', '=', job_id)
    .executeTakeFirst();
  return row ?? null;
}

async function nominationsAfter(db: Db, job_id: string, after: string): Promise<number> {
  const { count } = await db
    .selectFrom('nominations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('job_id', '=', job_id)
    .where('candidate_id', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}

/** Steps that wait for their turn; one that is at work sees by itself that it is the last. */
async function dropQueued(trx: Db, job_id: string): Promise<void> {
  const queued = await trx
    .selectFrom('tasks')
    .select(['id', 'payload'])
    .where('state', '=', 'QUEUED')
    .where('name', '=', 'evaluate_job')
    .execute();
  const ids = queued
    .filter(({ payload }) => (JSON.parse(payload) as { job_id: string }).job_id === job_id)
    .map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('tasks').where('id', 'in', ids).execute();
}
