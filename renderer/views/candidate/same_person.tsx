import { useState } from 'react';
import { useDuplicates } from '../../api/duplicates.ts';
import { DuplicateLine } from '../../features/duplicates/duplicate_line.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** One line stands over what was found of somebody; the others open below it. */
const SHOWN = 1;

/** Other records that are probably this person. */
export function SamePerson({ candidate_id }: { candidate_id: string }) {
  const duplicates = useDuplicates(candidate_id).data ?? [];
  const [all, setAll] = useState(false);
  const rest = duplicates.length - SHOWN;
  if (duplicates.length === 0) return null;
  return (
    <div className={css.same}>
      {(all ? duplicates : duplicates.slice(0, SHOWN)).map((duplicate, at) => (
        <DuplicateLine key={duplicate.candidate_id} compact candidate_id={candidate_id} duplicate={duplicate}>
          {at === 0 && rest > 0 && (
            <button type="button" className={css.moreSame} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? texts.same.fewer : texts.same.more(rest)}
            </button>
          )}
        </DuplicateLine>
      ))}
    </div>
  );
}
