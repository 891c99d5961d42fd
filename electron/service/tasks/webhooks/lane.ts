import type { Transaction } from 'kysely';
import { recordEvent } from '#service/api/events/store.ts';
import {
  dueDeliveries,
  hastenDeliveries,
  receiverOf,
  saveAttempt,
  saveHealth,
  sweepDeliveries,
} from '#service/api/webhooks/deliveries.ts';
import type { DueDelivery } from '#service/api/webhooks/deliveries.ts';
import { pauseWebhook } from '#service/api/webhooks/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Database, Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import { RESTS_AFTER, afterAttempt } from './schedule.ts';
import type { Health, Outcome, Timing } from './schedule.ts';
import type { Sender } from './send.ts';

/** So much is sent before it is written down: a transaction for each would cost every writer a sync. */
const BATCH = 50;
const BATCH_MS = 250;
/** A webhook's log is cut back after so many more deliveries. */
const SWEEP_EVERY = 200;

export type Lane = {
  /** Sends everything that is due, one after the other, until nothing is or the webhook has to rest. */
  run(): Promise<void>;
};

type Attempted = { readonly delivery: DueDelivery; readonly outcome: Outcome };

/** The deliveries of one webhook: one request at a time, so that events arrive in their order. */
export function createLane(
  { db, write }: Pick<ServiceContext, 'db' | 'write'>,
  webhook_id: string,
  { sender, timing, stopping }: { sender: Sender; timing: Timing; stopping: () => boolean },
): Lane {
  let since_sweep = 0;

  async function sendSome(deliveries: readonly DueDelivery[]): Promise<Attempted[]> {
    const done: Attempted[] = [];
    const began = Date.now();
    for (const delivery of deliveries) {
      if (stopping() || Date.now() - began > BATCH_MS) break;
      // read anew for each: it may have been paused, changed or deleted a moment ago
      const receiver = await receiverOf(db, webhook_id);
      if (receiver === null) break;
      const outcome = await sender.send(receiver, delivery);
      if (outcome === null) break;
      done.push({ delivery, outcome });
      if (outcome.error !== null) break;
    }
    return done;
  }

  async function run(): Promise<void> {
    while (!stopping()) {
      const now = timestamp();
      const receiver = await receiverOf(db, webhook_id);
      if (receiver === null || (receiver.rest_until !== null && receiver.rest_until > now)) return;
      const due = await dueDeliveries(db, webhook_id, now, BATCH);
      if (due.length === 0) return;
      const done = await sendSome(due);
      if (done.length === 0) return;
      await record(done);
    }
  }

  async function record(done: readonly Attempted[]): Promise<void> {
    since_sweep += done.length;
    const sweep = since_sweep >= SWEEP_EVERY;
    const failed = done.some(({ outcome }) => outcome.error !== null);
    const work = async (trx: Transaction<Database>): Promise<void> => {
      await save(trx, done);
      if (sweep) await sweepDeliveries(trx, webhook_id);
    };
    // a failure may pause the webhook, a change that others follow; that something arrived wakes nobody
    await (failed ? write(work) : db.transaction().execute(work));
    if (sweep) since_sweep = 0;
  }

  async function save(trx: Db, done: readonly Attempted[]): Promise<void> {
    const receiver = await receiverOf(trx, webhook_id);
    let health: Health = receiver ?? { failures: 0, failing_since: null, rest_until: null };
    const was_resting = health.failures >= RESTS_AFTER;
    for (const { delivery, outcome } of done) {
      const after = afterAttempt(health, delivery, outcome, Date.now(), timing);
      const { response_status, error, duration_ms } = outcome;
      await saveAttempt(trx, delivery.id, { response_status, error, duration_ms, ...after.delivery });
      ({ health } = after);
      if (after.pause !== null && receiver !== null) {
        await pauseWebhook(trx, webhook_id, after.pause);
        await recordEvent(trx, 'webhook.updated', webhook_id);
      }
    }
    if (receiver === null) return; // paused or deleted meanwhile
    const { failures, failing_since, rest_until } = health;
    await saveHealth(trx, webhook_id, { failures, failing_since, rest_until });
    if (was_resting && failures === 0) await hastenDeliveries(trx, webhook_id);
  }

  return { run };
}
