import { Link } from '@tanstack/react-router';
import { rankingOf, type CandidateSearch } from '../../addresses/candidate_search.ts';
import { targetOf } from '../../api/rankings.ts';
import { useTargetLabel } from '../../features/current/target_label.ts';
import { texts } from '../../texts.ts';

/** Back to the list somebody was opened from, and which place they have there. */
export function Crumb(props: {
  address: CandidateSearch;
  /** Where they stand in that list, from 0; -1 while that is not known. */
  at: number;
  amount: number;
  /** Their place in the ranking, whatever its filters. */
  position: number | null;
  total: number;
}) {
  const { address, at, amount, position, total } = props;
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
    <>
      <Link to="/ranking" search={search} className="no-underline hover-underline">
        {label.title}
      </Link>
      {position !== null && ` › ${texts.candidate.place(position, total)}`}
    </>
  );
}
