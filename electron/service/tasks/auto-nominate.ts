import { existing } from '#service/db/existing.ts';
import type { FirstOfAll } from '../api/screening/rankings/first.ts';
import type { RankingPool } from '../api/screening/rankings/pool.ts';
import { createTargetResolver } from '../api/screening/rankings/targets.ts';
import { startRun } from '../api/screening/evaluation_runs/store.ts';
import { nominateOnce, nominatingJob } from '#service/workflows/auto_nomination.ts';
import { consideredCandidates } from '../api/hiring/nominations/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Engine } from '#service/engine/host.ts';
import type { TaskHandler } from './runner.ts';

/** A job's threshold, while it has none of its own: among the first of the organization, with a score of at least. */
const STANDARD_THRESHOLD = { first: 50, score: 0.32 };

/** Nominates the candidates whose score_version 1 score for a job reaches its threshold, each only once. */
export function autoNominateTask(
  context: ServiceContext,
  {
    engine,
    pool,
    firstOfAll,
  }: { readonly engine: Engine; readonly pool: RankingPool; readonly firstOfAll: FirstOfAll },
): TaskHandler<'auto_nominate'> {
  const { db } = context;
  // keeps the vectors of jobs: only the first ranking of a job embeds its text
  const resolve = createTargetResolver({ ...context, engine, pool });

  /** Best first. */
  async function reachingThreshold(job_id: string): Promise<string[]> {
    const { vector } = await resolve({ target_resource_id: job_id });
    const { candidate_ids, scores } = await firstOfAll(vector, STANDARD_THRESHOLD.first);
    return candidate_ids.filter((_, i) => scores[i]! >= STANDARD_THRESHOLD.score);
  }

  return {
    // the next change asks again
    giveUp: () => async () => undefined,
    async run({ job_id }) {
      if ((await nominatingJob(db, job_id)) === null) return async () => undefined;
      const considered = await consideredCandidates(db, job_id);
      const chosen = (await reachingThreshold(job_id)).filter((id) => !considered.has(id));
      return async (trx) => {
        // closed, changed or deleted while the ranking was made
        const now = await nominatingJob(trx, job_id);
        if (now === null || chosen.length === 0) return;
        const there = await existing(trx, 'candidates', chosen);
        const considered_now = await consideredCandidates(trx, job_id);
        let nominated = 0;
        for (const candidate_id of chosen) {
          if (!there.has(candidate_id) || considered_now.has(candidate_id)) continue;
          if (await nominateOnce(trx, now, candidate_id)) nominated += 1;
        }
        if (nominated > 0) await startRun(trx, job_id);
      };
    },
  };
}
