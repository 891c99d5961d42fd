import type { Condition } from './db/condition.ts';

/** Ends one after the other; a damaged database keeps nothing of what they leave, and that is no news. */
export async function endEach(ends: readonly (() => unknown)[], condition: Condition): Promise<void> {
  const failed: unknown[] = [];
  for (const end of ends) {
    try {
      await end();
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0 && condition.damage() === null) throw failed[0];
}
