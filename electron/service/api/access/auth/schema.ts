import { z } from 'zod';

/** What a scope can be about; `all` is everything, with what belongs to nobody else: settings, clients, the data folder. */
export const SCOPE_RESOURCES = [
  'all',
  'jobs',
  'candidates',
  'attachments',
  'nominations',
  'tags',
  'rankings',
  'webhooks',
] as const;
export type ScopeResource = (typeof SCOPE_RESOURCES)[number];
export type ScopeVerb = 'read' | 'write';
export type Scope = `${ScopeResource}:${ScopeVerb}`;

const EVERY_SCOPE: Scope[] = SCOPE_RESOURCES.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
]);
export const Scope = z.enum(EVERY_SCOPE as [Scope, ...Scope[]]);

/** What is meant where nobody says which. */
export const ALL_SCOPES: readonly Scope[] = ['all:read', 'all:write'];

const SCOPES: string[] = Scope.options;

const credentials = {
  client_id: z.string().min(1, 'must not be empty').meta({ format: 'uuid' }),
  client_secret: z.string().min(1, 'must not be empty'),
  grant_type: z
    .string()
    .min(1, 'must not be empty')
    .meta({ enum: ['client_credentials'] }),
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

export const TokenReply = z
  .object({
    is_error: z.literal(false),
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.string().meta({ description: 'Seconds', examples: ['3600'] }),
    scope: z.array(Scope),
  })
  .meta({ id: 'AccessToken' });
export type TokenReply = z.infer<typeof TokenReply>;
