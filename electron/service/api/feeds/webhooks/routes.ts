import { assertUnchanged } from '../../record.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { ServiceError, throwIfAny } from '../../../errors.ts';
import { newSecret } from '../../secrets.ts';
import { recordEvent } from '../events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { sendPage } from '../../paging.ts';
import type { Routes } from '../../slice.ts';
import { addressProblem } from './address.ts';
import { listDeliveries, queueDeliveries } from './deliveries.ts';
import {
  DeliveryQuery,
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookQuery,
  WebhookReplacement,
  WebhookSecret,
} from './schema.ts';
import {
  changeWebhook,
  countWebhooks,
  findWebhook,
  insertWebhook,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
} from './store.ts';
import type { WebhookFields } from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import { byId } from '../../resource_routes.ts';

const webhook = byId('webhook', findWebhook);
/** Each costs a connection and, for every event, a row. */
const MAX_WEBHOOKS = 100;

/** Webhooks: create, list, read, change, test, delete, and their delivery logs. */
export function webhookRoutes(routes: Routes, { write, options, db }: RouteContext): void {
  routes.list('/webhooks', {
    summary: 'List webhooks, newest first',
    description: `Secrets are never shown again. ${NEXT_PAGE}`,
    querystring: WebhookQuery,
    of: Webhook,
    rows: listWebhooks,
  });

  routes.post('/webhooks', {
    summary: 'Send events to a URL; the secret is shown once',
    description:
      'From now on the service sends each event as a POST, with the event as JSON and ' +
      '`Longlist-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, keyed with the secret. ' +
      'Answer 2xx within ten seconds; after anything else the service tries again for a day. An event ' +
      'may arrive twice: compare its id.',
    body: NewWebhook,
    response: { 201: one(WebhookSecret) },
    handler: async (request, reply) => {
      const { url, event_types } = request.body;
      assertAllowed(options, url);
      const secret = request.body.secret ?? newSecret();
      const id = await write(async (trx) => {
        if ((await countWebhooks(trx)) >= MAX_WEBHOOKS) {
          throw new ServiceError('CONFLICT', `There are ${MAX_WEBHOOKS} webhooks already. Delete one first.`);
        }
        const new_id = await insertWebhook(trx, { url, event_types, secret });
        await recordEvent(trx, 'webhook.created', new_id);
        return new_id;
      });
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: { id, secret } };
    },
  });

  routes.read('/webhooks/:id', webhook, {
    summary: 'Read a webhook',
    description: 'Its state says whether the service sends events.',
    of: Webhook,
  });

  routes.put('/webhooks/:id', {
    summary: 'Replace a webhook; without a secret the old one stays',
    description: 'Without a secret, the old one stays.',
    params: IdParams,
    body: WebhookReplacement,
    response: { 200: IdResult },
    handler: async (request) => {
      const { id } = request.params;
      const { state, ...fields } = request.body;
      assertAllowed(options, fields.url);
      await write(async (trx) => {
        const before = await webhook.load(trx, { id });
        assertUnchanged(request, before);
        await change(trx, before, fields, state ?? 'ACTIVE');
      });
      return idResult(id);
    },
  });

  routes.patch('/webhooks/:id', {
    summary: 'Change the fields you send; pause or resume',
    description: 'Fields you do not send stay as they are. `state: ACTIVE` resumes.',
    params: IdParams,
    body: WebhookChanges,
    response: { 200: IdResult },
    handler: async (request) => {
      const { id } = request.params;
      const { state, ...fields } = request.body;
      assertAllowed(options, fields.url);
      await write(async (trx) => {
        const before = await webhook.load(trx, { id });
        assertUnchanged(request, before);
        const is_elsewhere = fields.url !== undefined && fields.url !== before.url;
        await change(trx, before, fields, state ?? (is_elsewhere ? before.state : undefined));
      });
      return idResult(id);
    },
  });

  routes.remove('/webhooks/:id', webhook, {
    summary: 'Delete a webhook with its delivery log',
    description: 'Undelivered events are dropped.',
    erase: async (trx, { id }) => {
      await removeWebhook(trx, id);
      await recordEvent(trx, 'webhook.deleted', id);
    },
  });

  routes.act('post', '/webhooks/:id/test', {
    summary: 'Send a test event',
    description:
      'It queues a delivery of `webhook.tested`; the result is its id in the delivery log. It sends an ' +
      'event that changes nothing.',
    params: IdParams,
    status: 202,
    act: async (trx, request) => {
      const { id } = request.params;
      const { state } = await webhook.load(trx, { id });
      if (state === 'PAUSED') {
        throw new ServiceError(
          'CONFLICT',
          'The webhook is paused. Resume it with PATCH {"state": "ACTIVE"}.',
        );
      }
      const event_type = 'webhook.tested';
      const event_id = await recordEvent(trx, event_type, id);
      const [queued] = await queueDeliveries(trx, [{ webhook_id: id, event_id, event_type }]);
      return queued ?? id;
    },
  });

  routes.get('/webhooks/:id/deliveries', {
    summary: 'List what was sent to a webhook and the outcome, newest first',
    description: `It lists what was sent, and what the receiver answered. ${NEXT_PAGE}`,
    params: IdParams,
    querystring: DeliveryQuery,
    response: { 200: many(WebhookDelivery) },
    handler: async (request, reply) => {
      await webhook.load(db, request.params);
      return sendPage(request, reply, await listDeliveries(db, request.params.id, request.query));
    },
  });
}

/** Changes fields and, with a state, pauses it or lets it begin anew: a new address may work at once. */
async function change(
  trx: Db,
  { id, ...before }: Webhook,
  fields: WebhookFields,
  state: Webhook['state'] | undefined,
): Promise<void> {
  const has_changed = await changeWebhook(trx, id, fields);
  const is_well = before.state === 'ACTIVE' && before.failures === 0;
  const resumes = state === 'ACTIVE' && (has_changed || !is_well);
  const pauses = state === 'PAUSED' && (has_changed || before.paused_reason !== 'REQUESTED');
  if (resumes) await resumeWebhook(trx, id);
  if (pauses) await pauseWebhook(trx, id, 'REQUESTED');
  if (has_changed || resumes || pauses) await recordEvent(trx, 'webhook.updated', id);
}

function assertAllowed({ downloads = 'public' }: RouteContext['options'], url: string | undefined): void {
  const problem = url === undefined ? null : addressProblem(url, downloads);
  throwIfAny(problem === null ? [] : [{ path: 'body.url', message: problem }]);
}
