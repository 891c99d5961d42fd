import { erase } from '../db/erase.ts';
import type { Db } from '../db/schema.ts';
import { cleanUpErased } from '../tasks/queue.ts';
import { attachmentsOf } from '../api/intake/attachments/store.ts';
import type { EventType } from '../api/feeds/events/schema.ts';
import { recordGoing } from './records_going.ts';
import { WITH, recordEvent, recordEvents } from '../api/feeds/events/store.ts';
import type { EventDetail } from '../api/feeds/events/store.ts';
import { importsGoingWith } from '../api/intake/imports/store.ts';

/**
 * Erases a candidate with everything of theirs, and records an event for each record that a client may
 * hold. Call it inside a transaction.
 * @param options see db/erase.ts
 * @returns hashes of their files, for removeFilesUnlessNamed after the commit.
 */
export async function deleteCandidate(
  trx: Db,
  id: string,
  detail: EventDetail | null = null,
  options: { readonly keeps_sheets?: boolean } = {},
): Promise<string[]> {
  const going = async (type: EventType, ids: readonly string[]): Promise<void> =>
    recordEvents(trx, type, ids, WITH.candidate);
  const attachments = await attachmentsOf(trx, id);
  await going('import.deleted', await importsGoingWith(trx, id));
  await going(
    'attachment.deleted',
    attachments.map((attachment) => attachment.id),
  );
  await recordGoing(trx, 'candidate', id);
  const hashes = await erase(trx, { candidates: [id] }, options);
  await cleanUpErased(trx);
  await recordEvent(trx, 'candidate.deleted', id, detail);
  await recordEvent(trx, 'ranking.changed', id);
  return hashes;
}
