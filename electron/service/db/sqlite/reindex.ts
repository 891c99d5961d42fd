import { openSqlite, type SqliteFile } from './sqlite.ts';

/*
 * Damage to an index alone: every row is there, so what is made anew is whole. The quick check that a start can afford
 * does not see it; a copy, which reads everything, is refused because of it.
 */

/** What a database was found to be: with damage that stays, with indexes made anew, or sound. */
export type ReindexOutcome = { readonly problem: string } | 'reindexed' | 'sound';

/** Reads all of a database, which may be in use, and makes its indexes anew where nothing else is wrong. */
export function reindexIfDamaged(file: string): ReindexOutcome {
  let sqlite: SqliteFile | undefined;
  try {
    sqlite = openSqlite(file, { timeout: 5000 });
    const own = sqlite;
    const check = (kind: 'integrity' | 'quick'): string =>
      String(own.pragma(`${kind}_check(1)`, { simple: true }));
    if (check('integrity') === 'ok') return 'sound';
    const quick = check('quick');
    if (quick !== 'ok') return { problem: quick };
    const names = own.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").pluck().all();
    // one after the other: the service writes in between
    for (const name of names) own.exec(`REINDEX "${String(name).replaceAll('"', '""')}"`);
    const left = check('integrity');
    return left === 'ok' ? 'reindexed' : { problem: left };
  } catch (error) {
    // a key that is there twice cannot be indexed again
    const { code, message } = error as Error & { code?: unknown };
    if (/^SQLITE_(?:CORRUPT|NOTADB|CONSTRAINT)/u.test(String(code))) return { problem: message };
    throw error;
  } finally {
    sqlite?.close();
  }
}
