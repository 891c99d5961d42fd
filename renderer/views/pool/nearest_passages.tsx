import type { CandidateSearch } from '../../addresses/candidate_search.ts';
import { useReasons } from '../../api/rankings.ts';
import { texts } from '../../texts.ts';
import { PassageLink } from './passage_link.tsx';

/** What of a resume comes nearest to what is described, in its own words. */
export function NearestPassages(props: { candidate_id: string; meaning: string; address: CandidateSearch }) {
  const reasons = useReasons(props.candidate_id, { q: props.meaning });
  const passages = reasons.data?.passages ?? [];
  if (passages.length === 0) return null;
  return (
    <>
      <h3 className="panel-heading">{texts.pool.nearest}</h3>
      <ul className="grid gap-5">
        {passages.map((passage) => (
          <li key={`${passage.attachment_id}:${passage.start}`}>
            <PassageLink
              candidate_id={props.candidate_id}
              passage={passage}
              address={props.address}
              className="hover-underline block text-ink no-underline serif-14-1_45"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
