import { useMemo } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { furthestOf, reachOf } from '#service/words/furthest_stage.ts';
import { useStore } from '../lib/external_store.ts';
import { pendingDeletions } from '../lib/pending_deletions.ts';
import { resumesOf, useSamePeople } from './duplicates.ts';
import { stageIn, useAllStages, useJobNominations, type JobNominations } from './nominations.ts';

type Nominations = ReadonlyMap<string, { readonly current_nomination_stage_id: string }> | undefined;
type Groups = ReadonlyMap<string, string> | undefined;

/** Where people stand in a job, by any of their resumes: each where the furthest of theirs does, as in the counts of jobs. */
export type PersonStages = {
  /** Where a resume stands by itself. */
  readonly ofResume: (candidate_id: string) => NominationStage | undefined;
  /** Where the person stands whose resume it is. */
  readonly ofPerson: (candidate_id: string) => NominationStage | undefined;
  /** Where another resume of the person stands, if that is further. */
  readonly elsewhere: (candidate_id: string) => NominationStage | undefined;
};

const NOT_KNOWN: readonly NominationStage[] = [];

/** @param stages those of all pipelines */
export function personStages(
  nominations: Nominations,
  stages: readonly NominationStage[],
  groups: Groups,
): PersonStages {
  const ofResume = stageIn(nominations, stages);
  const furthest = (candidate_id: string): string =>
    furthestOf([candidate_id, ...resumesOf(candidate_id, groups)], (id) => ofResume(id)?.id, stages) ??
    candidate_id;
  return {
    ofResume,
    ofPerson: (candidate_id) => ofResume(furthest(candidate_id)),
    elsewhere: (candidate_id) => {
      const id = furthest(candidate_id);
      return id === candidate_id ? undefined : ofResume(id);
    },
  };
}

/** Where people stand in a job, as the screen knows it. */
export function usePersonStages(job_id: string | null): PersonStages {
  const known = useJobNominations(job_id).data;
  const gone = useStore(pendingDeletions);
  const stages = useAllStages().data ?? NOT_KNOWN;
  const groups = useSamePeople();
  return useMemo(() => {
    const nominations =
      gone.size === 0 ? known : known && new Map([...known].filter(([id]) => !gone.has(id)));
    return personStages(nominations, stages, groups);
  }, [known, stages, groups, gone]);
}

/**
 * Whose nominations move when a person is moved by one of their resumes: that one, every other that is still open or
 * stands where it stood, and whichever would stand further than where they go, so that the person is there then. One
 * that was rejected before stays as it is, but where they go back to the first stage: a rejection counts as further than
 * that. None is nominated that was not.
 */
export function resumesToMove(
  candidate_id: string,
  stage_id: string,
  known: {
    readonly nominations: JobNominations | undefined;
    readonly stages: readonly NominationStage[];
    readonly groups: Groups;
  },
): readonly string[] {
  const { stages } = known;
  const stageOf = stageIn(known.nominations, stages);
  const own = stageOf(candidate_id)?.id;
  const goes = reachOf(stage_id, stages);
  const others = resumesOf(candidate_id, known.groups).filter((id) => {
    const stage = stageOf(id);
    if (id === candidate_id || stage === undefined || stage.id === stage_id) return false;
    return stage.category === 'active' || stage.id === own || reachOf(stage.id, stages) > goes;
  });
  return [candidate_id, ...others];
}
