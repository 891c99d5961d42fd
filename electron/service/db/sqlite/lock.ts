import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sqliteCode } from './problem.ts';
import type { OpenSqlite } from './sqlite.ts';

export type FolderLock = {
  /** The note of the last holder was still there although nobody held the lock: it was killed. */
  readonly previous_run_was_cut_off: boolean;
  /** Gives the folder back. `cut_off` keeps the note, so that the next start still checks the database. */
  release(options?: { readonly cut_off?: boolean }): void;
};

/**
 * One process per data folder. The lock is SQLite's own lock on a file of its own: the operating system
 * lets it go however the holder ends, on every platform, which a file with a process id in it cannot do.
 */
export function lockDataFolder(open: OpenSqlite, data_dir: string): FolderLock {
  const note_file = path.join(data_dir, 'lock.json');
  const lock = open(path.join(data_dir, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(sqliteCode(error) ?? '')) {
      throw new Error(
        `The file ${path.join(data_dir, 'lock.db')} is damaged. It holds no data: delete it and start again.`,
        { cause: error },
      );
    }
    if (sqliteCode(error)?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new Error(
      `The data folder ${data_dir} is in use by ${holder(note_file)}. Close it first, or choose another data folder.`,
      { cause: error },
    );
  }
  const previous_run_was_cut_off = readNote(note_file) !== null;
  writeFileSync(note_file, JSON.stringify({ pid: process.pid, started_at: new Date().toISOString() }), {
    mode: 0o600,
  });
  return {
    previous_run_was_cut_off,
    release: ({ cut_off = false } = {}) => {
      if (!cut_off) rmSync(note_file, { force: true });
      if (lock.open) lock.close();
    },
  };
}

function readNote(note_file: string): string | null {
  try {
    return readFileSync(note_file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holder(note_file: string): string {
  try {
    const note = JSON.parse(readNote(note_file) ?? '') as { pid: number; started_at: string };
    return `process ${note.pid} (running since ${note.started_at})`;
  } catch {
    // between taking the lock and writing the note
    return 'another process';
  }
}
