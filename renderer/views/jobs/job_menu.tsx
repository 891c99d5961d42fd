import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { STATUSES } from '../../addresses/jobs_search.ts';
import { QuietIcon } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import { useDeleteJob, useStatusActs } from './use_job_acts.ts';

type Props = {
  readonly job: Pick<Job, 'id' | 'title' | 'status'>;
  /** What follows where it is deleted. */
  readonly onDelete?: () => void;
};

/** What else is done with a job: closed or archived, opened again, deleted. */
export function JobMenu({ job, onDelete }: Props) {
  // a list has hundreds of them: each is made when it is first opened
  const [is_made, make] = useState(false);
  const label = texts.jobList.more(job.title);
  const sign = <span aria-hidden>⋯</span>;
  if (!is_made) {
    return (
      <QuietIcon aria-label={label} aria-haspopup="menu" onClick={() => make(true)}>
        {sign}
      </QuietIcon>
    );
  }
  return <Made job={job} label={label} {...(onDelete !== undefined && { onDelete })} />;
}

function Made({ job, label, onDelete }: Props & { readonly label: string }) {
  const setStatus = useStatusActs();
  const remove = useDeleteJob();
  return (
    <Menu position="bottom-end" shadow="md" defaultOpened>
      <Menu.Target>
        <QuietIcon aria-label={label}>
          <span aria-hidden>⋯</span>
        </QuietIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
