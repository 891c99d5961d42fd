import { z } from 'zod';
import { askable, isAskedFor } from '../events/schema.ts';
import { Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** Webhooks tell nobody about webhooks: a failing one would make more deliveries, which fail as well. */
function isDelivered(type: string): boolean {
  return !type.startsWith('webhook.');
}

/** What a webhook may ask for. */
const WANTED = askable(isDelivered);

/** Whether a webhook with these event types receives an event; without any types it receives all. */
export function matchesEventTypes(event_types: readonly string[], type: string): boolean {
  return isDelivered(type) && isAskedFor(event_types, type);
}

const MAX_URL = 2000;

function urlProblem(text: string): string | null {
  if (text.length > MAX_URL) return `must have at most ${MAX_URL} characters`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return 'must be a URL';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must begin with http:// or https://';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password';
  // no request carries it to the receiver, so whoever sent one meant another address
  if (text.includes('#')) return 'must have no fragment (what follows #): it is never sent';
  return null;
}

const Url = z
  .string()
  .overwrite((text) => text.trim())
  .superRefine((text, context) => {
    const message = urlProblem(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .meta({
    format: 'uri',
    maxLength: MAX_URL,
    description:
      'Where events are sent: http or https, on this computer (127.0.0.0/8, ::1, localhost) unless the ' +
      'service was started with --downloads any',
    examples: ['http://127.0.0.1:9000/longlist'],
  });

const WantedTypes = z
  .array(
    z
      .string()
      .refine(
        (type) => WANTED.includes(type),
        'is no event that is sent, like candidate.created or candidate.*',
      )
      .meta({ enum: [...WANTED] }),
  )
  .max(WANTED.length, `must have at most ${WANTED.length} items`);
const event_types = {
  description: 'Kinds of events, or families such as candidate.*; empty: all but webhook.*',
};
const EventTypes = WantedTypes.nullish()
  .transform((wanted) => [...new Set(wanted ?? [])])
  .meta(event_types);

const Secret = z
  .string()
  .refine((text) => text.isWellFormed(), 'holds an invalid character (half of a surrogate pair)')
  .min(16, 'must have at least 16 characters')
  .max(200, 'must have at most 200 characters')
  .describe('Key of the signatures, as UTF-8');

const WebhookState = z.enum(['ACTIVE', 'PAUSED']);

/** GONE: the receiver answered 410. FAILING: nothing arrived for a day. REQUESTED: a client paused it. */
export const PauseReason = z.enum(['GONE', 'FAILING', 'ADDRESS_REFUSED', 'REQUESTED']);
export type PauseReason = z.infer<typeof PauseReason>;

export const Webhook = z
  .object({
    id: Uuid,
    url: z
      .string()
      .meta({ description: 'Where events are sent.', examples: ['http://127.0.0.1:9000/longlist'] }),
    event_types: z.array(z.string()).meta({
      description: 'Empty: all but webhook.*',
      examples: [['nomination.*', 'evaluation.completed']],
    }),
    state: WebhookState.meta(meaning('ACTIVE, or PAUSED until somebody sets it ACTIVE.', 'ACTIVE')),
    paused_reason: PauseReason.nullable().meta({
      description:
        'GONE: the receiver answered 410; FAILING: nothing arrived for 24 hours; ADDRESS_REFUSED: not an ' +
        'address of this computer; REQUESTED: a client paused it',
      examples: [null],
    }),
    failures: z
      .int()
      .nonnegative()
      .meta({ description: 'Failed attempts since the last success', examples: [0] }),
    created_at: Timestamp,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = z.object({ url: Url, event_types: EventTypes, secret: Secret.nullish() });

/** PUT; a secret that is left out stays: nobody can read it to send it back. */
export const WebhookReplacement = NewWebhook.extend({ state: WebhookState.nullish() });

/** PATCH: what is sent. `state: ACTIVE` resumes: what happened meanwhile is delivered, too. */
export const WebhookChanges = z.object({
  url: Url.optional(),
  event_types: WantedTypes.nullish()
    .transform((wanted) => (wanted === undefined ? undefined : [...new Set(wanted ?? [])]))
    .meta(event_types),
  secret: Secret.nullish(),
  state: WebhookState.optional(),
});

/** The secret is shown here and never again. */
export const WebhookSecret = z.object({ id: Uuid, secret: z.string() }).meta({ id: 'WebhookSecret' });

export const WebhookQuery = IdPageQuery;
export const DeliveryQuery = IdPageQuery;

export const WebhookDelivery = z
  .object({
    id: Uuid,
    event_id: Uuid.meta(meaning('The event that was sent.', '0198c0de-0000-7000-8000-0000000000e1')),
    event_type: z.string().meta({ description: 'Its type.', examples: ['nomination.stage_changed'] }),
    state: z
      .enum(['QUEUED', 'DELIVERED', 'FAILED'])
      .meta({ description: 'The state of the delivery.', examples: ['DELIVERED'] }),
    attempts: z
      .int()
      .nonnegative()
      .meta({ description: 'The number of attempts.', examples: [1] }),
    next_attempt_at: Timestamp.nullable().meta(meaning('null once delivered or abandoned', null)),
    response_status: z
      .int()
      .nullable()
      .meta({ description: 'Of the last attempt; null without an answer', examples: [200] }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'What went wrong in the last attempt', examples: [null] }),
    duration_ms: z
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: 'How long the last attempt took, in milliseconds.', examples: [14] }),
    created_at: Timestamp,
    finished_at: Timestamp.nullable().meta({
      description: 'When it arrived or was abandoned; null until then.',
      examples: ['2026-03-02T09:30:00.250Z'],
    }),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

describeFields({
  webhook: {
    event_types: { example: ['nomination.*', 'evaluation.completed'] },
    secret: [
      'The key of the signatures. Without it, the service makes one.',
      'a-secret-of-at-least-16-characters',
    ],
    state: ['ACTIVE, or PAUSED until somebody sets it ACTIVE.', 'ACTIVE'],
  },
});
