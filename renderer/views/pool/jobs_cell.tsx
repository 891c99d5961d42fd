import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { CandidateCard } from '../../api/pool.ts';
import { StageBadge } from '../../features/stages/stage_badge.tsx';
import { stageName } from '../../features/stages/stage_name.ts';
import { texts } from '../../texts.ts';
import { jobsOf } from './jobs_of.ts';
import css from './pool_table.module.css';

/** The newest job of somebody and how far they are in it; the others are counted, and told by the tooltip. */
export function JobsCell(props: {
  card: CandidateCard | null | undefined;
  job_names: ReadonlyMap<string, string>;
  stages: ReadonlyMap<string, NominationStage>;
}) {
  const { card, job_names, stages } = props;
  const [first, ...others] = card?.nominations ?? [];
  if (first === undefined) return null;
  const names = new Map([...stages].map(([id, stage]) => [id, stageName(stage)]));
  return (
    <span
      className={`${css.lines} grid columns-fr justify-items-start font-12_5 line-16`}
      title={jobsOf(card, job_names, names)}
    >
      <span className="flex items-baseline gap-4 min-w-0">
        <span className="clip" dir="auto">
          {job_names.get(first.job_id) ?? texts.pool.jobGone}
        </span>
        {others.length > 0 && <small>{texts.tags.more(others.length)}</small>}
      </span>
      <StageBadge stage={stages.get(first.stage_id)} is_plain />
    </span>
  );
}
