import { createHash } from 'node:crypto';
import type { Database, Db } from '#service/db/schema.ts';
import { wasErased } from '#service/db/erase.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import { timestamp } from '#service/ids.ts';
import type { UnreadableReason } from '#service/intelligence/document.ts';
import type { MailKind } from '#service/intelligence/mail/kind.ts';
import type { MailFile, MailRead, MailTaken, Sender } from '#service/intelligence/mail/mail.ts';
import { MAX_MAILS, splitMbox } from '#service/intelligence/mail/mbox.ts';
import { namedJobs } from '#service/intelligence/mail/named_jobs.ts';
import { recordEvent } from '../api/feeds/events/store.ts';
import { firstStageOf } from '../api/hiring/nomination_stages/store.ts';
import { keepFiles } from '../api/intake/attachments/store.ts';
import { MAX_FILE_NAME, insertImport } from '../api/intake/imports/store.ts';
import { insertMail, insertMailFile, nameableJobs } from '../api/intake/mails/store.ts';
import { findImportOfBytes, findImportsOfMail } from './same_bytes.ts';
import {
  addCandidate,
  addFile,
  addRefused,
  nominateImported,
  type DroppedFile,
  type ImportContext,
  type TakenFile,
} from './taken_in.ts';

/** Of one mail; a mailbox may be as large as a request. */
const MAX_MAIL_BYTES = 64 * 1024 * 1024;
/** Jobs that one mail is offered for. */
const MAX_JOBS = 10;
const SOURCE = 'E-mail';

type Look = (trx: Db, id: string) => Promise<void>;
type Dropped = DroppedFile & { readonly mail: MailKind };
/** One mail, and what is to be kept of it beside what it says. */
type Given = Dropped & { readonly sha256: string };

/**
 * Takes in a mail, or every mail of a mailbox: each resume in it becomes an import of its own, what its sender wrote a
 * document of the same candidate. The mail itself is not kept: its parts are files like all others, and go with whom
 * they are about. One that cannot be read gets a row that says why, and stops none of the others.
 * @param look sees the first import that is made
 * @returns the id of the first import
 */
export async function importMail(context: ImportContext, dropped: Dropped, look: Look): Promise<string> {
  let first: string | null = null;
  const once: Look = async (trx, id) => {
    if (first === null) await look(trx, id);
    first ??= id;
  };
  let count = 0;
  const pieces = dropped.mail === 'mbox' ? splitMbox(dropped.bytes) : [dropped.bytes];
  for (const piece of pieces) {
    count += 1;
    if (count > MAX_MAILS) break;
    // a copy: what is sent to the engine takes all of the memory along that it lies in
    const bytes = dropped.mail === 'mbox' ? piece.slice() : piece;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await importOne(context, { ...dropped, bytes, sha256 }, once);
    first ??= known;
  }
  const refused = count > MAX_MAILS ? 'TOO_LARGE' : first === null ? 'NO_MAILS' : null;
  if (refused !== null) await refuse(context, dropped, refused, once);
  return first!;
}

/** @returns an import there was already, where the mail is passed over */
async function importOne(context: ImportContext, given: Given, look: Look): Promise<string | null> {
  const { db } = context;
  const { sha256, is_watched = false } = given;
  if (is_watched) {
    const [earlier] = await findImportsOfMail(db, { sha256, message_id: null });
    if (earlier !== undefined) return earlier.id;
    if (await wasErased(db, sha256)) return null;
  }
  const read = given.bytes.length > MAX_MAIL_BYTES ? refusedFor('TOO_LARGE') : await readMail(context, given);
  if (!read.ok) {
    await refuse(context, given, read.reason, look);
    return null;
  }
  for (const taken of read.mails) {
    const contents = [...taken.files.map(({ bytes }) => bytes), ...letterBytes(taken)];
    await keepFiles(context.files, contents, (hashes) =>
      context.write((trx) => bring(trx, { given, taken, hashes, look })),
    );
  }
  return null;
}

const refusedFor = (reason: UnreadableReason): MailRead => ({ ok: false, reason });

