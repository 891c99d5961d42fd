import { sql, type RawBuilder } from 'kysely';
import { withPlainLetters } from '#service/intelligence/language/letters.ts';
import { parseWordQuery, type ParsedQuery } from '#service/intelligence/word_query/parse.ts';
import { toFindable, type WordQuery } from '#service/intelligence/word_query/query.ts';
import { dialectOf } from './dialect.ts';
import type { Db } from './schema.ts';

/** Puts or replaces what can be found of a candidate: the name, and the text of everything known. */
export async function indexCandidate(
  db: Db,
  candidate_id: string,
  name: string,
  body: string,
): Promise<void> {
  await dialectOf(db).words.put(db, candidate_id, fold(name), fold(body));
}

/** Takes a candidate out of the index of words. */
export async function unindexCandidate(db: Db, candidate_id: string): Promise<void> {
  await dialectOf(db).words.remove(db, candidate_id);
}

/** A question of words, as the index of words takes it. */
export function readWords(q: string): ParsedQuery {
  return parseWordQuery(q, fold);
}

/** Whether a candidate of a statement is among those a question of words finds. */
export function isFound(db: Db, query: WordQuery, column = 'candidates.id'): RawBuilder<boolean> {
  const { query: findable, is_everybody_else } = toFindable(query);
  const ids = dialectOf(db).words.finding(findable);
  return is_everybody_else
    ? sql<boolean>`${sql.ref(column)} NOT IN ${ids}`
    : sql<boolean>`${sql.ref(column)} IN ${ids}`;
}

/** A subquery of the ids of all whom a question of words finds; null where it asks for everybody else. */
export function whoIsFound(db: Db, query: WordQuery): RawBuilder<string> | null {
  const { query: findable, is_everybody_else } = toFindable(query);
  return is_everybody_else ? null : dialectOf(db).words.finding(findable);
}

/** Whether a column of a row holds these characters somewhere; case and accents do not matter. */
export function contains(db: Db, column: string, part: string): RawBuilder<boolean> {
  const { folded, holds } = dialectOf(db);
  return holds(folded(column), plain(part));
}

/** A text without case and accents. */
export function plain(text: string): string {
  return fold(text).replaceAll('ς', 'σ').normalize('NFKD').replace(/\p{M}/gu, '');
}

/** As the index holds words; it takes off accents and case itself. */
function fold(text: string): string {
  return withPlainLetters(text.toWellFormed().toLowerCase());
}
