import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { FileStore } from '../file_store.ts';
import type { Database } from '../schema.ts';

/** At the end of the name of a file that is being written. */
const UNFINISHED = '.unfinished';

/** The bytes in the folder `files` of a data folder. @param db the one in the same folder. */
export function fileFolder(data_dir: string, db: Kysely<Database>): FileStore {
  const root = path.join(data_dir, 'files');
  const in_use = new Map<string, number>();
  const pathOf = (sha256: string): string => path.join(root, sha256.slice(0, 2), sha256);

  return {
    content: async (sha256) => {
      const file = pathOf(sha256);
      const found = await stat(file).catch(() => null);
      return found === null ? null : { byte_size: found.size, bytes: createReadStream(file) };
    },
    withFile: async (sha256, work) => (existsSync(pathOf(sha256)) ? work(pathOf(sha256)) : null),
    keep: async (files, use) => {
      const hashes = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
      for (const sha256 of hashes) in_use.set(sha256, (in_use.get(sha256) ?? 0) + 1);
      try {
        for (const [at, bytes] of files.entries()) {
          const file = pathOf(hashes[at]!);
          // one that was cut off is no file of these bytes
          const there = statSync(file, { throwIfNoEntry: false })?.size;
          if (there !== bytes.length) await writeDurably(file, bytes);
        }
        return await use(hashes);
      } finally {
        for (const sha256 of hashes) {
          const others = (in_use.get(sha256) ?? 1) - 1;
          if (others === 0) in_use.delete(sha256);
          else in_use.set(sha256, others);
        }
      }
    },
    all: async () => {
      const found: string[] = [];
      if (!existsSync(root)) return found;
      for (const folder of await readdir(root)) {
        const names = await readdir(path.join(root, folder)).catch(() => []);
        found.push(...names.filter((name) => !name.endsWith(UNFINISHED)));
      }
      return found;
    },
    // inside a transaction, which holds the only connection: no row can be committed between look and removal
    removeUnless: (hashes, isNamed) =>
      db.transaction().execute(async (trx) => {
        for (const sha256 of new Set(hashes)) {
          if (in_use.has(sha256) || (await isNamed(trx, sha256))) continue;
          rmSync(pathOf(sha256), { force: true });
        }
      }),
    sweep: async (named) => {
      mkdirSync(root, { recursive: true, mode: 0o700 });
      let removed = 0;
      for (const folder of readdirSync(root, { withFileTypes: true })) {
        if (!folder.isDirectory()) continue;
        for (const name of readdirSync(path.join(root, folder.name))) {
          if (named?.has(name) ?? !name.endsWith(UNFINISHED)) continue;
          rmSync(path.join(root, folder.name, name), { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}

/** Temporary file, flush, rename, flush the folder: after this the bytes survive a power cut. */
async function writeDurably(target: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `${randomUUID()}${UNFINISHED}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no handle for a folder; its rename is durable with the journal
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
