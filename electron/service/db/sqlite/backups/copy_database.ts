import { renameSync, rmSync } from 'node:fs';
import { applyTombstones, countErased, isThere, runSteps } from '../erasure/erasure.ts';
import { ERASED_SINCE } from '../../tombstone.ts';
import type { Erased } from '../erasure/erasure.ts';
import { FORGET } from '../erasure/erasure_steps.ts';
import { ERROR_OF_SOMEBODY, LONG_ANSWER } from '../../erasure_statements.ts';
import type { ErasureStep } from '../../erasure_statements.ts';
import { reindexIfDamaged } from '../reindex.ts';
import { openSqlite } from '../sqlite.ts';
import type { SqliteFile } from '../sqlite.ts';
import { readTombstones } from '../erasure/tombstones.ts';
import { createPrivate, flushFile } from '../../atomic_write.ts';

/**
 * Whole copies of databases, as they have to be once people were erased: written anew, so that no unused page and no
 * unused part of a page holds what was deleted. All of it takes seconds for large databases, and is run apart from the
 * service while that is used (see database_worker.ts).
 */

/** What can be done with a whole database. */
export type WorkerCall =
  | { readonly kind: 'copy'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'copy_without_erased';
      readonly from: string;
      readonly to: string;
      readonly data_dir: string;
    }
  | { readonly kind: 'holds_erased'; readonly from: string; readonly data_dir: string }
  | { readonly kind: 'reindex'; readonly file: string };

export function runWorkerCall(call: WorkerCall): unknown {
  switch (call.kind) {
    case 'copy':
      return copyDatabase(call.from, call.to);
    case 'copy_without_erased':
      return copyWithoutErased(call.from, call.to, call.data_dir);
    case 'holds_erased':
      return holdsErased(call.from, call.data_dir);
    case 'reindex':
      return reindexIfDamaged(call.file);
  }
}

/** What stands in the way of two copies being made at once stands under this end. */
export const SCRATCH = '.scratch';

/**
 * Copies a database, which may be in use, as it is now. Throws, and leaves nothing, where the copy is not sound.
 * @param leave what is left out of it.
 */
export function copyDatabase(
  from: string,
  to: string,
  leave: (copy: SqliteFile) => void = leaveOutOfCopies,
): void {
  removeDatabase(to);
  try {
    const source = openSqlite(from, { readonly: true, timeout: 5000 });
    try {
      // what is copied row by row is sound, whatever it was copied from
      assertUndamaged(source);
      vacuumInto(source, to);
    } finally {
      source.close();
    }
    finishCopy(to, leave);
    assertSound(to);
  } catch (error) {
    removeDatabase(to);
    throw error;
  }
}

/**
 * Copies a database that nobody uses, without the people and files that were erased from its data folder.
 * @returns who and what was left out.
 */
function copyWithoutErased(from: string, to: string, data_dir: string): Erased {
  removeDatabase(to);
  try {
    const source = openSqlite(from, { readonly: true });
    try {
      vacuumInto(source, to);
    } finally {
      source.close();
    }
    let erased: Erased = { people: 0, hashes: [] };
    rewriteCopy(to, (copy) => {
      erased = applyTombstones(copy, readTombstones(data_dir));
      leaveOutOfCopies(copy);
    });
    assertSound(to);
    return erased;
  } catch (error) {
    removeDatabase(to);
    throw error;
  }
}

/** Makes a copy that was just made what a copy has to be. */
export function finishCopy(copy: string, leave: (copy: SqliteFile) => void = leaveOutOfCopies): void {
  const is_erased = readingOf(copy, isErasedSince);
  // to merge the words index of 100,000 people takes long, and is for words of those who were erased alone
  if (is_erased || readingOf(copy, holdsMore)) rewriteCopy(copy, leave, { merges_words: is_erased });
}

/**
 * What no copy holds, as nobody could be taken out of it later: of a spreadsheet that is not brought in, and of answers
 * that are kept to be repeated, no row says whose they are. Hashes of erased files are there for the clean-up alone.
 */
