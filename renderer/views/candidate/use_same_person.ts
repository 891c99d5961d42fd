import { useMemo } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import { resumesOf, useDuplicates, useSamePeople, type Duplicate } from '../../api/duplicates.ts';
import { useStages } from '../../api/nominations.ts';
import { usePersonStages } from '../../api/person_stages.ts';

/** What records of one person may disagree about, what a recruiter would ask about first. */
const FIELDS = ['current_title', 'current_employer', 'location', 'email', 'phone'] as const;
export type DisputedField = (typeof FIELDS)[number];

/** A record that is probably of the same person; `duplicate` is what it has in common with the one on screen. */
export type OtherRecord = { readonly id: string; readonly duplicate: Duplicate | undefined };

/** The records that are probably of one person with the one on screen. */
export function useSamePerson(candidate_id: string, job_id: string | null) {
  const duplicates = useDuplicates(candidate_id).data;
  const groups = useSamePeople();
  const at = usePersonStages(job_id);
  const [first] = useStages(job_id).data;
  const { others, group } = useMemo(() => {
    const of_name = resumesOf(candidate_id, groups);
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
  const furthest = at.ofPerson(candidate_id);
  return {
    others,
    rows,
    stageOf: at.ofResume,
    /** How many records have the name, too; 0 where others are only similar. */
    amount: group.length,
    disputed: FIELDS.filter((field) => isDisputed(group.map((id) => rows.get(id)?.[field] ?? ''))),
    /** The furthest stage of them all; undefined where none is beyond the first. */
    furthest: furthest?.id === first?.id ? undefined : furthest,
  };
}

/** Whether what is said is not the same wherever it is said: in whatever case, and however a number is written. */
function isDisputed(said: readonly string[]): boolean {
  const plain = said.map((words) => words.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}@.]+/gu, ''));
  return new Set(plain.filter((words) => words !== '')).size > 1;
}
