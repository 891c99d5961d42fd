import path from 'node:path';
import type { RouteContext } from '../api/context.ts';
import type { Db } from '#service/db/schema.ts';
import { validationFailed } from '#service/errors.ts';
import { timestamp } from '#service/ids.ts';
import type { UnreadableReason } from '#service/intelligence/document.ts';
import { REASON_MESSAGES } from '#service/intelligence/text/reasons.ts';
import { receivedAs } from '#service/intelligence/text/sniff.ts';
import { enqueue } from '#service/tasks/queue.ts';
import { mediaTypeOfFile } from '../api/media_types.ts';
import { MAX_FILE_BYTES } from '../api/upload.ts';
import { insertAttachment, keepFile } from '../api/intake/attachments/store.ts';
import { nameFromFile } from '../api/contact.ts';
import { insertCandidate } from '../api/people/candidates/store.ts';
import { automateNomination } from './auto_evaluation.ts';
import { WITH, recordEvent } from '../api/feeds/events/store.ts';
import { jobExists } from '../api/hiring/jobs/store.ts';
import { firstStageOf } from '../api/hiring/nomination_stages/store.ts';
import { findNominationOf, insertNomination } from '../api/hiring/nominations/store.ts';
import { findImportOfBytes } from './same_bytes.ts';
import { insertImport } from '../api/intake/imports/store.ts';

export type DroppedFile = {
  readonly bytes: Uint8Array;
  readonly file_name: string;
  readonly job_id: string | null;
  /**
   * A blind client: to it, only what it brought itself is there already. To tell whose candidate a file is would tell
   * who that is, as it says so itself.
   */
  readonly blind_client?: string | undefined;
};

const MAX_NAME = 500;
/** The source of whoever a file brought, until somebody says another. */
export const IMPORTED_FILE = 'Imported file';
const CANDIDATE = { source: IMPORTED_FILE, email: null, phone: null, location: null };

/**
 * Takes a dropped file: candidate, attachment, nomination, row and task in one transaction, or, for a file
 * that cannot be taken, a row that says why. So everything that was dropped can be seen again.
 * @param look sees what was made before anybody else does: the reading of the file may begin at once.
 * @returns the id of the import.
 */
export async function importFile(
  { db, write, files }: Pick<RouteContext, 'db' | 'write' | 'files'>,
  dropped: DroppedFile,
  look: (trx: Db, id: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const { bytes, job_id, blind_client } = dropped;
  const file_name = dropped.file_name.slice(0, MAX_NAME);
  if (job_id !== null) await firstStage(db, job_id);
  const refused = whyRefused(bytes, file_name);
  if (refused !== null) {
    return write(async (trx) => {
      const id = await insertImport(trx, {
        file_name,
        job_id,
        refused_reason: refused,
        refused_message: REASON_MESSAGES[refused],
      });
      await recordEvent(trx, 'import.created', id);
      await look(trx, id);
      return id;
    });
  }
  return keepFile(files, bytes, (sha256) =>
    write(async (trx) => {
      const earlier = await findImportOfBytes(trx, sha256, blind_client);
      const taken = earlier ?? (await addCandidate(trx, { bytes, file_name, sha256 }));
      const nomination_id = job_id === null ? null : await nominate(trx, taken.candidate_id, job_id);
      const id = await insertImport(trx, {
        file_name,
        job_id,
        attachment_id: taken.attachment_id,
        candidate_id: taken.candidate_id,
        nomination_id,
        duplicate_of: earlier?.id ?? null,
        brought_id: earlier === null ? taken.candidate_id : null,
      });
      await recordEvent(trx, 'import.created', id);
      await look(trx, id);
      return id;
    }),
  );
}

/** Why a file is not taken in; null when it is. */
function whyRefused(bytes: Uint8Array, file_name: string): UnreadableReason | null {
  if (bytes.length === 0) return 'EMPTY_FILE';
  if (bytes.length > MAX_FILE_BYTES) return 'TOO_LARGE';
  const received = receivedAs(bytes, file_name);
  return 'refused' in received ? received.refused : null;
}

async function addCandidate(
  trx: Db,
  { bytes, file_name, sha256 }: { bytes: Uint8Array; file_name: string; sha256: string },
): Promise<{ candidate_id: string; attachment_id: string }> {
  const candidate_id = await insertCandidate(trx, CANDIDATE, nameFromFile(file_name));
  await recordEvent(trx, 'candidate.created', candidate_id, WITH.import);
  const attachment_id = await insertAttachment(trx, {
    candidate_id,
    type: 'resume',
    file_name: path.posix.basename(file_name.replaceAll('\\', '/')),
    media_type: mediaTypeOfFile(bytes, file_name, 'body.file'),
    byte_size: bytes.length,
    sha256,
  });
  await recordEvent(trx, 'attachment.created', attachment_id, WITH.import);
  await enqueue(trx, 'read_attachment', { attachment_id });
  return { candidate_id, attachment_id };
}

/** Whoever hands in a resume for a job has applied to it. An earlier nomination stays as it is. */
async function nominate(trx: Db, candidate_id: string, job_id: string): Promise<string> {
  const known = await findNominationOf(trx, { job_id, candidate_id });
  if (known !== null) return known.id;
  const current_nomination_stage_id = await firstStage(trx, job_id);
  const id = await insertNomination(trx, {
    job_id,
    candidate_id,
    current_nomination_stage_id,
    applied_at: timestamp(),
  });
  await recordEvent(trx, 'nomination.created', id, WITH.import);
  await automateNomination(trx, job_id, candidate_id);
  return id;
}

async function firstStage(db: Db, job_id: string): Promise<string> {
  if (!(await jobExists(db, job_id))) {
    throw validationFailed([{ path: 'body.job_id', message: `names no job (${job_id})` }]);
  }
  const stage = await firstStageOf(db, job_id);
  if (stage === null) {
    throw validationFailed([
      { path: 'body.job_id', message: 'names a job without an active stage to begin in' },
    ]);
  }
  return stage;
}
