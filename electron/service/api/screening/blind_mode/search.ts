import { sql } from 'kysely';
import { plain, searchCandidates, searchedWords } from '../../../db/search.ts';
import type { Db } from '../../../db/schema.ts';
import { asksForHidden, holdsWords } from '../../../intelligence/blind/query.ts';
import { searchedText } from '../../people/candidate_index/store.ts';
import { identitiesOf, maskOfNobody, type Known } from '../masks/store.ts';
import { hideLocation } from '../../../intelligence/blind/location.ts';

/** What is searched for in texts that may say who somebody is. */
export type Searched = {
  readonly q?: string | undefined;
  readonly place?: string | undefined;
  readonly source?: string | undefined;
};

/**
 * Whom a blind caller finds by these words: those in whose texts, as a blind caller may read them, they stand. By what is
 * hidden nobody is found, and nobody is missing for it: either would confirm a guess. Null where nothing is searched for.
 */
export async function foundBlind(
  db: Db,
  { q = '', place = '', source = '' }: Searched,
): Promise<string[] | null> {
  if (q.trim() === '' && place.trim() === '' && source.trim() === '') return null;
  if (asksForHidden(q, maskOfNobody)) return [];
  let matching = db.selectFrom('candidates').select(['id', 'location', 'source']);
  if (q.trim() !== '') {
    const found = searchCandidates(q);
    if (found === null) return [];
    matching = matching.where(sql<boolean>`candidates.id IN ${found}`);
  }
  const rows = await matching.execute();
  const people = await identitiesOf(
    db,
    rows.map(({ id }) => id),
  );
  const words = q.trim() === '' ? [] : searchedWords(q);
  const found: string[] = [];
  for (const [at, row] of rows.entries()) {
    const person = people.get(row.id);
    if (person === undefined) continue;
    const { mask } = person;
    if (place.trim() !== '' && !holds(hideLocation(row.location ?? '', mask), place)) continue;
    if (source.trim() !== '' && !holds(mask(row.source ?? ''), source)) continue;
    if (words.length > 0 && !holdsWords(await shownWords(db, row.id, row.location, person), words)) continue;
    found.push(row.id);
    // others are answered meanwhile
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

const AT_ONCE = 20;
/** Words of candidates as they are shown, by id: some kilobytes each, and some milliseconds to mask. */
const shown = new Map<string, { readonly stamp: string; readonly words: string }>();
const KEPT = 5_000;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

async function shownWords(
  db: Db,
  id: string,
  location: string | null,
  { mask, stamp }: Known,
): Promise<string> {
  const kept = shown.get(id);
  if (kept?.stamp === stamp) return kept.words;
  const text = `${mask(await searchedText(db, id))}\n${hideLocation(location ?? '', mask)}`;
  const words = ` ${(plain(text).match(WORD) ?? []).join(' ')} `;
  if (shown.size >= KEPT) shown.clear();
  shown.set(id, { stamp, words });
  return words;
}

function holds(text: string, part: string): boolean {
  return plain(text).includes(plain(part.trim()));
}

/** The condition that a candidate is one of these. */
export function isOneOf(ids: readonly string[]) {
  return sql<boolean>`candidates.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
