import { z } from 'zod';
import { TokenReply } from '../../tokens.ts';
import { Timestamp, Uuid } from '../../fields.ts';

/** The interface's own way in: a one-time code first, then the secret of the session that was opened with it. */
export const SessionRequest = z.object({
  code: z.string().nullish(),
  session: z.string().nullish(),
  secret: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullish(),
});

export const SessionReply = TokenReply.extend({
  session_id: Uuid,
  session: z.string().nullable().meta({ description: 'The secret of a session that a code opened' }),
}).meta({ id: 'SessionToken' });
export type SessionReply = z.infer<typeof SessionReply>;

/** A browser in which the interface is open, or was left without signing out. */
export const Session = z
  .object({
    id: Uuid,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    opened_at: Timestamp,
    last_used_at: Timestamp,
    ends_at: Timestamp.meta({ description: 'The latest time it ends, used or not' }),
    is_this: z.boolean().meta({ description: 'Whether it is the session that asks' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const SessionsEnded = z
  .object({
    is_error: z.literal(false),
    result: z.object({ ended: z.int().meta({ description: 'How many sessions ended' }) }),
  })
  .meta({ id: 'SessionsEnded' });
