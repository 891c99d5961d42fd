import { z } from 'zod';
import { Scope } from '../auth/schema.ts';
import { IsoMoment, Timestamp, Uuid, shortText } from '../fields.ts';

export const Client = z
  .object({
    id: Uuid,
    name: z.string(),
    scopes: z.array(Scope),
    created_at: Timestamp,
    last_used_at: Timestamp.nullable(),
    expires_at: Timestamp.nullable(),
    revoked_at: Timestamp.nullable(),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

/** The secret is shown here and never again. */
export const ClientSecret = z
  .object({ id: Uuid, client_id: Uuid, client_secret: z.string() })
  .meta({ id: 'ClientSecret' });

export const NewClient = z.object({
  name: shortText(200),
  scopes: z
    .array(Scope)
    .min(1)
    .nullish()
    .transform((scopes) => [...new Set(scopes ?? Scope.options)]),
  expires_at: IsoMoment.nullish(),
});
