import { z } from 'zod';

export const Scope = z.enum(['all:read', 'all:write']);
export type Scope = z.infer<typeof Scope>;
export const ALL_SCOPES: readonly Scope[] = Scope.options;

const SCOPES: string[] = [...ALL_SCOPES];

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
    .meta({ pattern: '^ *(?:all:(?:read|write)(?: +|$))*$', examples: ['all:read all:write'] })
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

/** The interface's own way in: a one-time code first, then the session cookie that came with it. */
export const SessionRequest = z.object({ code: z.string().nullish() });
