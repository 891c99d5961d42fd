import { Link } from '@tanstack/react-router';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { texts } from '../../texts.ts';
import css from './stage_bar.module.css';

/**
 * How many are in which stage, each as wide as it has people; a press leads to them. The numbers stand in the bar, so
 * that nothing hangs on widths or colours.
 */
export function StageBar({ job_id, stages }: { job_id: string; stages: JobOverview['stages'] }) {
  const some = stages.filter(({ count }) => count > 0);
  if (some.length === 0) return <span className="text-mute">{texts.jobList.nobody}</span>;
  const active = stages.filter(({ category }) => category === 'active');
  return (
    <ul className={css.bar} aria-label={texts.jobList.columns.stages}>
      {some.map((stage) => {
        const said = texts.jobList.inStage(stageName(stage), stage.count);
        return (
          <li key={stage.id} style={{ flexGrow: stage.count }}>
            <Link
              to="/ranking"
              search={{ job: job_id, stages: [stage.id] }}
              className={css.part!}
              data-category={stage.category}
              data-step={stepOf(active.indexOf(stage), active.length)}
              aria-label={said}
              title={said}
            >
              {stage.count}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** How far along a stage is, from 0 to 4: whatever its name and how many there are. */
function stepOf(index: number, of: number): number | undefined {
  if (index === -1) return undefined;
  return of < 2 ? 0 : Math.round((index / (of - 1)) * 4);
}
