import { useMemo } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import { useDuplicates, useSamePeople, type Duplicate } from '../../api/duplicates.ts';
import { useJobNominations, useStages } from '../../api/nominations.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';

/** What records of one person may disagree about, what a recruiter would ask about first. */
const FIELDS = ['current_title', 'current_employer', 'location', 'email', 'phone'] as const;
export type DisputedField = (typeof FIELDS)[number];

/** A record that is probably of the same person; `duplicate` is what it has in common with the one on screen. */
export type OtherRecord = { readonly id: string; readonly duplicate: Duplicate | undefined };

/** The records that are probably of one person with the one on screen. */
export function useSamePerson(candidate_id: string, job_id: string | null) {
  const duplicates = useDuplicates(candidate_id).data;
  const groups = useSamePeople();
  const nominations = useJobNominations(job_id).data;
  const stages = useStages(job_id).data;
  const { others, group } = useMemo(() => {
    const own = groups?.get(candidate_id);
    const of_name =
      own === undefined ? [] : [...(groups ?? [])].flatMap(([id, of]) => (of === own ? [id] : []));
    const ids = new Set([...(duplicates ?? []).map((one) => one.candidate_id), ...of_name]);
    ids.delete(candidate_id);
    const found = [...ids].map((id): OtherRecord => ({
      id,
      duplicate: duplicates?.find((one) => one.candidate_id === id),
    }));
    return { others: found, group: of_name };
  }, [candidate_id, duplicates, groups]);
  const ids = useMemo(() => [candidate_id, ...others.map(({ id }) => id)], [candidate_id, others]);
  const rows = useCandidateRows(ids);
  const stageOf = (id: string): NominationStage | undefined =>
    stages.find((stage) => stage.id === nominations?.get(id)?.current_nomination_stage_id);
  return {
    others,
    rows,
    stageOf,
    /** How many records have the name, too; 0 where others are only similar. */
    amount: group.length,
    disputed: FIELDS.filter((field) => isDisputed(group.map((id) => rows.get(id)?.[field] ?? ''))),
    furthest: furthestOf(
      group.flatMap((id) => stageOf(id) ?? []),
      stages,
    ),
  };
}

/** Whether what is said is not the same wherever it is said: in whatever case, and however a number is written. */
function isDisputed(said: readonly string[]): boolean {
  const plain = said.map((words) => words.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}@.]+/gu, ''));
  return new Set(plain.filter((words) => words !== '')).size > 1;
}

const rank = ({ category, position }: NominationStage): number => (category === 'rejected' ? -1 : position);

/**
 * The stage that says most about a person who stands in several: the last they came to, a rejection before the first
 * one; undefined where none is beyond it.
 */
export function furthestOf(
  taken: readonly NominationStage[],
  stages: readonly NominationStage[],
): NominationStage | undefined {
  const [first] = stages;
  return taken.filter(({ id }) => id !== first?.id).toSorted((a, b) => rank(b) - rank(a))[0];
}