function refuse(
  { write }: ImportContext,
  { file_name, job_id }: Pick<Dropped, 'file_name' | 'job_id'>,
  reason: UnreadableReason | 'NO_MAILS',
  look: Look,
): Promise<void> {
  return write(async (trx) => look(trx, await addRefused(trx, { file_name, job_id, reason })));
}

/** A file that ends what reads it is not looked into a second time: its own reading says what is wrong with it. */
async function readMail({ engine }: ImportContext, { bytes, mail }: Given): Promise<MailRead> {
  const request = { bytes, mail_kind: mail, received: timestamp().slice(0, 7) };
  for (const looks_inside of [true, false]) {
    try {
      return await engine.readMail({ ...request, looks_inside });
    } catch (error) {
      if (!(error instanceof EngineFailure) || /^(?:UNAVAILABLE|CLOSED)$/.test(error.reason)) throw error;
      if (!looks_inside) {
        return refusedFor(error.reason === 'ERROR' ? 'CRASHED' : (error.reason as UnreadableReason));
      }
    }
  }
  return refusedFor('CRASHED');
}

function letterBytes({ letter }: MailTaken): Uint8Array[] {
  return letter === null ? [] : [new TextEncoder().encode(letter)];
}

type Bringing = {
  readonly given: Given;
  readonly taken: MailTaken;
  /** Of its files, in order, and of its letter behind them. */
  readonly hashes: readonly string[];
  readonly look: Look;
};

async function bring(trx: Db, { given, taken, hashes, look }: Bringing): Promise<void> {
  const { blind_client, sha256, is_watched = false } = given;
  const earlier = await findImportsOfMail(trx, { sha256, message_id: taken.message_id }, blind_client);
  const brought = earlier.filter(({ candidate_id }) => candidate_id !== null);
  // two mails in one file have one hash, and are told apart by their ids
  const is_same = brought.length > 0 && taken.files.length > 0;
  if (is_same && is_watched) return look(trx, brought[0]!.id);
  const found = await namesOf(trx, taken, given.job_id);
  const job = { ...found, applied_at: appliedAt(taken.sent_at) };
  if (is_same) {
    for (const { id, attachment_id, candidate_id } of brought) {
      const file = {
        file_name: given.file_name,
        attachment_id,
        candidate_id: candidate_id!,
        duplicate_of: id,
      };
      await look(trx, await addRow(trx, { ...file, mail_id: null }, job));
    }
    return;
  }
  const people = [...new Set(taken.files.map(({ person }) => person))];
  if (people.length === 0) {
    const mail_id = await addMail(trx, given, taken, null, found.named);
    const reason = taken.is_sealed ? 'MAIL_SEALED' : 'NO_RESUME';
    const row = { file_name: given.file_name, job_id: given.job_id, reason, mail_id } as const;
    await look(trx, await addRefused(trx, row));
    return;
  }
  const stored = taken.files.map((file, at) => ({ ...file, sha256: hashes[at]! }));
  const letter = letterOf(taken, hashes.at(-1)!);
  for (const person of people) {
    const files = stored.filter((file) => file.person === person);
    await bringPerson(trx, { given, taken, files, letter, job, look });
  }
}

type Stored = MailFile & { readonly sha256: string };
type Job = Awaited<ReturnType<typeof namesOf>> & { readonly applied_at: string };

