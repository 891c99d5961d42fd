import { z } from 'zod';
import { Duplicate } from '../../people/duplicates/schema.ts';
import { many, one, Timestamp, Uuid } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { UploadedFileField } from '../../upload.ts';

/** What became of a dropped file. `failed` and `refused` carry a reason and a sentence for a person. */
export const ImportState = z.enum(['queued', 'reading', 'read', 'failed', 'duplicate', 'refused']);
export type ImportState = z.infer<typeof ImportState>;

export const ImportForm = z.object({
  file: UploadedFileField,
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
    reason: z.string().nullable(),
    message: z.string().nullable(),
    /** Pages of what was read; null until then, and for kinds without pages. */
    pages: z.int().nonnegative().nullable(),
    job_id: Uuid.nullable(),
    candidate_id: Uuid.nullable(),
    candidate_name: z.string().nullable(),
    candidate_title: z.string().nullable(),
    attachment_id: Uuid.nullable(),
    nomination_id: Uuid.nullable(),
    /** The import that brought the same bytes before. */
    duplicate_of: Uuid.nullable(),
    /** Other candidates that are probably the same person, once the file is read. */
    same_person_as: z.array(Duplicate),
    created_at: Timestamp,
  })
  .meta({ id: 'Import' });
export type ImportRecord = z.infer<typeof ImportRecord>;
export const ImportList = many(ImportRecord);
export const ImportResult = one(ImportRecord);

export const ImportListQuery = IdPageQuery.extend({
  job_id: Uuid.optional(),
  state: ImportState.optional(),
});

export const ImportProgress = z
  .object({
    queued: z.int().nonnegative(),
    reading: z.int().nonnegative(),
    read: z.int().nonnegative(),
    failed: z.int().nonnegative(),
    duplicate: z.int().nonnegative(),
    refused: z.int().nonnegative(),
    /** A person keeps files from being read. */
    is_paused: z.boolean(),
    /** Files finished a second, over the last 30 seconds; null when nothing was. */
    rate_per_second: z.number().nullable(),
    /** null when nothing is left, or the rate is not known yet. */
    seconds_left: z.number().nullable(),
  })
  .meta({ id: 'ImportProgress' });
export type ImportProgress = z.infer<typeof ImportProgress>;
export const ImportProgressResult = one(ImportProgress);

export const ReadingPause = z
  .object({ is_paused: z.boolean().meta({ description: 'Whether a person has paused reading' }) })
  .meta({ id: 'ReadingPause' });
export const ReadingPauseResult = one(ReadingPause);

/** Taken back is what waits to be read, up to the import with this id; without it all that waits. */
export const StopForm = z.object({ up_to: Uuid.optional() });
export const StopResult = one(z.object({ imports: z.int().nonnegative() }));

export const SamplesResult = one(z.object({ job_id: Uuid, imports: z.int().nonnegative() }));
