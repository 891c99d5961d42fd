import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { syncStoredFiles, storeSize } from './backup_files.ts';
import { IN_PROCESS, type DatabaseWorker } from '../database_worker.ts';
import { retryReindexed, REINDEXED } from '../retry_reindexed.ts';
import { removeDatabase } from './copy_database.ts';
import { lastReplacement } from './replacement_note.ts';
import { chosenRestore } from './restore_choice.ts';
import { flushFolder } from '../../atomic_write.ts';

/** Why a copy of the database was made. */
export type SnapshotReason = 'DAILY' | 'ASKED' | 'BEFORE_RESTORE' | 'BEFORE_UPDATE' | 'IMPORTED';

export type Snapshot = {
  /** Its file in the snapshots folder. */
  readonly name: string;
  readonly created_at: Date;
  readonly bytes: number;
  readonly reason: SnapshotReason;
};

const DAY_MS = 24 * 3600 * 1000;
const MAX_DAILY = 7;
const MAX_WEEKLY = 4;
/** So many of those somebody asked for stay, however close together they were made. */
const MAX_REQUESTED = 5;
/**
 * For so long a restore can be taken back, with the files of what was added before it, and until so many daily copies
 * were made since: one start with a clock that is weeks ahead must not end that.
 */
const UNDO_DAYS = 28;
const UNDO_COPIES = 7;

const PREFIXES: readonly (readonly [string, SnapshotReason])[] = [
  ['daily-', 'DAILY'],
  ['asked-', 'ASKED'],
  ['before-restore-', 'BEFORE_RESTORE'],
  ['before-model-', 'BEFORE_UPDATE'],
  ['imported-', 'IMPORTED'],
];
const STAMP = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.db$/;

export function snapshotFolder(data_dir: string): string {
  return path.join(data_dir, 'snapshots');
}

/** The name of a copy made now. Names of one reason sort by when they were made. */
export function snapshotName(reason: SnapshotReason, now = new Date()): string {
  const prefix = PREFIXES.find(([, of]) => of === reason)?.[0] ?? '';
  return `${prefix}${now.toISOString().replaceAll(/[-:.]/g, '')}.db`;
}

/** The name under which files that are no backup are kept beside the backups: damaged ones, or another program's. */
export function asideName(what: 'damaged' | 'foreign', now = new Date()): string {
  return snapshotName('BEFORE_RESTORE', now).replace('before', `${what}-before`);
}

/**
 * How old a copy is. Dated in the future, it was made while the clock was wrong: it must neither crowd out those that
 * are made now, nor be taken for the newest.
 */
function ageOf({ created_at }: Snapshot, now: Date): number {
  const ms = now.getTime() - created_at.getTime();
  return ms < -DAY_MS ? Infinity : ms;
}

function newestFirst(snapshots: readonly Snapshot[], now: Date): Snapshot[] {
  return snapshots.toSorted((a, b) => ageOf(a, now) - ageOf(b, now) || 0);
}

/** All finished copies, newest first; those dated in the future last. */
export function listSnapshots(data_dir: string, now = new Date()): Snapshot[] {
  const folder = snapshotFolder(data_dir);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  const found = names.flatMap((name): Snapshot[] => {
    const reason = PREFIXES.find(([prefix]) => name.startsWith(prefix))?.[1];
    if (reason === undefined || !name.endsWith('.db')) return [];
    const file = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (file?.isFile() !== true) return [];
    return [{ name, created_at: dateIn(name) ?? file.mtime, bytes: file.size, reason }];
  });
  return newestFirst(found, now);
}

/** When something was made, as its name says. */
function dateIn(name: string): Date | null {
  const [, ...parts] = STAMP.exec(name) ?? [];
  const [year, month, day, hour, minute, second, ms] = parts.map(Number);
  if (year === undefined) return null;
  return new Date(Date.UTC(year, (month ?? 1) - 1, day, hour, minute, second, ms));
}

/**
 * Copies the database while it is used, as it is when the copy begins, written anew: nothing that was deleted is in it.
 * The copy has its name only once it passed SQLite's integrity check and the files that it names are in the store of
 * backups.
 * @param worker where the copy is made: requests are answered meanwhile.
 */
