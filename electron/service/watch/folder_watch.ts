import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RouteContext } from '../api/context.ts';
import { MAX_FILE_BYTES } from '../api/upload.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import { findImportOfBytes } from '#service/workflows/same_bytes.ts';
import { importFile } from '#service/workflows/import_file.ts';
import { findNominationOf } from '../api/hiring/nominations/store.ts';
import type { FolderProblem } from '../api/intake/watched_folders/schema.ts';
import {
  PASSED_OVER,
  allFolders,
  changeFolder,
  folderRow,
  rememberFile,
  seenFile,
  type FolderRow,
} from '../api/intake/watched_folders/store.ts';
import { wasErased } from '#service/db/erase.ts';
import { timestamp } from '#service/ids.ts';
import { watchFolder } from './watch_folder.ts';

/** How long after a folder went away it is looked for again. */
const AGAIN_MS = 3000;

type Watched = {
  readonly folder: FolderRow;
  /** Files on their way in, one after the other: an import of thousands leaves room for others. */
  readonly waiting: string[];
  working: Promise<void>;
  watcher: { close(): Promise<void> } | null;
  /** Until the files that were there at first have been told. */
  is_first_look: boolean;
  timer: NodeJS.Timeout | undefined;
  ended: boolean;
};

export type FolderWatch = {
  /** Begins and ends watching, as the folders now say. */
  refresh(): void;
  close(): Promise<void>;
};

