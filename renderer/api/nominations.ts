import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NominationStage } from '#service/api/nomination_stages/schema.ts';
import type { Nomination } from '#service/api/nominations/schema.ts';
import { longlist } from './client.ts';

export const nominationKeys = {
  ofJob: (job_id: string | null) => ['nominations', 'job', job_id] as const,
  ofCandidate: (candidate_id: string) => ['nominations', 'candidate', candidate_id] as const,
  stages: ['nomination_stages'] as const,
};

/** The nominations of a job, by candidate. */
export function useJobNominations(job_id: string | null) {
  return useQuery({
    queryKey: nominationKeys.ofJob(job_id),
    queryFn: async ({ signal }) => {
      const all = await longlist.listNominations({ job_id: job_id ?? undefined }, { signal }).all();
      return new Map(all.map((nomination) => [nomination.candidate_id, nomination]));
    },
    enabled: job_id !== null,
  });
}

export function useCandidateNominations(candidate_id: string) {
  return useQuery({
    queryKey: nominationKeys.ofCandidate(candidate_id),
    queryFn: ({ signal }) => longlist.listNominations({ candidate_id }, { signal }).all(),
  });
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

function optimistically(
  client: QueryClient,
  job_id: string,
  candidate_id: string,
  next: Nomination | undefined,
): void {
  client.setQueryData<Map<string, Nomination>>(nominationKeys.ofJob(job_id), (old) => {
    const copy = new Map(old);
    if (next === undefined) copy.delete(candidate_id);
    else copy.set(candidate_id, next);
    return copy;
  });
}

/**
 * Moves a candidate to a stage of a job, nominating them where needed. The screen changes at once; the
 * promise resolves to a function that takes the move back. Throws ApiError after restoring the screen.
 */
export function useMoveToStage() {
  const client = useQueryClient();
  return async (job_id: string, candidate_id: string, stage_id: string): Promise<() => Promise<void>> => {
    const known = client
      .getQueryData<Map<string, Nomination>>(nominationKeys.ofJob(job_id))
      ?.get(candidate_id);
    const before = known ?? (await longlist.listNominations({ job_id, candidate_id }).page()).results[0];
    const settle = (): void => void client.invalidateQueries({ queryKey: ['nominations'] });
    const shown = {
      id: '',
      job_id,
      candidate_id,
      applied_at: null,
      ...before,
      current_nomination_stage_id: stage_id,
    } as Nomination;
    optimistically(client, job_id, candidate_id, shown);
    try {
      if (before === undefined) {
        const { id } = await longlist.createNomination({
          job_id,
          candidate_id,
          current_nomination_stage_id: stage_id,
          remote_id: crypto.randomUUID(),
        });
        optimistically(client, job_id, candidate_id, { ...shown, id });
        return async () => {
          await longlist.deleteNomination(id, { keepalive: true });
          optimistically(client, job_id, candidate_id, undefined);
          settle();
        };
      }
      await putStage(before, stage_id);
      return async () => {
        optimistically(client, job_id, candidate_id, before);
        await putStage(before, before.current_nomination_stage_id);
        settle();
      };
    } catch (error) {
      optimistically(client, job_id, candidate_id, before);
      throw error;
    } finally {
      settle();
    }
  };
}

/** PUT replaces: applied_at goes along, or it would be cleared. */
async function putStage(nomination: Nomination, stage_id: string): Promise<void> {
  await longlist.replaceNomination(nomination.id, {
    current_nomination_stage_id: stage_id,
    applied_at: nomination.applied_at,
  });
}

export function useNominationCount(job_id: string) {
  return useQuery({
    queryKey: ['nominations', 'count', job_id],
    queryFn: async ({ signal }) =>
      (await longlist.listNominations({ job_id, limit: 1 }, { signal }).page()).total,
  });
}
