import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { candidateAttachmentsQuery, documentQuery, fileQuery } from '../../api/attachments.ts';
import { availabilityQuery } from '../../api/availability.ts';
import { callAnswersQuery } from '../../api/calls.ts';
import { candidateQuery } from '../../api/candidates.ts';
import { jobCriteriaQuery } from '../../api/criteria.ts';
import { duplicatesQuery } from '../../api/duplicates.ts';
import { candidateEvaluationsQuery, evaluationsQuery } from '../../api/evaluations.ts';
import { mailsQuery } from '../../api/mails.ts';
import { candidateNominationsQuery, useJobNominations } from '../../api/nominations.ts';
import { notesQuery } from '../../api/notes.ts';
import { isPdf } from '../../features/document_page/kind_of_file.ts';
import { reasonsQuery, type Target } from '../../api/rankings.ts';
import { summaryQuery } from '../../api/summaries.ts';
import { candidateTagsQuery } from '../../api/tags.ts';
import { answerReadFirst, inOrderOf, wordsOf } from './use_criterion_at.ts';

/** So long whoever is in front has the service for themselves. */
const WAITS_MS = 120;

export type Wanted = {
  readonly candidate_id: string;
  readonly summary_id: string | null;
};

/** What decides what their pages show. */
type Shown = {
  readonly job_id: string | null;
  readonly target: Target | null;
  /** The criterion that is open. */
  readonly opened: string | null;
};

/** Fetches all that the page of somebody shows before it is asked for, and draws the page of their file. */
export function usePrefetchCandidates(wanted: readonly Wanted[], shown: Shown): void {
  const client = useQueryClient();
  const nominations = useJobNominations(shown.job_id).data;
  const key = JSON.stringify([wanted, shown]);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const [people, seen] = JSON.parse(key) as [Wanted[], Shown];
      for (const one of people) {
        // undefined while nobody knows, null without one, '' for one that is only being made
        const nomination = nominations && (nominations.get(one.candidate_id)?.id ?? null);
        prefetchRecord(client, one, seen);
        void prefetchFile(client, one.candidate_id, prefetchAnswers(client, one, seen, nomination));
      }
    }, WAITS_MS);
    return () => window.clearTimeout(timer);
  }, [client, key, nominations]);
}

/** Who they are, what they do, and why they stand where they stand. */
function prefetchRecord(client: QueryClient, { candidate_id, summary_id }: Wanted, shown: Shown): void {
  void client.prefetchQuery(candidateQuery(candidate_id));
  void client.prefetchQuery(duplicatesQuery(candidate_id));
  void client.prefetchQuery(availabilityQuery(candidate_id));
  void client.prefetchQuery(candidateNominationsQuery(candidate_id));
  void client.prefetchQuery(notesQuery(candidate_id));
  void client.prefetchQuery(mailsQuery(candidate_id));
  void client.prefetchQuery(candidateTagsQuery(candidate_id));
  if (summary_id !== null) void client.prefetchQuery(summaryQuery(summary_id));
  if (shown.target !== null) void client.prefetchQuery(reasonsQuery(candidate_id, shown.target));
  if (shown.job_id !== null) {
    void client.prefetchQuery(reasonsQuery(candidate_id, { target_resource_id: shown.job_id }));
  }
}

/** What is found of the criteria. Gives the page on which the words stand that are read first; 1 where there are none. */
async function prefetchAnswers(
  client: QueryClient,
  { candidate_id }: Wanted,
  { job_id, opened }: Shown,
  nomination_id: string | null | undefined,
): Promise<number> {
  const is_known = job_id !== null && nomination_id !== undefined && nomination_id !== '';
  if (is_known && nomination_id !== null) void client.prefetchQuery(callAnswersQuery(nomination_id));
  const asked = [
    is_known ? orNone(client.fetchQuery(evaluationsQuery(candidate_id, job_id, nomination_id))) : [],
    orNone(client.fetchQuery(candidateEvaluationsQuery(candidate_id, 'org_wide'))),
    orNone(client.fetchQuery(candidateEvaluationsQuery(candidate_id, 'tag'))),
  ];
  const [of_job = [], ...others] = await Promise.all(asked);
  const criteria = client.getQueryData(jobCriteriaQuery(job_id).queryKey) ?? [];
  const first = answerReadFirst([...inOrderOf(criteria, of_job), ...others.flat()], opened);
  return wordsOf(first)[0]?.page ?? 1;
}

/** Nothing where it cannot be fetched now: it is asked for again, and told of, by the page itself. */
function orNone<T>(asked: Promise<readonly T[]>): Promise<readonly T[]> {
  return asked.catch(() => []);
}

/** The newest file, which is what their page shows first, and what was read from it; drawn where their words stand. */
async function prefetchFile(
  client: QueryClient,
  candidate_id: string,
  page_number: Promise<number>,
): Promise<void> {
  const { warmPdf } = await import('../../features/document_page/pdf.ts');
  const [newest] = await orNone(client.fetchQuery(candidateAttachmentsQuery(candidate_id)));
  if (newest === undefined) return;
  void client.prefetchQuery(documentQuery(newest.id));
  const bytes = await client.fetchQuery(fileQuery(newest.id)).catch(() => null);
  if (bytes !== null && isPdf(bytes)) warmPdf(bytes, await page_number);
}
