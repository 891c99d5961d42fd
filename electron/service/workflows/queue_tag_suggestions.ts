import type { Db } from '#service/db/schema.ts';
import { enqueue, type PRIORITY } from '#service/tasks/queue.ts';

/** What a profile says changed: the tags suggested from it follow. Call it in the transaction of the change. */
export async function suggestTagsFor(
  trx: Db,
  candidate_id: string,
  priority: keyof typeof PRIORITY = 'normal',
): Promise<void> {
  await enqueue(trx, 'suggest_tags', { candidate_id }, priority);
}
