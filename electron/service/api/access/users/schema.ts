import { z } from 'zod';
import { Timestamp, Uuid, shortText } from '../../fields.ts';
import { describeFields } from '../../field_words.ts';
import { Role } from '../../roles.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/u;

const Email = z
  .string()
  .overwrite((email) => email.trim().toLowerCase())
  .refine((email) => EMAIL.test(email) && email.length <= 254, 'must be an e-mail address')
  .meta({
    description: 'By which they sign in, unique among people; kept in lower case.',
    examples: ['mira.tal@example.com'],
    maxLength: 254,
    pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$',
  });

const MIN_PASSWORD = 12;
const MAX_PASSWORD = 200;

/** A password somebody chooses: long, and not one letter again and again. Nothing is asked about kinds of letters. */
export const Password = z
  .string()
  .refine((text) => [...text].length >= MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`)
  .refine((text) => [...text].length <= MAX_PASSWORD, `must have at most ${MAX_PASSWORD} characters`)
  .refine((text) => new Set(text).size >= 5, 'must have at least five different characters')
  .meta({
    description: 'The new password: at least twelve characters, five of them different.',
    minLength: MIN_PASSWORD,
    examples: ['seven quiet herons by the weir'],
  });

export const User = z
  .object({
    id: Uuid,
    name: z.string().meta({ description: 'As others see it.', examples: ['Mira Tal'] }),
    email: z.string().meta({ description: 'By which they sign in.', examples: ['mira.tal@example.com'] }),
    role: Role,
    has_password: z
      .boolean()
      .describe('Whether they chose a password; before that, only a link lets them in.'),
    link_expires_at: Timestamp.nullable().meta({
      description: 'Until when the newest link that nobody used signs them in; null without one.',
      examples: [null],
    }),
    last_used_at: Timestamp.nullable().meta({
      description: 'When they last sent a request; null for never.',
      examples: ['2026-03-04T16:05:12.480Z'],
    }),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const NewUser = z.object({ name: shortText(200), email: Email, role: Role });

/** What can be changed of somebody; fields that are absent stay. */
export const UserChanges = z.object({
  name: shortText(200).optional(),
  email: Email.optional(),
  role: Role.optional(),
});

/** Signs somebody in, once. */
export const SignInLink = z
  .object({
    id: Uuid.describe('The person.'),
    code: z.string().meta({
      description: 'Open the address of this office with `/#code=` and this. Shown here and never again.',
      examples: ['q8Wn3vJx0mTz5Kc2'],
    }),
    expires_at: Timestamp.meta({ examples: ['2026-03-09T08:01:44.120Z'] }),
  })
  .meta({ id: 'SignInLink' });

export const PasswordChange = z.object({
  password: Password,
  current_password: z
    .string()
    .max(1000)
    .nullish()
    .meta({ description: 'The password so far; none where there is none.', examples: [null] }),
});

describeFields({
  user: {
    role: [
      'owner: everything. recruiter: everything about jobs and candidates, no people, programs, settings ' +
        'or copies of all data. reader: looks, and changes nothing.',
      'recruiter',
    ],
  },
});
