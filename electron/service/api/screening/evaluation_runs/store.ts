import type { Selectable } from 'kysely';
import { countOf, firstRow } from '#service/db/rows.ts';
import type { Database, Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';
import { enqueue, type PRIORITY } from '#service/tasks/queue.ts';
import type { AskedCriterion, EvaluationRun } from '../evaluations/schema.ts';
import { answerKeys } from '../evaluations/store.ts';
import { countAsked, subjectsOf, isCurrent } from '../subjects/store.ts';

/**
 * Runs over all nominations of a job: one row a job, and a chain of tasks that each evaluate some candidates, in the
 * order of their ids. Whatever asks for a new run ends the one before; the answers stay, so nothing is made twice.
 * Whose file is still being read when the chain comes to them is waited for: the row is DONE with the last step,
 * the run with the last of them.
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
  await stopWaiting(trx, job_id);
  await enqueue(trx, 'evaluate_job', { job_id, run_id: id, after: null }, priority, delay_ms);
}

/** Begins where no run goes on and nobody stopped the last one. */
export async function ensureRun(trx: Db, job_id: string): Promise<void> {
  const { state } = await readRun(trx, job_id);
  if (state === 'IDLE' || state === 'DONE') await startRun(trx, job_id);
}

/** A nomination that is made while a run goes on is part of it, wherever the run is. Returns whether one goes on. */
export async function joinRun(trx: Db, job_id: string, candidate_id: string): Promise<boolean> {
  if ((await readRun(trx, job_id)).state !== 'RUNNING') return false;
  await noteWaiting(trx, job_id, [candidate_id]);
  await trx
    .updateTable('evaluation_runs')
    .set((run) => ({ total: run('total', '+', 1), done: run('done', '+', 1) }))
    .where('job_id', '=', job_id)
    .execute();
  return true;
}

/** Whether steps of a run are still to come, so that everybody's turn comes by itself. */
export async function hasSteps(db: Db, job_id: string): Promise<boolean> {
  return (await findRun(db, job_id))?.state === 'RUNNING';
}

/** Whether this run is the one that goes on for the job. */
export async function isGoingOn(db: Db, job_id: string, run_id: string): Promise<boolean> {
  const run = await findRun(db, job_id);
  return run?.id === run_id && run.state === 'RUNNING';
}

/**
 * Notes a step of a run, in the transaction that stores its answers, and queues the next one.
 * @param last the last candidate the step took; null where there were none left.
 */
export async function stepDone(
  trx: Db,
  { job_id, run_id }: { readonly job_id: string; readonly run_id: string },
  last: string | null,
): Promise<void> {
  if (!(await isGoingOn(trx, job_id, run_id))) return;
  const total = await countAsked(trx, job_id);
  const left = last === null ? 0 : await nominationsAfter(trx, job_id, last);
  const counts = { done: total - left, total };
  await trx
    .updateTable('evaluation_runs')
    .set(left > 0 ? counts : { ...counts, state: 'DONE', finished_at: timestamp() })
    .where('job_id', '=', job_id)
    .execute();
  if (left > 0) await enqueue(trx, 'evaluate_job', { job_id, run_id, after: last });
}

/** Stops the run that goes on; what is answered stays. Nothing happens where none goes on. */
export async function cancelRun(trx: Db, job_id: string): Promise<void> {
  const { state, done } = await readRun(trx, job_id);
  if (state !== 'RUNNING') return;
  await trx
    .updateTable('evaluation_runs')
    .set({ state: 'CANCELLED', done, finished_at: timestamp() })
    .where('job_id', '=', job_id)
    .execute();
  await stopWaiting(trx, job_id);
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
  const waiting = state === 'CANCELLED' ? 0 : await countWaiting(db, job_id);
  if (waiting === 0) return { state, total, done, started_at, finished_at };
  return { state: 'RUNNING', total, done: Math.max(0, done - waiting), started_at, finished_at: null };
}

async function findRun(db: Db, job_id: string): Promise<Row | null> {
  return firstRow(db.selectFrom('evaluation_runs').selectAll().where('job_id', '=', job_id));
}

async function nominationsAfter(db: Db, job_id: string, after: string): Promise<number> {
  return countOf(db.selectFrom('nominations').where('job_id', '=', job_id).where('candidate_id', '>', after));
}

/** Steps that wait for their turn; one that is at work sees by itself that it is the last. */
async function dropQueued(trx: Db, job_id: string): Promise<void> {
  const queued = await trx
    .selectFrom('tasks')
    .select(['id', 'payload'])
    .where((where) => where.and({ state: 'QUEUED', name: 'evaluate_job' }))
    .execute();
  const ids = queued
    .filter(({ payload }) => (JSON.parse(payload) as { job_id: string }).job_id === job_id)
    .map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('tasks').where('id', 'in', ids).execute();
}

const BATCH_SIZE = 500;

/**
 * How many nominations of a job are waited for: a run has passed them and not answered, because their file was still
 * being read, or another one took its place meanwhile. They are evaluated as soon as they can be.
 */
async function countWaiting(db: Db, job_id: string): Promise<number> {
  return countOf(
    db
      .selectFrom('evaluation_waiting')
      .innerJoin('nominations', 'nominations.id', 'evaluation_waiting.nomination_id')
      .where('nominations.job_id', '=', job_id),
  );
}

/** Jobs with a run that waits for a candidate. */
export async function jobsWaitingFor(db: Db, candidate_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('nominations')
    .innerJoin('evaluation_waiting', 'evaluation_waiting.nomination_id', 'nominations.id')
    .select('nominations.job_id')
    .where('nominations.candidate_id', '=', candidate_id)
    .orderBy('nominations.job_id')
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** Notes those of the candidates who lack an answer, and queues those whose answer can be made by now. */
export async function awaitAnswers(
  trx: Db,
  job_id: string,
  criteria: readonly AskedCriterion[],
  candidate_ids: readonly string[],
): Promise<void> {
  if (criteria.length === 0 || candidate_ids.length === 0) return;
  const subjects = await subjectsOf(trx, candidate_ids);
  const criterion_ids = criteria.map(({ id }) => id);
  const stored = await answerKeys(trx, candidate_ids, criterion_ids);
  const lacking = candidate_ids.filter((id) =>
    criteria.some((criterion) => !isCurrent(stored.get(id)?.get(criterion.id), subjects.get(id)!, criterion)),
  );
  await noteWaiting(trx, job_id, lacking);
  const ready = lacking.filter((id) => subjects.get(id)!.state !== 'PENDING');
  if (ready.length > 0) await enqueue(trx, 'evaluate', { job_id, candidate_ids: ready });
}

/** Notes nominations that are waited for; whoever notes them queues them as well, unless their file is being read. */
async function noteWaiting(trx: Db, job_id: string, candidate_ids: readonly string[]): Promise<void> {
  if (candidate_ids.length === 0) return;
  await trx
    .insertInto('evaluation_waiting')
    .columns(['nomination_id'])
    .expression((select) =>
      select
        .selectFrom('nominations')
        .select('id')
        .where('job_id', '=', job_id)
        .where('candidate_id', 'in', candidate_ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Some candidates were evaluated for a job: those whose file is not being read are waited for no longer. */
export async function answersCame(trx: Db, job_id: string, candidate_ids: readonly string[]): Promise<void> {
  if ((await countWaiting(trx, job_id)) === 0) return;
  const subjects = await subjectsOf(trx, candidate_ids);
  await giveUpWaiting(
    trx,
    job_id,
    candidate_ids.filter((id) => subjects.get(id)!.state !== 'PENDING'),
  );
}

/** Waits for these no longer; a run with no step left ends with the last of them. */
export async function giveUpWaiting(
  trx: Db,
  job_id: string,
  candidate_ids: readonly string[],
): Promise<void> {
  let ended = 0;
  for (let at = 0; at < candidate_ids.length; at += BATCH_SIZE) {
    const some = candidate_ids.slice(at, at + BATCH_SIZE);
    const { numDeletedRows } = await trx
      .deleteFrom('evaluation_waiting')
      .where('nomination_id', 'in', (select) =>
        select
          .selectFrom('nominations')
          .select('id')
          .where('job_id', '=', job_id)
          .where('candidate_id', 'in', some),
      )
      .executeTakeFirst();
    ended += Number(numDeletedRows);
  }
  if (ended === 0) return;
  await trx
    .updateTable('evaluation_runs')
    .set({ finished_at: timestamp() })
    .where((where) => where.and({ job_id, state: 'DONE' }))
    .execute();
}

/** Waits for nobody of a job. */
async function stopWaiting(trx: Db, job_id: string): Promise<void> {
  await trx
    .deleteFrom('evaluation_waiting')
    .where('nomination_id', 'in', (select) =>
      select.selectFrom('nominations').select('id').where('job_id', '=', job_id),
    )
    .execute();
}
