import { sql } from 'kysely';
import { plain, searchCandidates } from '../../db/search.ts';
import type { Db } from '../../db/schema.ts';
import { namesSomebody } from '../../intelligence/blind/query.ts';
import { identitiesOf } from './identity.ts';
import { hideLocation } from './location.ts';

/** What is searched for in texts that may say who somebody is. */
export type Searched = {
  readonly q?: string | undefined;
  readonly place?: string | undefined;
  readonly source?: string | undefined;
};

/**
 * Whom a blind caller finds by these words: nobody by what is hidden of them, or a search would confirm it. Null where
 * nothing is searched for.
 */
export async function foundBlind(
  db: Db,
  { q = '', place = '', source = '' }: Searched,
): Promise<string[] | null> {
  if (q.trim() === '' && place.trim() === '' && source.trim() === '') return null;
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
  return rows
    .filter((row) => {
      const person = people.get(row.id);
      if (person === undefined) return false;
      const { terms, mask } = person;
      if (q.trim() !== '' && namesSomebody(q, terms, mask)) return false;
      if (place.trim() !== '' && !holds(hideLocation(row.location ?? '', mask), place)) return false;
      return source.trim() === '' || holds(mask(row.source ?? ''), source);
    })
    .map(({ id }) => id);
}

function holds(text: string, part: string): boolean {
  return plain(text).includes(plain(part.trim()));
}

/** The condition that a candidate is one of these. */
export function isOneOf(ids: readonly string[]) {
  return sql<boolean>`candidates.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
