import { z } from 'zod';
import { User } from '../users/schema.ts';
import { TokenReply } from '../../tokens.ts';
import { Timestamp, Uuid } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** The interface's own way in: a one-time code first, then the secret of the session that was opened with it. */
export const SessionRequest = z.object({
  code: z
    .string()
    .nullish()
    .meta(meaning('The one-time code of the link; none to renew the token of a session.', null)),
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
    .meta(meaning('The mark of this browser, from when the same person signed in here before.', null)),
});

export const SessionReply = TokenReply.extend({
  session_id: Uuid.describe('The session of the token, which ends with it.'),
  session: z.string().nullable().describe('The secret of a session that was opened'),
  mark: z
    .string()
    .nullable()
    .meta(meaning('With a password: the mark of this browser. Send it along at the next time.', null)),
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
    opened_at: Timestamp.meta(meaning('When a link opened it.', '2026-03-02T08:01:44.120Z')),
    last_used_at: Timestamp.meta(meaning('When it last sent a request.', '2026-03-04T16:05:12.480Z')),
    ends_at: Timestamp.meta(meaning('The latest time it ends, used or not', '2026-04-01T08:01:44.120Z')),
    user: z
      .object({ id: Uuid, name: z.string().meta({ examples: ['Mira Tal'] }) })
      .nullable()
      .meta({ description: 'Who is signed in; null where nobody has an account.', examples: [null] }),
    is_this: z.boolean().describe('Whether it is the session that asks'),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** Who is at the interface, and whether this is an office. */
export const Me = z
  .object({
    user: User.nullable().describe('Whoever is signed in; null where nobody has an account.'),
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
    result: z.object({ ended: z.int().describe('How many sessions ended') }),
  })
  .meta({ id: 'SessionsEnded' });

describeFields({
  session: {
    session: [
      "The secret of the session. With a code, the secret of the page's previous session, which then " +
        'ends.',
      'q0Wm3kX8uHc5dR2vB7nYt1ZpL4aJ6sEfG9iKoUxTw_A',
    ],
    access_token: ['Send it as `Authorization: Bearer <access_token>`.', 'Zk3nJ1tq8w2e5r7y9u0iA'],
    token_type: 'Always Bearer.',
    scope: ['What the token may do.', ['all:read', 'all:write']],
  },
});
