import { z } from 'zod';
import { Timestamp, Uuid, many, one } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';

/** Why nothing comes from a folder at the moment. */
export const FolderProblem = z.enum(['GONE', 'NOT_READABLE', 'NOT_WATCHED']);
export type FolderProblem = z.infer<typeof FolderProblem>;

export const WatchedFolder = z
  .object({
    id: Uuid,
    path: z.string(),
    job_id: Uuid.nullable(),
    with_subfolders: z.boolean(),
    state: z.enum(['ACTIVE', 'PAUSED']),
    problem: FolderProblem.nullable(),
    message: z.string().nullable(),
    imported: z.int().nonnegative(),
    skipped: z.int().nonnegative(),
    last_file_name: z.string().nullable(),
    last_import_id: Uuid.nullable(),
    last_seen_at: Timestamp.nullable(),
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
  import_existing: z.boolean().default(true),
});

export const WatchedFolderChanges = z.object({
  job_id: Uuid.nullish(),
  with_subfolders: z.boolean().optional(),
  state: z.enum(['ACTIVE', 'PAUSED']).optional(),
});
