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
