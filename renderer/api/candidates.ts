import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Candidate, CandidateListItem } from '#service/api/people/candidates/schema.ts';
import { createBatcher } from '../lib/batch.ts';
import { fit } from '../lib/fit.ts';
import { longlist } from './client.ts';
import { useRows } from '../lib/use_rows.ts';

export const candidateKeys = {
  all: ['candidates'] as const,
  one: (id: string) => ['candidates', 'one', id] as const,
  row: (id: string) => ['candidates', 'row', id] as const,
  matching: (words: string) => ['candidates', 'matching', words] as const,
  facts: ['candidates', 'facts'] as const,
  count: ['candidates', 'count'] as const,
};

/** The most ids the service takes in one request. */
const BATCH = 100;

const fetchRow = createBatcher<CandidateListItem>(BATCH, async (ids) => {
  const page = await longlist.listCandidates({ ids: ids.join(','), limit: BATCH }).page();
  return new Map(page.results.map((candidate) => [candidate.id, candidate]));
});

/** One row: asked for together with the others of its turn. */
export function candidateRowQuery(id: string) {
  return { queryKey: candidateKeys.row(id), queryFn: () => fetchRow(id) };
}

/** The candidates of the rows on screen; null for one that has just been deleted, undefined while unknown. */
export function useCandidateRows(
  ids: readonly string[],
): ReadonlyMap<string, CandidateListItem | null | undefined> {
  return useRows(ids, candidateRowQuery);
}

/** A candidate in full, as a query that others share. */
export function candidateQuery(id: string) {
  return queryOptions({
    queryKey: candidateKeys.one(id),
    queryFn: ({ signal }) => longlist.getCandidate(id, { signal }),
  });
}

/** A candidate in full; what its row already knows is shown until the rest is here. */
export function useCandidate(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    ...candidateQuery(id ?? ''),
    placeholderData: () => {
      const row = id === null ? null : client.getQueryData<CandidateListItem | null>(candidateKeys.row(id));
      return row === null || row === undefined ? undefined : { ...row, profile: null };
    },
    enabled: id !== null,
  });
}

/** The name of a candidate some part of the page has fetched; null when none has. */
export function knownName(client: QueryClient, id: string): string | null {
  const one = client.getQueryData<Candidate>(candidateKeys.one(id));
  const row = client.getQueryData<CandidateListItem | null>(candidateKeys.row(id));
  return one?.full_name ?? row?.full_name ?? null;
}

/** Ids of those whose name or resume holds the words, and how these were understood. */
export function useMatchingCandidates(words: string) {
  return useQuery({
    queryKey: candidateKeys.matching(words),
    queryFn: async ({ signal }) => {
      const { ids, understood } = await longlist.findCandidateIds({ q: words }, { signal });
      return { ids: new Set(ids), understood };
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}

/** So many are looked through for those whose names fit, and so many are offered. */
const CHOICES = { read: 50, offered: 6 };

/** Those whose names fit what is typed, the better first, then those whose resume has the words; as many as are offered. */
export function namesFirst<One extends Pick<Candidate, 'full_name'>>(
  words: string,
  found: readonly One[],
): readonly One[] {
  const how = new Map(found.map((one) => [one, fit(words, one.full_name)]));
  return found
    .toSorted((one, other) => (how.get(other) ?? 0) - (how.get(one) ?? 0))
    .slice(0, CHOICES.offered);
}

/** A few candidates by name or words, for choosing one. */
export function useCandidateChoices(words: string) {
  return useQuery({
    queryKey: ['candidates', 'choices', words],
    queryFn: async ({ signal }) => {
      const page = longlist.listCandidates({ q: words, limit: CHOICES.read }, { signal }).page();
      return namesFirst(words, (await page).results);
    },
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
  });
}

/** What the location and years filters need, of everyone. */
export type Fact = Pick<Candidate, 'location' | 'months_experience'>;

export function useCandidateFacts(enabled: boolean) {
  return useQuery({
    queryKey: candidateKeys.facts,
    queryFn: async ({ signal }) => {
      const all = await longlist.listCandidates({}, { signal }).all();
      return new Map<string, Fact>(
        all.map(({ id, location, months_experience }) => [id, { location, months_experience }]),
      );
    },
    enabled,
  });
}

export function useCandidateCount() {
  return useQuery({
    queryKey: candidateKeys.count,
    queryFn: async ({ signal }) => (await longlist.listCandidates({ limit: 1 }, { signal }).page()).total,
  });
}
