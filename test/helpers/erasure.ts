import { expect } from 'vitest';
import { valuesOf } from './engine.ts';
import type { TestService } from './service.ts';

/** Whether the clean-up has nothing to do any more. */
async function isCleanedUp(data_dir: string): Promise<boolean> {
  const open = "SELECT id FROM tasks WHERE name = 'clean_up_erased' AND state <> 'DONE'";
  return (await valuesOf({ data_dir }, open)).length === 0;
}

/** Waits until all is cleaned up that an erasure left. */
export const cleanedUp = ({ data_dir }: Pick<TestService, 'data_dir'>): Promise<void> =>
  expect.poll(() => isCleanedUp(data_dir), { interval: 100 }).toBe(true);

/** While the service works: its end overwrites unused parts of pages, its start sweeps what was cut off. */
export const isLeft = (line: string): boolean =>
  !line.startsWith('longlist.db:') && !line.includes('unfinished');
