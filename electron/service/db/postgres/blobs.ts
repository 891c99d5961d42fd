import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { FileStore } from '../file_store.ts';
import { told } from './connections.ts';
import type { Database } from '../schema.ts';

/** Of the locks on bytes that are being kept: the other half is a part of their hash. */
const KEEPING = 7_788_100;

/** Bytes in the table `blobs`: whoever has the database has the files, and one dump is a whole backup. */
export function blobStore(
  db: Kysely<Database>,
  /** Connections that are held while bytes are kept; the rows that name them are written on others. */
  keepers: Pool,
  /** For files that are being read; what a killed process left in it goes. */
  reading_folder: string,
): FileStore {
  rmSync(reading_folder, { recursive: true, force: true });
  mkdirSync(reading_folder, { recursive: true, mode: 0o700 });
  const read = async (sha256: string): Promise<Buffer | null> => {
    const row = await db.selectFrom('blobs').select('bytes').where('sha256', '=', sha256).executeTakeFirst();
    return row?.bytes ?? null;
  };
  // one at a time: many that wait for whoever keeps bytes would leave that one no connection
  let removing: Promise<void> = Promise.resolve();
  const removeUnless: FileStore['removeUnless'] = (hashes, isNamed) => {
    const mine = removing.then(() => removeAll(hashes, isNamed));
    removing = mine.catch(() => undefined); // told to whoever asked
    return mine;
  };
  const removeAll: FileStore['removeUnless'] = async (hashes, isNamed) => {
    for (const sha256 of new Set(hashes)) {
      await db.transaction().execute(async (trx) => {
        // whoever keeps the same bytes just now, in whichever instance, ends first
        await sql`SELECT pg_advisory_xact_lock(${KEEPING}::int, ${lockOf(sha256)}::int)`.execute(trx);
        if (await isNamed(trx, sha256)) return;
        await trx.deleteFrom('blobs').where('sha256', '=', sha256).execute();
      });
    }
  };
  return {
    content: async (sha256) => {
      const bytes = await read(sha256);
      return bytes === null ? null : { byte_size: bytes.length, bytes };
    },
    withFile: async (sha256, work) => {
      const bytes = await read(sha256);
      if (bytes === null) return null;
      const folder = await mkdtemp(path.join(reading_folder, 'file-'));
      try {
        const file = path.join(folder, sha256);
        await writeFile(file, bytes, { mode: 0o600 });
        return await work(file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    keep: async (files, use) => {
      const hashes = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
      // in one order everywhere: who keeps the same bytes would else wait for each other, behind whoever removes them
      const locks = [...new Set(hashes.map(lockOf))].toSorted((a, b) => a - b);
      const keeper = await told(keepers.connect());
      try {
        const lock = 'SELECT pg_advisory_lock_shared($1::int, lock) FROM unnest($2::int[]) AS lock';
        await told(keeper.query(lock, [KEEPING, locks]));
        for (const [at, bytes] of files.entries()) {
          const row = [hashes[at], bytes];
          await told(
            keeper.query('INSERT INTO blobs (sha256, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING', row),
          );
        }
        return await use(hashes);
      } finally {
        // a connection that is lost has no lock any more
        await keeper.query('SELECT pg_advisory_unlock_all()').then(
          () => keeper.release(),
          (error: Error) => keeper.release(error),
        );
      }
    },
    all: async () => (await db.selectFrom('blobs').select('sha256').execute()).map(({ sha256 }) => sha256),
    removeUnless,
    sweep: async () => {
      const unnamed = await db
        .selectFrom('blobs')
        .select('sha256')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('attachments').select('id').whereRef('attachments.sha256', '=', 'blobs.sha256'),
            ),
          ),
        )
        .execute();
      await removeUnless(
        unnamed.map(({ sha256 }) => sha256),
        async (trx, sha256) =>
          (await trx
            .selectFrom('attachments')
            .select('id')
            .where('sha256', '=', sha256)
            .executeTakeFirst()) !== undefined,
      );
      return unnamed.length;
    },
  };
}

/** A number of 32 bits, as locks have them. */
function lockOf(sha256: string): number {
  return Number.parseInt(sha256.slice(0, 8), 16) | 0;
}
