import { usePersonName } from '../../api/users.ts';
import { Link } from '@tanstack/react-router';
import { useJobs } from '../../api/jobs.ts';
import { useAllStages, useCandidateNominations } from '../../api/nominations.ts';
import { useStageChanges } from '../../api/stage_changes.ts';
import { formatDate } from '../../lib/format.ts';
import { Help } from '../../ui/help.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { StageBadge } from '../../features/stages/stage_badge.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** Every job this person is considered for, and where they stand in it. */
export function Nominations(props: { candidate_id: string; job_id: string | null }) {
  const nominations = useCandidateNominations(props.candidate_id);
  const jobs = useJobs();
  const stages = useAllStages();
  if ((nominations.data ?? []).length === 0) return null;
  return (
    <section>
      <h2 className="part-heading">{texts.candidate.jobs}</h2>
      <ul>
        {nominations.data?.map((nomination) => {
          const stage = stages.data?.find((one) => one.id === nomination.current_nomination_stage_id);
          return (
            <li
              key={nomination.id}
              className={`${css.nomination} flex wrap items-baseline break-anywhere p-4-0 gap-2-12`}
            >
              <Link
                to="/ranking"
                search={{ job: nomination.job_id }}
                aria-current={nomination.job_id === props.job_id || undefined}
                dir="auto"
              >
                {jobs.data?.find((job) => job.id === nomination.job_id)?.title ?? '…'}
              </Link>
              <StageBadge stage={stage} />
              <span className="text-mute">
                {nomination.applied_at === null
                  ? texts.candidate.considered
                  : texts.candidate.applied(formatDate(nomination.applied_at))}
                {nomination.applied_at === null && <Help term="considered" />}
              </span>
              {stage?.category === 'rejected' && <Why nomination_id={nomination.id} stage_id={stage.id} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Why they came into the stage where they are, as somebody put it; nothing where nobody did. */
function Why(props: { nomination_id: string; stage_id: string }) {
  const changes = useStageChanges(props.nomination_id);
  const nameOf = usePersonName();
  const newest = changes.data?.find((change) => change.to_stage_id === props.stage_id);
  if (newest === undefined || newest.reason === null) return null;
  const name = nameOf(newest.client_id);
  return (
    <>
      <q className={`${css.why} grid items-baseline font-13 columns-auto-fr-auto gap-2-14`} dir="auto">
        <Hidden text={newest.reason} />
      </q>
      {name !== null && (
        <span className="text-mute" dir="auto">
          {name}
        </span>
      )}
    </>
  );
}
