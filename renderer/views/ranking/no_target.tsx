import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { isNoId } from '../../lib/errors.ts';
import { useJobs } from '../../api/jobs.ts';
import type { RankingSearch } from '../../addresses/ranking_search.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { openPalette } from '../../features/palette/palette.tsx';
import { MissingPage, ToPool } from '../../features/missing/missing.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';

/** A ranking needs something to rank by: the newest open job, if there is one. */
export function NoTarget() {
  const jobs = useJobs();
  if (jobs.isPending) return <SkeletonRows />;
  if (jobs.data === undefined) return <Failed error={jobs.error} retry={() => void jobs.refetch()} />;
  const job = jobs.data.find((one) => one.status === 'open') ?? jobs.data[0];
  if (job !== undefined) return <Navigate to="/ranking" search={{ job: job.id }} replace />;
  return (
    <Empty
      is_page
      drawing={<Drawing of="ranking" />}
      title={texts.ranking.noTarget}
      text={texts.ranking.noTargetText}
    >
      <ButtonLink data-changes to="/jobs/$job_id" params={{ job_id: 'new' }}>
        {texts.jobs.create}
      </ButtonLink>
      <Button variant="default" onClick={openPalette}>
        {texts.ranking.rankByWords}
      </Button>
    </Empty>
  );
}

/** What the order went by, a person or a file, is not there. */
export function MissingTarget({ search: { job }, error }: { search: RankingSearch; error: unknown }) {
  const no_id = isNoId(error);
  return (
    <MissingPage
      title={no_id ? texts.errors.noId : texts.ranking.targetGone}
      text={no_id ? texts.errors.noIdText : texts.ranking.targetGoneText}
    >
      <ButtonLink to="/ranking" search={job === undefined ? {} : { job }}>
        {texts.shell.ranking}
      </ButtonLink>
      <ToPool />
    </MissingPage>
  );
}
