import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Bytes of attachments, named by their SHA-256, so the same bytes are stored once. A file is written before
 * the row that names it and removed after; what a crash leaves between is swept at the next start.
 */
export type FileStore = {
  /** Where the bytes of a hash lie. */
  pathOf(sha256: string): string;
  /** Bytes of a hash. Throws NOT_READY's cause (ENOENT …) when somebody removed the file. */
  read(sha256: string): Promise<Buffer>;
  /**
   * Stores bytes durably, then runs `use`; until that has ended the file is safe from removal, so `use` is
   * where the row is committed.
   */
  keep<T>(bytes: Uint8Array, use: (sha256: string) => Promise<T>): Promise<T>;
  /** Hashes of all files there are. */
  all(): Promise<string[]>;
  /** Removes the bytes unless they are being kept. Call it where nothing can commit a new row meanwhile. */
  remove(sha256: string): void;
  /**
   * Removes half-written files, and those that no row names; null keeps these. For the start, before requests are
   * taken.
   * @returns how many
   */
  sweep(named: ReadonlySet<string> | null): number;
};

/** At the end of the name of a file that is being written. */
const UNFINISHED = '.unfinished';

export function fileStore(data_dir: string): FileStore {
  const root = path.join(data_dir, 'files');
  const in_use = new Map<string, number>();
  const pathOf = (sha256: string): string => path.join(root, sha256.slice(0, 2), sha256);
  mkdirSync(root, { recursive: true, mode: 0o700 });

  return {
    pathOf,
    read: (sha256) => readFile(pathOf(sha256)),
    keep: async (bytes, use) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      in_use.set(sha256, (in_use.get(sha256) ?? 0) + 1);
      try {
        // one that was cut off is no file of these bytes
        const there = statSync(pathOf(sha256), { throwIfNoEntry: false })?.size;
        if (there !== bytes.length) await writeDurably(pathOf(sha256), bytes);
        return await use(sha256);
      } finally {
        const others = (in_use.get(sha256) ?? 1) - 1;
        if (others === 0) in_use.delete(sha256);
        else in_use.set(sha256, others);
      }
    },
    all: async () => {
      const found: string[] = [];
      for (const folder of await readdir(root)) {
        const names = await readdir(path.join(root, folder)).catch(() => []);
        found.push(...names.filter((name) => !name.endsWith(UNFINISHED)));
      }
      return found;
    },
    remove: (sha256) => {
      if (!in_use.has(sha256)) rmSync(pathOf(sha256), { force: true });
    },
    sweep: (named) => {
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
