import {
  attachmentToRead,
  isRecognised,
  saveReading,
  type Reading,
  type ReadingVersions,
} from '#service/api/intake/readings/store.ts';
import { sharesAddress } from '#service/workflows/certain_group.ts';
import type { FileStore } from '#service/db/file_store.ts';
import { knownBeside } from '#service/api/screening/masks/store.ts';
import { hiddenBy } from '#service/api/people/candidate_index/embedded.ts';
import { textOfCandidateChanged } from '#service/workflows/candidate_text_changed.ts';
import { recordEvent, recordEvents } from '#service/api/feeds/events/store.ts';
import { importsOfAttachment } from '#service/api/intake/imports/store.ts';
import type { ServiceContext } from '#service/context.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import type { Engine } from '#service/engine/host.ts';
import type { UnreadableReason } from '#service/intelligence/document.ts';
import { identityOf, type KnownBeside } from '#service/intelligence/embedding/identity.ts';
import { encodeBlock, textsToEmbed, toVectorBlock } from '#service/intelligence/embedding/vectors.ts';
import { encodePieces } from '#service/intelligence/ranking/pieces.ts';
import { REASON_MESSAGES } from '#service/intelligence/text/reasons.ts';
import { SETTLES_MS } from './join-same-person.ts';
import { enqueue, enqueueOnce } from './queue.ts';
import type { Effect, TaskHandler } from './runner.ts';

type Attachment = NonNullable<Awaited<ReturnType<typeof attachmentToRead>>>;

/** Reads an attachment's bytes into a document, a profile and vectors. */
export function readAttachmentTask(
  { db }: Pick<ServiceContext, 'db'>,
  parts: { readonly files: FileStore; readonly engine: Engine; readonly versions: ReadingVersions },
): TaskHandler<'read_attachment'> {
  const { files, engine, versions } = parts;
  const knownOf = ({ id, candidate_id }: Attachment): Promise<KnownBeside | null> =>
    candidate_id === null ? Promise.resolve(null) : knownBeside(db, candidate_id, id);
  return {
    async run({ attachment_id }) {
      const attachment = await attachmentToRead(db, attachment_id);
      if (attachment === null) return async () => undefined; // deleted meanwhile
      // they may change while the file is being read
      const { reader, recognition, model, chunker } = versions;
      const used = { reader, model, chunker, ...(recognition !== undefined && { recognition }) };
      const known = await knownOf(attachment);
      const reading =
        (await files.withFile(attachment.sha256, (path) => read(engine, { attachment, path, known }))) ??
        unreadable('CORRUPT', 'The stored file is gone from the data folder. Import it again.');
      return effectOf(attachment, reading, used, versions);
    },
    giveUp:
      ({ attachment_id }, error) =>
      async (trx) => {
        const attachment = await attachmentToRead(trx, attachment_id);
        if (attachment === null) return;
        const reading = unreadable('CRASHED', `${REASON_MESSAGES.CRASHED} (${error.message})`);
        await effectOf(attachment, reading, versions, versions)(trx);
      },
  };
}

/** Everything a reading changes, in one transaction; nothing when other bytes took the place of these. */
function effectOf(
  attachment: Attachment,
  reading: Reading,
  versions: ReadingVersions,
  current: ReadingVersions,
): Effect {
  return async (trx) => {
    const now = await attachmentToRead(trx, attachment.id);
    if (now?.sha256 !== attachment.sha256) return;
    await saveReading(trx, attachment.id, reading, versions);
    const other_languages = versions.recognition !== current.recognition && isRecognised(reading);
    if (versions.reader !== current.reader || other_languages) {
      await enqueueOnce(trx, 'read_attachment', { attachment_id: attachment.id }, { priority: 'low' });
    }
    if (now.candidate_id !== null) {
      await textOfCandidateChanged(trx, now.candidate_id);
      if (reading.ok && (await sharesAddress(trx, now.candidate_id))) {
        const { candidate_id } = now;
        const work = { candidate_id, after: null, tries: 0 };
        await enqueue(trx, 'join_same_person', work, 'normal', SETTLES_MS);
      }
    }
    await recordEvent(
      trx,
      reading.ok ? 'attachment.document_ready' : 'attachment.document_failed',
      attachment.id,
    );
    await recordEvents(trx, 'import.updated', await importsOfAttachment(trx, attachment.id));
  };
}

async function read(
  engine: Engine,
  { attachment, path, known }: { attachment: Attachment; path: string; known: KnownBeside | null },
): Promise<Reading> {
  // "present" in a resume means the month it came in
  const received = attachment.modified_at.slice(0, 7);
  const request = { path, file_name: attachment.file_name, received, known };
  const file = await atMostTwice((spent_ms) => engine.read(request, attachment.byte_size, spent_ms));
  if (!file.ok) return unreadable(file.reason, file.message);
  const { document_json, profile, text_hash, page_count, passages, pieces, title } = file;
  const embedded = await atMostTwice(async () => ({
    ok: true as const,
    vectors: await engine.embed(textsToEmbed(passages), 'background'),
  }));
  if (!embedded.ok) return embedded;
  const block = toVectorBlock(passages, embedded.vectors);
  const spans = passages.passages.map(({ start, end }): [number, number] => [start, end]);
  const vectors =
    block === null
      ? null
      : {
          block: encodeBlock(block),
          passages: spans,
          pieces: encodePieces(pieces),
          title,
          hidden: hiddenBy(identityOf(profile, known)),
        };
  const recognised = file.notices.some(({ type }) => type === 'OCR');
  return { ok: true, document_json, profile, text_hash, recognised, page_count, vectors };
}

type Refused = Extract<Reading, { ok: false }>;

/** A system that is short of memory may end one child after the other: it is no reason to try for ever. */
const MAX_INTERRUPTIONS = 5;
/** A child that ended after this long was not killed from outside by chance: the file has filled its memory. */
const QUICK_END_MS = 6_000;

/**
 * A child that somebody ended from outside says nothing against the file: it is read again from the start. One that
 * ended soon may have been: one more try, within the time that is left. After that it is the file. A limit of time
 * counts only time the machine was awake (engine/slot.ts), so what reached it would reach it again. Failures of the
 * engine itself are thrown on: the whole task is tried later.
 * @param call is given the milliseconds that an earlier try took
 */
async function atMostTwice<T>(call: (spent_ms: number) => Promise<T>): Promise<T | Refused> {
  let begun = performance.now();
  let interrupted = 0;
  for (let attempt = 1; ; attempt++) {
    const spent_ms = attempt - interrupted === 1 ? 0 : performance.now() - begun;
    try {
      return await call(spent_ms);
    } catch (error) {
      const reason = error instanceof EngineFailure ? REASON_OF[error.reason] : undefined;
      if (reason === undefined) throw error;
      if (error instanceof EngineFailure && error.from_outside && interrupted < MAX_INTERRUPTIONS) {
        interrupted += 1;
        begun = performance.now();
        continue;
      }
      const again = reason === 'CRASHED' && performance.now() - begun < QUICK_END_MS;
      if (attempt - interrupted >= 2 || !again) return unreadable(reason, REASON_MESSAGES[reason]);
    }
  }
}

const REASON_OF: Partial<Record<EngineFailure['reason'], UnreadableReason>> = {
  CRASHED: 'CRASHED',
  ERROR: 'CRASHED',
  TIMED_OUT: 'TIMED_OUT',
  TOO_LARGE: 'TOO_LARGE',
};

function unreadable(reason: UnreadableReason, message: string): Refused {
  return { ok: false, reason, message };
}
