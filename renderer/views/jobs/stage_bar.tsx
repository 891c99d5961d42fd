import { Link } from '@tanstack/react-router';
import type { JobOverview } from '#service/api/hiring/job_overviews/schema.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { formatSince } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import css from './stage_bar.module.css';

/**
 * How many are in which stage, by name; a press on one leads to them. The bar under the names tells how they relate, so
 * that nothing hangs on widths or colours. In a table whose columns are these stages figures alone stand there.
 */
export function StageBar({ job, columns }: { job: JobOverview; columns: readonly string[] | null }) {
  const { id: job_id, stages } = job;
  const some = stages.filter(({ people }) => people > 0);
  if (some.length === 0) return <p className="aside">{texts.jobList.nobody}</p>;
  const active = stages.filter(({ category }) => category === 'active');
  const said = some.map((stage) => texts.jobList.inStage(stageName(stage), stage.people));
  return (
    <div className="w-full min-w-0">
      <ul
        className={`${css.counts} flex wrap p-0 m-0 list-none gap-0-8`}
        aria-label={texts.jobList.columns.stages}
      >
        {some.map((stage, at) => (
          <li
            key={stage.id}
            style={columns === null ? undefined : { gridColumn: columns.indexOf(stageName(stage)) + 1 }}
          >
            <Link
              to="/ranking"
              search={{ job: job_id, stages: [stage.id] }}
              className={
                `${css.count} hover-bg-soft hover-underline relative block rounded-3 text-ink font-12 tabular no-underline nowrap z-1 line-20`!
              }
              data-category={stage.category}
              data-step={stepOf(active.indexOf(stage), active.length)}
              aria-label={said[at]}
              title={said[at]}
            >
              <span className={`${css.stage} text-mute`}>{stageName(stage)}</span> {stage.people}
            </Link>
          </li>
        ))}
      </ul>
      <div className="row gap-10">
        <div className={`${css.bar} flex flex-1 gap-2 h-7 my-7-6`} role="img" aria-label={said.join(', ')}>
          {some.map((stage) => (
            <span
              key={stage.id}
              data-category={stage.category}
              data-step={stepOf(active.indexOf(stage), active.length)}
              style={{ flexGrow: stage.people }}
            />
          ))}
        </div>
        <Since job={job} />
      </div>
    </div>
  );
}

/** The stages whose figures stand below. */
export function StageHeads({ columns }: { columns: readonly string[] }) {
  return (
    <span className={css.heads}>
      {columns.map((name) => (
        <span key={name} className="clip" title={name}>
          {name}
        </span>
      ))}
    </span>
  );
}

/** How many came since whoever reads this last looked; of a job they never opened all of them did. */
function Since({ job: { looked_at, people } }: { job: JobOverview }) {
  if (looked_at === null || people.new === 0) return null;
  return (
    <span className="flex-none text-ink font-12 tabular" title={texts.jobList.sinceLong(people.new)}>
      {texts.jobList.since(people.new, formatSince(looked_at))}
    </span>
  );
}

/** How far along a stage is, from 0 to 4: whatever its name and how many there are. */
function stepOf(index: number, of: number): number | undefined {
  if (index === -1) return undefined;
  return of < 2 ? 0 : Math.round((index / (of - 1)) * 4);
}
