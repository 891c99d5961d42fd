import { z } from 'zod';
import { User } from '../users/schema.ts';
import { TokenReply } from '../../tokens.ts';
import { Timestamp, Uuid } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';

/** The interface's own way in: a one-time code first, then the secret of the session that was opened with it. */
export const SessionRequest = z.object({
  code: z
    .string()
    .nullish()
    .meta({
      description: 'The one-time code of the link; none to renew the token of a session.',
      examples: [null],
    }),
  session: z.string().nullish(),
  secret: z
    .string()
    .regex(/^[\w-]{43}$/)
    .nullish()
    .meta({
      description:
        'With a code: the secret for the new session, 32 random bytes as base64url. Whoever chose it ' +
        'may ask again with the same code if the answer was lost.',
      examples: [null],
    }),
  email: z
    .string()
    .max(1000)
    .nullish()
    .meta({ description: 'With a password, in an office: who signs in.', examples: [null] }),
  password: z
    .string()
    .max(1000)
    .nullish()
    .meta({ description: 'The password.', examples: [null] }),
  mark: z
    .string()
    .max(200)
    .nullish()
    .meta({
      description: 'The mark of this browser, from when the same person signed in here before.',
      examples: [null],
    }),
});

export const SessionReply = TokenReply.extend({
  session_id: Uuid.meta({ description: 'The session of the token, which ends with it.' }),
  session: z.string().nullable().meta({ description: 'The secret of a session that was opened' }),
  mark: z
    .string()
    .nullable()
    .meta({
      description: 'With a password: the mark of this browser. Send it along at the next time.',
      examples: [null],
    }),
}).meta({ id: 'SessionToken' });
export type SessionReply = z.infer<typeof SessionReply>;

/** A browser in which the interface is open, or was left without signing out. */
export const Session = z
  .object({
    id: Uuid,
    browser: z
      .string()
      .nullable()
      .meta({ description: "The browser's name; null if it is not a usual one.", examples: ['Firefox'] }),
    system: z
      .string()
      .nullable()
      .meta({ description: 'Its operating system; null if it does not say.', examples: ['Windows'] }),
    opened_at: Timestamp.meta({
      description: 'When a link opened it.',
      examples: ['2026-03-02T08:01:44.120Z'],
    }),
    last_used_at: Timestamp.meta({
      description: 'When it last sent a request.',
      examples: ['2026-03-04T16:05:12.480Z'],
    }),
    ends_at: Timestamp.meta({
      description: 'The latest time it ends, used or not',
      examples: ['2026-04-01T08:01:44.120Z'],
    }),
    user: z
      .object({ id: Uuid, name: z.string().meta({ examples: ['Mira Tal'] }) })
      .nullable()
      .meta({ description: 'Who is signed in; null where nobody has an account.', examples: [null] }),
    is_this: z.boolean().meta({ description: 'Whether it is the session that asks' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** Who is at the interface, and whether this is an office. */
export const Me = z
  .object({
    user: User.nullable().meta({ description: 'Whoever is signed in; null where nobody has an account.' }),
    is_office: z.boolean().meta({ description: 'Whether people can have accounts here.', examples: [true] }),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** What the page needs to know before anybody is signed in. */
export const Entrance = z
  .object({
    by: z.enum(['link', 'password']).meta({
      description: 'link: that of the host, or none is needed; password: or a link that an owner made.',
      examples: ['password'],
    }),
  })
  .meta({ id: 'Entrance' });
export type Entrance = z.infer<typeof Entrance>;

export const SessionsEnded = z
  .object({
    is_error: z.literal(false),
    result: z.object({ ended: z.int().meta({ description: 'How many sessions ended' }) }),
  })
  .meta({ id: 'SessionsEnded' });

describeFields({
  session: {
    session: {
      description:
        "The secret of the session. With a code, the secret of the page's previous session, which then " +
        'ends.',
      example: 'q0Wm3kX8uHc5dR2vB7nYt1ZpL4aJ6sEfG9iKoUxTw_A',
    },
    access_token: {
      description: 'Send it as `Authorization: Bearer <access_token>`.',
      example: 'Zk3nJ1tq8w2e5r7y9u0iA',
    },
    token_type: { description: 'Always Bearer.' },
    scope: { description: 'What the token may do.', example: ['all:read', 'all:write'] },
  },
});
