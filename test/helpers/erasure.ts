import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import type { TestService } from './service.ts';

/** Whether the clean-up has nothing to do any more. */
function isCleanedUp(data_dir: string): boolean {
  const db = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  try {
    const open = db
      .prepare("SELECT count(*) FROM tasks WHERE name = 'clean_up_erased' AND state <> 'DONE'")
      .pluck()
      .get();
    return open === 0;
  } finally {
    db.close();
  }
}

/** Waits until all is cleaned up that an erasure left. */
export const cleanedUp = ({ data_dir }: Pick<TestService, 'data_dir'>): Promise<void> =>
  expect.poll(() => isCleanedUp(data_dir), { interval: 100 }).toBe(true);

/** While the service works: its end overwrites unused parts of pages, its start sweeps what was cut off. */
export const isLeft = (line: string): boolean =>
  !line.startsWith('longlist.db:') && !line.includes('unfinished');
