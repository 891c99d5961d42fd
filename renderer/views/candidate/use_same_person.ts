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

const NONE: readonly Duplicate[] = [];

/** Those who have something in common with a record, the surest first, then those who are one person by others alone. */
export function otherRecords(
  candidate_id: string,
  duplicates: readonly Duplicate[],
  group: readonly string[],
): readonly OtherRecord[] {
  const ids = new Set([...duplicates.map((one) => one.candidate_id), ...group]);
  ids.delete(candidate_id);
  return [...ids].map((id) => ({ id, duplicate: duplicates.find((one) => one.candidate_id === id) }));
}

/** The records that are probably of one person with the one on screen. */
export function useSamePerson(candidate_id: string, job_id: string | null) {
  const duplicates = useDuplicates(candidate_id).data;
  const groups = useSamePeople();
  const at = usePersonStages(job_id);
  const [first] = useStages(job_id).data;
  const group = resumesOf(candidate_id, groups);
  const others = useMemo(
    () => otherRecords(candidate_id, duplicates ?? NONE, group),
    [candidate_id, duplicates, group],
  );
  const ids = useMemo(() => [candidate_id, ...others.map(({ id }) => id)], [candidate_id, others]);
  const rows = useCandidateRows(ids);
  const furthest = at.ofPerson(candidate_id);
  return {
    others,
    rows,
    stageOf: at.ofResume,
    /** How many records have the name, too; 0 where others are only similar. */
    amount: group.length,
    disputed: FIELDS.filter((field) =>
      isDisputed(
        field,
        group.map((id) => rows.get(id)?.[field] ?? ''),
      ),
    ),
    /** The furthest stage of them all; undefined where none is beyond the first. */
    furthest: furthest?.id === first?.id ? undefined : furthest,
  };
}

/** Whether what is said is not the same wherever it is said: in whatever case, and however a number is written. */
export function isDisputed(field: DisputedField, said: readonly string[]): boolean {
  const plainOf = field === 'phone' ? plainNumber : plainWords;
  const [first, ...others] = said.map(plainOf).filter((words) => words !== '');
  const isSame = field === 'phone' ? isSameNumber : Object.is;
  return first !== undefined && others.some((one) => !isSame(first, one));
}

function plainWords(words: string): string {
  return words.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}@.]+/gu, '');
}

/** The digits of a number as far as it is written for every caller: without 00, 0 and (0). */
function plainNumber(phone: string): string {
  return phone.replaceAll('(0)', '').replaceAll(/\D+/gu, '').replace(/^0+/u, '');
}

/** Numbers are as long as this at least before one that lacks its country is the same as one that has it. */
const WHOLE_NUMBER = 7;

/** Whether one is the other with its country before it, as the service finds by the tables of the world's numbers. */
function isSameNumber(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= WHOLE_NUMBER && long.endsWith(short));
}
