import type { Db } from '#service/db/schema.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import {
  findNomination,
  findNominationOf,
  insertNomination,
  markConsidered,
} from '../api/hiring/nominations/store.ts';
import { nominatesCandidates } from './auto_evaluation.ts';

/** A job that nominates candidates by itself, with the stage where they begin. */
export type NominatingJob = { readonly id: string; readonly stage_id: string };

/** The job, while it is open and nominates candidates by itself; else null. */
export async function nominatingJob(db: Db, job_id: string): Promise<NominatingJob | null> {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', job_id).executeTakeFirst();
  if (job === undefined || !nominatesCandidates(job) || job.default_nomination_stage_id === null) return null;
  return { id: job.id, stage_id: job.default_nomination_stage_id };
}

/**
 * Nominates a candidate without an application; whoever was nominated by a person stays as they are.
 * @returns whether there is a new nomination.
 */
export async function nominateOnce(trx: Db, job: NominatingJob, candidate_id: string): Promise<boolean> {
  const pair = { job_id: job.id, candidate_id };
  const known = await findNominationOf(trx, pair);
  await markConsidered(trx, job.id, candidate_id);
  if (known !== null) return false;
  const remote_id = `auto.${candidate_id}.${job.id}`;
  const taken = await findNomination(trx, { remote_id });
  const id = await insertNomination(trx, {
    ...pair,
    current_nomination_stage_id: job.stage_id,
    applied_at: null,
    // a client may have used this one: the nomination's own id stands in then
    ...(taken === null ? { remote_id } : {}),
  });
  await recordEvent(trx, 'nomination.created', id, { to_stage_id: job.stage_id });
  return true;
}
