import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FileStore } from '#service/api/intake/attachments/files.ts';
import { removeFilesUnlessNamed } from '#service/api/intake/attachments/store.ts';
import type { ServiceContext, Write } from '#service/context.ts';
import type { DatabaseWorker } from '#service/db/sqlite/database_worker.ts';
import { eraseFromBackups } from '#service/db/sqlite/erasure/erase_from_backups.ts';
import { eraseFromOldCopies } from '#service/db/sqlite/erasure/erase_from_old_copies.ts';
import { erasedAmong, forgetMentions, keepDigests } from '#service/db/erase.ts';
import { storeErasureResidue } from '#service/db/sqlite/erasure/erasure_residue.ts';
import type { Db } from '#service/db/schema.ts';
import type { Snapshots } from '#service/db/sqlite/backups/snapshots.ts';
import { erasedFrom, keepTombstones } from '#service/db/sqlite/erasure/tombstones.ts';
import { enqueue, enqueueOnce } from './queue.ts';
import type { TaskHandler } from './runner.ts';

/** Pages of the words index that are merged at a time: some milliseconds, so that others write in between. */
const PAGES_AT_ONCE = 300;
const AGAIN_MS = 200;
/** How long a program that reads the database file may keep its log from being emptied before this is told. */
const GIVE_UP_MS = 60_000;
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
    readonly emptyLog: () => boolean;
    readonly isStopping: () => boolean;
  },
): TaskHandler<'clean_up_erased'> {
  const { files, snapshots, worker, emptyLog, isStopping } = parts;
  const { data_dir } = options;
  const warn = (message: string): void => options.log?.({ level: 'warn', message });

  return {
    // nobody is given up: a disk may be full for long
    giveUp: (payload) => (trx) => enqueue(trx, 'clean_up_erased', payload, 'normal', RETRY_MS),
    async run({ all, only }) {
      keepTombstones(data_dir, await erasedFrom(db));
      const hashes = await removeLeftFiles();
      await write(forgetMentions);
      await mergeWords(write, isStopping);
      await emptyLogOnce();
      const done = await snapshots.alone(async () => [
        await eraseFromBackups(data_dir, worker, { all, ...(only && { only }), foundFiles }),
        await eraseFromOldCopies(data_dir, worker, { all: all && only === undefined }),
      ]);
      for (const told of done.flatMap(({ told: sentences }) => sentences)) warn(told);
      const left = done.flatMap(({ left: some }) => some);
      for (const one of left) warn(`Who was erased may still be in ${one.path}: ${one.message}`);
      keepTombstones(data_dir, await erasedFrom(db));
      // after the backups have theirs: of those who were erased in none of them any row is left
      await removeFilesUnlessNamed(db, files, await erasedAmong(db, await files.all()));
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
    await removeFilesUnlessNamed(db, files, hashes);
    return hashes;
  }

  /** Files of somebody who is in a backup alone are known by it: it goes on only when they cannot be forgotten. */
  function foundFiles(hashes: readonly string[]): Promise<void> {
    return write((trx) => keepDigests(trx, hashes));
  }

  /** The log of the database holds pages as they were; another reader may keep it from being emptied for a while. */
  async function emptyLogOnce(): Promise<void> {
    const began = Date.now();
    for (let told = false; !isStopping() && !emptyLog(); await sleep(AGAIN_MS)) {
      if (told || Date.now() - began < GIVE_UP_MS) continue;
      told = true;
      warn(
        'Another program reads the database, so its log keeps pages of people who were erased. Close that program.',
      );
    }
  }
}

/** Rows of the words index are taken away by what is written beside them: until parts are merged, their words stay. */
async function mergeWords(write: Write, isStopping: () => boolean): Promise<void> {
  await mergeSome(write, -PAGES_AT_ONCE);
  // one change is the note that there was nothing to do
  while (!isStopping() && (await mergeSome(write, PAGES_AT_ONCE)) > 1) continue;
}

/** @returns how many rows of the index this changed. */
async function mergeSome(write: Write, pages: number): Promise<number> {
  return write(async (trx) => {
    const before = await changesOf(trx);
    await sql`INSERT INTO candidate_search (candidate_search, rank) VALUES ('merge', ${pages})`.execute(trx);
    return (await changesOf(trx)) - before;
  });
}

async function changesOf(trx: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`SELECT total_changes() AS changes`.execute(trx);
  return rows[0]?.changes ?? 0;
}
