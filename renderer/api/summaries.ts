import { queryOptions, useQuery } from '@tanstack/react-query';
import { longlist } from './client.ts';
import { BY_MEANING, fetchRankingPage } from './rankings.ts';

/** The same as a query that others share. */
export function summaryQuery(summary_id: string) {
  return queryOptions({
    queryKey: ['summaries', summary_id],
    queryFn: ({ signal }) => longlist.getSummary(summary_id, { include: 'evidence' }, { signal }),
  });
}

/** The one-liners and the skills, each with where it stands in the resume. */
export function useSummary(summary_id: string | null | undefined) {
  return useQuery({
    ...summaryQuery(summary_id ?? ''),
    enabled: summary_id !== null && summary_id !== undefined,
  });
}

/** The summary as text for a message. Throws ApiError. */
export async function fetchSummaryText(summary_id: string): Promise<string> {
  return (await longlist.getSummary(summary_id, { include: 'text' })).text ?? '';
}

/** The summary of a ranking's entry; without one, that of the candidate alone. */
export function useSummaryId(candidate_id: string, from_entry: string | null): string | null {
  const alone = useQuery({
    queryKey: ['rankings', 'alone', candidate_id],
    queryFn: async ({ signal }) => {
      // A candidate who is the target comes first in the ranking.
      const page = await fetchRankingPage({ target_resource_id: candidate_id }, BY_MEANING, 0, signal);
      return page.results.find((entry) => entry.candidate_id === candidate_id)?.summary_id ?? null;
    },
    enabled: from_entry === null,
  });
  return from_entry ?? alone.data ?? null;
}
