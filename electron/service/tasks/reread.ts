import { staleReadings, type ReadingVersions } from '#service/api/intake/readings/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { attachmentsInQueue, enqueue } from './queue.ts';

const BATCH_SIZE = 500;

/**
 * Queues what was read by an earlier version of the readers or embedded by another model, after everything
 * else. Until its turn comes the old text stays; old vectors are not ranked with new ones.
 */
export async function rereadStale(
  { db, write }: Pick<ServiceContext, 'db' | 'write'>,
  versions: ReadingVersions,
): Promise<number> {
  // the runner may have taken up already what a killed process left behind
  const queued = await attachmentsInQueue(db, 'QUEUED');
  const running = await attachmentsInQueue(db, 'RUNNING');
  const stale = (await staleReadings(db, versions)).filter((id) => !queued.has(id) && !running.has(id));
  for (let at = 0; at < stale.length; at += BATCH_SIZE) {
    await write(async (trx) => {
      for (const attachment_id of stale.slice(at, at + BATCH_SIZE)) {
        await enqueue(trx, 'read_attachment', { attachment_id }, 'low');
      }
    });
  }
  return stale.length;
}
