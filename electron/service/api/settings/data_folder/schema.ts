import { z } from 'zod';
import { Timestamp, one } from '../../fields.ts';
import { describeFields, meaning } from '../../field_words.ts';

/** A copy of the database. */
export const Snapshot = z
  .object({
    name: z
      .string()
      .meta({ description: 'The name of the copy.', examples: ['daily-20261120T093000000Z.db'] }),
    created_at: Timestamp.meta({ description: 'When it was made.', examples: ['2026-11-20T09:30:00.000Z'] }),
    bytes: z
      .int()
      .nonnegative()
      .meta({ description: 'Its size.', examples: [41_943_040] }),
    reason: z.enum(['DAILY', 'ASKED', 'BEFORE_RESTORE', 'BEFORE_UPDATE', 'IMPORTED']).meta({
      description:
        'DAILY automatically, ASKED for, BEFORE_RESTORE of another one, BEFORE_UPDATE by a newer ' +
        'version, or IMPORTED.',
      examples: ['DAILY'],
    }),
    erased_since: z
      .int()
      .nonnegative()
      .meta(meaning('How many people in it were deleted since. A restore does not bring them back.', 0)),
  })
  .meta({ id: 'Snapshot' });
export type Snapshot = z.infer<typeof Snapshot>;

/** A file, or an old folder, that may still hold somebody who was erased, and what stands in the way. */
const LeftBehind = z
  .object({
    path: z.string().meta({
      description: 'A backup, or the folder the data came from.',
      examples: ['/home/amara/longlist/snapshots/daily-20261120T093000000Z.db'],
    }),
    message: z.string().meta({
      description: 'The obstacle, in the words of the system.',
      examples: ['EBUSY: resource busy or locked'],
    }),
  })
  .meta({ id: 'LeftBehind' });

/** Where everything is kept, and its copies. */
export const DataFolder = z
  .object({
    path: z
      .string()
      .meta({ description: 'The folder, as an absolute path.', examples: ['/home/amara/longlist'] }),
    database_bytes: z
      .int()
      .nonnegative()
      .meta({ description: 'Size of the database.', examples: [41_943_040] }),
    file_bytes: z
      .int()
      .nonnegative()
      .meta({ description: 'Size of all files that were imported.', examples: [182_452_224] }),
    file_count: z
      .int()
      .nonnegative()
      .meta({ description: 'The number of files; the same bytes count once.', examples: [812] }),
    backup_bytes: z
      .int()
      .nonnegative()
      .meta({ description: 'Size of all backups, with the files they hold.', examples: [306_184_192] }),
    snapshots: z.array(Snapshot).describe('Copies of the database, newest first.'),
    newest: z
      .string()
      .nullable()
      .meta(meaning('The backup that counts as the newest; null if a person has to choose.', null)),
    restore: z
      .string()
      .nullable()
      .meta(meaning('The backup that is restored at the next start; null for none.', null)),
    move_to: z
      .string()
      .nullable()
      .meta(meaning('The folder the data moves to at the next start; null for none.', null)),
    old_copy: z.string().nullable(),
    left_behind: z
      .array(LeftBehind)
      .describe(
        'Copies that could not be changed when somebody was deleted, and may still hold them. The ' +
          'service tries again.',
      ),
  })
  .meta({ id: 'DataFolder' });
export type DataFolder = z.infer<typeof DataFolder>;

export const DataFolderResult = one(DataFolder);
export const SnapshotResult = one(Snapshot);

/** Which copy takes the database's place at the next start; null for none. */
export const Restore = z
  .object({
    name: z
      .string()
      .max(200)
      .nullable()
      .meta(meaning('The name of a backup; null for none.', 'daily-20261120T093000000Z.db')),
  })
  .meta({ id: 'Restore' });
export const RestoreResult = one(Restore);

/** Where the data moves at the next start; null for nowhere. */
export const Move = z
  .object({
    path: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .nullable()
      .meta({
        description: 'An absolute path of a folder that is empty or does not exist yet; null for no move',
        examples: ['/media/amara/disk/longlist'],
      }),
  })
  .meta({ id: 'Move' });
export const MoveResult = one(Move);
export const OldCopyResult = one(z.object({ old_copy: z.null() }));

/** Files that attachments name and that are not there as they should be. */
export const MissingFiles = z
  .object({
    count: z
      .int()
      .nonnegative()
      .meta({ description: 'How many attachments lack their file.', examples: [3] }),
    in_backup: z
      .int()
      .nonnegative()
      .meta({ description: 'How many of them a backup still holds.', examples: [2] }),
    files: z
      .array(
        z.object({
          attachment_id: z.uuid(),
          candidate_id: z.uuid().nullable(),
          candidate_name: z
            .string()
            .nullable()
            .meta({ description: 'The owner of the file; null if none yet.', examples: ['Amara Okafor'] }),
          file_name: z
            .string()
            .nullable()
            .meta(meaning('The name it was imported with; null if none.', 'cv-okafor.pdf')),
          is_in_backup: z
            .boolean()
            .meta({ description: 'Whether a backup still holds it.', examples: [true] }),
        }),
      )
      .describe('The newest 100.'),
  })
  .meta({ id: 'MissingFiles' });
export type MissingFiles = z.infer<typeof MissingFiles>;
export const MissingFilesResult = one(MissingFiles);

describeFields({
  data_folder: {
    old_copy: ['The folder the data came from, while its old copy is still there; null otherwise.', null],
  },
});
