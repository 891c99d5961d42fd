import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { renewWords } from '../api/people/candidate_index/store.ts';
import { namedFiles } from '../api/intake/attachments/store.ts';
import type { Backend } from '../db/backend.ts';
import { dialectOf } from '../db/dialect.ts';
import type { FileStore } from '../db/file_store.ts';
import { compareRows, copyRows, makeRoom, tablesOf } from '../db/logical_copy.ts';
import { checkReferences, deferReferences, haveAlone } from '../db/postgres/moving.ts';
import type { Db } from '../db/schema.ts';

/** What was moved; `missing` are files that rows name and that were gone before. */
export type Moved = { readonly candidates: number; readonly files: number; readonly missing: number };

/** What is read of the place that everything is moved from. */
type Source = Pick<Backend, 'db' | 'files' | 'instances'>;

/** Files that are on their way at a time. */
const FILES_AT_ONCE = 4;
const TOLD_EVERY = 1000;

/** What was done: rows of one table, or so many candidates' words or files until now, or all of it looked at again. */
export type MoveProgress =
  | { readonly done: 'ROWS'; readonly table: string; readonly count: number }
  | { readonly done: 'WORDS' | 'FILES'; readonly count: number }
  | { readonly done: 'COMPARED' };

type Told = (progress: MoveProgress) => void;

/**
 * Copies everything from a data folder to a server, or back, and reads it once more over there. Both databases are held
 * meanwhile, and the source stays as it is. All rows come in one transaction, and the bytes of files before it ends: a
 * kill, or anything that differs, leaves the target as empty as it was.
 * @param source a service may be at work on one in a data folder, if nothing is written there meanwhile
 * @param told what was done, for whoever waits
 */
export function moveEngine(source: Source, target: Backend, told: Told): Promise<Moved> {
  return source.db.transaction().execute(async (from) => {
    if (isServer(from)) await haveAlone(from, source.instances.id);
    return target.db.transaction().execute(async (trx) => {
      if (isServer(trx)) {
        await haveAlone(trx, target.instances.id);
        await deferReferences(trx);
      } else {
        await sql`PRAGMA defer_foreign_keys = ON`.execute(trx);
      }
      const sqlite = isServer(from) ? trx : from;
      const tables = await tablesOf(sqlite);
      await makeRoom(trx, tables);
      const copied = await copyRows(from, trx, tables, (table, count) =>
        told({ done: 'ROWS', table, count }),
      );
      if (isServer(trx)) await checkReferences(trx);
      await makeWords(trx, sqlite, told);
      const files = await copyFiles(await namedFiles(from), source.files, target.files, told);
      for (const table of tables) await compareRows(trx, table, copied.get(table.name));
      told({ done: 'COMPARED' });
      // a server plans by what it knows of its tables
      if (isServer(trx)) await sql`ANALYZE`.execute(trx);
      return { candidates: copied.get('candidates')?.rows ?? 0, ...files };
    });
  });
}

function isServer(db: Db): boolean {
  return dialectOf(db).engine === 'postgres';
}

/**
 * Makes the index of words, which each engine has in a way of its own.
 * @param sqlite has the same rows by now, and answers many small questions sooner than a server
 */
async function makeWords(trx: Db, sqlite: Db, told: Told): Promise<void> {
  const candidates = await trx.selectFrom('candidates').select('id').orderBy('id').execute();
  let done = 0;
  for (const { id } of candidates) {
    await renewWords(trx, id, sqlite);
    done += 1;
    if (done % TOLD_EVERY === 0) told({ done: 'WORDS', count: done });
  }
  if (done > 0) told({ done: 'WORDS', count: done });
}

/** Copies the bytes of files, and compares each where it is now with the hash that names it. */
async function copyFiles(
  hashes: ReadonlySet<string>,
  source: FileStore,
  target: FileStore,
  told: Told,
): Promise<{ files: number; missing: number }> {
  const waiting = hashes.values();
  const problems: unknown[] = [];
  let files = 0;
  let missing = 0;
  const copy = async (sha256: string): Promise<void> => {
    const bytes = await bytesOf(source, sha256);
    if (bytes === null) {
      missing += 1;
      return;
    }
    refuseUnless(sha256, bytes, 'is damaged. Put a copy of it back, or delete it, then move again');
    await target.keep([bytes], async () => undefined);
    refuseUnless(sha256, await bytesOf(target, sha256), 'is not the same after it was copied');
    files += 1;
    if (files % TOLD_EVERY === 0) told({ done: 'FILES', count: files });
  };
  const copyOnes = async (): Promise<void> => {
    for (const sha256 of waiting) {
      // nothing is written any more when this function has thrown
      if (problems.length > 0) return;
      await copy(sha256).catch((error: unknown) => problems.push(error));
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copyOnes));
  if (problems.length > 0) throw problems[0];
  if (files > 0) told({ done: 'FILES', count: files });
  return { files, missing };
}

async function bytesOf(store: FileStore, sha256: string): Promise<Buffer | null> {
  const content = await store.content(sha256);
  if (content === null) return null;
  return Buffer.isBuffer(content.bytes) ? content.bytes : Buffer.concat(await content.bytes.toArray());
}

function refuseUnless(sha256: string, bytes: Buffer | null, what: string): void {
  if (bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256) return;
  throw new Error(`The file ${sha256} ${what}. Nothing was moved.`);
}
