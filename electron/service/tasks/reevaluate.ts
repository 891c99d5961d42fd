import { automatedJobs, evaluatesNominations } from '#service/workflows/auto_evaluation.ts';
import { startRun } from '#service/api/screening/evaluation_runs/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { CRITERIA_ENGINE } from '#service/intelligence/criteria/answer.ts';

const LAST_ENGINE = 'criteria_engine';

/**
 * After an update that brought another criterion engine: queues the nominations that are evaluated by
 * themselves, after everything else. Other evaluations are made anew when somebody reads them.
 */
export async function reevaluateStale({ db, write }: Pick<ServiceContext, 'db' | 'write'>): Promise<void> {
  const engine = `${CRITERIA_ENGINE.name} ${CRITERIA_ENGINE.version}`;
  if ((await readSetting(db, LAST_ENGINE)) === engine) return;
  await write(async (trx) => {
    for (const job of await automatedJobs(trx, 'all')) {
      if (!evaluatesNominations(job)) continue;
      await startRun(trx, job.id, { priority: 'low' });
    }
    await writeSetting(trx, LAST_ENGINE, engine);
  });
}
