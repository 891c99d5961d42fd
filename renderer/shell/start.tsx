import { type NavigateOptions, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCandidateCount } from '../api/candidates.ts';
import { useJobs } from '../api/jobs.ts';
import { Failed } from '../ui/state/states.tsx';
import { lastAddress } from './last_address.ts';

/** Opens where the work was left today; without that with the jobs, and where there are none with the desk. */
export function Start() {
  const count = useCandidateCount();
  const jobs = useJobs();
  if (count.isLoadingError) return <Failed error={count.error} retry={() => void count.refetch()} />;
  if (count.isPending || jobs.isPending) return null;
  const ids = (jobs.data ?? []).map((job) => job.id);
  const left = count.data === 0 ? null : lastAddress(ids);
  if (left !== null) return <Onward to={{ to: '/', href: left }} />;
  return ids.length === 0 ? <Onward to={{ to: '/import' }} /> : <Onward to={{ to: '/jobs' }} />;
}

/**
 * Goes on from here. Somebody may have chosen a place while it was found out where to go, and its code may still be on
 * its way: this page then stands until it is there, and they stay where they wanted to be.
 */
function Onward({ to }: { to: NavigateOptions }) {
  const navigate = useNavigate();
  const is_here = useLocation({ select: ({ pathname }) => pathname === '/' });
  useEffect(() => {
    if (is_here) void navigate({ ...to, replace: true });
    // eslint-disable-next-line react/exhaustive-deps -- what is read while the next place is on its way changes nothing
  }, [is_here]);
  return null;
}
