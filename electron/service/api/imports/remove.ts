import type { RouteContext } from '#service/api/context.ts';
import type { Db } from '#service/db/schema.ts';
import { notFound } from '#service/errors.ts';
import { attachmentsOf, removeFilesUnlessNamed } from '../attachments/store.ts';
import { removeCandidate } from '../candidates/store.ts';
import { recordEvent } from '../events/store.ts';
import { nominationIdsOf } from '../nominations/store.ts';
import type { ImportRecord } from './schema.ts';
import { findImport, importsOfCandidate, removeImport } from './store.ts';

/**
 * Takes an import back. Its candidate goes, too, unless something else holds it: another import, another
 * attachment, or a nomination that no import made. `check` sees the import before anything is done to it.
 */
export async function takeBack(
  { db, write, files }: Pick<RouteContext, 'db' | 'write' | 'files'>,
  id: string,
  check: (found: ImportRecord) => void,
): Promise<void> {
  const hashes = await write(async (trx) => {
    const found = await findImport(trx, id);
    if (found === null) throw notFound('import', id);
    check(found);
    await removeImport(trx, id);
    await recordEvent(trx, 'import.deleted', id);
    const { candidate_id, nomination_id } = found;
    if (candidate_id === null || (await isHeld(trx, candidate_id, nomination_id))) return [];
    const attachments = await attachmentsOf(trx, candidate_id);
    for (const attachment of attachments) await recordEvent(trx, 'attachment.deleted', attachment.id);
    for (const nomination of await nominationIdsOf(trx, { candidate_id })) {
      await recordEvent(trx, 'nomination.deleted', nomination);
    }
    await removeCandidate(trx, candidate_id);
    await recordEvent(trx, 'candidate.deleted', candidate_id);
    await recordEvent(trx, 'ranking.changed', candidate_id);
    return attachments.map(({ sha256 }) => sha256);
  });
  await removeFilesUnlessNamed(db, files, hashes);
}

async function isHeld(trx: Db, candidate_id: string, own_nomination_id: string | null): Promise<boolean> {
  if ((await importsOfCandidate(trx, candidate_id)).length > 0) return true;
  if ((await attachmentsOf(trx, candidate_id)).length > 1) return true;
  return (await nominationIdsOf(trx, { candidate_id })).some((id) => id !== own_nomination_id);
}