const NOT_COPIED: readonly ErasureStep[] = [
  { needs: ['candidate_tables'], sql: "DELETE FROM candidate_tables WHERE state IN ('READY', 'UNDONE')" },
  { needs: ['candidate_tables'], sql: "UPDATE candidate_tables SET cells = '[]' WHERE cells <> '[]'" },
  { needs: ['erased_files'], sql: 'DELETE FROM erased_files' },
  ...FORGET,
];

function leaveOutOfCopies(copy: SqliteFile): void {
  runSteps(copy, NOT_COPIED);
}

/** Whether a database holds what no copy holds. */
function holdsMore(sqlite: SqliteFile): boolean {
  const found: readonly (readonly [table: string, condition: string])[] = [
    ['candidate_tables', "cells <> '[]'"],
    ['idempotency_keys', LONG_ANSWER],
    ['tasks', ERROR_OF_SOMEBODY],
  ];
  return found.some(
    ([table, condition]) =>
      isThere(sqlite, table) &&
      sqlite.prepare(`SELECT 1 FROM ${table} WHERE ${condition} LIMIT 1`).get() !== undefined,
  );
}

function readingOf<T>(file: string, read: (sqlite: SqliteFile) => T): T {
  const sqlite = openSqlite(file, { readonly: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

/** Whether a database holds somebody, or a file, that was erased. */
function holdsErased(file: string, data_dir: string): boolean {
  const sqlite = openSqlite(file, { readonly: true });
  try {
    const tombstones = readTombstones(data_dir);
    if (countErased(sqlite, tombstones) > 0 || isErasedSince(sqlite) || holdsMore(sqlite)) return true;
    const attachment = sqlite.prepare('SELECT 1 FROM attachments WHERE id = ?');
    const merged = isThere(sqlite, 'merges')
      ? sqlite.prepare('SELECT 1 FROM merges WHERE other_id = ?')
      : null;
    return tombstones.erased.some(
      ({ kind, id }) =>
        (kind === 'attachment' && attachment.get(id) !== undefined) ||
        (kind === 'candidate' && merged !== null && merged.get(id) !== undefined),
    );
  } finally {
    sqlite.close();
  }
}

/** Removes a database with what may stand beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true });
}

/** Whether something was erased from a database since it was last written anew. */
export function isErasedSince(sqlite: SqliteFile): boolean {
  if (!isThere(sqlite, 'settings')) return false;
  return sqlite.prepare('SELECT 1 FROM settings WHERE key = ?').get(ERASED_SINCE) !== undefined;
}

/** Changes a copy, forgets what the words index still holds, and leaves neither anywhere in the file. */
function rewriteCopy(
  file: string,
  change: (copy: SqliteFile) => void,
  { merges_words } = { merges_words: true },
): void {
  const scratch = file + SCRATCH;
  const copy = openSqlite(file);
  try {
    copy.pragma('secure_delete = ON');
    // thrown away when it is cut off
    copy.pragma('journal_mode = MEMORY');
    copy.pragma('synchronous = OFF');
    copy.pragma('foreign_keys = ON');
    change(copy);
    copy.prepare('DELETE FROM settings WHERE key = ?').run(ERASED_SINCE);
    if (merges_words) {
      copy.prepare("INSERT INTO candidate_search (candidate_search) VALUES ('optimize')").run();
    }
    removeDatabase(scratch);
    vacuumInto(copy, scratch);
  } finally {
    copy.close();
  }
  renameSync(scratch, file);
}

function vacuumInto(source: SqliteFile, to: string): void {
  createPrivate(to);
  source.prepare('VACUUM INTO ?').run(to);
}

function assertUndamaged(sqlite: SqliteFile): void {
  const found = sqlite.pragma('integrity_check(1)', { simple: true });
  if (found !== 'ok') throw new Error(`The copy did not pass its check (${String(found)}).`);
}

/** Throws where a copy cannot be trusted. What it holds is on the disk then. */
function assertSound(file: string): void {
  const copy = openSqlite(file, { readonly: true });
  try {
    assertUndamaged(copy);
  } finally {
    copy.close();
  }
  flushFile(file);
}
