import { Link } from '@tanstack/react-router';
import { useJobs } from '../../api/jobs.ts';
import { useAllStages, useCandidateNominations } from '../../api/nominations.ts';
import { formatDate } from '../../components/format.ts';
import { StageBadge } from '../../components/stage_badge.tsx';
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
      <h2 className={css.heading}>{texts.candidate.jobs}</h2>
      <ul>
        {nominations.data?.map((nomination) => (
          <li key={nomination.id} className={css.nomination}>
            <Link
              to="/ranking"
              search={{ job: nomination.job_id }}
              aria-current={nomination.job_id === props.job_id || undefined}
            >
              {jobs.data?.find((job) => job.id === nomination.job_id)?.title ?? '…'}
            </Link>
            <StageBadge
              stage={stages.data?.find((stage) => stage.id === nomination.current_nomination_stage_id)}
            />
            <span className={css.mute}>
              {nomination.applied_at === null
                ? texts.candidate.considered
                : texts.candidate.applied(formatDate(nomination.applied_at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
