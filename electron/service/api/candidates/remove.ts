import type { Db } from '../../db/schema.ts';
import { attachmentsOf } from '../attachments/store.ts';
import { candidateTagIdsOf } from '../candidate_tags/store.ts';
import { recordEvents } from '../events/store.ts';
import { importsGoingWith } from '../imports/store.ts';
import { forgetMerges } from '../merges/store.ts';
import { nominationIdsOf } from '../nominations/store.ts';
import { spotlightIdsOf } from '../spotlights/store.ts';
import { summariesOfCandidate } from '../summaries/store.ts';
import { removeCandidate } from './store.ts';

/**
 * Deletes a candidate with everything of theirs, and records an event for each record that a client may
 * hold. Call it inside a transaction.
 * @returns hashes of their files, for removeFilesUnlessNamed after the commit.
 */
export async function deleteCandidate(trx: Db, id: string): Promise<string[]> {
  const attachments = await attachmentsOf(trx, id);
  await recordEvents(trx, 'import.deleted', await importsGoingWith(trx, id));
  await recordEvents(
    trx,
    'attachment.deleted',
    attachments.map((attachment) => attachment.id),
  );
  await recordEvents(trx, 'spotlight.deleted', await spotlightIdsOf(trx, { candidate_id: id }));
  await recordEvents(trx, 'nomination.deleted', await nominationIdsOf(trx, { candidate_id: id }));
  await recordEvents(trx, 'candidate_tag.deleted', await candidateTagIdsOf(trx, id));
  await recordEvents(trx, 'summary.deleted', await summariesOfCandidate(trx, id));
  await forgetMerges(trx, id);
  await removeCandidate(trx, id);
  await recordEvents(trx, 'candidate.deleted', [id]);
  await recordEvents(trx, 'ranking.changed', [id]);
  return attachments.map(({ sha256 }) => sha256);
}