export async function makeSnapshot(
  data_dir: string,
  reason: SnapshotReason,
  worker: DatabaseWorker = IN_PROCESS,
): Promise<Snapshot> {
  const folder = snapshotFolder(data_dir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = snapshotName(reason);
  const unfinished = path.join(folder, `${name}.unfinished`);
  try {
    await worker.run({ kind: 'copy', from: path.join(data_dir, 'longlist.db'), to: unfinished });
    // first its files: a copy that has its name is complete
    await syncBackupFiles(data_dir, [unfinished]);
    renameSync(unfinished, path.join(folder, name));
    flushFolder(folder);
  } catch (error) {
    removeDatabase(unfinished);
    throw error;
  }
  if (prune(data_dir) > 0) await syncBackupFiles(data_dir);
  const made = listSnapshots(data_dir).find((snapshot) => snapshot.name === name);
  if (made === undefined) throw new Error(`The copy ${name} is gone.`);
  return made;
}

/**
 * Which copies are no longer kept: of the daily ones the newest of seven days and of four weeks stay, of those asked
 * for the newest five, those before a restore and imported ones as long as a restore can be taken back, those before an
 * update for good, and the one that is restored at the next start.
 */
export function outdated(
  snapshots: readonly Snapshot[],
  now = new Date(),
  chosen: string | null = null,
): readonly Snapshot[] {
  const newest_first = newestFirst(snapshots, now);
  const of = (reason: SnapshotReason): readonly Snapshot[] =>
    newest_first.filter((snapshot) => snapshot.reason === reason);
  const newestOfEach = (length_ms: number, kept: number): readonly Snapshot[] => {
    const spans = new Map<number, Snapshot>();
    for (const snapshot of of('DAILY')) {
      const span = Math.floor(snapshot.created_at.getTime() / length_ms);
      if (!spans.has(span)) spans.set(span, snapshot);
    }
    return [...spans.values()].slice(0, kept);
  };
  const kept = new Set([
    ...newestOfEach(DAY_MS, MAX_DAILY),
    ...newestOfEach(7 * DAY_MS, MAX_WEEKLY),
    ...of('ASKED').slice(0, MAX_REQUESTED),
    ...[...of('BEFORE_RESTORE'), ...of('IMPORTED')].filter(({ created_at }) =>
      isLate(created_at, snapshots, now),
    ),
    ...of('BEFORE_UPDATE'),
  ]);
  return snapshots.filter((snapshot) => !kept.has(snapshot) && snapshot.name !== chosen);
}

/** Whether what was done at a time may still be taken back. */
function isLate(at: Date, snapshots: readonly Snapshot[], now: Date): boolean {
  if (now.getTime() - at.getTime() < UNDO_DAYS * DAY_MS) return true;
  const since = snapshots.filter(({ reason, created_at }) => reason === 'DAILY' && created_at > at);
  return since.length < UNDO_COPIES;
}

/**
 * Brings the files in backups in line with the copies of the database: call it after copies went or were written anew.
 * @param making copies that have no name yet.
 */
export function syncBackupFiles(data_dir: string, making: readonly string[] = []): Promise<void> {
  const copies = listSnapshots(data_dir).map(({ name }) => path.join(snapshotFolder(data_dir), name));
  return syncStoredFiles(data_dir, [...making, ...copies]);
}

/** How many copies went. */
function prune(data_dir: string): number {
  const folder = snapshotFolder(data_dir);
  const now = new Date();
  const there = listSnapshots(data_dir, now);
  const gone = outdated(there, now, chosenRestore(data_dir));
  for (const { name } of gone) rmSync(path.join(folder, name), { force: true });
  // what was damaged may still be wanted as long as a restore can be taken back; it holds people's data, too
  for (const name of readdirSync(folder).filter((one) => one.startsWith('damaged-'))) {
    const at = path.join(folder, name);
    if (!isLate(statSync(at).ctime, there, now)) rmSync(at, { force: true });
  }
  return gone.length;
}

/** A database that was put aside when another one took its place. */
const PUT_ASIDE = /^(?:before-restore|damaged-before|foreign-before)-/;

/**
 * Whether another database took the place of the one before so lately that this may still be taken back. Until then
 * files that no row names are kept: the rows that name them are in the copy made before it, or nowhere any more.
 */
export function wasReplacedLately(data_dir: string, now = new Date()): boolean {
  const folder = snapshotFolder(data_dir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const noted = lastReplacement(data_dir);
  // earlier versions made no note
  const dates = names.filter((name) => PUT_ASIDE.test(name)).map(dateIn);
  const snapshots = listSnapshots(data_dir, now);
  return [noted?.at ?? null, ...dates].some((at) => at !== null && isLate(at, snapshots, now));
}

export type Snapshots = {
  /** Makes a copy now, after those that are being made. */
  make(reason: SnapshotReason): Promise<Snapshot>;
  /** Does work on the copies, and the files in them, while none is being made. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The same for work that copies the database: where it is damaged, its indexes are made anew, or it is told. */
  copyAlone<T>(work: () => Promise<T>): Promise<T>;
  /** Where copies are made. */
  readonly worker: DatabaseWorker;
  /** How much room all copies take, with the files in them. */
  size(): Promise<number>;
  /** Waits for what is being made. */
  stop(): Promise<void>;
};

const FIRST_LOOK_MS = 2 * 60 * 1000;
const LOOK_MS = 3600 * 1000;

/**
 * One copy at a time, and one a day by itself for as long as the service runs.
 * @param damaged called when no copy can be made because the database itself is damaged.
 */
export function keepSnapshots(
  data_dir: string,
  failed: (message: string) => void,
  damaged: (problem: string) => void = () => undefined,
  first_look_ms = FIRST_LOOK_MS,
  worker: DatabaseWorker = IN_PROCESS,
): Snapshots {
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  // reckoned once: the store changes with a new copy alone
  let files: ReturnType<typeof storeSize> | undefined;
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined).finally(() => (files = undefined));
    return done;
  };
  const reindexed = (): void => failed(REINDEXED);
  const copyAlone = <T>(work: () => Promise<T>): Promise<T> =>
    alone(() => retryReindexed(path.join(data_dir, 'longlist.db'), worker, work, { damaged, reindexed }));
  const make = (reason: SnapshotReason): Promise<Snapshot> =>
    copyAlone(() => makeSnapshot(data_dir, reason, worker));
  const look = (): void => {
    const today = Math.floor(Date.now() / DAY_MS);
    const is_there = listSnapshots(data_dir).some(
      ({ reason, created_at }) => reason === 'DAILY' && Math.floor(created_at.getTime() / DAY_MS) === today,
    );
    if (!is_there) {
      make('DAILY').catch((error: unknown) => failed(`Today's copy was not made: ${String(error)}`));
    }
    lookIn(LOOK_MS);
  };
  const lookIn = (ms: number): void => {
    timer = setTimeout(look, ms);
    timer.unref();
  };
  lookIn(first_look_ms);
  return {
    make,
    alone,
    copyAlone,
    worker,
    size: async () => {
      const copies = listSnapshots(data_dir).reduce((sum, { bytes }) => sum + bytes, 0);
      files ??= storeSize(data_dir);
      return copies + (await files).bytes;
    },
    stop: async () => {
      clearTimeout(timer);
      await last;
    },
  };
}
