import { z } from 'zod';
import { Timestamp, one } from '../../fields.ts';

/** A copy of the database. */
export const Snapshot = z
  .object({
    name: z.string(),
    created_at: Timestamp,
    bytes: z.int().nonnegative(),
    reason: z.enum(['DAILY', 'ASKED', 'BEFORE_RESTORE', 'BEFORE_UPDATE', 'IMPORTED']),
    erased_since: z.int().nonnegative(),
  })
  .meta({ id: 'Snapshot' });
export type Snapshot = z.infer<typeof Snapshot>;

/** A file, or an old folder, that may still hold somebody who was erased, and what stands in the way. */
export const LeftBehind = z.object({ path: z.string(), message: z.string() }).meta({ id: 'LeftBehind' });

/** Where everything is kept, and its copies. */
export const DataFolder = z
  .object({
    path: z.string(),
    database_bytes: z.int().nonnegative(),
    file_bytes: z.int().nonnegative(),
    file_count: z.int().nonnegative(),
    backup_bytes: z.int().nonnegative(),
    snapshots: z.array(Snapshot),
    newest: z.string().nullable(),
    restore: z.string().nullable(),
    move_to: z.string().nullable(),
    old_copy: z.string().nullable(),
    left_behind: z.array(LeftBehind),
  })
  .meta({ id: 'DataFolder' });
export type DataFolder = z.infer<typeof DataFolder>;

export const DataFolderResult = one(DataFolder);
export const SnapshotResult = one(Snapshot);

/** Which copy takes the database's place at the next start; null for none. */
export const Restore = z.object({ name: z.string().max(200).nullable() }).meta({ id: 'Restore' });
export const RestoreResult = one(Restore);

/** Where the data moves at the next start; null for nowhere. */
export const Move = z
  .object({
    path: z.string().trim().min(1).max(1000).nullable().meta({
      description: 'An absolute path of a folder that is empty or does not exist yet; null for no move',
    }),
  })
  .meta({ id: 'Move' });
export const MoveResult = one(Move);
export const OldCopyResult = one(z.object({ old_copy: z.null() }));

/** Files that attachments name and that are not there as they should be. */
export const MissingFiles = z
  .object({
    count: z.int().nonnegative(),
    in_backup: z.int().nonnegative(),
    files: z.array(
      z.object({
        attachment_id: z.uuid(),
        candidate_id: z.uuid().nullable(),
        candidate_name: z.string().nullable(),
        file_name: z.string().nullable(),
        is_in_backup: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'MissingFiles' });
export type MissingFiles = z.infer<typeof MissingFiles>;
export const MissingFilesResult = one(MissingFiles);
