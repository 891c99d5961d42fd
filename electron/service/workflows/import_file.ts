import type { Db } from '#service/db/schema.ts';
import type { UnreadableReason } from '#service/intelligence/document.ts';
import { mailKind } from '#service/intelligence/mail/kind.ts';
import type { MailReason } from '#service/intelligence/mail/reasons.ts';
import { receivedAs } from '#service/intelligence/text/sniff.ts';
import { MAX_FILE_BYTES } from '../api/upload.ts';
import { keepFile } from '../api/intake/attachments/store.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import { MAX_FILE_NAME, insertImport } from '../api/intake/imports/store.ts';
import { importMail } from './import_mail.ts';
import { findImportOfBytes } from './same_bytes.ts';
import {
  addCandidate,
  addFile,
  addRefused,
  firstStage,
  nominateImported,
  type DroppedFile,
  type ImportContext,
} from './taken_in.ts';

/** The source of whoever a file brought, until somebody says another. */
export const IMPORTED_FILE = 'Imported file';

/**
 * Takes a dropped file: candidate, attachment, nomination, row and task in one transaction, or, for a file
 * that cannot be taken, a row that says why. So everything that was dropped can be seen again.
 * @param look sees what was made before anybody else does: the reading of the file may begin at once.
 * @returns the id of the import; of a mail, the first of its imports.
 */
export async function importFile(
  context: ImportContext,
  dropped: DroppedFile,
  look: (trx: Db, id: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const { db, write, files } = context;
  const { bytes, job_id, blind_client } = dropped;
  const file_name = dropped.file_name.slice(0, MAX_FILE_NAME);
  if (job_id !== null) await firstStage(db, job_id);
  const mail = mailKind(bytes);
  if (mail !== null) return importMail(context, { ...dropped, file_name, mail }, look);
  const refused = whyRefused(bytes, file_name);
  if (refused !== null) {
    return write(async (trx) => {
      const id = await addRefused(trx, { file_name, job_id, reason: refused });
      await look(trx, id);
      return id;
    });
  }
  return keepFile(files, bytes, (sha256) =>
    write(async (trx) => {
      const earlier = await findImportOfBytes(trx, sha256, blind_client);
      const candidate_id = earlier?.candidate_id ?? (await addCandidate(trx, file_name, IMPORTED_FILE));
      const file = { bytes, file_name, sha256 };
      const attachment_id = earlier?.attachment_id ?? (await addFile(trx, candidate_id, 'resume', file));
      const nomination_id = job_id === null ? null : await nominateImported(trx, candidate_id, job_id);
      const id = await insertImport(trx, {
        file_name,
        job_id,
        attachment_id,
        candidate_id,
        nomination_id,
        duplicate_of: earlier?.id ?? null,
        brought_id: earlier === null ? candidate_id : null,
      });
      await recordEvent(trx, 'import.created', id);
      await look(trx, id);
      return id;
    }),
  );
}

/** Why a file is not taken in; null when it is. */
function whyRefused(bytes: Uint8Array, file_name: string): UnreadableReason | MailReason | null {
  if (bytes.length === 0) return 'EMPTY_FILE';
  if (bytes.length > MAX_FILE_BYTES) return 'TOO_LARGE';
  const received = receivedAs(bytes, file_name);
  if (!('refused' in received)) return null;
  return /\.(?:eml|msg|mbox)$/i.test(file_name) ? 'NOT_A_MAIL' : received.refused;
}
