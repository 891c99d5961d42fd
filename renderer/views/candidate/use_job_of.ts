import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isKnownGone } from '../../api/jobs.ts';
import { useCandidateNominations } from '../../api/nominations.ts';

/**
 * Whoever comes by an address without a ranking sees the candidate in the light of the newest job they are considered
 * for: with its criteria, and with those before and after.
 */
export function useJobOf(candidate_id: string, is_wanted: boolean): void {
  const navigate = useNavigate({ from: '/candidates/$candidate_id' });
  const client = useQueryClient();
  const nominations = useCandidateNominations(candidate_id);
  const job = nominations.data?.findLast(({ job_id }) => !isKnownGone(client, job_id))?.job_id;
  useEffect(() => {
    if (!is_wanted || job === undefined) return;
    void navigate({ search: (now) => ({ ...now, job }), hash: true, replace: true });
  }, [is_wanted, job, navigate]);
}