/** One person of a mail: their letter and documents first, so that the resume is the newest of their files. */
async function bringPerson(
  trx: Db,
  parts: {
    readonly given: Given;
    readonly taken: MailTaken;
    readonly files: readonly Stored[];
    readonly letter: TakenFile | null;
    readonly job: Job;
    readonly look: Look;
  },
): Promise<void> {
  const { given, taken, files, letter, job, look } = parts;
  const resumes = files.filter(({ type }) => type === 'resume');
  const known = [];
  for (const { sha256 } of resumes) known.push(await findImportOfBytes(trx, sha256, given.blind_client));
  const known_id = known.find((one) => one !== null)?.candidate_id;
  const candidate_id = known_id ?? (await addCandidate(trx, resumes[0]!.file_name, SOURCE));
  const brought_id = known_id === undefined ? candidate_id : null;
  const mail_id = await addMail(trx, given, taken, candidate_id, job.named);
  if (letter !== null) {
    await insertMailFile(trx, mail_id, await addFile(trx, candidate_id, 'about', letter), true);
  }
  for (const file of files.filter(({ type }) => type === 'about')) {
    await insertMailFile(trx, mail_id, await addFile(trx, candidate_id, 'about', file), false);
  }
  // the first is the one the mail's author put first: it stays the newest
  for (const [at, file] of [...resumes.entries()].toReversed()) {
    const earlier = known[at];
    const attachment_id = earlier?.attachment_id ?? (await addFile(trx, candidate_id, 'resume', file));
    if (earlier === null) await insertMailFile(trx, mail_id, attachment_id, false);
    const file_name = `${given.file_name}/${file.file_name}`;
    const ids = { attachment_id, candidate_id, brought_id, mail_id, duplicate_of: earlier?.id ?? null };
    await look(trx, await addRow(trx, { file_name, ...ids }, job));
  }
}

type Row = {
  readonly file_name: string;
  readonly attachment_id: string | null;
  readonly candidate_id: string;
  /** The candidate that it made. */
  readonly brought_id?: string | null;
  readonly duplicate_of: string | null;
  readonly mail_id: string | null;
};

async function addRow(trx: Db, row: Row, { job_id, applied_at }: Job): Promise<string> {
  const nomination_id =
    job_id === null ? null : await nominateImported(trx, row.candidate_id, job_id, applied_at);
  const file_name = row.file_name.slice(-MAX_FILE_NAME);
  const id = await insertImport(trx, { ...row, file_name, job_id, nomination_id });
  await recordEvent(trx, 'import.created', id);
  return id;
}

/** The job that somebody chose, else the one open job that the mail names; and all that it names. */
async function namesOf(
  trx: Db,
  { subject, letter }: MailTaken,
  chosen: string | null,
): Promise<{ readonly job_id: string | null; readonly named: readonly string[] }> {
  const { ids, is_certain } = namedJobs(subject ?? '', letter ?? '', await nameableJobs(trx));
  const named = ids.slice(0, MAX_JOBS);
  const only = is_certain ? ids[0]! : null;
  if (chosen !== null || only === null) return { job_id: chosen, named };
  // where nobody can begin, nobody is nominated
  return { job_id: (await firstStageOf(trx, only)) === null ? null : only, named };
}

/** The day of the mail; of one from the future, today. */
function appliedAt(sent_at: string | null): string {
  const now = timestamp();
  return sent_at === null || sent_at > now ? now : sent_at;
}

async function addMail(
  trx: Db,
  { sha256 }: Given,
  taken: MailTaken,
  candidate_id: string | null,
  named: readonly string[],
): Promise<string> {
  const values: Omit<Database['mails'], 'id' | 'created_at'> = {
    candidate_id,
    message_id: taken.message_id,
    sha256,
    from_name: taken.from?.name ?? null,
    from_email: taken.from?.address ?? null,
    is_personal: taken.is_personal ? 1 : 0,
    forwarded_by: written(taken.forwarded_by),
    subject: taken.subject,
    sent_at: taken.sent_at,
    left_out: JSON.stringify(taken.left_out),
  };
  const id = await insertMail(trx, values, named);
  await recordEvent(trx, 'mail.created', id);
  return id;
}

function written(sender: Sender | null): string | null {
  if (sender === null) return null;
  return sender.name === null ? sender.address : `${sender.name} <${sender.address}>`;
}

/** What a sender wrote, as a file: called by its day, since its words may name anybody. */
function letterOf({ letter, sent_at }: MailTaken, sha256: string): TakenFile | null {
  if (letter === null) return null;
  const file_name = `E-mail ${(sent_at ?? timestamp()).slice(0, 10)}.txt`;
  return { bytes: new TextEncoder().encode(letter), file_name, sha256 };
}
