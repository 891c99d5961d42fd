import { dueDeliveries, receiverOf } from '#service/api/feeds/webhooks/deliveries.ts';
import type { DueDelivery, Receiver } from '#service/api/feeds/webhooks/deliveries.ts';
import type { Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import type { Attempted, Recorder } from './recorder.ts';
import { dueAt, restDelay, unlikelyAt, type Timing } from './schedule.ts';
import type { Sender } from './send.ts';

/** So much is sent before it is written down: a transaction for each would cost every writer a sync. */
const BATCH = 100;
const BATCH_MS = 250;

export type Lane = {
  /** Sends everything that is due, one after the other, until nothing is or the webhook has to rest. */
  run(): Promise<void>;
  /** The webhook is another now; null: paused or deleted. */
  changed(receiver: Receiver | null): void;
};

/** The deliveries of one webhook: one request at a time, so that events arrive in their order. */
export function createLane(
  db: Db,
  webhook_id: string,
  {
    sender,
    recorder,
    timing,
    stopping,
  }: { sender: Sender; recorder: Recorder; timing: Timing; stopping: () => boolean },
): Lane {
  /** As last read; null when it was paused or deleted. */
  let receiver: Receiver | null = null;

  async function sendSome(deliveries: readonly DueDelivery[]): Promise<Attempted[]> {
    const done: Attempted[] = [];
    const began = performance.now();
    for (const delivery of deliveries) {
      if (receiver === null || stopping() || performance.now() - began > BATCH_MS) break;
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
      const [found, due] = await Promise.all([
        receiverOf(db, webhook_id),
        dueDeliveries(db, webhook_id, { now, unlikely: unlikelyAt(Date.now(), timing) }, BATCH),
      ]);
      receiver = found;
      if (found === null || due.length === 0) return;
      const rest = found.rest_until;
      if (rest !== null && dueAt(rest, Date.now(), restDelay(found.failures, timing)) > now) return;
      const done = await sendSome(due);
      if (done.length > 0) await recorder.record(webhook_id, done);
    }
  }

  return {
    run,
    changed: (now) => {
      receiver = now;
    },
  };
}
