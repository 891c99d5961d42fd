import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CandidateSearch } from '../../addresses/candidate_search.ts';
import { useBlindMode } from '../../api/blind.ts';
import type { Duplicate } from '../../api/duplicates.ts';
import { texts } from '../../texts.ts';
import { CompareDuplicate } from './compare_duplicate.tsx';
import { reasonsInWords } from './reasons.ts';
import css from './duplicates.module.css';

/** Somebody who is probably the same person: the strongest reason, and what can be done about it. */
export function DuplicateLine(props: {
  candidate_id: string;
  /** Theirs: one who has the same is not named once more. */
  name?: string;
  duplicate: Duplicate;
  /** What they are seen in. */
  search?: CandidateSearch;
  /** What else can be done, behind it. */
  children?: ReactNode;
}) {
  const { candidate_id, duplicate, search = {} } = props;
  const { is_on: is_blind } = useBlindMode();
  const { full_name } = duplicate;
  const reason = reasonsInWords(duplicate.reasons.slice(0, 1));
  const values = is_blind ? undefined : duplicate.reasons.map(({ value }) => value).join('\n');
  const is_namesake = full_name === props.name;
  return (
    <div className={css.line}>
      <span>
        {texts.same.also}{' '}
        <Link
          to="/candidates/$candidate_id"
          params={{ candidate_id: duplicate.candidate_id }}
          search={search}
          className="weight-600"
          {...(is_namesake && { 'aria-label': `${full_name}: ${reason}`, title: values })}
        >
          {is_namesake ? reason : full_name}
        </Link>
        {!is_namesake && (
          <span className={css.reasons} title={values}>
            {reason}
          </span>
        )}
      </span>
      <span className="flex items-center flex-none gap-10">
        <CompareDuplicate candidate_id={candidate_id} duplicate={duplicate} />
        {props.children}
      </span>
    </div>
  );
}
