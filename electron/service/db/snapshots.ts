import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from './sqlite.ts';

/** Why a copy of the database was made. */
export type SnapshotReason = 'DAILY' | 'ASKED' | 'BEFORE_RESTORE' | 'BEFORE_UPDATE';

export type Snapshot = {
  /** Its file in the snapshots folder. */
  readonly name: string;
  readonly created_at: Date;
  readonly bytes: number;
  readonly reason: SnapshotReason;
};

const DAY_MS = 24 * 3600 * 1000;
const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;
/** So many of those somebody asked for stay, however close together they were made. */
const KEPT_ASKED = 5;
/** For so long a restore can be taken back, with the files of what was added before it. */
const UNDO_DAYS = 28;

const PREFIXES: readonly (readonly [string, SnapshotReason])[] = [
  ['daily-', 'DAILY'],
  ['asked-', 'ASKED'],
  ['before-restore-', 'BEFORE_RESTORE'],
  ['before-model-', 'BEFORE_UPDATE'],
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

/** All finished copies, newest first. */
export function listSnapshots(data_dir: string): Snapshot[] {
  const folder = snapshotFolder(data_dir);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .flatMap((name): Snapshot[] => {
      const reason = PREFIXES.find(([prefix]) => name.startsWith(prefix))?.[1];
      if (reason === undefined || !name.endsWith('.db')) return [];
      const file = statSync(path.join(folder, name), { throwIfNoEntry: false });
      if (file?.isFile() !== true) return [];
      const [, ...parts] = STAMP.exec(name) ?? [];
      const [year, month, day, hour, minute, second, ms] = parts.map(Number);
      const created_at =
        year === undefined
          ? file.mtime
          : new Date(Date.UTC(year, (month ?? 1) - 1, day, hour, minute, second, ms));
      return [{ name, created_at, bytes: file.size, reason }];
    })
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

/**
 * Copies the database while it is used: as it is when the copy begins, a few pages at a time, so that requests are
 * answered meanwhile. The copy has its name only once it passed SQLite's integrity check.
 */
export async function makeSnapshot(data_dir: string, reason: SnapshotReason): Promise<Snapshot> {
  const folder = snapshotFolder(data_dir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = snapshotName(reason);
  const unfinished = path.join(folder, `${name}.unfinished`);
  const source = openSqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  try {
    // holds on to this moment: a copy of a moving file would begin again at every write
    source.exec('BEGIN');
    source.pragma('user_version');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    await source.backup(unfinished, { progress: () => 200 });
  } catch (error) {
    removeUnfinished(unfinished);
    throw error;
  } finally {
    source.close();
  }
  try {
    await checkCopy(unfinished);
    renameSync(unfinished, path.join(folder, name));
  } catch (error) {
    removeUnfinished(unfinished);
    throw error;
  }
  prune(data_dir);
  const made = listSnapshots(data_dir).find((snapshot) => snapshot.name === name);
  if (made === undefined) throw new Error(`The copy ${name} is gone.`);
  return made;
}

/** One table after another: requests are answered between two. Throws where a copy cannot be trusted. */
async function checkCopy(file: string): Promise<void> {
  const copy = openSqlite(file);
  try {
    // one file, that can be moved anywhere
    copy.pragma('journal_mode = DELETE');
    const tables = copy.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    for (const table of tables) {
      const found = copy.pragma(`integrity_check('${String(table).replaceAll("'", "''")}')`, {
        simple: true,
      });
      if (found !== 'ok') throw new Error(`The copy did not pass its check (${String(found)}).`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    copy.close();
  }
}

function removeUnfinished(unfinished: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
}

/**
 * Which copies are no longer kept: of the daily ones the newest of seven days and of four weeks stay, of those asked for
 * the newest five, those before a restore for 28 days, those before an update for good.
 */
export function outdated(snapshots: readonly Snapshot[], now = new Date()): readonly Snapshot[] {
  const newest_first = snapshots.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
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
    ...newestOfEach(DAY_MS, KEPT_DAYS),
    ...newestOfEach(7 * DAY_MS, KEPT_WEEKS),
    ...of('ASKED').slice(0, KEPT_ASKED),
    ...of('BEFORE_RESTORE').filter((snapshot) => isLate(snapshot, now)),
    ...of('BEFORE_UPDATE'),
  ]);
  return snapshots.filter((snapshot) => !kept.has(snapshot));
}

function isLate({ created_at }: Snapshot, now: Date): boolean {
  return now.getTime() - created_at.getTime() < UNDO_DAYS * DAY_MS;
}

function prune(data_dir: string): void {
  for (const { name } of outdated(listSnapshots(data_dir))) {
    rmSync(path.join(snapshotFolder(data_dir), name), { force: true });
  }
}

/**
 * Whether a restore may still be taken back: until then files that no row names are kept, as the rows that name them are
 * in the copy made before it.
 */
export function wasRestoredLately(data_dir: string, now = new Date()): boolean {
  return listSnapshots(data_dir).some(
    (snapshot) => snapshot.reason === 'BEFORE_RESTORE' && isLate(snapshot, now),
  );
}

export type Snapshots = {
  /** Makes a copy now, after those that are being made. */
  make(reason: SnapshotReason): Promise<Snapshot>;
  /** Waits for what is being made. */
  stop(): Promise<void>;
};

const FIRST_LOOK_MS = 2 * 60 * 1000;
const LOOK_MS = 3600 * 1000;

/** One copy at a time, and one a day by itself for as long as the service runs. */
export function keepSnapshots(
  data_dir: string,
  failed: (message: string) => void,
  first_look_ms = FIRST_LOOK_MS,
): Snapshots {
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const make = (reason: SnapshotReason): Promise<Snapshot> => {
    const made = last.then(() => makeSnapshot(data_dir, reason));
    last = made.catch(() => undefined);
    return made;
  };
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
    stop: async () => {
      clearTimeout(timer);
      await last;
    },
  };
}
