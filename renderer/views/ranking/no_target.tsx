import { Button } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useJobs } from '../../api/jobs.ts';
import { openPalette } from '../../components/palette/palette.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';

/** A ranking needs something to rank by: the newest open job, if there is one. */
export function NoTarget() {
  const jobs = useJobs();
  if (jobs.isPending) return <SkeletonRows />;
  if (jobs.isError) return <Failed error={jobs.error} retry={() => void jobs.refetch()} />;
  const job = jobs.data.find((one) => one.status === 'open') ?? jobs.data[0];
  if (job !== undefined) return <Navigate to="/ranking" search={{ job: job.id }} replace />;
  return (
    <Empty title={texts.ranking.noTarget} text={texts.ranking.noTargetText}>
      <Button
        renderRoot={(props: Record<string, unknown>) => (
          <Link to="/jobs/$job_id" params={{ job_id: 'new' }} {...props} />
        )}
      >
        {texts.jobs.create}
      </Button>
      <Button variant="default" onClick={openPalette}>
        {texts.ranking.rankByWords}
      </Button>
    </Empty>
  );
}
