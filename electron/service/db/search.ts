import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { withPlainLetters } from '#service/intelligence/language/letters.ts';
import type { Db } from './schema.ts';

/** Puts or replaces what can be found of a candidate: the name, and the text of everything known. */
export async function indexCandidate(
  db: Db,
  candidate_id: string,
  name: string,
  body: string,
): Promise<void> {
  const { row } = await db
    .insertInto('candidate_search_rows')
    .values({ candidate_id })
    // an update that changes nothing, so that the row's number comes back either way
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ candidate_id }))
    .returning('row')
    .executeTakeFirstOrThrow();
  await sql`INSERT OR REPLACE INTO candidate_search (rowid, name, body) VALUES (${row}, ${fold(name)}, ${fold(body)})`.execute(
    db,
  );
}

export async function unindexCandidate(db: Db, candidate_id: string): Promise<void> {
  const found = await db
    .deleteFrom('candidate_search_rows')
    .where('candidate_id', '=', candidate_id)
    .returning('row')
    .executeTakeFirst();
  if (found !== undefined) await sql`DELETE FROM candidate_search WHERE rowid = ${found.row}`.execute(db);
}

/**
 * Ids of the candidates in whom all words of `q` occur (the last one as the beginning of a word), as a
 * subquery for `candidates.id IN …`; null when `q` holds no word at all.
 */
export function searchCandidates(q: string): RawBuilder<string> | null {
  const words = fold(q).match(WORD);
  if (words === null) return null;
  // each word quoted, so that nothing of the query language gets through
  const match = `${words
    .slice(0, MAX_WORDS)
    .map((word) => `"${word}"`)
    .join(' ')}*`;
  return sql<string>`(SELECT candidate_id FROM candidate_search_rows WHERE row IN (SELECT rowid FROM candidate_search WHERE candidate_search MATCH ${match}))`;
}

/** The words of `q` that a search looks for, without case and accents. */
export function searchedWords(q: string): string[] {
  return (fold(q).match(WORD) ?? []).slice(0, MAX_WORDS).map(plain);
}

/** Whether a row's name holds these characters somewhere; case and accents do not matter. */
export function nameContains(part: string): RawBuilder<boolean> {
  return contains('name', part);
}

/** Whether a column of a row holds these characters somewhere; case and accents do not matter. */
export function contains(column: string, part: string): RawBuilder<boolean> {
  return sql<boolean>`instr(plain(${sql.ref(column)}), ${plain(part)}) > 0`;
}

/** The function `plain` of every connection, see open.ts: a text without case and accents. */
export function plain(text: string): string {
  return fold(text).normalize('NFKD').replace(/\p{M}/gu, '');
}

/** As the index holds words; it takes off accents and case itself. */
function fold(text: string): string {
  return withPlainLetters(text.toWellFormed().toLowerCase());
}

/** A word as the index takes it. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** More words than a person types; each costs a lookup. */
const MAX_WORDS = 32;
