import { existing } from '#service/db/existing.ts';
import { listEvents } from '#service/api/feeds/events/store.ts';
import type { EventRecord } from '#service/api/feeds/events/schema.ts';
import { moveCursor, queueDeliveries } from '#service/api/feeds/webhooks/deliveries.ts';
import type { ActiveWebhook, NewDelivery } from '#service/api/feeds/webhooks/deliveries.ts';
import { matchesEventTypes } from '#service/api/feeds/webhooks/schema.ts';
import { viewer } from '#service/db/actor.ts';
import type { ServiceContext } from '#service/context.ts';
import { RESTS_AFTER } from './schedule.ts';

/** No id of anybody. */
const NOBODY = '';
/** Events looked at in one go. */
const EVENTS_AT_ONCE = 200;
/**
 * With so many waiting, the rest stays in the change log until there is room: a dead receiver costs rows
 * for some events, not for every event there will be.
 */
const MAX_WAITING = 200;
const MAX_WAITING_WHILE_FAILING = 1;

type Step = {
  readonly webhook_id: string;
  readonly last_event_id: string;
  readonly deliveries: readonly NewDelivery[];
  /** Worth writing down even without a delivery. */
  readonly page_full: boolean;
};

export type DeliveryQueue = {
  /**
   * Turns new events into deliveries, for all webhooks in one transaction.
   * @returns whether some were queued, and whether there may be more.
   */
  fill(webhooks: readonly ActiveWebhook[]): Promise<{ queued: boolean; more: boolean }>;
};

/** The change log is the queue; what is about to be sent is taken from it into the table of deliveries. */
export function createDeliveryQueue({ db }: Pick<ServiceContext, 'db'>): DeliveryQueue {
  /** How far the log was read for each webhook: events it does not want are not worth a write. */
  const read_up_to = new Map<string, string>();
  // a program is told of no private job, whoever's webhook it is
  const readEvents = (after: string | null): Promise<EventRecord[]> =>
    viewer.run(NOBODY, () => listEvents(db, after, EVENTS_AT_ONCE));

  async function stepsOf(webhooks: readonly ActiveWebhook[]): Promise<Step[]> {
    // most webhooks are at the same event: it is read once for all of them
    const pages = new Map<string | null, EventRecord[]>();
    const steps: Step[] = [];
    for (const { id, last_event_id, event_types, waiting, failures } of webhooks) {
      if (waiting >= (failures < RESTS_AFTER ? MAX_WAITING : MAX_WAITING_WHILE_FAILING)) continue;
      const after = read_up_to.get(id) ?? last_event_id;
      const events = pages.get(after) ?? (await readEvents(after));
      pages.set(after, events);
      const last = events.at(-1);
      if (last === undefined) continue;
      steps.push({
        webhook_id: id,
        last_event_id: last.id,
        page_full: events.length === EVENTS_AT_ONCE,
        deliveries: events
          .filter(({ type }) => matchesEventTypes(event_types, type))
          .map((event) => ({ webhook_id: id, event_id: event.id, event_type: event.type })),
      });
    }
    return steps;
  }

  return {
    async fill(webhooks) {
      const there = new Set(webhooks.map(({ id }) => id));
      for (const id of read_up_to.keys()) if (!there.has(id)) read_up_to.delete(id);
      const steps = await stepsOf(webhooks);
      const written = steps.filter(({ deliveries, page_full }) => deliveries.length > 0 || page_full);
      if (written.length > 0) {
        // not through `write`: nobody but ourselves waits for this
        await db.transaction().execute(async (trx) => {
          const kept = await existing(
            trx,
            'webhooks',
            written.map(({ webhook_id }) => webhook_id),
          );
          const possible = written.filter(({ webhook_id }) => kept.has(webhook_id));
          await queueDeliveries(
            trx,
            possible.flatMap(({ deliveries }) => deliveries),
          );
          for (const { webhook_id, last_event_id } of possible) {
            await moveCursor(trx, webhook_id, last_event_id);
          }
        });
      }
      for (const { webhook_id, last_event_id } of steps) read_up_to.set(webhook_id, last_event_id);
      return { queued: written.length > 0, more: steps.some(({ page_full }) => page_full) };
    },
  };
}
