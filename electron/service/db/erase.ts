import { sql } from 'kysely';
import { timestamp } from '../ids.ts';
import { ERASED_SINCE, ERASURE_KEY, fileDigest } from './tombstone.ts';
import { EXPAND, HASHES } from './erasure_statements.ts';
import { dialectOf } from './dialect.ts';
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
  const { erasing: engine } = dialectOf(trx);
  await engine.begin(trx);
  for (const id of ids) {
    await sql`INSERT INTO erasing VALUES (${kind}, ${id}) ON CONFLICT DO NOTHING`.execute(trx);
  }
  for (const step of EXPAND) await run(trx, step.sql);
  const hashes = await hashesOf(trx);
  if (!keeps_sheets) await engine.blankSheets(trx);
  for (const step of engine.steps) await (typeof step === 'string' ? run(trx, step) : step(trx));
  const now = timestamp();
  await sql`INSERT INTO settings VALUES (${ERASED_SINCE}, '') ON CONFLICT DO NOTHING`.execute(trx);
  await sql`INSERT INTO erasures SELECT kind, id, ${now} FROM erasing WHERE true ON CONFLICT DO NOTHING`.execute(
    trx,
  );
  for (const sha256 of hashes) {
    await sql`INSERT INTO erased_files VALUES (${sha256}) ON CONFLICT DO NOTHING`.execute(trx);
  }
  await keepDigests(trx, hashes);
  return hashes;
}

/** Keeps tombstones of the bytes of files. */
export async function keepDigests(trx: Db, hashes: readonly string[]): Promise<void> {
  const key = hashes.length === 0 ? null : await readSetting(trx, ERASURE_KEY);
  if (key === null) return;
  const now = timestamp();
  for (const sha256 of hashes) {
    await sql`INSERT INTO erasures VALUES ('file', ${fileDigest(key, sha256)}, ${now})
      ON CONFLICT DO NOTHING`.execute(trx);
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
  for (const statement of dialectOf(trx).erasing.forget) await run(trx, statement);
}

/** Whether somebody was erased who had a file of these bytes. */
export async function wasErased(db: Db, sha256: string): Promise<boolean> {
  const key = await readSetting(db, ERASURE_KEY);
  if (key === null) return false;
  const found = await db
    .selectFrom('erasures')
    .select('id')
    .where((where) => where.and({ kind: 'file', id: fileDigest(key, sha256) }))
    .executeTakeFirst();
  return found !== undefined;
}

async function run(trx: Db, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx);
}

async function hashesOf(trx: Db): Promise<string[]> {
  const { rows } = await sql<{
    sha256: string;
  }>`${sql.raw([...HASHES].map((step) => step.sql).join(' UNION '))}`.execute(trx);
  return rows.map(({ sha256 }) => sha256);
}
