import type { Database, Db } from '#service/db/schema.ts';
import { enqueue, enqueueOnce } from '#service/tasks/queue.ts';
import {
  GATHER_MS,
  joinRun,
  readRun,
  startRun,
  jobsWaitingFor,
} from '../api/screening/evaluation_runs/store.ts';

/**
 * The work that auto_evaluation_behavior asks for, queued in the transaction of the change that makes it
 * necessary. Jobs without a behaviour cost one look.
 */

type Behaviour = Pick<Database['jobs'], 'id' | 'status' | 'auto_evaluation_behavior'>;

/**
 * Changes of a moment are one ranking. Beside that a ranking waits until nothing else is queued, so that an
 * import of 1,000 files is followed by one. Milliseconds.
 */
const RANKING_DELAY_MS = 300;

/** A job was created or changed. */
export async function automateJob(trx: Db, job_id: string): Promise<void> {
  await evaluateAll(trx, job_id);
  await nominateFor(trx, await automatedJobs(trx, { job_id }));
}

/** A job has another criterion. A run that goes on, whoever asked for it, begins anew with it. */
export async function addedCriterion(trx: Db, job_id: string): Promise<void> {
  const goes_on = (await readRun(trx, job_id)).state === 'RUNNING';
  if (goes_on || (await evaluatesByItself(trx, job_id))) {
    await startRun(trx, job_id, { delay_ms: GATHER_MS });
  }
}

async function evaluateAll(trx: Db, job_id: string): Promise<void> {
  if (await evaluatesByItself(trx, job_id)) await startRun(trx, job_id, { delay_ms: GATHER_MS });
}

/** A candidate was nominated for a job. */
export async function automateNomination(trx: Db, job_id: string, candidate_id: string): Promise<void> {
  const joins = await joinRun(trx, job_id, candidate_id);
  if (!joins && !(await evaluatesByItself(trx, job_id))) return;
  await enqueue(trx, 'evaluate', { job_id, candidate_ids: [candidate_id] });
}

/** What is known of a candidate changed: a file was read, replaced, removed or came from another candidate. */
export async function automateCandidate(trx: Db, candidate_id: string): Promise<void> {
  const evaluated = new Set(await jobsWaitingFor(trx, candidate_id));
  const jobs = await automatedJobs(trx, 'all');
  if (jobs.length > 0) {
    const nominated = await trx
      .selectFrom('nominations')
      .select('job_id')
      .where('candidate_id', '=', candidate_id)
      .execute();
    const job_ids = new Set(nominated.map(({ job_id }) => job_id));
    for (const job of jobs) {
      if (job_ids.has(job.id) && evaluatesNominations(job)) evaluated.add(job.id);
    }
  }
  for (const job_id of evaluated) await enqueue(trx, 'evaluate', { job_id, candidate_ids: [candidate_id] });
  await nominateFor(trx, jobs);
}

async function evaluatesByItself(trx: Db, job_id: string): Promise<boolean> {
  return (await automatedJobs(trx, { job_id })).some(evaluatesNominations);
}

/** Nominations are evaluated by both behaviours; by the second only while the job is open. */
export function evaluatesNominations(job: Omit<Behaviour, 'id'>): boolean {
  return job.auto_evaluation_behavior === 'auto_evaluate_nominations' || nominatesCandidates(job);
}

/** Whether a job nominates candidates by itself: only while it is open. */
export function nominatesCandidates({ status, auto_evaluation_behavior }: Omit<Behaviour, 'id'>): boolean {
  return status === 'open' && auto_evaluation_behavior === 'auto_nominate_and_evaluate_candidates';
}

async function nominateFor(trx: Db, jobs: readonly Behaviour[]): Promise<void> {
  for (const job of jobs.filter(nominatesCandidates)) {
    await enqueueOnce(
      trx,
      'auto_nominate',
      { job_id: job.id },
      { priority: 'low', delay_ms: RANKING_DELAY_MS },
    );
  }
}

/** Jobs with an auto_evaluation_behavior, in whatever state. */
export async function automatedJobs(
  trx: Db,
  which: { readonly job_id: string } | 'all',
): Promise<Behaviour[]> {
  let query = trx
    .selectFrom('jobs')
    .select(['id', 'status', 'auto_evaluation_behavior'])
    .where('auto_evaluation_behavior', 'is not', null);
  if (which !== 'all') query = query.where('id', '=', which.job_id);
  return query.orderBy('id').execute();
}
