import { z } from 'zod';
import { Duplicate, SAME_THINGS } from '../../people/duplicates/schema.ts';
import { Mail } from '../mails/schema.ts';
import { one, Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { UploadedFileField } from '../../upload.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** What became of a dropped file. `failed` and `refused` carry a reason and a sentence for a person. */
export const ImportState = z.enum(['queued', 'reading', 'read', 'failed', 'duplicate', 'refused']);
export type ImportState = z.infer<typeof ImportState>;

export const ImportForm = z.object({
  file: UploadedFileField.meta({ description: 'The bytes.', examples: ['(the bytes of amara-okonjo.pdf)'] }),
  /** Nominates the candidate at the job's first stage. */
  job_id: Uuid.optional(),
  /** Name to show instead of the uploaded one: for example with its folder. Never used as a path. */
  file_name: z
    .string()
    .overwrite((text) => text.trim())
    .optional(),
});

export const ImportRecord = z
  .object({
    id: Uuid,
    file_name: z.string(),
    state: ImportState,
    /** A reason code such as ENCRYPTED, see intelligence/document.ts; null unless failed or refused. */
    reason: z.string().nullable().describe('Why it failed or was refused, as a code; null otherwise.'),
    message: z
      .string()
      .nullable()
      .describe('Why it failed or was refused, in a sentence for a person; null otherwise.'),
    /** Pages of what was read; null until then, and for kinds without pages. */
    pages: z
      .int()
      .nonnegative()
      .nullable()
      .meta(meaning('How many pages were read; null until then, and for kinds without pages.', 2)),
    job_id: Uuid.nullable(),
    candidate_id: Uuid.nullable(),
    candidate_name: z
      .string()
      .nullable()
      .meta({ description: 'full_name of the candidate.', examples: ['Amara Okonjo'] }),
    candidate_title: z
      .string()
      .nullable()
      .meta({ description: 'current_title of the candidate.', examples: ['Backend Engineer'] }),
    attachment_id: Uuid.nullable(),
    nomination_id: Uuid.nullable(),
    /** The import that brought the same bytes before. */
    duplicate_of: Uuid.nullable().meta(meaning('The earlier import of the same bytes.', null)),
    /** Other candidates that are probably the same person, once the file is read. */
    same_person_as: z.array(Duplicate).meta({
      description: 'Other candidates who are probably the same person; empty until the file is read.',
      examples: [[]],
    }),
    joined: z
      .object({
        merge_id: Uuid.describe('Undo it to take the two apart again.'),
        same: z.array(z.enum(SAME_THINGS)).meta({
          description: 'What both had in common beside the name.',
          examples: [['same_email']],
        }),
      })
      .nullable()
      .meta({
        description:
          'The merge by which the person of the file became one with a candidate who was there; null if none did.',
        examples: [null],
      }),
    file_count: z
      .int()
      .nonnegative()
      .meta({ description: 'How many files the candidate has.', examples: [1] }),
    /** The mail it came with, or is. */
    mail: Mail.nullable().describe('The mail it came with; null for a file by itself.'),
    created_at: Timestamp,
  })
  .meta({ id: 'Import' });
export type ImportRecord = z.infer<typeof ImportRecord>;
export const ImportResult = one(ImportRecord);

/** The job that a file turns out to be for. */
export const ImportJob = z.object({ job_id: Uuid });

export const ImportListQuery = IdPageQuery.extend({
  job_id: Uuid.optional(),
  state: ImportState.optional(),
  is_waiting: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .meta(meaning('Only files that wait to be read (state queued), or with false only the others.', 'false')),
});

export const ImportProgress = z
  .object({
    queued: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that are waiting.', examples: [3] }),
    reading: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that are being read.', examples: [2] }),
    read: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that have been read.', examples: [118] }),
    failed: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that could not be read.', examples: [1] }),
    duplicate: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that were imported before.', examples: [0] }),
    refused: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that were not kept.', examples: [0] }),
    joined: z
      .int()
      .nonnegative()
      .meta({ description: 'Files of people who were here already.', examples: [12] }),
    /** A person keeps files from being read. */
    is_paused: z.boolean().meta({ description: 'Whether a person has paused reading.', examples: [false] }),
    /** Files finished a second, over the last 30 seconds; null when nothing was. */
    rate_per_second: z
      .number()
      .nullable()
      .meta(meaning('Files finished a second, over the last 30 seconds; null when none was.', 6.4)),
    /** null when nothing is left, or the rate is not known yet. */
    seconds_left: z
      .number()
      .nullable()
      .meta(meaning('The estimated time for the rest; null when nothing is left or the rate is unknown.', 1)),
  })
  .meta({ id: 'ImportProgress' });
export type ImportProgress = z.infer<typeof ImportProgress>;
export const ImportProgressResult = one(ImportProgress);

export const ReadingPause = z
  .object({ is_paused: z.boolean().describe('Whether a person has paused reading') })
  .meta({ id: 'ReadingPause' });
export const ReadingPauseResult = one(ReadingPause);

/** Taken back is what waits to be read, up to the import with this id; without it all that waits. */
export const StopForm = z.object({
  up_to: Uuid.optional().describe(
    'The id of the newest import to take back; without it, all are taken back.',
  ),
});
export const StopResult = one(z.object({ imports: z.int().nonnegative() }));

export const SamplesResult = one(z.object({ job_id: Uuid, imports: z.int().nonnegative() }));

describeFields({
  import: {
    file_name: ['The name to show; it may contain folders.', 'applications/amara-okonjo.pdf'],
    job_id: 'Nominates the candidate at the first stage of this job.',
    state: ['What became of the file.', 'read'],
    imports: ['How many files were imported, or taken back.', 24],
  },
});
