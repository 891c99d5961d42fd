import { Link } from '@tanstack/react-router';
import { useBlindMode } from '../../api/blind.ts';
import type { Duplicate } from '../../api/duplicates.ts';
import { texts } from '../../texts.ts';
import { CompareDuplicate } from './compare_duplicate.tsx';
import { reasonsInWords } from './reasons.ts';
import css from './duplicates.module.css';

/** Somebody who is probably the same person: the strongest reason, and what can be done about it. */
export function DuplicateLine(props: { candidate_id: string; duplicate: Duplicate }) {
  const { candidate_id, duplicate } = props;
  const { is_on: is_blind } = useBlindMode();
  const values = is_blind ? undefined : duplicate.reasons.map(({ value }) => value).join('\n');
  return (
    <div className="flex wrap items-baseline font-13 gap-4-8">
      <span>
        {texts.same.also}{' '}
        <Link
          to="/candidates/$candidate_id"
          params={{ candidate_id: duplicate.candidate_id }}
          search={{}}
          className="weight-600"
        >
          {duplicate.full_name}
        </Link>
        <span className={`${css.reasons} text-mute ml-4`} title={values}>
          {reasonsInWords(duplicate.reasons.slice(0, 1))}
        </span>
      </span>
      <CompareDuplicate candidate_id={candidate_id} duplicate={duplicate} />
    </div>
  );
}
