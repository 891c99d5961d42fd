import { parsePoolSearch, type PoolSearch } from './pool_search.ts';
import { parseRankingSearch, type RankingSearch } from './ranking_search.ts';

/** A stretch of a file's text: what a quote is, wherever it was read. */
export type QuotePlace = { readonly attachment_id: string; readonly start: number; readonly end: number };

export const CANDIDATE_TABS = ['experience', 'notes', 'history', 'files'] as const;
export type CandidateTab = (typeof CANDIDATE_TABS)[number];

/**
 * What the address of a candidate says: the ranking they are seen in (it gives previous and next), and what is
 * looked at. `/candidates/ID?job=JOB&criterion=CRITERION` opens what was found of a criterion with its words boxed on
 * the page; `/candidates/ID?quote=FILE:START-END` boxes any other words. Give either to a link with `atCriterion`
 * or `atQuote`.
 */
export type CandidateSearch = RankingSearch & {
  /** Id of a criterion whose answer is open. */
  readonly criterion?: string;
  /** `<attachment id>:<start>-<end>`, as features/document_page/evidence.ts makes it of any evidence. */
  readonly quote?: string;
  /** The part of the page that is shown; the experience without a word. */
  readonly tab?: Exclude<CandidateTab, 'experience'>;
  /** The search of the Pool they were opened from: it gives previous and next, and the way back. */
  readonly pool?: PoolSearch;
};

const QUOTE = /^([^:]+):(\d{1,9})-(\d{1,9})$/u;

/** Reads an address; what it cannot understand is left out. */
export function parseCandidateSearch(raw: Record<string, unknown>): CandidateSearch {
  const { criterion, quote, pool, tab } = raw;
  return {
    ...parseRankingSearch(raw),
    ...(typeof criterion === 'string' && criterion !== '' ? { criterion } : {}),
    ...(typeof quote === 'string' && placeOfQuote(quote) !== null ? { quote } : {}),
    ...(tab === 'notes' || tab === 'history' || tab === 'files' ? { tab } : {}),
    ...(typeof pool === 'object' && pool !== null
      ? { pool: parsePoolSearch(pool as Record<string, unknown>) }
      : {}),
  };
}

/** The address of somebody of the Pool: by meaning, they are seen in the ranking that gives it its order. */
export function poolAddress(pool: PoolSearch): CandidateSearch {
  const q = (pool.q ?? '').trim();
  return { ...(pool.mode === 'meaning' && q !== '' ? { by: 'words' as const, q } : {}), pool };
}

/** The ranking a candidate is seen in, without what is looked at. */
export function rankingOf(search: CandidateSearch): RankingSearch {
  const { criterion: _criterion, quote: _quote, pool: _pool, tab: _tab, ...ranking } = search;
  return ranking;
}

/**
 * The address that opens a candidate at what was found of a criterion.
 * @param ranking what gives previous and next; at least the job
 */
export function atCriterion(ranking: RankingSearch, criterion_id: string): CandidateSearch {
  return { ...rankingOf(ranking), criterion: criterion_id };
}

/** The address that opens a candidate with these words boxed on the page. */
export function atQuote(ranking: RankingSearch, { attachment_id, start, end }: QuotePlace): CandidateSearch {
  return { ...rankingOf(ranking), quote: `${attachment_id}:${start}-${end}` };
}

/** Where the quote of an address stands; null for what is none. */
export function placeOfQuote(quote: string): QuotePlace | null {
  const [, attachment_id, start, end] = QUOTE.exec(quote) ?? [];
  if (attachment_id === undefined || Number(start) >= Number(end)) return null;
  return { attachment_id, start: Number(start), end: Number(end) };
}
