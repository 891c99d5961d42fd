import type { FileStore } from '#service/db/file_store.ts';
import { removeFilesUnlessNamed } from '#service/api/intake/attachments/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Backend } from '#service/db/backend.ts';
import type { KeptFolder } from '#service/db/open_backend.ts';
import { erasedAmong, forgetMentions, keepDigests } from '#service/db/erase.ts';
import { storeErasureResidue } from '#service/db/erasure_residue.ts';
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
    /** null: there are no copies but those of a server's own. */
    readonly folder: Pick<KeptFolder, 'keepTombstones' | 'eraseFromCopies'> | null;
    readonly overwriteErased: Backend['overwriteErased'];
    readonly isStopping: () => boolean;
  },
): TaskHandler<'clean_up_erased'> {
  const { files, folder, overwriteErased, isStopping } = parts;
  const warn = (message: string): void => options.log?.({ level: 'warn', message });

  return {
    // nobody is given up: a disk may be full for long
    giveUp: (payload) => (trx) => enqueue(trx, 'clean_up_erased', payload, 'normal', RETRY_MS),
    async run({ all, only }) {
      folder?.keepTombstones(await erasedFrom(db));
      const hashes = await removeLeftFiles();
      await write(forgetMentions);
      await overwriteErased({ isStopping, warn });
      const done = await folder?.eraseFromCopies({ all, only, foundFiles });
      const cleanings = done === undefined ? [] : [done.backups, done.old_copies];
      for (const told of cleanings.flatMap(({ told: sentences }) => sentences)) warn(told);
      const left = cleanings.flatMap(({ left: some }) => some);
      for (const one of left) warn(`Who was erased may still be in ${one.path}: ${one.message}`);
      folder?.keepTombstones(await erasedFrom(db));
      // after the backups have theirs: of those who were erased in none of them any row is left
      await removeFilesUnlessNamed(files, await erasedAmong(db, await files.all()));
      return async (trx) => {
        for (const sha256 of hashes) {
          await trx.deleteFrom('erased_files').where('sha256', '=', sha256).execute();
        }
        await storeErasureResidue(trx, left);
        const backups = (done?.backups.left ?? []).map(({ path: at }) => at);
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
