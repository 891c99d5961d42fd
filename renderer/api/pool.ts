import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Evidence } from '#service/api/evidence.ts';
import type { CandidateCard, PoolIds, Snippet, Understood } from '#service/api/people/pool/schema.ts';
import { pendingDeletions } from '../lib/pending_deletions.ts';
import { createBatcher } from '../lib/batch.ts';
import { longlist } from './client.ts';
import { useStore } from '../lib/external_store.ts';
import { isDuration, type PoolSearch } from '../addresses/pool_search.ts';
import { reasonsQuery } from './rankings.ts';
import { useRankedList } from './ranked_list.ts';
import { useRows } from '../lib/use_rows.ts';

export type { CandidateCard, Snippet };

/** What the service is asked for a search; meaning is asked of the ranking. */
export function poolQuery(search: PoolSearch, words: string) {
  const { tags, place, years, job, stage, free, source, since, due, own, sort } = search;
  const { start, notice, salary, currency, per } = search;
  return {
    ...(words !== '' && { q: words }),
    ...(tags !== undefined && { tag_ids: tags.join(',') }),
    ...(place !== undefined && { place }),
    ...(years !== undefined && { min_years: years }),
    ...(job !== undefined && { job_id: job }),
    ...(stage !== undefined && { stage_id: stage }),
    ...(free === true && { in_no_job: 'true' as const }),
    ...(source !== undefined && { source }),
    ...(since !== undefined && { added_since: since }),
    ...(start !== undefined && { [isDuration(start) ? 'available_within' : 'available_by']: start }),
    ...(notice !== undefined && { max_notice: notice }),
    ...(salary !== undefined && { max_salary: salary }),
    ...(salary !== undefined && currency !== undefined && { salary_currency: currency }),
    ...(salary !== undefined && per !== undefined && { salary_per: per }),
    ...(own !== undefined && { custom_fields: own.join(',') }),
    ...(due === true && { due: 'true' as const }),
    ...(sort !== undefined && { sort }),
  };
}

