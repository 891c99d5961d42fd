import type { RawBuilder } from 'kysely';
import { withPlainLetters } from '#service/intelligence/language/letters.ts';
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

/**
 * Ids of the candidates in whom all words of `q` occur (the last one as the beginning of a word), as a
 * subquery for `candidates.id IN …`; null when `q` holds no word at all.
 */
export function searchCandidates(db: Db, q: string): RawBuilder<string> | null {
  const words = fold(q).match(WORD);
  return words === null ? null : dialectOf(db).words.having(words.slice(0, MAX_WORDS));
}

/** The words of `q` that a search looks for, without case and accents. */
export function searchedWords(q: string): string[] {
  return (fold(q).match(WORD) ?? []).slice(0, MAX_WORDS).map(plain);
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

/** A word as the index takes it. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** More words than a person types; each costs a lookup. */
const MAX_WORDS = 32;
