import { Navigate } from '@tanstack/react-router';
import { useCandidateCount } from '../../api/candidates.ts';
import { useJobs } from '../../api/jobs.ts';
import { Failed } from '../state/states.tsx';

/** Opens where the work is: the desk when it is empty, else the ranking. */
export function Start() {
  const count = useCandidateCount();
  const jobs = useJobs();
  if (count.isError) return <Failed error={count.error} retry={() => void count.refetch()} />;
  if (count.isPending || jobs.isPending) return null;
  return count.data === 0 || (jobs.data ?? []).length === 0 ? (
    <Navigate to="/import" replace />
  ) : (
    <Navigate to="/ranking" search={{}} replace />
  );
}
