import { erase } from '../db/erase.ts';
import { cleanUpErased } from '../tasks/queue.ts';
import { idsAbout } from '../db/records.ts';
import type { RouteContext } from '#service/api/context.ts';
import type { Db } from '#service/db/schema.ts';
import { notFound, ServiceError } from '#service/errors.ts';
import { attachmentsOf, removeFilesUnlessNamed } from '../api/intake/attachments/store.ts';
import { filesOfMail, papersOfMail, removeMail } from '../api/intake/mails/store.ts';
import { textOfCandidateChanged } from './candidate_text_changed.ts';
import { deleteCandidate } from './delete_candidate.ts';
import { WITH, recordEvent, recordEvents } from '../api/feeds/events/store.ts';
import { isSurvivor } from '../api/people/merges/store.ts';
import type { ImportRecord } from '../api/intake/imports/schema.ts';
import {
  findImport,
  importsNaming,
  importsOfCandidate,
  importsOfMail,
  removeImport,
  unreadImports,
} from '../api/intake/imports/store.ts';

/**
 * Takes an import back. Its candidate goes, too, unless something else holds it: another import, another
 * attachment, a nomination that no import made, or another record that was merged into it. `check` sees the
 * import before anything is done to it.
 */
export async function undoImport(
  { write, files }: Pick<RouteContext, 'write' | 'files'>,
  id: string,
  check: (found: ImportRecord) => void,
): Promise<void> {
  const hashes = await write(async (trx) => {
    const found = await findImport(trx, id);
    if (found === null) throw notFound('import', id);
    check(found);
    const copies = await importsNaming(trx, { duplicate_of: id });
    await recordEvent(trx, 'import.deleted', id);
    await removeImport(trx, id);
    await recordEvents(trx, 'import.updated', copies); // the file is theirs now
    const { candidate_id, nomination_id, mail } = found;
    const along = mail !== null && (await importsOfMail(trx, mail.id)).length === 0 ? mail.id : null;
    const files_along = along === null ? [] : await filesOfMail(trx, along);
    if (candidate_id !== null && !(await isHeld(trx, candidate_id, nomination_id, files_along))) {
      return deleteCandidate(trx, candidate_id, WITH.import);
    }
    return along === null ? [] : takeMailBack(trx, along, candidate_id);
  });
  await removeFilesUnlessNamed(files, hashes);
}

/** Taken back at a time: their transactions share one wait for the disk, and others are answered in between. */
const BATCH_SIZE = 24;

/**
 * Takes back the imports whose files wait to be read, up to one of them; what was read or is being read stays, and so
 * does what was read while this was at work.
 * @returns how many were taken back.
 */
export async function undoUnreadImports(
  context: Pick<RouteContext, 'db' | 'write' | 'files'>,
  up_to: string | null,
): Promise<number> {
  let taken = 0;
  const ids = await unreadImports(context.db, up_to);
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const some = ids.slice(at, at + BATCH_SIZE).map(async (id) => {
      try {
        await undoImport(context, id, ({ state }) => {
          if (state !== 'queued' && state !== 'duplicate') throw notFound('import that waits', id);
        });
        taken += 1;
      } catch (error) {
        // read, or taken back by somebody else, since it was looked for
        if (!(error instanceof ServiceError) || error.type !== 'NOT_FOUND') throw error;
      }
    });
    await Promise.all(some);
  }
  return taken;
}

/** Removes what is kept of a mail, and the letter it brought to somebody who stays. @returns hashes of files that went */
async function takeMailBack(trx: Db, mail_id: string, candidate_id: string | null): Promise<string[]> {
  const ids = await papersOfMail(trx, mail_id);
  await recordEvent(trx, 'mail.deleted', mail_id, WITH.import);
  await removeMail(trx, mail_id);
  if (candidate_id === null || ids.length === 0) return [];
  await recordEvents(trx, 'attachment.deleted', ids, WITH.import);
  const hashes = await erase(trx, { attachments: ids });
  await cleanUpErased(trx);
  await textOfCandidateChanged(trx, candidate_id, WITH.import);
  return hashes;
}

/** @param files_along go with the import: its letter and what else its mail brought */
async function isHeld(
  trx: Db,
  candidate_id: string,
  own_nomination_id: string | null,
  files_along: readonly string[],
): Promise<boolean> {
  if ((await importsOfCandidate(trx, candidate_id)).length > 0) return true;
  const others = (await attachmentsOf(trx, candidate_id)).filter(({ id }) => !files_along.includes(id));
  // one is the file of the import itself
  if (others.length > (files_along.length > 0 ? 0 : 1)) return true;
  if (await isSurvivor(trx, candidate_id)) return true;
  return (await idsAbout(trx, 'nomination', 'candidate', candidate_id)).some(
    (id) => id !== own_nomination_id,
  );
}
