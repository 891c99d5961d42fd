import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { isLeftBeside, isWithin, mayBeResume } from './what_counts.ts';

/** Long enough for a copy over a slow network to go on. */
const STABLE_MS = 1500;
const POLL_MS = 4000;
/** NFS, SMB (two kinds), CIFS, FUSE, 9p: folders of other computers, whose changes nobody tells this one. */
const ELSEWHERE = new Set([0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x65735546, 0x01021997]);

export type FolderEvents = {
  /** A file that may be a resume is there, whole. */
  readonly onFile: (file: string) => void;
  /** All files that were there at the beginning have been told. */
  readonly onReady: () => void;
  /** The folder went away, or cannot be watched. */
  readonly onEnd: (error: NodeJS.ErrnoException | null) => void;
};

/** Watches one folder until it is closed. Links are not followed, so that no loop and no other place comes in. */
export async function watchFolder(
  folder: string,
  { with_subfolders, own_folder }: { readonly with_subfolders: boolean; readonly own_folder: string },
  events: FolderEvents,
): Promise<{ close(): Promise<void> }> {
  const watcher = watch(folder, {
    ...(with_subfolders ? {} : { depth: 0 }),
    followSymlinks: false,
    ...((await isElsewhere(folder)) ? { usePolling: true, interval: POLL_MS, binaryInterval: POLL_MS } : {}),
    awaitWriteFinish: { stabilityThreshold: STABLE_MS, pollInterval: 250 },
    ignored: (found, stats) => {
      if (found === folder) return false;
      if (isWithin(own_folder, found) || isLeftBeside(path.basename(found))) return true;
      return stats !== undefined && !stats.isDirectory() && !(stats.isFile() && mayBeResume(found));
    },
  });
  watcher.on('add', events.onFile);
  watcher.on('change', events.onFile);
  watcher.on('ready', events.onReady);
  watcher.on('unlinkDir', (gone) => {
    if (gone === folder) events.onEnd(null);
  });
  watcher.on('error', (error) => events.onEnd(error as NodeJS.ErrnoException));
  return { close: () => watcher.close() };
}

async function isElsewhere(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return folder.startsWith('\\\\');
  try {
    return ELSEWHERE.has((await statfs(folder)).type);
  } catch {
    return false; // what is wrong with it is told when it is watched
  }
}
