import { useDuplicates } from '../../api/duplicates.ts';
import { AlsoLine } from '../../components/same_person/also_line.tsx';

/** Other records that are probably this person. */
export function SamePerson({ candidate_id }: { candidate_id: string }) {
  const duplicates = useDuplicates(candidate_id);
  return duplicates.data?.map((duplicate) => (
    <AlsoLine key={duplicate.candidate_id} candidate_id={candidate_id} duplicate={duplicate} />
  ));
}
