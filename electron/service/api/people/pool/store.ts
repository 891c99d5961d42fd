import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { contains, readWords, whoIsFound } from '../../../db/search.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { readIds } from '../../../db/read_ids.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { askedPhrases, type Phrase } from '../../../intelligence/word_query/query.ts';
import { foundBlind, narrowed, type Candidates } from '../candidate_search/store.ts';
import { duplicateAmounts } from '../duplicates/store.ts';
import type { CandidateCard, PoolIds, PoolQuery, Snippet } from './schema.ts';
import { isUnread } from './unread.ts';
import { knownTerms, meetsTermsToday, UNKNOWN_TERMS } from '../availability/store.ts';
import { isDue } from '../retention/store.ts';
import { candidatesHaving } from '../../settings/custom_field_values/store.ts';
import { snippetOf } from './snippet.ts';

/** Everyone a search finds, in order. `only`: no other candidates than these, null for all. */
export async function poolIds(
  db: Db,
  query: PoolQuery,
  only: readonly string[] | null = null,
): Promise<Omit<PoolIds, 'understood'>> {
  const { place, min_years, in_no_job, source, added_since, due } = query;
  let matching = narrowed(db, db.selectFrom('candidates'), { ...query, only });
  if (place !== undefined) matching = matching.where(contains(db, 'location', place.trim()));
  if (source !== undefined) matching = matching.where(contains(db, 'source', source.trim()));
  if (min_years > 0) matching = matching.where('months_experience', '>=', min_years * 12);
  const terms = meetsTermsToday(query);
  if (terms !== null) matching = matching.where(terms);
  if (added_since !== undefined) matching = matching.where('created_at', '>=', added_since);
  if (in_no_job !== undefined) {
    matching = matching.where('id', 'not in', (select) =>
      select.selectFrom('nominations').select('candidate_id'),
    );
  }
  if (query.custom_fields !== undefined) {
    matching = matching.where(candidatesHaving(db, query.custom_fields));
  }
  if (due !== undefined) matching = matching.where((await isDue(db)) ?? sql<boolean>`false`);
  if (query.limit === 0) return { ids: [], ...(await countsOf(matching)) };
  // at once: a server has both ready in the time of one
  const found = wordsAlone(query, only) ? whoHas(db, query.q ?? '') : null;
  const [ids, unread] = await Promise.all([
    readIds(db, found ?? inOrder(db, matching, query.sort)),
    unreadIds(db),
  ]);
  const last = ids.filter((id) => unread.has(id));
  const in_order = [...ids.filter((id) => !unread.has(id)), ...last];
  return { ids: in_order.slice(0, query.limit), total: ids.length, unread_total: last.length };
}

async function countsOf(matching: Candidates): Promise<Pick<PoolIds, 'total' | 'unread_total'>> {
  const [total, unread_total] = await Promise.all([countOf(matching), countOf(matching.where(isUnread()))]);
  return { total, unread_total };
}

