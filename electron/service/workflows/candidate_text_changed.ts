import { idsAbout } from '../db/records.ts';
import type { Db } from '../db/schema.ts';
import { automateCandidate } from './auto_evaluation.ts';
import { recordEvent, recordEvents } from '../api/feeds/events/store.ts';
import type { EventDetail } from '../api/feeds/events/store.ts';
import { suggestTagsFor } from './queue_tag_suggestions.ts';
import { applyProfile } from '../api/people/candidate_index/store.ts';

/**
 * What follows when an attachment of a candidate was read, replaced, moved or removed, or a person changed what
 * was read of it: their profile, what is evaluated by itself, the tags suggested from it, and the events of all that
 * reads differently now. Call it in the same transaction.
 */
export async function textOfCandidateChanged(
  trx: Db,
  candidate_id: string,
  detail: EventDetail | null = null,
): Promise<void> {
  await applyProfile(trx, candidate_id);
  await automateCandidate(trx, candidate_id);
  await suggestTagsFor(trx, candidate_id);
  await recordEvent(trx, 'candidate.updated', candidate_id, detail);
  await recordEvent(trx, 'ranking.changed', candidate_id);
  await recordEvents(trx, 'summary.updated', await idsAbout(trx, 'summary', 'candidate', candidate_id));
}
