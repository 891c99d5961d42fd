import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';
import { longlist } from './client.ts';
import { fetchWithPending, type JobNominations } from './optimistic_queue.ts';
import { keepIfSame } from '../lib/keep_if_same.ts';

export const nominationKeys = {
  ofJob: (job_id: string | null) => ['nominations', 'job', job_id] as const,
  ofCandidate: (candidate_id: string) => ['nominations', 'candidate', candidate_id] as const,
  stages: ['nomination_stages'] as const,
};

export type { JobNominations };

/** Whether two answers say the same of a nomination. */
const saysTheSame = (was: JobNomination, now: JobNomination): boolean =>
  was.id === now.id &&
  was.current_nomination_stage_id === now.current_nomination_stage_id &&
  was.applied_at === now.applied_at &&
  was.reason === now.reason;

/** All nominations of a job as the service has them now. */
export async function nominationsOf(job_id: string, signal?: AbortSignal): Promise<JobNominations> {
  const { nominations } = await longlist.getJobNominations(job_id, { signal });
  return new Map(nominations.map((one) => [one.candidate_id, one]));
}

/** All nominations of a job in one answer, as a query that others share. */
export function jobNominationsQuery(job_id: string | null) {
  return queryOptions<JobNominations>({
    queryKey: nominationKeys.ofJob(job_id),
    queryFn: ({ signal }) => fetchWithPending(job_id ?? '', () => nominationsOf(job_id ?? '', signal)),
    structuralSharing: keepIfSame(saysTheSame),
    enabled: job_id !== null,
  });
}

/** The nominations of a job, by candidate. */
export function useJobNominations(job_id: string | null) {
  return useQuery(jobNominationsQuery(job_id));
}

/** The jobs somebody is considered for, as a query that others share. */
export function candidateNominationsQuery(candidate_id: string) {
  return queryOptions({
    queryKey: nominationKeys.ofCandidate(candidate_id),
    queryFn: ({ signal }) => longlist.listNominations({ candidate_id }, { signal }).all(),
  });
}

export function useCandidateNominations(candidate_id: string) {
  return useQuery(candidateNominationsQuery(candidate_id));
}

export function useAllStages() {
  return useQuery({
    queryKey: nominationKeys.stages,
    queryFn: ({ signal }) => longlist.listNominationStages({}, { signal }).all(),
  });
}

/** The stages a nomination for this job can be in: the job's own, else the organization's. */
export function useStages(job_id: string | null) {
  const all = useAllStages();
  const data = useMemo(() => {
    const stages = (all.data ?? []).toSorted((a, b) => a.position - b.position);
    const own = stages.filter((stage) => stage.job_id === job_id && job_id !== null);
    return own.length > 0 ? own : stages.filter((stage) => stage.job_id === null);
  }, [all.data, job_id]);
  return { ...all, data };
}

/** Where somebody begins who is considered for a job that was made just now: it has no stages of its own. */
export async function firstStage(): Promise<NominationStage | undefined> {
  const stages = await longlist.listNominationStages().all();
  return stages
    .filter(({ job_id, category }) => job_id === null && category === 'active')
    .toSorted((a, b) => a.position - b.position)[0];
}

/**
 * Where `s` and `x` lead: rejected is known by its category. The shortlist is known by its name where
 * that has not been changed, else it is the stage in the middle of the active ones.
 */
export function landmarkStages(stages: readonly NominationStage[]) {
  const active = stages.filter((stage) => stage.category === 'active');
  return {
    shortlist:
      active.find((stage) => /shortlist/iu.test(stage.name)) ?? active[Math.floor(active.length / 2)] ?? null,
    rejected: stages.find((stage) => stage.category === 'rejected') ?? null,
  };
}

/** The stage of a job that a candidate stands at, by their id; undefined for whom it does not know. */
export function stageIn(
  nominations: ReadonlyMap<string, { readonly current_nomination_stage_id: string }> | undefined,
  stages: readonly NominationStage[],
) {
  const by_id = new Map(stages.map((stage) => [stage.id, stage]));
  return (candidate_id: string): NominationStage | undefined =>
    by_id.get(nominations?.get(candidate_id)?.current_nomination_stage_id ?? '');
}

/**
 * Whether nobody has decided about somebody of a job yet: they are not considered for it, or stand where everybody
 * begins.
 */
export function isUndecided(
  stages: readonly NominationStage[],
  nomination: { readonly current_nomination_stage_id: string } | undefined,
): boolean {
  return nomination === undefined || nomination.current_nomination_stage_id === stages[0]?.id;
}
