import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { currentJob } from '../../features/current/current_job.ts';
import { stepKeys, useKeys } from '../../lib/use_keys.ts';

const PAGE = 10;

const focused = (items: readonly HTMLElement[]): number =>
  items.findIndex((item) => item.contains(document.activeElement));

/** j and k step from job to job, Enter opens the one in focus as links do, and e edits it. */
export function useJobListKeys(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const items = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? [])];
  const step = (by: number): void => {
    const all = items();
    const at = focused(all);
    // who comes here first goes on from the job they were in
    const last = all.findIndex(({ dataset }) => dataset['job'] === currentJob.get());
    const next = at === -1 ? Math.max(0, last) : Math.min(all.length - 1, Math.max(0, at + by));
    all[next]?.querySelector<HTMLElement>('a[data-title]')?.focus();
    all[next]?.scrollIntoView({ block: 'nearest' });
  };
  const edit = (): void => {
    const all = items();
    const job_id = all[focused(all)]?.dataset['job'];
    if (job_id !== undefined) void navigate({ to: '/jobs/$job_id', params: { job_id } });
  };
  useKeys([...stepKeys(step, PAGE), ['e', edit]]);
}
