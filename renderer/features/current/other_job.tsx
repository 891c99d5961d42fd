import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useJobs } from '../../api/jobs.ts';
import { texts } from '../../texts.ts';
import { MenuButton } from '../../ui/buttons.tsx';

/** From one view of a job to the same view of another one. */
export function OtherJob({ job_id, to }: { job_id: string; to: '/pipeline' | '/share' }) {
  const jobs = useJobs();
  const others = (jobs.data ?? []).filter((job) => job.id !== job_id && job.status !== 'archived');
  if (others.length === 0) return null;
  return (
    <MenuButton
      label={texts.jobs.other}
      variant="subtle"
      color="gray"
      dropdown={{ mah: '60vh', style: { overflow: 'auto' } }}
    >
      {others.map((job) => (
        <Menu.Item
          key={job.id}
          dir="auto"
          renderRoot={(props: Record<string, unknown>) => (
            <Link to={to} search={{ job: job.id }} {...props} />
          )}
        >
          {job.title}
        </Menu.Item>
      ))}
    </MenuButton>
  );
}
