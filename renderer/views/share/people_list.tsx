import { useMemo } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { useOrderSpotlights, type Spotlight } from '../../api/spotlights.ts';
import { errorNotice } from '../../ui/notices.tsx';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { PersonCard } from './person_card.tsx';

/** The people put forward, in the order the client sees them: by drag, by buttons, by Alt and arrows. */
export function PeopleList({ job_id, spotlights }: { job_id: string; spotlights: readonly Spotlight[] }) {
  const nominations = useJobNominations(job_id);
  const order = useOrderSpotlights(job_id);
  const candidate_of = useMemo(
    () => new Map([...(nominations.data?.values() ?? [])].map(({ id, candidate_id }) => [id, candidate_id])),
    [nominations.data],
  );
  const ids = spotlights.flatMap(({ nomination_id }) => candidate_of.get(nomination_id) ?? []);
  const rows = useCandidateRows(ids);

  /** Puts one where another stands. */
  const move = (id: string, to: number): void => {
    const rest = spotlights.map((spotlight) => spotlight.id).filter((other) => other !== id);
    if (to < 0 || to > rest.length) return;
    order(rest.toSpliced(to, 0, id)).catch(errorNotice(texts.share.orderFailed));
  };
  return (
    <ol className="grid p-0 m-0 list-none">
      {spotlights.map((spotlight, index) => {
        const candidate_id = candidate_of.get(spotlight.nomination_id) ?? null;
        const row = rows.get(candidate_id ?? '');
        return (
          <PersonCard
            key={spotlight.id}
            job_id={job_id}
            spotlight={spotlight}
            candidate_id={candidate_id}
            name={row?.full_name ?? '\u00A0'}
            name_from_file={row?.name_from_file ?? false}
            role={joined([row?.current_title, row?.current_employer], ', ')}
            index={index}
            amount={spotlights.length}
            onMove={move}
          />
        );
      })}
    </ol>
  );
}
