import { Link } from '@tanstack/react-router';
import { rankingOf, type CandidateSearch } from '../../addresses/candidate_search.ts';
import { targetOf } from '../../api/rankings.ts';
import { useTargetLabel } from '../../features/current/target_label.ts';
import { texts } from '../../texts.ts';
import { BETWEEN } from '../../lib/joined.ts';

/** Back to the list somebody was opened from, and which place they have there. */
export function Crumb(props: {
  address: CandidateSearch;
  /** Where they stand in that list, from 0; -1 while that is not known. */
  at: number;
  amount: number;
  /** Their place in the ranking (use_prev_next.ts), and of how many. */
  position: number | null;
  total: number;
  /** How many nobody has decided about yet; null where nothing is decided. */
  left: number | null;
}) {
  const { address, at, amount, position, total, left } = props;
  const search = rankingOf(address);
  const label = useTargetLabel(search);
  if (address.pool !== undefined || targetOf(search) === null) {
    return (
      <>
        <Link to="/pool" search={address.pool ?? {}} className="no-underline hover-underline">
          {texts.shell.pool}
        </Link>
        {at >= 0 && ` › ${texts.pool.found(at + 1, amount)}`}
      </>
    );
  }
  return (
    <span className="flex min-w-0 gap-0_25em">
      <Link to="/ranking" search={search} className="clip no-underline hover-underline">
        {label.title}
      </Link>
      <span className="flex-none">
        {position !== null && ` › ${texts.candidate.place(position, total)}`}
        {left !== null && (
          <span title={texts.candidate.leftOf(left, amount)}>
            {BETWEEN}
            {texts.candidate.left(left)}
          </span>
        )}
      </span>
    </span>
  );
}
