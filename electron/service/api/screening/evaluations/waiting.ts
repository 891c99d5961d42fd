import type { Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import { enqueue } from '#service/tasks/queue.ts';
import { isCurrent, type AskedCriterion } from './compute.ts';
import { answerKeys } from './store.ts';
import { subjectsOf } from '../subjects/store.ts';

/**
 * Nominations that a run has passed and not answered: their file was still being read, or another one took its place
 * meanwhile. They are evaluated as soon as they can be, and until then the run goes on.
 */

const AT_ONCE = 500;

/** How many nominations of a job are waited for. */
export async function countWaiting(db: Db, job_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('evaluation_waiting')
    .innerJoin('nominations', 'nominations.id', 'evaluation_waiting.nomination_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('nominations.job_id', '=', job_id)
    .executeTakeFirstOrThrow();
  return count;
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
export async function noteWaiting(trx: Db, job_id: string, candidate_ids: readonly string[]): Promise<void> {
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
  for (let at = 0; at < candidate_ids.length; at += AT_ONCE) {
    const some = candidate_ids.slice(at, at + AT_ONCE);
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
    .where('job_id', '=', job_id)
    .where('state', '=', 'DONE')
    .execute();
}

/** Waits for nobody of a job. */
export async function stopWaiting(trx: Db, job_id: string): Promise<void> {
  await trx
    .deleteFrom('evaluation_waiting')
    .where('nomination_id', 'in', (select) =>
      select.selectFrom('nominations').select('id').where('job_id', '=', job_id),
    )
    .execute();
}
