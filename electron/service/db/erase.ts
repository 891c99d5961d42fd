import { CompiledQuery, sql } from 'kysely';
import { timestamp } from '../ids.ts';
import { ERASED_SINCE, ERASURE_KEY, fileDigest } from './sqlite/erasure/erasure.ts';
import { ERASE, EXPAND, FORGET, HASHES, SHEETS } from './sqlite/erasure/erasure_steps.ts';
import type { Db } from './schema.ts';
import { readSetting } from './settings.ts';

/** What goes: people with all that is theirs, or files alone. */
export type Erasing =
  | { readonly candidates: readonly string[] }
  | { readonly attachments: readonly string[] };

/**
 * Erases people, or files, from the database at work, and keeps tombstones of them. What is told of it, and the
 * clean-up that has to follow (tasks/clean-up-erased.ts), is the caller's. Call it inside a transaction.
 * @param options `keeps_sheets`: spreadsheets they came from stay as they are, since only their import is taken back.
 * @returns hashes of their files, for removeFilesUnlessNamed after the commit.
 */
export async function erase(
  trx: Db,
  erasing: Erasing,
  { keeps_sheets = false }: { readonly keeps_sheets?: boolean } = {},
): Promise<string[]> {
  const [kind, ids] =
    'candidates' in erasing ? ['candidate', erasing.candidates] : ['attachment', erasing.attachments];
  await run(trx, 'DELETE FROM temp.erasing');
  for (const id of ids) await run(trx, 'INSERT OR IGNORE INTO temp.erasing VALUES (?, ?)', [kind, id]);
  for (const step of EXPAND) await run(trx, step.sql);
  const hashes = await hashesOf(trx);
  for (const step of keeps_sheets ? ERASE : [SHEETS, ...ERASE]) await run(trx, step.sql);
  const now = timestamp();
  await run(trx, "INSERT OR IGNORE INTO settings VALUES (?, '')", [ERASED_SINCE]);
  await run(trx, 'INSERT OR IGNORE INTO erasures SELECT kind, id, ? FROM temp.erasing', [now]);
  for (const sha256 of hashes) await run(trx, 'INSERT OR IGNORE INTO erased_files VALUES (?)', [sha256]);
  await keepDigests(trx, hashes);
  return hashes;
}

/** Keeps tombstones of the bytes of files. */
export async function keepDigests(trx: Db, hashes: readonly string[]): Promise<void> {
  const key = hashes.length === 0 ? null : await readSetting(trx, ERASURE_KEY);
  if (key === null) return;
  const now = timestamp();
  for (const sha256 of hashes) {
    await run(trx, "INSERT OR IGNORE INTO erasures VALUES ('file', ?, ?)", [fileDigest(key, sha256), now]);
  }
}

/** Of these hashes, those of files that were erased: whether somebody has the same bytes again, rows tell. */
export async function erasedAmong(db: Db, hashes: readonly string[]): Promise<string[]> {
  const key = await readSetting(db, ERASURE_KEY);
  const erased = await db.selectFrom('erasures').select('id').where('kind', '=', 'file').execute();
  if (key === null || erased.length === 0) return [];
  const digests = new Set(erased.map(({ id }) => id));
  return hashes.filter((sha256) => digests.has(fileDigest(key, sha256)));
}

/**
 * Forgets answers and errors once more, after an erasure: a request that was at work meanwhile may have kept an answer
 * made before it.
 */
export async function forgetMentions(trx: Db): Promise<void> {
  for (const step of FORGET) await run(trx, step.sql);
}

/** Whether somebody was erased who had a file of these bytes. */
export async function wasErased(db: Db, sha256: string): Promise<boolean> {
  const key = await readSetting(db, ERASURE_KEY);
  if (key === null) return false;
  const found = await db
    .selectFrom('erasures')
    .select('id')
    .where('kind', '=', 'file')
    .where('id', '=', fileDigest(key, sha256))
    .executeTakeFirst();
  return found !== undefined;
}

async function run(trx: Db, text: string, parameters: readonly unknown[] = []): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(text, [...parameters]));
}

async function hashesOf(trx: Db): Promise<string[]> {
  const { rows } = await sql<{
    sha256: string;
  }>`${sql.raw([...HASHES].map((step) => step.sql).join(' UNION '))}`.execute(trx);
  return rows.map(({ sha256 }) => sha256);
}
