import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useJobCriteria } from '../../api/criteria.ts';
import { RunProgress } from '../../features/criteria/run_progress.tsx';
import { StageEditor } from '../../features/stages/stage_editor.tsx';
import { texts } from '../../texts.ts';

/** The two parts of a job: its words, and what is asked of its candidates; and the stages they go through. */
export function JobParts({ job_id }: { job_id: string }) {
  const criteria = useJobCriteria(job_id);
  const [editing, setEditing] = useState(false);
  return (
    <nav className="row gap-4 mt-10" aria-label={texts.criteria.parts}>
      <Link
        to="/jobs/$job_id"
        params={{ job_id }}
        search={{}}
        replace
        className={
          `on-bg-select on-text-ink on-weight-600 text-mute no-underline hover-ink p-4-12 rounded-99`!
        }
        activeOptions={{ exact: true, includeSearch: true }}
      >
        {texts.criteria.description}
      </Link>
      <Link
        to="/jobs/$job_id"
        params={{ job_id }}
        search={{ part: 'criteria' }}
        replace
        className={
          `on-bg-select on-text-ink on-weight-600 text-mute no-underline hover-ink p-4-12 rounded-99`!
        }
        activeOptions={{ exact: true, includeSearch: true }}
      >
        {texts.criteria.title} <small className="text-mute font-12 weight-400">{criteria.data?.length}</small>
      </Link>
      <span className="ml-auto">
        <RunProgress job_id={job_id} />
      </span>
      <Button data-changes variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
        {texts.pipeline.stages}
      </Button>
      <StageEditor job_id={job_id} opened={editing} onClose={() => setEditing(false)} />
    </nav>
  );
}
