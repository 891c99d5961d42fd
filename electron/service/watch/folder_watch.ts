import { readdir } from 'node:fs/promises';
import type { RouteContext } from '../api/context.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import type { FolderProblem } from '../api/intake/watched_folders/schema.ts';
import { allFolders, changeFolder, folderRow, type FolderRow } from '../api/intake/watched_folders/store.ts';
import { takeFile } from './take_file.ts';
import { watchFolder } from './watch_folder.ts';

/** How long after a folder went away it is looked for again. */
const AGAIN_MS = 3000;

type Context = Pick<RouteContext, 'db' | 'write' | 'files' | 'engine' | 'options'>;

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
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Imports what comes into watched folders, by the way that dropped files take. */
export function createFolderWatch(context: Context): FolderWatch {
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
      if (isWatchedAlike(wanted.get(id), one.folder)) continue;
      watched.delete(id);
      await end(one);
    }
    for (const folder of folders) if (!watched.has(folder.id)) begin(folder);
  }

  function begin(folder: FolderRow): void {
    const one = newlyWatched(folder);
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
      await tell(context, folder.id, problem);
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
    const is_full = /^(?:ENOSPC|EMFILE|ENFILE)$/.test(error?.code ?? '');
    // a file that went away or may not be read, while it was looked at, ends nothing
    if (error !== null && (await problemOf(one.folder.path)) === null && !is_full) {
      return warn('A file of a watched folder was passed over', error);
    }
    one.watcher = null;
    await watcher.close();
    if (is_full) await tell(context, one.folder.id, 'NOT_WATCHED');
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
    if (file !== '') return takeFile(context, folder, file, { passes_over: one.is_first_look });
    if (!one.is_first_look) return;
    one.is_first_look = false;
    return write((trx) => changeFolder(trx, folder.id, { passes_existing: 0 }));
  }

  function refresh(): void {
    refreshing = refreshing.then(look).catch((error: unknown) => warn('Folders are not watched', error));
  }

  return {
    refresh,
    async start() {
      refresh();
    },
    async stop() {
      closed = true;
      await refreshing;
      for (const one of watched.values()) await end(one);
      watched.clear();
    },
  };
}

function isWatchedAlike(now: FolderRow | undefined, before: FolderRow): boolean {
  return now?.with_subfolders === before.with_subfolders && now.job_id === before.job_id;
}

function newlyWatched(folder: FolderRow): Watched {
  return {
    folder,
    waiting: [],
    working: Promise.resolve(),
    watcher: null,
    is_first_look: folder.passes_existing === 1,
    timer: undefined,
    ended: false,
  };
}

async function tell({ write }: Context, id: string, problem: FolderProblem | null): Promise<void> {
  await write(async (trx) => {
    const row = await folderRow(trx, id);
    if (row === null || row.problem === problem) return;
    await changeFolder(trx, id, { problem });
    await recordEvent(trx, 'watched_folder.updated', id);
  });
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
