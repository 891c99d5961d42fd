import { z } from 'zod';
import { ALL_SCOPES, Scope } from '../../scopes.ts';
import { IsoMoment, Timestamp, Uuid, shortText } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

export const Client = z
  .object({
    id: Uuid,
    name: z.string(),
    scopes: z.array(Scope),
    created_at: Timestamp,
    last_used_at: Timestamp.nullable().meta({
      description: 'When it last sent a request; null for never.',
      examples: ['2026-03-04T16:05:12.480Z'],
    }),
    expires_at: Timestamp.nullable(),
    revoked_at: Timestamp.nullable().meta(meaning('When it was revoked; null if it was not.', null)),
    is_blind: z.boolean().describe('Whether the client never learns who a candidate is'),
    is_owner: z
      .boolean()
      .meta({ description: "The owner's own client, which may manage the others", examples: [false] }),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

/** The secret is shown here and never again. */
export const ClientSecret = z
  .object({
    id: Uuid.meta({ examples: ['0198c0de-0000-7000-8000-00000000000e'] }),
    client_id: Uuid,
    client_secret: z
      .string()
      .meta({ description: 'Shown here and never again.', examples: ['q8Wn3vJx0mTz5Kc2'] }),
  })
  .meta({ id: 'ClientSecret' });

export const NewClient = z.object({
  name: shortText(200),
  scopes: z
    .array(Scope)
    .min(1)
    .nullish()
    .transform((scopes) => [...new Set(scopes ?? ALL_SCOPES)]),
  expires_at: IsoMoment.refine(
    (moment) => typeof moment !== 'string' || moment > new Date().toISOString(),
    'must lie in the future',
  ).nullish(),
  is_blind: z
    .boolean()
    .nullish()
    .transform((is_blind) => is_blind ?? false)
    .describe('Whether the client never learns who a candidate is'),
});

/** What can be changed of a client; the rest is decided once. */
export const ClientChanges = z.object({
  is_blind: z
    .boolean()
    .optional()
    .describe('Whether the client never learns who a candidate is, from now on'),
});

/** Where the owner finds the credentials of the first client. The secret is known while client.json is there. */
export const OwnerClient = z
  .object({
    client_id: Uuid,
    client_secret: z
      .string()
      .nullable()
      .meta({ description: 'The secret, while it is known.', examples: ['q8Wn3vJx0mTz5Kc2'] }),
    file: z
      .string()
      .nullable()
      .meta(meaning('Path of client.json, while it exists', '/home/amara/longlist/client.json')),
    is_preset: z
      .boolean()
      .meta({ description: 'Given by LONGLIST_CLIENT_ID and LONGLIST_CLIENT_SECRET', examples: [false] }),
  })
  .meta({ id: 'OwnerClient' });
export type OwnerClient = z.infer<typeof OwnerClient>;

describeFields({
  client: {
    name: ['What the client is called in Settings.', 'Calendar sync'],
    is_blind: { example: false },
  },
});
