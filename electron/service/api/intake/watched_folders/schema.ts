import { z } from 'zod';
import { Timestamp, Uuid, many, one } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** Why nothing comes from a folder at the moment. */
export const FolderProblem = z.enum(['GONE', 'NOT_READABLE', 'NOT_WATCHED']);
export type FolderProblem = z.infer<typeof FolderProblem>;

export const WatchedFolder = z
  .object({
    id: Uuid.meta(meaning('The id of the watched folder.', '0198c0de-0000-7000-8000-0000000000b1')),
    path: z.string(),
    job_id: Uuid.nullable(),
    with_subfolders: z.boolean(),
    state: z.enum(['ACTIVE', 'PAUSED']),
    problem: FolderProblem.nullable().meta({
      description: 'Why no files arrive at the moment; null when all is well.',
      examples: [null],
    }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'The same in a sentence for a person, with a remedy.', examples: [null] }),
    imported: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that were imported.', examples: [12] }),
    skipped: z
      .int()
      .nonnegative()
      .meta({ description: 'Files that were already there and were not imported.', examples: [0] }),
    last_file_name: z
      .string()
      .nullable()
      .meta({ description: 'The newest file; null before the first.', examples: ['ines-okafor.pdf'] }),
    last_import_id: Uuid.nullable().meta(meaning('Its import.', '0198c0de-0000-7000-8000-0000000000b2')),
    last_seen_at: Timestamp.nullable().meta(meaning('When it arrived.', '2026-11-20T09:30:00.000Z')),
    created_at: Timestamp,
  })
  .meta({ id: 'WatchedFolder' });
export type WatchedFolder = z.infer<typeof WatchedFolder>;

export const WatchedFolderList = many(WatchedFolder);
export const WatchedFolderResult = one(WatchedFolder);
export const WatchedFolderQuery = IdPageQuery;

export const WatchedFolderInput = z.object({
  path: z
    .string()
    .min(1, 'must not be empty')
    .max(4096)
    .refine((path) => path.isWellFormed() && !path.includes('\0'), 'holds characters no path has'),
  job_id: Uuid.nullish(),
  with_subfolders: z.boolean().default(true),
  import_existing: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether to import the files already there.', examples: [true] }),
});

export const WatchedFolderChanges = z.object({
  job_id: Uuid.nullish(),
  with_subfolders: z.boolean().optional(),
  state: z.enum(['ACTIVE', 'PAUSED']).optional(),
});

describeFields({
  watched_folder: {
    id: ['The id of the watched folder.', '0198c0de-0000-7000-8000-0000000000b1'],
    path: ['The folder, as an absolute path.', '/home/ines/Resumes'],
    job_id: ['The job its files are for; null for none.', '0198c0de-0000-7000-8000-000000000001'],
    with_subfolders: ['Whether to watch the folders inside, too.', true],
    state: ['ACTIVE, or PAUSED by a person.', 'ACTIVE'],
  },
});
