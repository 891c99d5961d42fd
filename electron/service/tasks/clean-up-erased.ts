import type { FileStore } from '#service/db/file_store.ts';
import { removeFilesUnlessNamed } from '#service/api/intake/attachments/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Backend } from '#service/db/backend.ts';
import type { DatabaseWorker } from '#service/db/sqlite/database_worker.ts';
import { eraseFromBackups } from '#service/db/sqlite/erasure/erase_from_backups.ts';
import { eraseFromOldCopies } from '#service/db/sqlite/erasure/erase_from_old_copies.ts';
import { erasedAmong, forgetMentions, keepDigests } from '#service/db/erase.ts';
import { storeErasureResidue } from '#service/db/erasure_residue.ts';
import type { Snapshots } from '#service/db/sqlite/backups/snapshots.ts';
import { keepTombstones } from '#service/db/sqlite/erasure/tombstones.ts';
import { erasedFrom } from '#service/db/tombstone.ts';
import { enqueue, enqueueOnce } from './queue.ts';
import type { TaskHandler } from './runner.ts';

/** When everything failed, as on a full disk. */
const RETRY_MS = 10 * 60_000;

/**
 * Takes away what is left of those who were erased where no row says so: files whose removal was cut off, answers and
 * errors that mention them, words of the index, the database's log, backups and the files in them. Each part may run
 * again after a kill.
 */
export function cleanUpErasedTask(
  { db, write, options }: Pick<ServiceContext, 'db' | 'write' | 'options'>,
  parts: {
    readonly files: FileStore;
    readonly snapshots: Pick<Snapshots, 'alone'>;
    readonly worker: DatabaseWorker;
    readonly overwriteErased: Backend['overwriteErased'];
    readonly isStopping: () => boolean;
  },
): TaskHandler<'clean_up_erased'> {
  const { files, snapshots, worker, overwriteErased, isStopping } = parts;
  const { data_dir } = options;
  const warn = (message: string): void => options.log?.({ level: 'warn', message });

  return {
    // nobody is given up: a disk may be full for long
    giveUp: (payload) => (trx) => enqueue(trx, 'clean_up_erased', payload, 'normal', RETRY_MS),
    async run({ all, only }) {
      keepTombstones(data_dir, await erasedFrom(db));
      const hashes = await removeLeftFiles();
      await write(forgetMentions);
      await overwriteErased({ isStopping, warn });
      const done = await snapshots.alone(async () => [
        await eraseFromBackups(data_dir, worker, { all, ...(only && { only }), foundFiles }),
        await eraseFromOldCopies(data_dir, worker, { all: all && only === undefined }),
      ]);
      for (const told of done.flatMap(({ told: sentences }) => sentences)) warn(told);
      const left = done.flatMap(({ left: some }) => some);
      for (const one of left) warn(`Who was erased may still be in ${one.path}: ${one.message}`);
      keepTombstones(data_dir, await erasedFrom(db));
      // after the backups have theirs: of those who were erased in none of them any row is left
      await removeFilesUnlessNamed(files, await erasedAmong(db, await files.all()));
      return async (trx) => {
        for (const sha256 of hashes) {
          await trx.deleteFrom('erased_files').where('sha256', '=', sha256).execute();
        }
        await storeErasureResidue(trx, left);
        const backups = (done[0]?.left ?? []).map(({ path: at }) => at);
        if (backups.length > 0) {
          // those that many clean-ups could not change are tried by one
          const again = { all, only: backups };
          await enqueueOnce(trx, 'clean_up_erased', again, { delay_ms: RETRY_MS });
        }
      };
    },
  };

  async function removeLeftFiles(): Promise<string[]> {
    const rows = await db.selectFrom('erased_files').select('sha256').execute();
    const hashes = rows.map(({ sha256 }) => sha256);
    await removeFilesUnlessNamed(files, hashes);
    return hashes;
  }

  /** Files of somebody who is in a backup alone are known by it: it goes on only when they cannot be forgotten. */
  function foundFiles(hashes: readonly string[]): Promise<void> {
    return write((trx) => keepDigests(trx, hashes));
  }
}
