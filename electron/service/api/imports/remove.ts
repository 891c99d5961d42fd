import type { RouteContext } from '#service/api/context.ts';
import type { Db } from '#service/db/schema.ts';
import { notFound } from '#service/errors.ts';
import { attachmentsOf, removeFilesUnlessNamed } from '../attachments/store.ts';
import { deleteCandidate } from '../candidates/remove.ts';
import { recordEvent, recordEvents } from '../events/store.ts';
import { isSurvivor } from '../merges/store.ts';
import { nominationIdsOf } from '../nominations/store.ts';
import type { ImportRecord } from './schema.ts';
import { findImport, importsNaming, importsOfCandidate, removeImport } from './store.ts';

/**
 * Takes an import back. Its candidate goes, too, unless something else holds it: another import, another
 * attachment, a nomination that no import made, or another record that was merged into it. `check` sees the
 * import before anything is done to it.
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
    const copies = await importsNaming(trx, { duplicate_of: id });
    await removeImport(trx, id);
    await recordEvent(trx, 'import.deleted', id);
    await recordEvents(trx, 'import.updated', copies); // the file is theirs now
    const { candidate_id, nomination_id } = found;
    if (candidate_id === null || (await isHeld(trx, candidate_id, nomination_id))) return [];
    return deleteCandidate(trx, candidate_id);
  });
  await removeFilesUnlessNamed(db, files, hashes);
}

async function isHeld(trx: Db, candidate_id: string, own_nomination_id: string | null): Promise<boolean> {
  if ((await importsOfCandidate(trx, candidate_id)).length > 0) return true;
  if ((await attachmentsOf(trx, candidate_id)).length > 1) return true;
  if (await isSurvivor(trx, candidate_id)) return true;
  return (await nominationIdsOf(trx, { candidate_id })).some((id) => id !== own_nomination_id);
}
