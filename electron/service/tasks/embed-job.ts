import { setTimeout } from 'node:timers/promises';
import { jobsAfter, saveJobVector, vectorOfJob } from '#service/api/screening/rankings/store.ts';
import { createTargetMaker, keyOf } from '#service/api/screening/rankings/target_maker.ts';
import type { RankingPool } from '#service/api/screening/rankings/pool.ts';
import { findJob } from '#service/api/hiring/jobs/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Engine } from '#service/engine/host.ts';
import { encodeTarget } from '#service/intelligence/ranking/stored_target.ts';
import { jobTexts } from '#service/intelligence/ranking/target.ts';
import { enqueueOnce } from './queue.ts';
import type { TaskHandler } from './runner.ts';

/** About how long a ranking takes once its vector is there. */
const ANSWERS_FIRST_MS = 50;

/** Makes the vector of a job that was saved, so that its first ranking does not wait for it. */
export function embedJobTask(
  { db }: Pick<ServiceContext, 'db'>,
  { engine, pool }: { readonly engine: Engine; readonly pool: RankingPool },
): TaskHandler<'embed_job'> {
  const { targetOf } = createTargetMaker({ db, engine, pool });
  return {
    // whoever ranks by it makes it
    giveUp: () => async () => undefined,
    async run({ job_id }) {
      const job = await findJob(db, { id: job_id });
      if (job === null) return async () => undefined;
      const { key, target } = targetOf(jobTexts(job), job_id);
      if ((await vectorOfJob(db, job_id))?.made_from === key) return async () => undefined;
      const made = { made_from: key, ...encodeTarget(await target) };
      // whoever ranks by it already waits for the vector: they are answered first, and not behind the disk
      await setTimeout(ANSWERS_FIRST_MS);
      return async (trx) => {
        // a change meanwhile has queued the next
        if ((await findJob(trx, { id: job_id })) !== null) await saveJobVector(trx, job_id, made);
      };
    },
  };
}

/** Jobs queued in one transaction. */
const BATCH_SIZE = 200;

/** Queues the jobs whose vectors an earlier version made, another model, or nobody. */
export async function embedStaleJobs(
  { db, write }: Pick<ServiceContext, 'db' | 'write'>,
  { version }: Pick<RankingPool, 'version'>,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const jobs: Awaited<ReturnType<typeof jobsAfter>> = await jobsAfter(db, after, BATCH_SIZE);
    const last = jobs.at(-1);
    if (last === undefined) return;
    const stale = jobs.filter((job) => job.made_from !== keyOf(jobTexts(job), version.model));
    if (stale.length > 0) {
      await write(async (trx) => {
        for (const { id } of stale) {
          await enqueueOnce(trx, 'embed_job', { job_id: id }, { priority: 'low' });
        }
      });
    }
    after = last.id;
  }
}
