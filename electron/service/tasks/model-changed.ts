import { automatedJobs, evaluatesNominations } from '#service/workflows/auto_evaluation.ts';
import { candidatesToAsk } from '../api/screening/evaluations/model_questions.ts';
import { outdateModelAnswers } from '../api/screening/evaluations/store.ts';
import { startRun } from '../api/screening/evaluation_runs/store.ts';
import { modelInUse, queueModelQuestions, type ModelInUse } from '../api/settings/local_model/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Instances } from '#service/db/instances.ts';
import type { ModelQueue } from '#service/local_model/model_queue.ts';

const BATCH_SIZE = 200;

/** At the start: answers of another version of the questions count no more. */
export async function outdateOldQuestions({ write }: Pick<ServiceContext, 'write'>): Promise<void> {
  await write(async (trx) => {
    await outdateModelAnswers(trx, (await modelInUse(trx))?.model ?? null);
  });
}

/**
 * What follows a change of the local model, after everything else: jobs that evaluate by themselves are answered anew
 * by rules, and a model that is new is asked about what rules left open. Other evaluations are made anew when somebody
 * reads them. A server at another address is tried at once.
 */
export async function followModelChange(
  { db, write }: Pick<ServiceContext, 'db' | 'write'>,
  lane: Pick<ModelQueue, 'wake' | 'cancel'>,
  before: ModelInUse | null,
): Promise<void> {
  const now = await modelInUse(db);
  if (before?.model === now?.model) {
    lane.wake();
    return;
  }
  lane.cancel();
  if (before !== null) {
    await write(async (trx) => {
      for (const job of await automatedJobs(trx, 'all')) {
        if (evaluatesNominations(job)) await startRun(trx, job.id, { priority: 'low' });
      }
    });
  }
  if (now === null) return;
  let candidate_ids = await candidatesToAsk(db, null, BATCH_SIZE);
  while (candidate_ids.length > 0) {
    const queued = candidate_ids;
    await write((trx) => queueModelQuestions(trx, queued));
    candidate_ids = await candidatesToAsk(db, queued.at(-1) ?? null, BATCH_SIZE);
  }
}

/** The lane of this instance, which does what people ask of it in another instance as well: one leads its work. */
export function laneOfAll(own: ModelQueue, instances: Instances): ModelQueue {
  // whoever may have missed something tries again
  instances.onTold('model_lane', (what) => (what === 'cancel' ? own.cancel() : own.wake()));
  const everywhere = (what: 'wake' | 'cancel') => () => {
    own[what]();
    instances.tell('model_lane', what);
  };
  return { ...own, wake: everywhere('wake'), cancel: everywhere('cancel') };
}
