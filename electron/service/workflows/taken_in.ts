import path from 'node:path';
import type { Db } from '#service/db/schema.ts';
import { validationFailed } from '#service/errors.ts';
import { timestamp } from '#service/ids.ts';
import type { UnreadableReason } from '#service/intelligence/document.ts';
import { MAIL_REASONS, type MailReason } from '#service/intelligence/mail/reasons.ts';
import { REASON_MESSAGES } from '#service/intelligence/text/reasons.ts';
import { enqueue } from '#service/tasks/queue.ts';
import type { RouteContext } from '../api/context.ts';
import { nameFromFile } from '../api/contact.ts';
import { WITH, recordEvent } from '../api/feeds/events/store.ts';
import { jobExists } from '../api/hiring/jobs/store.ts';
import { firstStageOf } from '../api/hiring/nomination_stages/store.ts';
import { findNominationOf, insertNomination } from '../api/hiring/nominations/store.ts';
import { insertAttachment, type AttachmentType } from '../api/intake/attachments/store.ts';
import { insertImport } from '../api/intake/imports/store.ts';
import { mediaTypeOfFile } from '../api/media_types.ts';
import { insertCandidate } from '../api/people/candidates/store.ts';
import { automateNomination } from './auto_evaluation.ts';

/** A file as it was dropped. */
export type DroppedFile = {
  readonly bytes: Uint8Array;
  readonly file_name: string;
  readonly job_id: string | null;
  /**
   * A blind client: to it, only what it brought itself is there already. To tell whose candidate a file is would tell
   * who that is, as it says so itself.
   */
  readonly blind_client?: string | undefined;
  /** Looked at each time it changes: mails in it that are known, or whose people were erased, are passed over. */
  readonly is_watched?: boolean;
};

/** What taking files in needs. */
export type ImportContext = Pick<RouteContext, 'db' | 'write' | 'files' | 'engine'>;

/** A row that says why a file was not taken in. */
export async function addRefused(
  trx: Db,
  row: {
    readonly file_name: string;
    readonly job_id: string | null;
    readonly reason: UnreadableReason | MailReason;
    readonly mail_id?: string;
  },
): Promise<string> {
  const { reason, ...shown } = row;
  const refused_message = { ...REASON_MESSAGES, ...MAIL_REASONS }[reason];
  const id = await insertImport(trx, { ...shown, refused_reason: reason, refused_message });
  await recordEvent(trx, 'import.created', id);
  return id;
}

/** A file that is taken in; its bytes are stored under this hash. */
export type TakenFile = {
  readonly bytes: Uint8Array;
  readonly file_name: string;
  readonly sha256: string;
};

const NO_CONTACT = { email: null, phone: null, location: null };

/** A new candidate, called as the file is until it is read. */
export async function addCandidate(trx: Db, file_name: string, source: string): Promise<string> {
  const candidate_id = await insertCandidate(trx, { source, ...NO_CONTACT }, nameFromFile(file_name));
  await recordEvent(trx, 'candidate.created', candidate_id, WITH.import);
  return candidate_id;
}

/** A file of a candidate, which is read in the background. */
export async function addFile(
  trx: Db,
  candidate_id: string,
  type: AttachmentType,
  { bytes, file_name, sha256 }: TakenFile,
): Promise<string> {
  const attachment_id = await insertAttachment(trx, {
    candidate_id,
    type,
    file_name: path.posix.basename(file_name.replaceAll('\\', '/')),
    media_type: mediaTypeOfFile(bytes, file_name, 'body.file'),
    byte_size: bytes.length,
    sha256,
  });
  await recordEvent(trx, 'attachment.created', attachment_id, WITH.import);
  await enqueue(trx, 'read_attachment', { attachment_id });
  return attachment_id;
}

/** Whoever hands in a resume for a job has applied to it. An earlier nomination stays as it is. */
export async function nominateImported(
  trx: Db,
  candidate_id: string,
  job_id: string,
  applied_at = timestamp(),
): Promise<string> {
  const known = await findNominationOf(trx, { job_id, candidate_id });
  if (known !== null) return known.id;
  const current_nomination_stage_id = await firstStage(trx, job_id);
  const id = await insertNomination(trx, { job_id, candidate_id, current_nomination_stage_id, applied_at });
  await recordEvent(trx, 'nomination.created', id, WITH.import);
  await automateNomination(trx, job_id, candidate_id);
  return id;
}

/** The stage in which people begin. @throws VALIDATION_FAILED where there is no such job, or none to begin in */
export async function firstStage(db: Db, job_id: string): Promise<string> {
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