/** Imports what comes into watched folders, by the way that dropped files take. */
export function createFolderWatch(
  context: Pick<RouteContext, 'db' | 'write' | 'files' | 'options'>,
): FolderWatch {
  const { db, write, options } = context;
  const watched = new Map<string, Watched>();
  let refreshing = Promise.resolve();
  let closed = false;

  const warn = (message: string, error: unknown): void =>
    options.log?.({ level: 'warn', message: `${message}: ${String(error)}` });

  async function look(): Promise<void> {
    const folders = closed ? [] : (await allFolders(db)).filter(({ state }) => state === 'ACTIVE');
    const wanted = new Map(folders.map((folder) => [folder.id, folder]));
    for (const [id, one] of watched) {
      const now = wanted.get(id);
      const same = now?.with_subfolders === one.folder.with_subfolders && now.job_id === one.folder.job_id;
      if (same) continue;
      watched.delete(id);
      await end(one);
    }
    for (const folder of folders) if (!watched.has(folder.id)) begin(folder);
  }

  function begin(folder: FolderRow): void {
    const one: Watched = {
      folder,
      waiting: [],
      working: Promise.resolve(),
      watcher: null,
      is_first_look: folder.passes_existing === 1,
      timer: undefined,
      ended: false,
    };
    watched.set(folder.id, one);
    one.working = tryToWatch(one);
  }

  async function end(one: Watched): Promise<void> {
    one.ended = true;
    one.waiting.length = 0;
    clearTimeout(one.timer);
    await one.watcher?.close();
    await one.working;
  }

  async function tryToWatch(one: Watched): Promise<void> {
    const { folder } = one;
    try {
      const problem = await problemOf(folder.path);
      if (one.ended) return;
      await tell(folder.id, problem);
      if (problem !== null) return later(one);
      one.watcher = await watchFolder(
        folder.path,
        { with_subfolders: folder.with_subfolders === 1, own_folder: options.data_dir },
        {
          onFile: (file) => enqueue(one, file),
          onReady: () => enqueue(one, ''),
          onEnd: (error) => void broke(one, error),
        },
      );
      if (one.ended) await one.watcher.close();
    } catch (error) {
      warn('A folder could not be watched', error);
      later(one);
    }
  }

  function later(one: Watched): void {
    if (one.ended) return;
    clearTimeout(one.timer);
    one.timer = setTimeout(() => {
      one.working = one.working.then(() => tryToWatch(one));
    }, AGAIN_MS);
    one.timer.unref();
  }

  async function broke(one: Watched, error: NodeJS.ErrnoException | null): Promise<void> {
    const { watcher } = one;
    if (one.ended || watcher === null) return;
    const code = error?.code ?? '';
    // a file that went away or may not be read, while it was looked at, ends nothing
    if (
      error !== null &&
      (await problemOf(one.folder.path)) === null &&
      !/^(?:ENOSPC|EMFILE|ENFILE)$/.test(code)
    ) {
      return warn('A file of a watched folder was passed over', error);
    }
    one.watcher = null;
    await watcher.close();
    if (error !== null && /^(?:ENOSPC|EMFILE|ENFILE)$/.test(code)) await tell(one.folder.id, 'NOT_WATCHED');
    later(one);
  }

  /** '' stands for the end of the first look. */
  function enqueue(one: Watched, file: string): void {
    if (one.ended) return;
    one.waiting.push(file);
    if (one.waiting.length > 1) return;
    one.working = one.working.then(() => takeAll(one));
  }

  async function takeAll(one: Watched): Promise<void> {
    for (let next = one.waiting[0]; next !== undefined; next = one.waiting[0]) {
      try {
        await take(one, next);
      } catch (error) {
        warn('A file of a watched folder was passed over', error);
      }
      one.waiting.shift();
    }
  }

  async function take(one: Watched, file: string): Promise<void> {
    const { folder } = one;
    if (file === '') {
      if (!one.is_first_look) return;
      one.is_first_look = false;
      return write((trx) => changeFolder(trx, folder.id, { passes_existing: 0 }));
    }
    const found = await stat(file);
    const relative = path.relative(folder.path, file);
    const before = await seenFile(db, folder.id, relative);
    const modified_ms = Math.round(found.mtimeMs);
    if (before?.byte_size === found.size && before.modified_ms === modified_ms) return;
    const seen = {
      folder_id: folder.id,
      path: relative,
      byte_size: found.size,
      modified_ms,
      seen_at: timestamp(),
    };
    const passed = one.is_first_look ? PASSED_OVER : found.size > MAX_FILE_BYTES ? 'TOO_LARGE' : null;
    const import_id = passed === null ? await bring(folder, relative, await readFile(file)) : null;
    // of an erased file not even the name is kept: it is looked at again at the next start
    if (passed === null && import_id === null) return;
    await write(async (trx) => {
      if ((await folderRow(trx, folder.id)) === null) return;
      await rememberFile(trx, { ...seen, import_id, problem: passed });
    });
  }

  /** Imports bytes, once: @returns the import they came with; null where it was erased. */
  async function bring(folder: FolderRow, relative: string, bytes: Buffer): Promise<string | null> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { job_id } = folder;
    const earlier = await findImportOfBytes(db, sha256);
    // nobody comes back because their file still lies there: who wants that, drops it
    if (earlier === null && (await wasErased(db, sha256))) return null;
    if (earlier !== null) {
      const pair = job_id === null ? null : { job_id, candidate_id: earlier.candidate_id };
      if (pair === null || (await findNominationOf(db, pair)) !== null) return earlier.id;
    }
    const name = path.join(path.basename(folder.path), relative).replaceAll('\\', '/');
    return importFile(context, { bytes, file_name: name, job_id });
  }

  async function tell(id: string, problem: FolderProblem | null): Promise<void> {
    await write(async (trx) => {
      const row = await folderRow(trx, id);
      if (row === null || row.problem === problem) return;
      await changeFolder(trx, id, { problem });
      await recordEvent(trx, 'watched_folder.updated', id);
    });
  }

  return {
    refresh() {
      refreshing = refreshing.then(look).catch((error: unknown) => warn('Folders are not watched', error));
    },
    async close() {
      closed = true;
      await refreshing;
      for (const one of watched.values()) await end(one);
      watched.clear();
    },
  };
}

/** What stands in the way of watching a folder. */
async function problemOf(folder: string): Promise<FolderProblem | null> {
  try {
    await readdir(folder);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'EPERM' ? 'NOT_READABLE' : 'GONE';
  }
}
