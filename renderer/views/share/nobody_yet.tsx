import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRankedList } from '../../api/ranked_list.ts';
import { landmarkStages, useJobNominations, useStages } from '../../api/nominations.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { usePutForward } from '../../features/decisions/use_put_forward.tsx';
import { Empty } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';

/** How people get here, and those who are shortlisted in one click: the best first, as the ranking has them. */
export function NobodyYet({ job_id }: { job_id: string }) {
  const stages = useStages(job_id);
  const nominations = useJobNominations(job_id);
  const putForward = usePutForward(job_id);
  const [busy, setBusy] = useState(false);
  const { shortlist } = landmarkStages(stages.data);
  const { order } = useRankedList({ job: job_id });
  const rank = new Map(order.map((id, index) => [id, index]));
  const ids = [...(nominations.data?.values() ?? [])]
    .filter(({ current_nomination_stage_id }) => current_nomination_stage_id === shortlist?.id)
    .map(({ candidate_id }) => candidate_id)
    .toSorted((a, b) => (rank.get(a) ?? Infinity) - (rank.get(b) ?? Infinity));
  return (
    <Empty drawing={<Drawing of="share" />} title={texts.share.nobody} text={texts.share.nobodyText}>
      {ids.length > 0 && (
        <Button
          data-changes
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void putForward(ids).finally(() => setBusy(false));
          }}
        >
          {texts.share.allShortlisted(ids.length)}
        </Button>
      )}
      <ButtonLink variant="default" to="/ranking" search={{ job: job_id }}>
        {texts.share.toRanking}
      </ButtonLink>
    </Empty>
  );
}
