import type { CandidateCard } from '../../api/pool.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';

type Names = ReadonlyMap<string, string>;

/** The jobs somebody is considered for, each with how far they are; as the list and its export say it. */
export function jobsOf(card: CandidateCard | null | undefined, job_names: Names, stage_names: Names): string {
  return (card?.nominations ?? [])
    .map(({ job_id, stage_id }) =>
      joined([stage_names.get(stage_id), job_names.get(job_id) ?? texts.pool.jobGone], ' – '),
    )
    .join(' · ');
}
