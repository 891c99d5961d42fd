import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { STATUSES } from '../../addresses/jobs_search.ts';
import { useMay } from '../../lib/may.ts';
import { QuietIcon } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import { useDeleteJob, useStatusActs } from './use_job_acts.ts';

type Props = {
  readonly job: Pick<Job, 'id' | 'title' | 'status'>;
  /** What follows where it is deleted. */
  readonly onDelete?: () => void;
  /** Whether it leads to where the job is edited, too. */
  readonly edits?: boolean;
};

/** What else is done with a job: edited, closed or archived, opened again, deleted. */
export function JobMenu(props: Props) {
  // a list has hundreds of them: each is made when it is first opened
  const [is_made, make] = useState(false);
  const label = texts.jobList.more(props.job.title);
  const sign = <span aria-hidden>⋯</span>;
  if (!is_made) {
    return (
      <QuietIcon aria-label={label} aria-haspopup="menu" onClick={() => make(true)}>
        {sign}
      </QuietIcon>
    );
  }
  return <Made {...props} label={label} />;
}

function Made({ job, label, onDelete, edits }: Props & { readonly label: string }) {
  const { change } = useMay();
  return (
    <Menu position="bottom-end" shadow="md" defaultOpened>
      <Menu.Target>
        <QuietIcon aria-label={label}>
          <span aria-hidden>⋯</span>
        </QuietIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {edits === true && (
          <Menu.Item
            renderRoot={(root: Record<string, unknown>) => (
              <Link {...root} to="/jobs/$job_id" params={{ job_id: job.id }} />
            )}
          >
            {change ? texts.actions.edit : texts.actions.open}
          </Menu.Item>
        )}
        {change && <Changes job={job} onDelete={onDelete} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function Changes({ job, onDelete }: Pick<Props, 'job'> & { readonly onDelete: Props['onDelete'] }) {
  const setStatus = useStatusActs();
  const remove = useDeleteJob();
  return (
    <>
      {STATUSES.filter((status) => status !== job.status).map((status) => (
        <Menu.Item key={status} onClick={() => void setStatus(job, status)}>
          {texts.jobList.set[status]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        onClick={() => {
          remove(job);
          onDelete?.();
        }}
      >
        {texts.actions.delete}
      </Menu.Item>
    </>
  );
}