async function countOf(candidates: Candidates): Promise<number> {
  const counted = candidates.select((select) => select.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** The same for a blind caller: by what is hidden of people nobody is found, and their order does not tell it, either. */
export async function poolIdsBlind(
  db: Db,
  query: PoolQuery,
  among: readonly string[] | null = null,
): Promise<Omit<PoolIds, 'understood'>> {
  const { q, place, source, sort, ...filters } = query;
  const only = (await foundBlind(db, { q, place, source }, among)) ?? among;
  return poolIds(db, { ...filters, sort: sort === 'name' ? 'newest' : sort }, only);
}

/** Whether words are all that is asked, newest first: the index of words knows who has them without looking them up. */
function wordsAlone({ q, sort, limit: _limit, ...others }: PoolQuery, only: unknown): boolean {
  // 0 asks for nothing
  const asks_more = Object.values({ only, ...others }).some((one) => (one ?? 0) !== 0);
  return q !== undefined && sort === 'newest' && !asks_more;
}

/** Everybody who has these words, newest first; null where they are not what the index is asked for. */
function whoHas(db: Db, q: string): Ids | null {
  const { query } = readWords(q);
  const found = query === null ? null : whoIsFound(db, query);
  if (found === null) return null;
  return db
    .selectFrom(sql<{ candidate_id: string }>`${found}`.as('found'))
    .select('found.candidate_id as id')
    .orderBy('found.candidate_id', 'desc') as unknown as Ids;
}

type Ids = SelectQueryBuilder<Database, 'candidates', { id: string }>;

function inOrder(db: Db, candidates: Candidates, sort: PoolQuery['sort']): Ids {
  let sorted = candidates;
  if (sort === 'name') sorted = sorted.orderBy(dialectOf(db).folded('full_name'));
  if (sort === 'years') sorted = sorted.orderBy('months_experience', (by) => by.desc().nullsLast());
  return sorted.select('id').orderBy('id', 'desc');
}

/** Everybody whose file could not be read. They are few: asking it of each one found takes longer than the search. */
async function unreadIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('candidates').select('id').where(isUnread()).execute();
  return new Set(rows.map(({ id }) => id));
}

/** What a list shows of these candidates beside themselves, in their order; those that are gone are left out. */
export async function candidateCards(
  db: Db,
  candidate_ids: readonly string[],
  q: string | undefined,
  is_blind = false,
): Promise<CandidateCard[]> {
  const query = q === undefined ? null : readWords(q).query;
  const phrases = query === null ? [] : askedPhrases(query);
  // at once: a server has all of them ready in the time of the slowest
  const [there, terms, tags, nominations, notes, files, duplicates, snippets] = await Promise.all([
    db
      .selectFrom('candidates')
      .select(['id', isUnread().as('is_unread')])
      .where('id', 'in', candidate_ids)
      .execute(),
    knownTerms(db, candidate_ids),
    tagsOf(db, candidate_ids),
    nominationsOf(db, candidate_ids),
    amountsOf(db, 'notes', candidate_ids),
    amountsOf(db, 'attachments', candidate_ids),
    // one person is known by name and address
    is_blind ? new Map<string, number>() : duplicateAmounts(db, candidate_ids),
    phrases.length === 0 ? new Map<string, Snippet>() : snippetsOf(db, candidate_ids, phrases),
  ]);
  const unread = new Map(there.map(({ id, is_unread }) => [id, Number(is_unread) === 1]));
  return candidate_ids
    .filter((id) => unread.has(id))
    .map((id) => ({
      candidate_id: id,
      tags: tags.get(id) ?? [],
      nominations: nominations.get(id) ?? [],
      is_unread: unread.get(id) === true,
      availability: terms.get(id) ?? UNKNOWN_TERMS,
      note_count: notes.get(id) ?? 0,
      file_count: files.get(id) ?? 0,
      duplicate_count: duplicates.get(id) ?? 0,
      snippet: snippets.get(id) ?? null,
    }));
}

async function tagsOf(db: Db, candidate_ids: readonly string[]): Promise<Map<string, CandidateCard['tags']>> {
  const rows = await db
    .selectFrom('candidate_tags')
    .innerJoin('tags', 'tags.id', 'candidate_tags.tag_id')
    .select(['candidate_id', 'tag_id', 'name', 'tag_type', 'is_standardized', 'creation_method'])
    .where('candidate_id', 'in', candidate_ids)
    .orderBy('tag_type')
    .orderBy('candidate_tags.id')
    .execute();
  const found = new Map<string, CandidateCard['tags']>();
  for (const { candidate_id, tag_id, name, tag_type, is_standardized, creation_method } of rows) {
    const tags = found.get(candidate_id) ?? [];
    found.set(candidate_id, tags);
    const known = tags.find((tag) => tag.tag_id === tag_id);
    if (known !== undefined) known.creation_methods.push(creation_method);
    else {
      const creation_methods = [creation_method];
      tags.push({ tag_id, name, tag_type, is_standardized: is_standardized === 1, creation_methods });
    }
  }
  return found;
}

async function nominationsOf(
  db: Db,
  candidate_ids: readonly string[],
): Promise<Map<string, CandidateCard['nominations']>> {
  const rows = await db
    .selectFrom('nominations')
    .select(['id', 'candidate_id', 'job_id', 'current_nomination_stage_id'])
    .where('candidate_id', 'in', candidate_ids)
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, CandidateCard['nominations']>();
  for (const { id, candidate_id, job_id, current_nomination_stage_id: stage_id } of rows) {
    const nominations = found.get(candidate_id) ?? [];
    found.set(candidate_id, [...nominations, { nomination_id: id, job_id, stage_id }]);
  }
  return found;
}

async function amountsOf(
  db: Db,
  table: 'notes' | 'attachments',
  candidate_ids: readonly string[],
): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom(table)
    .select((select) => ['candidate_id', select.fn.countAll<number>().as('amount')])
    .where('candidate_id', 'in', candidate_ids)
    .groupBy('candidate_id')
    .execute();
  return new Map(rows.map(({ candidate_id, amount }) => [candidate_id, amount]));
}

/** The newest file that holds a word is quoted. */
async function snippetsOf(
  db: Db,
  candidate_ids: readonly string[],
  phrases: readonly Phrase[],
): Promise<Map<string, Snippet>> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select(['attachments.candidate_id', dialectOf(db).jsonText('document', ['text']).as('text')])
    .where('attachments.candidate_id', 'in', candidate_ids)
    .where('documents.document', 'is not', null)
    .orderBy('attachments.id', 'desc')
    .execute();
  const found = new Map<string, Snippet>();
  for (const { candidate_id, text } of rows) {
    if (candidate_id === null || text === null || found.has(candidate_id)) continue;
    const snippet = snippetOf(text, phrases);
    if (snippet !== null) found.set(candidate_id, snippet);
  }
  return found;
}