function usePoolIds(search: PoolSearch, words: string, enabled: boolean) {
  const query = poolQuery(search, words);
  return useQuery<PoolIds>({
    queryKey: ['pool', 'ids', query],
    queryFn: ({ signal }) => longlist.findCandidateIds(query, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export type PoolList = {
  /** Everyone the search finds, in order. */
  readonly ids: readonly string[];
  /** How many of them are files that could not be read: the last ones. */
  readonly unread: number;
  readonly loading: boolean;
  /** How the words were understood; null where none are searched for. */
  readonly understood: Understood | null;
  /** True while what is shown is of the search before, or not yet all. */
  readonly filling: boolean;
  readonly error: unknown;
  /** Of so many that are near to the words no more than the first could be fetched; null where all were. */
  readonly cut_short: { readonly shown: number; readonly total: number } | null;
  readonly retry: () => void;
};

/** Whether meaning decides: without words there is nothing to be near to. */
export function isByMeaning(search: PoolSearch): boolean {
  return search.mode === 'meaning' && (search.q ?? '').trim() !== '';
}

/**
 * Everyone a search finds. Filters take people away; by meaning the order is the ranking's.
 * @param wanted null: no list is
 */
export function usePoolList(wanted: PoolSearch | null): PoolList {
  const search = wanted ?? {};
  const words = (search.q ?? '').trim();
  const by_meaning = isByMeaning(search);
  const found = usePoolIds(search, by_meaning ? '' : words, wanted !== null);
  const ranked = useRankedList(by_meaning ? { by: 'words', q: words } : {});
  const ids = useMemo(() => {
    const through = found.data?.ids ?? [];
    if (!by_meaning) return through;
    // files that could not be read stand last, here as well: they mean nothing
    const unread = new Set(through.slice(through.length - (found.data?.unread_total ?? 0)));
    const known = new Set(through);
    const near = ranked.rows.map(({ candidate_id }) => candidate_id).filter((id) => known.has(id));
    return [...near.filter((id) => !unread.has(id)), ...near.filter((id) => unread.has(id))];
  }, [by_meaning, found.data, ranked.rows]);
  // whoever is about to be deleted is out of sight
  const gone = useStore(pendingDeletions);
  const shown = useMemo(() => (gone.size === 0 ? ids : ids.filter((id) => !gone.has(id))), [ids, gone]);
  return {
    ids: shown,
    unread: found.data?.unread_total ?? 0,
    understood: found.data?.understood ?? null,
    loading: found.isPending || (by_meaning && ranked.loading),
    filling: found.isPlaceholderData || (by_meaning && ranked.filling),
    cut_short: by_meaning && ranked.is_cut_short ? { shown: ranked.order.length, total: ranked.total } : null,
    error: found.error ?? (by_meaning ? ranked.error : null),
    retry: () => {
      if (found.isError) void found.refetch();
      ranked.retry();
    },
  };
}

/** How many there are in all; people, and files that could not be read and are nobody yet. */
export function usePoolTotal() {
  return useQuery({
    queryKey: ['pool', 'total'],
    queryFn: async ({ signal }) => {
      const { total, unread_total } = await longlist.findCandidateIds({ limit: 0 }, { signal });
      return { people: total - unread_total, unread: unread_total };
    },
  });
}

/** The most ids the service takes in one request. */
const BATCH = 100;

const fetchCard = createBatcher<CandidateCard>(BATCH, async (ids) => {
  const cards = await longlist.listCandidateCards({ ids: ids.join(',') });
  return new Map(cards.map((card) => [card.candidate_id, card]));
});

/** Rows are known by their id and, for the words found in them, by the words asked for. */
const BETWEEN = '\n';

const fetchSnippet = createBatcher<Snippet>(BATCH, async (asked) => {
  const found = new Map<string, Snippet>();
  const by_words = Map.groupBy(asked, (one) => one.slice(one.indexOf(BETWEEN) + 1));
  for (const [q, some] of by_words) {
    const ids = some.map((one) => one.slice(0, one.indexOf(BETWEEN))).join(',');
    for (const card of await longlist.listCandidateCards({ ids, q })) {
      if (card.snippet !== null) found.set(`${card.candidate_id}${BETWEEN}${q}`, card.snippet);
    }
  }
  return found;
});

/** The card of one row: asked for together with the others of its turn. */
export function candidateCardQuery(id: string) {
  return { queryKey: ['pool', 'card', id], queryFn: () => fetchCard(id) };
}

/** Tags and jobs of the rows on screen; undefined while unknown. */
export function useCandidateCards(
  ids: readonly string[],
): ReadonlyMap<string, CandidateCard | null | undefined> {
  return useRows(ids, candidateCardQuery);
}

const NONE: readonly never[] = [];

/** Where the words stand in the resumes of the rows on screen; null where only name or contact hold them. */
export function useSnippets(
  ids: readonly string[],
  words: string,
): ReadonlyMap<string, Snippet | null | undefined> {
  const snippetQuery = useCallback(
    (id: string) => ({
      queryKey: ['pool', 'snippet', id, words],
      queryFn: () => fetchSnippet(`${id}${BETWEEN}${words}`),
    }),
    [words],
  );
  return useRows(words === '' ? NONE : ids, snippetQuery);
}

/** What of each resume comes nearest to what is described; null where nothing of it can be quoted. */
export function usePassages(
  ids: readonly string[],
  meaning: string,
): ReadonlyMap<string, Evidence | null | undefined> {
  const reasonsOf = useCallback((id: string) => rowReasons(id, meaning), [meaning]);
  const reasons = useRows(meaning === '' ? NONE : ids, reasonsOf);
  return useMemo(
    () => new Map([...reasons].map(([id, known]) => [id, known && (known.passages[0] ?? null)])),
    [reasons],
  );
}

function rowReasons(id: string, meaning: string) {
  const target = { q: meaning };
  return {
    queryKey: reasonsQuery(id, target).queryKey,
    queryFn: () => longlist.getRankingReasons(id, target),
  };
}
