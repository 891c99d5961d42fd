import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';
import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import { candidateAttachmentsQuery } from '../../api/attachments.ts';
import { availabilityQuery, type CandidateAvailability } from '../../api/availability.ts';
import { candidateQuery } from '../../api/candidates.ts';
import { isNotFound } from '../../lib/errors.ts';
import { evaluationsQuery, type CriterionEvaluation } from '../../api/evaluations.ts';
import { notesQuery } from '../../api/notes.ts';
import { useJobNominations, useStages } from '../../api/nominations.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { reasonsQuery } from '../../api/rankings.ts';
import { candidateTagsQuery, useTags, type Tag } from '../../api/tags.ts';

/** Everything a column shows; undefined is what is not known yet. */
export type Compared = {
  readonly id: string;
  /** null for one who is no longer there. */
  readonly candidate: Candidate | null | undefined;
  /** Why they are not known, when it is not that they are no longer there. */
  readonly failure: { readonly error: Error; readonly retry: () => void } | null;
  /** null: not considered for the job, or there is none. */
  readonly nomination: JobNomination | null | undefined;
  readonly stage: NominationStage | undefined;
  readonly position: number | undefined;
  /** By criterion. */
  readonly evaluations: ReadonlyMap<string, CriterionEvaluation> | undefined;
  readonly skills: Pick<Reasons, 'matching_skills' | 'missing_skills'> | undefined;
  readonly availability: CandidateAvailability | undefined;
  /** When their newest file came; null without any. */
  readonly newest_file: string | null | undefined;
  readonly notes: number | undefined;
  readonly tags: readonly Tag[] | undefined;
  /** What could not be fetched. */
  readonly failed: readonly (
    | 'evaluations'
    | 'skills'
    | 'stage'
    | 'notes'
    | 'tags'
    | 'availability'
    | 'files'
  )[];
};

/** What is compared of a few candidates, each in the light of the same job. */
export function useComparison(job_id: string | null, ids: readonly string[]): readonly Compared[] {
  const nominations = useJobNominations(job_id);
  const stages = useStages(job_id);
  const ranking = useRankedList(useMemo(() => (job_id === null ? {} : { job: job_id }), [job_id]));
  const candidates = useQueries({ queries: ids.map((id) => candidateQuery(id)) });
  const evaluations = useQueries({
    queries: ids.map((id) => {
      // whoever is not considered was read for the ranking all the same
      const nomination_id =
        nominations.data === undefined ? undefined : (nominations.data.get(id)?.id ?? null);
      return evaluationsQuery(id, job_id, nomination_id);
    }),
  });
  const reasons = useQueries({
    queries: ids.map((id) => ({
      ...reasonsQuery(id, { target_resource_id: job_id ?? '' }),
      enabled: job_id !== null,
    })),
  });
  const availability = useQueries({ queries: ids.map((id) => availabilityQuery(id)) });
  const files = useQueries({ queries: ids.map((id) => candidateAttachmentsQuery(id)) });
  const notes = useQueries({ queries: ids.map((id) => notesQuery(id)) });
  const links = useQueries({ queries: ids.map((id) => candidateTagsQuery(id)) });
  const tags = useTags();
  const tag_of = new Map((tags.data ?? []).map((tag) => [tag.id, tag]));
  const stage_of = new Map(stages.data.map((stage) => [stage.id, stage]));
  return ids.map((id, index): Compared => {
    const nomination = nominations.data === undefined ? undefined : (nominations.data.get(id) ?? null);
    const candidate = candidates[index];
    const linked = links[index]?.data;
    return {
      id,
      candidate: isNotFound(candidate?.error) ? null : candidate?.data,
      failure:
        candidate?.isError === true && candidate.data === undefined && !isNotFound(candidate.error)
          ? { error: candidate.error, retry: () => void candidate.refetch() }
          : null,
      nomination: job_id === null ? null : nomination,
      stage: stage_of.get(nomination?.current_nomination_stage_id ?? ''),
      position: ranking.rows.find((row) => row.candidate_id === id)?.position,
      evaluations:
        evaluations[index]?.data === undefined
          ? undefined
          : new Map(evaluations[index].data.map((one) => [one.criterion.id, one])),
      skills: reasons[index]?.data,
      availability: availability[index]?.data,
      newest_file: files[index]?.data === undefined ? undefined : (files[index].data[0]?.created_at ?? null),
      notes: notes[index]?.data?.length,
      tags:
        linked === undefined
          ? undefined
          : [...new Set(linked.map((link) => link.tag_id))].flatMap((tag_id) => tag_of.get(tag_id) ?? []),
      failed: [
        ...(evaluations[index]?.isError === true || nominations.isError ? (['evaluations'] as const) : []),
        ...(reasons[index]?.isError === true ? (['skills'] as const) : []),
        ...(nominations.isError || stages.isError ? (['stage'] as const) : []),
        ...(availability[index]?.isError === true ? (['availability'] as const) : []),
        ...(files[index]?.isError === true ? (['files'] as const) : []),
        ...(notes[index]?.isError === true ? (['notes'] as const) : []),
        ...(links[index]?.isError === true ? (['tags'] as const) : []),
      ],
    };
  });
}
