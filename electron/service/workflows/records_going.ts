import { idsAbout, kindsAbout } from '../db/records.ts';
import type { Db } from '../db/schema.ts';
import { WITH, recordEvents } from '../api/feeds/events/store.ts';
import { spotlightIdsOf } from '../api/hiring/spotlights/store.ts';

/**
 * Records that the records about a candidate or a job are deleted with it, while they are still there. Dropped files
 * and attachments are told by whoever deletes the candidate: some outlive them, and all outlive a job.
 */
export async function recordGoing(trx: Db, subject: 'candidate' | 'job', id: string): Promise<void> {
  const of = subject === 'job' ? { job_id: id } : { candidate_id: id };
  await recordEvents(trx, 'spotlight.deleted', await spotlightIdsOf(trx, of), WITH[subject]);
  for (const kind of kindsAbout(subject)) {
    if (kind === 'attachment' || kind === 'import') continue;
    await recordEvents(trx, `${kind}.deleted`, await idsAbout(trx, kind, subject, id), WITH[subject]);
  }
}
