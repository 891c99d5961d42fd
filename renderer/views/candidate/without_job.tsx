import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCandidate } from '../../api/candidates.ts';
import { texts } from '../../texts.ts';

/** Somebody who was looked at for a job that is gone. */
export function WithoutJob({ candidate_id }: { candidate_id: string }) {
  const candidate = useCandidate(candidate_id);
  if (candidate.isError) return null;
  return (
    <Button
      variant="default"
      renderRoot={(root: Record<string, unknown>) => (
        <Link to="/candidates/$candidate_id" params={{ candidate_id }} {...root} />
      )}
    >
      <bdi>{texts.candidate.withoutJob(candidate.data?.full_name)}</bdi>
    </Button>
  );
}
