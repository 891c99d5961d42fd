import { ERASED_SINCE, ERASURE_KEY, type Tombstone, type Tombstones } from '../../tombstone.ts';
import { ERASE, ERASE_FROM_COPY, SHEETS, prepareErasing } from './erasure_steps.ts';
import { EXPAND, HASHES } from '../../erasure_statements.ts';
import type { ErasureStep } from '../../erasure_statements.ts';
import type { SqliteFile } from '../sqlite.ts';

/** What was erased from a database; where its data model does not know of it yet, as its change log tells. */
export function tombstonesOf(sqlite: SqliteFile): Tombstones {
  if (!isThere(sqlite, 'erasures')) {
    const merged = isThere(sqlite, 'merges')
      ? ' UNION SELECT other_id FROM merges WHERE undone_at IS NULL'
      : '';
    const told = `SELECT DISTINCT replace(type, '.deleted', '') AS kind, resource_id AS id, created_at AS erased_at
FROM events WHERE type = 'candidate.deleted' AND resource_id NOT IN (SELECT id FROM candidates${merged})
OR type = 'attachment.deleted' AND resource_id NOT IN (SELECT id FROM attachments)`;
    return {
      key: null,
      erased: isThere(sqlite, 'events') ? (sqlite.prepare(told).all() as Tombstone[]) : [],
    };
  }
  const key = sqlite.prepare('SELECT value FROM settings WHERE key = ?').pluck().get(ERASURE_KEY);
  const erased = sqlite.prepare('SELECT kind, id, erased_at FROM erasures ORDER BY kind, id').all();
  return { key: typeof key === 'string' ? key : null, erased: erased as Tombstone[] };
}

export type Erased = {
  /** People who were in it and are not any more. */
  readonly people: number;
  /** Hashes of files that were theirs, or were erased alone; others may name the same bytes. */
  readonly hashes: readonly string[];
};

/** How many erased people stand in a database as records of their own: those a restore of it leaves out. */
export function countErased(sqlite: SqliteFile, tombstones: Tombstones): number {
  const known = sqlite.prepare('SELECT 1 FROM candidates WHERE id = ?');
  return tombstones.erased.filter(({ kind, id }) => kind === 'candidate' && known.get(id) !== undefined)
    .length;
}

/**
 * Erases from a database at rest (a backup, an imported folder, one that was put back) everybody and every file that
 * was erased, whatever version its data model has, and makes the tombstones part of it where it knows of them. What was
 * deleted is overwritten with zeros; the words index and unused parts of pages hold it until the caller makes the file
 * anew (VACUUM). In one transaction.
 */
export function applyTombstones(sqlite: SqliteFile, tombstones: Tombstones): Erased {
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma('foreign_keys = ON');
  prepareErasing(sqlite);
  return sqlite.transaction((): Erased => {
    sqlite.exec('DELETE FROM temp.erasing; DELETE FROM temp.left_merges');
    const name = sqlite.prepare('INSERT OR IGNORE INTO temp.erasing VALUES (?, ?)');
    for (const { kind, id } of tombstones.erased) if (kind !== 'file') name.run(kind, id);
    const people = countErased(sqlite, tombstones);
    const hashes = isAnyThere(sqlite) ? eraseNamed(sqlite) : [];
    if (isThere(sqlite, 'erasures')) writeTombstones(sqlite, tombstones, hashes);
    return { people, hashes };
  })();
}

/** Whether anything named in `erasing` is in the database, if only as the other record of a merge. */
function isAnyThere(sqlite: SqliteFile): boolean {
  const tables = ['SELECT id FROM candidates', 'SELECT id FROM attachments'];
  if (isThere(sqlite, 'merges')) tables.push('SELECT other_id FROM merges');
  const found = `SELECT 1 FROM temp.erasing WHERE id IN (${tables.join(' UNION ALL ')}) LIMIT 1`;
  return sqlite.prepare(found).get() !== undefined;
}

/** @returns hashes of the files that go. */
function eraseNamed(sqlite: SqliteFile): string[] {
  runSteps(sqlite, EXPAND);
  const of_people = hashesOf(sqlite);
  runSteps(sqlite, [SHEETS, ...ERASE_FROM_COPY]);
  const hashes = [...new Set([...of_people, ...hashesOf(sqlite)])];
  runSteps(sqlite, ERASE);
  sqlite.exec('DELETE FROM temp.erasing; DELETE FROM temp.left_merges');
  sqlite.prepare("INSERT OR IGNORE INTO settings VALUES (?, '')").run(ERASED_SINCE);
  return hashes;
}

function hashesOf(sqlite: SqliteFile): string[] {
  const all = HASHES.filter(({ needs }) => needs.every((what) => isThere(sqlite, what)));
  return all.flatMap(({ sql }) => sqlite.prepare(sql).pluck().all() as string[]);
}

function writeTombstones(sqlite: SqliteFile, { key, erased }: Tombstones, hashes: readonly string[]): void {
  if (key !== null) sqlite.prepare('REPLACE INTO settings VALUES (?, ?)').run(ERASURE_KEY, key);
  const keep = sqlite.prepare('INSERT OR IGNORE INTO erasures (kind, id, erased_at) VALUES (?, ?, ?)');
  for (const { kind, id, erased_at } of erased) keep.run(kind, id, erased_at);
  const remove = sqlite.prepare('INSERT OR IGNORE INTO erased_files (sha256) VALUES (?)');
  for (const sha256 of hashes) remove.run(sha256);
}

/** Does what a database of any data model has the tables for. */
export function runSteps(sqlite: SqliteFile, steps: readonly ErasureStep[]): void {
  for (const { needs, sql } of steps) {
    if (needs.every((what) => isThere(sqlite, what))) sqlite.prepare(sql).run();
  }
}

/** Whether a database has a table, or a column (`table.column`). */
export function isThere(sqlite: SqliteFile, what: string): boolean {
  const [table = '', column] = what.split('.', 2);
  const columns = sqlite.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  return column === undefined ? columns.length > 0 : columns.includes(column);
}
