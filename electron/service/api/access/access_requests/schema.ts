import { z } from 'zod';
import { AppDescription, AppName } from '../../app_name.ts';
import { Scope } from '../../scopes.ts';
import { IsoMoment, Timestamp, Uuid } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

const scopes = z
  .array(Scope)
  .min(1)
  .transform((list) => Scope.options.filter((scope) => list.includes(scope)));
/** When the access ends; null: not before it is revoked. */
const accessEnds = IsoMoment.refine(
  (moment) => typeof moment !== 'string' || moment > new Date().toISOString(),
  'must lie in the future',
);

export const NewAccessRequest = z.object({
  name: AppName.describe('What the person sees, and the name of the client'),
  description: AppDescription,
  scopes: scopes
    .nullish()
    .transform((list) => list ?? [Scope.enum['all:read']])
    .describe('Default: only all:read'),
  expires_at: accessEnds.nullish().describe('When the access is no longer needed'),
});

/** Given to the program that asked, and to nobody else. */
export const AccessRequestMade = z
  .object({
    id: Uuid,
    claim_secret: z.string().describe('Proof at the claim that it is the same program'),
    code: z.string().describe('Show it, so that the person can compare it with the one in Longlist'),
    expires_in: z.string().meta({ description: 'Seconds', examples: ['600'] }),
  })
  .meta({ id: 'AccessRequestMade' });

export const ClaimInput = z.object({ claim_secret: z.string().min(1, 'must not be empty') });

export const RequestState = z.enum(['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED', 'CLAIMED']);
export type RequestState = z.infer<typeof RequestState>;

/** Where a request stands. Only the one answer APPROVED holds the secret; after it the state is CLAIMED. */
export const Claim = z
  .object({
    id: Uuid,
    state: RequestState.meta({ description: 'The state of the request.', examples: ['APPROVED'] }),
    client_id: Uuid.nullable().describe('The id of the new client; null until approved.'),
    client_secret: z
      .string()
      .nullable()
      .meta(meaning('Its secret, in this one answer only; null otherwise.', 'q8Wn3vJx0mTz5Kc2')),
    scopes: z.array(Scope).nullable(),
    expires_at: Timestamp.nullable().describe('When the access ends; null if it lasts until it is revoked'),
  })
  .meta({ id: 'AccessClaim' });
export type Claim = z.infer<typeof Claim>;

/** A waiting request, as the person decides on it. */
export const AccessRequest = z
  .object({
    id: Uuid,
    code: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    scopes: z.array(Scope),
    access_expires_at: Timestamp.nullable(),
    created_at: Timestamp,
    expires_at: Timestamp.describe('The deadline for a decision'),
  })
  .meta({ id: 'AccessRequest' });
export type AccessRequest = z.infer<typeof AccessRequest>;

/** What the person grants: never more than was asked for. */
export const Approval = z.object({
  name: AppName.nullish().describe('Default: the name the program gave itself'),
  scopes: scopes.nullish().describe('Default: all the program asked for'),
  access_expires_at: accessEnds.nullish().describe('Absent: as requested; null: until it is revoked'),
  is_blind: z.boolean().nullish().describe('Whether the client never learns who a candidate is. Default: no'),
});

describeFields({
  access_request: {
    name: ['What the program calls itself.', 'Calendar sync'],
    description: ['Why it wants access; null if it did not say.', 'Puts interviews into your calendar'],
    scopes: ['What it asks for: read, write.', ['all:read']],
    claim_secret: ['Proof that it is the same program.', 'b7Qm2xKc9vTz'],
    code: ['A short code, the same in the program and in Longlist.', 'KX4-2PM'],
    access_expires_at: ['When the access would end; null if it lasts until it is revoked.', null],
    expires_at: { example: '2036-03-02T09:40:00.000Z' },
  },
});
