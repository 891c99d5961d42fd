import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StageTimes } from '#service/api/hiring/stage_times/schema.ts';
import { longlist } from './client.ts';

const DAY_MS = 86_400_000;

/** How long the candidates of a job are in its stages. */
export type TimesInStages = {
  /** For how many full days a candidate has been in a stage; undefined while that is not known. */
  readonly daysIn: (candidate_id: string, stage_id: string) => number | undefined;
  readonly ofStage: (stage_id: string) => StageTimes['stages'][number] | undefined;
};

/** How many full days have passed since a moment. */
function daysSince(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
}

/** Whoever was moved a moment ago, and is not told of yet, is there since today. */
export function useStageTimes(job_id: string): TimesInStages {
  const { data, dataUpdatedAt: at } = useQuery({
    queryKey: ['nominations', 'stage_times', job_id],
    queryFn: ({ signal }) => longlist.getStageTimes(job_id, { signal }),
  });
  return useMemo(() => {
    const stages = new Map(data?.stages.map((stage) => [stage.stage_id, stage]));
    const people = new Map(data?.nominations.map((one) => [one.candidate_id, one]));
    return {
      daysIn: (candidate_id, stage_id) => {
        const one = people.get(candidate_id);
        if (data === undefined) return undefined;
        return one?.stage_id === stage_id ? daysSince(one.since, at) : 0;
      },
      ofStage: (stage_id) => stages.get(stage_id),
    };
  }, [data, at]);
}
