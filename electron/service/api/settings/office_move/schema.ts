import { z } from 'zod';
import { describeFields } from '../../field_words.ts';
import { Timestamp, one } from '../../fields.ts';

/** Where everything moves to. */
export const OfficeMoveRequest = z
  .object({
    address: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .meta({
        description:
          'The address of a PostgreSQL database that holds nothing yet. It may hold a password, which is ' +
          'kept nowhere.',
        examples: ['postgres://longlist@db.example.com/longlist'],
      }),
  })
  .meta({ id: 'OfficeMoveRequest' });

/** Where a move to a server stands. */
export const OfficeMove = z
  .object({
    state: z.enum(['NONE', 'RUNNING', 'DONE', 'FAILED']).meta({
      description:
        'NONE where there was none, or it was forgotten; RUNNING while nothing can be changed; DONE when ' +
        'the server has everything; FAILED when nothing was moved.',
      examples: ['DONE'],
    }),
    database: z.string().nullable(),
    rows: z.int().nonnegative(),
    words: z.int().nonnegative(),
    files: z.int().nonnegative(),
    is_compared: z.boolean(),
    candidates: z.int().nonnegative().nullable(),
    missing: z.int().nonnegative().nullable(),
    finished_at: Timestamp.nullable().meta({
      description: 'When everything was moved; null before.',
      examples: ['2026-11-26T19:30:00.000Z'],
    }),
    message: z.string().nullable(),
  })
  .meta({ id: 'OfficeMove' });
export type OfficeMove = z.infer<typeof OfficeMove>;
export const OfficeMoveResult = one(OfficeMove);

describeFields({
  office_move: {
    database: [
      'The database, without a password and what follows a question mark; null for no move.',
      'postgres://longlist@db.example.com/longlist',
    ],
    rows: ['How many rows were copied until now.', 51_204],
    words: ['How many people can be found by words there until now.', 812],
    files: ['How many files were copied until now; the same bytes count once.', 812],
    is_compared: ['Whether everything was read again there and is the same.', true],
    candidates: ['How many people were moved; null before.', 812],
    missing: ['How many of their files were missing before; null before.', 0],
    message: ['Why nothing was moved; null otherwise.', null],
  },
});
