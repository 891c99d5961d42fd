import { yieldToEventLoop } from '../../../event_loop.ts';
import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { isFound, plain, readWords } from '../../../db/search.ts';
import { dialectOf } from '../../../db/dialect.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { maskLocation } from '../../../intelligence/blind/location.ts';
import { asksForHidden } from '../../../intelligence/blind/query.ts';
import { answers, withoutExclusions } from '../../../intelligence/word_query/query.ts';
import { maskOfNobody, identitiesOf, type Known } from '../../screening/masks/store.ts';
import { searchedText } from '../profiles/store.ts';

/** A query of candidates before it says which columns. */
export type Candidates = SelectQueryBuilder<Database, 'candidates', object>;

/** What every list of candidates can be narrowed down by; the filters narrow each other down. */
export type Narrowing = {
  /** One without any word finds nobody; a blank one is none. */
  readonly q?: string | undefined;
  /** No other candidates than these, null for all. */
  readonly only: readonly string[] | null;
  readonly tag_ids?: readonly string[] | undefined;
  readonly job_id?: string | undefined;
  readonly stage_id?: string | undefined;
  /** One of them. */
  readonly stage_ids?: readonly string[] | undefined;
};

/** The candidates of a query that have the words, every one of the tags, and a nomination for the job, in the stage. */
export function narrowed(
  db: Db,
  candidates: Candidates,
  { q, only, tag_ids, job_id, stage_id, stage_ids }: Narrowing,
): Candidates {
  let matching = candidates;
  if (q !== undefined && q.trim() !== '') {
    const { query } = readWords(q);
    matching = matching.where(query === null ? sql<boolean>`false` : isFound(db, query));
  }
  if (only !== null) matching = matching.where(isOneOf(db, only));
  for (const tag_id of tag_ids ?? []) {
    matching = matching.where('id', 'in', (select) =>
      select.selectFrom('candidate_tags').select('candidate_id').where('tag_id', '=', tag_id),
    );
  }
  if (job_id !== undefined || stage_id !== undefined || stage_ids !== undefined) {
    matching = matching.where((where) => {
      let nominated = where.selectFrom('nominations').select('candidate_id');
      if (job_id !== undefined) nominated = nominated.where('job_id', '=', job_id);
      if (stage_id !== undefined) nominated = nominated.where('current_nomination_stage_id', '=', stage_id);
      if (stage_ids !== undefined) {
        nominated = nominated.where('current_nomination_stage_id', 'in', stage_ids);
      }
      return where('candidates.id', 'in', nominated);
    });
  }
  return matching;
}

/** What is searched for in texts that may say who somebody is. */
export type Searched = {
  readonly q?: string | undefined;
  readonly place?: string | undefined;
  readonly source?: string | undefined;
};

/**
 * Whom a blind caller finds by these words: those in whose texts, as a blind caller may read them, they stand. By
 * what is hidden nobody is found, and nobody is missing for it: either would confirm a guess. Null where nothing is
 * searched for.
 * @param among no others than these; null: everybody
 */
export async function foundBlind(
  db: Db,
  { q = '', place = '', source = '' }: Searched,
  among: readonly string[] | null = null,
): Promise<string[] | null> {
  if (q.trim() === '' && place.trim() === '' && source.trim() === '') return null;
  if (asksForHidden(q, maskOfNobody)) return [];
  let matching = db.selectFrom('candidates').select(['id', 'location', 'source']);
  if (among !== null) matching = matching.where(isOneOf(db, among));
  const { query } = readWords(q);
  if (q.trim() !== '') {
    if (query === null) return [];
    // by what is hidden nobody is left out, either
    const asked = withoutExclusions(query);
    if (asked !== null) matching = matching.where(isFound(db, asked));
  }
  const rows = await matching.execute();
  const people = await identitiesOf(
    db,
    rows.map(({ id }) => id),
  );
  const found: string[] = [];
  for (const [at, row] of rows.entries()) {
    const person = people.get(row.id);
    if (person === undefined) continue;
    const { mask } = person;
    if (place.trim() !== '' && !holds(maskLocation(row.location ?? '', mask), place)) continue;
    if (source.trim() !== '' && !holds(mask(row.source ?? ''), source)) continue;
    if (query !== null) {
      const words = await shownWords(db, row.id, row.location, person);
      if (!answers(words, query, plain)) continue;
    }
    found.push(row.id);
    // others are answered meanwhile
    if (at % BATCH_SIZE === BATCH_SIZE - 1) await yieldToEventLoop();
  }
  return found;
}

const BATCH_SIZE = 20;
/** Words of candidates as they are shown, by id: some kilobytes each, and some milliseconds to mask. */
const shown = new Map<string, { readonly stamp: string; readonly words: string }>();
const CACHE_SIZE = 5000;
/** A word, or what is hidden: no phrase goes across it. */
const WORD = /[\p{L}\p{N}\p{M}]+|█+/gu;

async function shownWords(
  db: Db,
  id: string,
  location: string | null,
  { mask, stamp }: Known,
): Promise<string> {
  const kept = shown.get(id);
  if (kept?.stamp === stamp) return kept.words;
  const text = `${mask(await searchedText(db, id))}\n${maskLocation(location ?? '', mask)}`;
  const words = ` ${(plain(text).match(WORD) ?? []).join(' ')} `;
  if (shown.size >= CACHE_SIZE) shown.clear();
  shown.set(id, { stamp, words });
  return words;
}

function holds(text: string, part: string): boolean {
  return plain(text).includes(plain(part.trim()));
}

/** The condition that a candidate is one of these. */
function isOneOf(db: Db, ids: readonly string[]): RawBuilder<boolean> {
  return dialectOf(db).isOneOf('candidates.id', ids);
}
