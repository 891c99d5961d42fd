import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSuggestedCriteria } from '../../api/criteria.ts';
import { fieldsOf } from '../../features/criteria/offers.ts';
import { useCriterionEdits } from '../../features/criteria/use_criterion_edits.ts';
import { useMay } from '../../lib/may.ts';
import { LineOver } from '../../ui/state/line_over.tsx';
import { texts } from '../../texts.ts';

/** What the description asks for, where nothing is asked yet: one press makes criteria of all of it. */
export function OfferedLine({ job_id }: { job_id: string }) {
  const { change } = useMay();
  return change ? <Offered job_id={job_id} /> : null;
}

function Offered({ job_id }: { job_id: string }) {
  const edits = useCriterionEdits();
  const [is_busy, setBusy] = useState(false);
  const offers = (useSuggestedCriteria(job_id).data ?? []).filter((one) => one.criterion_id === null);
  if (offers.length === 0) return null;
  return (
    <LineOver>
      <span role="status">{texts.criteria.offered(offers.length)}</span>
      <Button
        variant="default"
        size="compact-sm"
        loading={is_busy}
        onClick={() => {
          setBusy(true);
          void edits.add({ job_id }, offers.map(fieldsOf)).finally(() => setBusy(false));
        }}
      >
        {texts.criteria.addOffered(offers.length)}
      </Button>
    </LineOver>
  );
}
