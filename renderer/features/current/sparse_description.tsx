import { Link } from '@tanstack/react-router';
import { useJob } from '../../api/jobs.ts';

/** Whether a description says so little that nobody could be ranked by it, nor anything asked. */
function isSparseDescription(description: string): boolean {
  return (description.match(/\p{L}{2,}/gu) ?? []).length < 3;
}

/** For a job that another program brought without a word about it: what that means here, and where to mend it. */
export function SparseDescription(props: { job_id: string; before: string; link: string }) {
  const job = useJob(props.job_id).data;
  if (job === undefined || !isSparseDescription(job.description)) return null;
  return (
    <>
      {props.before}
      <Link to="/jobs/$job_id" params={{ job_id: props.job_id }}>
        {props.link}
      </Link>
    </>
  );
}
