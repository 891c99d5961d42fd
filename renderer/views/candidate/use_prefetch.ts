import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { candidateAttachmentsQuery, documentQuery, fileQuery } from '../../api/attachments.ts';
import { candidateQuery } from '../../api/candidates.ts';
import { evaluationsQuery } from '../../api/evaluations.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { isPdf } from '../../features/document_page/kind_of_file.ts';
import { reasonsQuery, type Target } from '../../api/rankings.ts';
import { summaryQuery } from '../../api/summaries.ts';

/** So long whoever is in front has the service for themselves. */
const WAITS_MS = 120;

export type Wanted = {
  readonly candidate_id: string;
  readonly summary_id: string | null;
};

/** Fetches all that the page of somebody shows before it is asked for: the record, the answers, the file. */
export function usePrefetchCandidates(
  wanted: readonly Wanted[],
  job_id: string | null,
  target: Target | null,
): void {
  const client = useQueryClient();
  const nominations = useJobNominations(job_id).data;
  const key = JSON.stringify([wanted, job_id, target]);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const [people, job, by] = JSON.parse(key) as [Wanted[], string | null, Target | null];
      for (const { candidate_id, summary_id } of people) {
        void client.prefetchQuery(candidateQuery(candidate_id));
        if (summary_id !== null) void client.prefetchQuery(summaryQuery(summary_id));
        if (by !== null) void client.prefetchQuery(reasonsQuery(candidate_id, by));
        if (job !== null && nominations !== undefined) {
          const nomination_id = nominations.get(candidate_id)?.id ?? null;
          if (nomination_id !== '') {
            void client.prefetchQuery(evaluationsQuery(candidate_id, job, nomination_id));
          }
          void client.prefetchQuery(reasonsQuery(candidate_id, { target_resource_id: job }));
        }
        void prefetchFile(client, candidate_id);
      }
    }, WAITS_MS);
    return () => window.clearTimeout(timer);
  }, [client, key, nominations]);
}

/** The newest file, which is what their page shows first, and what was read from it. */
async function prefetchFile(client: QueryClient, candidate_id: string): Promise<void> {
  const { warmPdf } = await import('../../features/document_page/pdf.ts');
  // what cannot be fetched now is asked for, and told of, by the page itself
  const files = await client.fetchQuery(candidateAttachmentsQuery(candidate_id)).catch(() => []);
  const [newest] = files;
  if (newest === undefined) return;
  void client.prefetchQuery(documentQuery(newest.id));
  const bytes = await client.fetchQuery(fileQuery(newest.id)).catch(() => null);
  if (bytes !== null && isPdf(bytes)) warmPdf(bytes, 1);
}
