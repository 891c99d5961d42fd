import type { Transaction } from 'kysely';
import { recordEvent } from '#service/api/feeds/events/store.ts';
import {
  hastenDeliveries,
  receiverOf,
  saveAttempt,
  saveHealth,
  sweepDeliveries,
} from '#service/api/feeds/webhooks/deliveries.ts';
import type { DueDelivery } from '#service/api/feeds/webhooks/deliveries.ts';
import { pauseWebhook } from '#service/api/feeds/webhooks/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Database, Db } from '#service/db/schema.ts';
import { RESTS_AFTER, afterAttempt } from './schedule.ts';
import type { Health, Outcome, Timing } from './schedule.ts';

export type Attempted = { readonly delivery: DueDelivery; readonly outcome: Outcome };

export type Recorder = {
  /** Writes down what became of attempts; resolves when that is durable. */
  record(webhook_id: string, done: readonly Attempted[]): Promise<void>;
};

/** Lanes that finish close together share a transaction: each costs every other writer a sync. */
const GATHER_MS = 25;
/** After this many more deliveries a webhook's log is trimmed. */
const SWEEP_EVERY = 200;

type Batch = { readonly webhook_id: string; readonly done: readonly Attempted[] };

/** Writes the outcomes of all lanes, many in one transaction. */
export function createRecorder(
  { db, write }: Pick<ServiceContext, 'db' | 'write'>,
  timing: Timing,
): Recorder {
  const since_sweep = new Map<string, number>();
  let gathered: Batch[] = [];
  let gathering: Promise<void> | undefined;

  async function flush(): Promise<void> {
    await new Promise((resolve) => {
      setTimeout(resolve, GATHER_MS);
    });
    const batches = gathered;
    gathered = [];
    gathering = undefined;
    const failed = batches.some(({ done }) => done.some(({ outcome }) => outcome.error !== null));
    const work = async (trx: Transaction<Database>): Promise<void> => {
      for (const batch of batches) await save(trx, batch);
    };
    // a failure may pause a webhook, a change that others follow; that something arrived wakes nobody
    await (failed ? write(work) : db.transaction().execute(work));
  }

  async function save(trx: Db, { webhook_id, done }: Batch): Promise<void> {
    const found = await receiverOf(trx, webhook_id);
    let health: Health = found ?? { failures: 0, failing_since: null, rest_until: null };
    const was_resting = health.failures >= RESTS_AFTER;
    for (const { delivery, outcome } of done) {
      const after = afterAttempt(health, delivery, outcome, Date.now(), timing);
      const { response_status, error, duration_ms } = outcome;
      await saveAttempt(trx, delivery.id, { response_status, error, duration_ms, ...after.delivery });
      ({ health } = after);
      if (after.pause !== null && found !== null) {
        await pauseWebhook(trx, webhook_id, after.pause);
        await recordEvent(trx, 'webhook.updated', webhook_id);
      }
    }
    await sweepAtTimes(trx, webhook_id, done.length);
    if (found === null) return; // paused or deleted meanwhile
    const { failures, failing_since, rest_until } = health;
    if (failures > 0 || found.failures > 0) {
      await saveHealth(trx, webhook_id, { failures, failing_since, rest_until });
    }
    if (was_resting && failures === 0) await hastenDeliveries(trx, webhook_id);
  }

  async function sweepAtTimes(trx: Db, webhook_id: string, more: number): Promise<void> {
    const count = (since_sweep.get(webhook_id) ?? 0) + more;
    since_sweep.set(webhook_id, count < SWEEP_EVERY ? count : 0);
    if (count >= SWEEP_EVERY) await sweepDeliveries(trx, webhook_id);
  }

  return {
    record: (webhook_id, done) => {
      gathered.push({ webhook_id, done });
      gathering ??= flush();
      return gathering;
    },
  };
}
