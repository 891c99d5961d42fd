import {
  activeWebhooks,
  receiversOf,
  sweepDeliveries,
  webhookIds,
} from '#service/api/feeds/webhooks/deliveries.ts';
import type { ActiveWebhook } from '#service/api/feeds/webhooks/deliveries.ts';
import type { ServiceContext } from '#service/context.ts';
import { timestamp } from '#service/ids.ts';
import type { NetworkLog } from '#service/network.ts';
import { createLane } from './lane.ts';
import type { Lane } from './lane.ts';
import { createDeliveryQueue } from './queue.ts';
import { createRecorder } from './recorder.ts';
import { dueAt, restDelay, TIMING, unlikelyAt } from './schedule.ts';
import type { Timing } from './schedule.ts';
import { createSender } from './send.ts';

export type WebhookDeliveries = {
  start(): Promise<void>;
  /** Waits a moment for what is being sent, breaks off what takes longer; that is sent again at the next start. */
  stop(): Promise<void>;
  /** Resolves when everything there was to send was tried; another attempt later is not waited for. */
  idle(): Promise<void>;
};

/** A burst of commits is looked at so often: deliveries of many events share a transaction. */
const LOOK_APART_MS = 50;
/** A paused webhook stops receiving within this time. */
const REFRESH_MS = 20;
const AFTER_TROUBLE_MS = 5000;
const CLOSING_MS = 1000;
/** Timers cannot wait longer; then it is looked again. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Sends events to webhooks: each has a lane of its own, so that one that hangs holds up nobody. Woken by
 * commits and by the time of the next attempt; there is no polling.
 */
export function createWebhookDeliveries(
  context: Pick<ServiceContext, 'db' | 'write' | 'onCommit' | 'options'>,
  { network, timing = TIMING }: { readonly network: NetworkLog; readonly timing?: Timing },
): WebhookDeliveries {
  const { db, options } = context;
  const log = options.log ?? ((): void => undefined);
  const queue = createDeliveryQueue(context);
  const sender = createSender({
    policy: options.downloads ?? 'public',
    version: options.version,
    timeout: timing.timeout,
    network,
  });
  const recorder = createRecorder(context, timing);
  const lanes = new Map<string, Lane>();
  const running = new Map<string, Promise<void>>();
  const waiting_for_idle = new Set<() => void>();
  const closing = Promise.withResolvers<void>();
  let unsubscribe: (() => void) | undefined;
  let looking: Promise<void> | undefined;
  let looked_at = -LOOK_APART_MS;
  let wanted = false;
  let stopping = false;
  let refreshing = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    wanted = true;
    if (stopping || looking !== undefined || unsubscribe === undefined) return;
    looking = lookSoon().finally(() => {
      looking = undefined;
      if (wanted) wake();
    });
  }

  async function lookSoon(): Promise<void> {
    const wait = Math.max(0, looked_at + LOOK_APART_MS - performance.now());
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    if (stopping) return;
    looked_at = performance.now();
    wanted = false;
    try {
      await look();
    } catch (error) {
      log({ level: 'error', message: `Webhook deliveries could not be read: ${String(error)}` });
      wakeIn(AFTER_TROUBLE_MS);
    }
  }

  async function look(): Promise<void> {
    const before = await activeWebhooks(db, unlikelyAt(Date.now(), timing));
    const { queued, more } = await queue.fill(before);
    if (more) wanted = true;
    const webhooks = queued ? await activeWebhooks(db, unlikelyAt(Date.now(), timing)) : before;
    const now = timestamp();
    let next: string | null = null;
    for (const { id, due_at } of webhooks.map((webhook) => withDue(webhook, timing))) {
      if (due_at === null || running.has(id)) continue;
      if (due_at <= now) run(id);
      else if (next === null || due_at < next) next = due_at;
    }
    clearTimeout(timer);
    if (next !== null) wakeIn(Date.parse(next) - Date.now());
    if (running.size === 0 && !wanted) resolveIdle();
  }

  /** Those who are being told may have been paused or changed: seen soon, and read once for all of them. */
  function refreshSoon(): void {
    if (refreshing || running.size === 0) return;
    refreshing = true;
    setTimeout(() => {
      refreshing = false;
      if (stopping) return;
      const ids = [...running.keys()];
      receiversOf(db, ids)
        .then((receivers) => ids.forEach((id) => lanes.get(id)?.changed(receivers.get(id) ?? null)))
        .catch((error: unknown) => {
          log({ level: 'error', message: `Webhooks could not be read: ${String(error)}` });
        });
    }, REFRESH_MS);
  }

  function run(id: string): void {
    const lane = createLane(db, id, { sender, recorder, timing, stopping: () => stopping });
    lanes.set(id, lane);
    const ending = lane
      .run()
      .catch(async (error: unknown) => {
        log({ level: 'error', message: `A webhook could not be told: ${String(error)}`, webhook_id: id });
        // what was sent could not be written down: without a pause it would be sent again and again
        await pause(AFTER_TROUBLE_MS);
      })
      .finally(() => {
        running.delete(id);
        lanes.delete(id);
        wake();
      });
    running.set(id, ending);
  }

  async function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const pausing = setTimeout(resolve, ms);
    await Promise.race([promise, closing.promise]);
    clearTimeout(pausing);
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(Math.max(0, ms), MAX_TIMER_MS));
    timer.unref();
  }

  function resolveIdle(): void {
    for (const resolve of waiting_for_idle) resolve();
    waiting_for_idle.clear();
  }

  return {
    async start() {
      for (const id of await webhookIds(db)) await sweepDeliveries(db, id);
      unsubscribe = context.onCommit(() => {
        refreshSoon();
        wake();
      });
      wake();
    },
    async stop() {
      stopping = true;
      unsubscribe?.();
      clearTimeout(timer);
      closing.resolve();
      await looking;
      const grace = setTimeout(() => void sender.close(), CLOSING_MS);
      await Promise.all(running.values());
      clearTimeout(grace);
      await sender.close();
      resolveIdle();
    },
    async idle() {
      if (stopping || unsubscribe === undefined) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting_for_idle.add(resolve);
      wake();
      await promise;
    },
  };
}

/** When a webhook may be tried next: not while it rests. */
function withDue(
  { id, due_at, failures, rest_until }: ActiveWebhook,
  timing: Timing,
): { readonly id: string; readonly due_at: string | null } {
  if (due_at === null) return { id, due_at };
  const rest = rest_until === null ? '' : dueAt(rest_until, Date.now(), restDelay(failures, timing));
  return { id, due_at: rest > due_at ? rest : due_at };
}
