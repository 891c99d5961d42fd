import { z } from 'zod';
import { Timestamp, Uuid, longText } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { describeFields, meaning } from '../../field_words.ts';

export const Note = z
  .object({
    id: Uuid,
    candidate_id: Uuid,
    job_id: Uuid.nullable().describe('The job it is about; null if it is about the candidate in general'),
    text: z.string().meta({
      description: 'What was written, at most 10,000 characters, with its line breaks.',
      examples: ['Called on Tuesday: available from May, prefers to work from home.'],
    }),
    client_id: Uuid.nullable().describe('The client that wrote it'),
    client_name: z
      .string()
      .nullable()
      .meta(meaning("The program that wrote it; null if a person did, in Longlist's window", null)),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof Note>;

const text = longText(10_000);

export const NoteInput = z.object({
  candidate_id: Uuid,
  job_id: Uuid.nullish().transform((id) => id ?? null),
  text,
});
export type NoteInput = z.output<typeof NoteInput>;

export const NotePatch = z.object({ text });

export const NoteQuery = IdPageQuery.extend({ candidate_id: Uuid.optional(), job_id: Uuid.optional() });

describeFields({
  note: {
    candidate_id: 'The candidate it is about.',
    job_id: 'The job it is about; null if it is about the candidate in general.',
    text: [
      'What was written, at most 10,000 characters, with its line breaks.',
      'Called on Tuesday: available from May, prefers to work from home.',
    ],
  },
});
