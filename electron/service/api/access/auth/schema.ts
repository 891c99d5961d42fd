import { z } from 'zod';
import { Scope, SCOPE_RESOURCES } from '../../scopes.ts';
import { describeFields, meaning } from '../../field_words.ts';

const SCOPES: string[] = Scope.options;

const credentials = {
  client_id: z
    .string()
    .min(1, 'must not be empty')
    .meta({ format: 'uuid', description: 'The id of the client (UUID).' }),
  client_secret: z
    .string()
    .min(1, 'must not be empty')
    .meta(meaning('The secret that was shown once, when the client was created.', 'change-me')),
  grant_type: z
    .string()
    .min(1, 'must not be empty')
    .meta({ enum: ['client_credentials'], description: 'Only client_credentials.' }),
};

/** Scopes as words; whether they exist is INVALID_SCOPE and not a violation of the shape. */
export const TokenRequestJson = z.object({
  ...credentials,
  scope: z
    .array(z.string().meta({ enum: SCOPES }))
    .nullish()
    .transform((scope) => scope ?? []),
});
export const TokenRequestForm = z.object({
  ...credentials,
  scope: z
    .string()
    .meta({
      pattern: `^ *(?:(?:${SCOPE_RESOURCES.join('|')}):(?:read|write)(?: +|$))*$`,
      examples: ['all:read all:write'],
    })
    .optional()
    .transform((scope) => (scope ?? '').split(' ').filter((word) => word !== '')),
});

describeFields({
  token: {
    scope:
      'What the token is for. It defaults to everything the client may do. In a form, separate the words ' +
      'with spaces.',
  },
  access_token: {
    access_token: ['Send it as `Authorization: Bearer <access_token>`.', 'Zk3nJ1tq8w2e5r7y9u0iA'],
    token_type: 'Always Bearer.',
    scope: ['What the token may do.', ['all:read', 'all:write']],
  },
});
