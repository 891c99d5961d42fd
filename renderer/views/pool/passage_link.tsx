import { Link } from '@tanstack/react-router';
import type { Evidence } from '#service/api/evidence.ts';
import { atQuote, type CandidateSearch } from '../../addresses/candidate_search.ts';
import { quotedLines } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';

/** Words of a resume under marker, which lead to their place on the page. */
export function PassageLink(props: {
  candidate_id: string;
  passage: Evidence;
  /** Where whoever is opened here came from. */
  address: CandidateSearch;
  className?: string | undefined;
  tabIndex?: number;
}) {
  const { passage, address } = props;
  const { pool } = address;
  return (
    <Link
      to="/candidates/$candidate_id"
      params={{ candidate_id: props.candidate_id }}
      search={{ ...atQuote(address, passage), ...(pool !== undefined && { pool }) }}
      className={props.className}
      tabIndex={props.tabIndex}
      title={texts.pool.toPassage}
      dir="auto"
    >
      <Quoted>
        <mark>
          <Hidden text={quotedLines(passage.quote)} />
        </mark>
      </Quoted>
    </Link>
  );
}
