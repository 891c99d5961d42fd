import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OpenSqlite } from './sqlite.ts';

/**
 * Refuses a database that cannot be trusted, before anything is written to it. The header is always read;
 * `thorough` runs SQLite's quick_check over the whole file, which takes about a second per gigabyte.
 */
export function checkBeforeUse(
  open: OpenSqlite,
  file: string,
  { thorough }: { readonly thorough: boolean },
): void {
  let problem: string;
  try {
    const sqlite = open(file, { readonly: true });
    try {
      sqlite.pragma('user_version');
      if (!thorough) return;
      const found = sqlite.pragma('quick_check(1)', { simple: true });
      if (found === 'ok') return;
      problem = String(found)
        .replaceAll(/[*\s]+/g, ' ')
        .trim();
    } finally {
      sqlite.close();
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  throw new Error(
    `The database ${file} is damaged (${problem}). Nothing was changed. Restore the newest copy from the snapshots folder beside it, or start with another data folder.`,
  );
}

/**
 * Refuses a folder whose database is missing or empty beside files that only rows of it can have named: a new database
 * would take them for leftovers and remove them.
 */
export function refuseToStartAnew(data_dir: string, file: string): void {
  if (existsSync(file) && statSync(file).size > 0) return;
  const files = path.join(data_dir, 'files');
  if (!existsSync(files) || readdirSync(files).length === 0) return;
  throw new Error(
    `The data folder ${data_dir} holds files of candidates, but its database longlist.db is ${existsSync(file) ? 'empty' : 'missing'}. Nothing was changed. Put the database back (the snapshots folder may hold a copy), or start with another data folder.`,
  );
}
