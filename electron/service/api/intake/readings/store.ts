import type { ResumeDocument, UnreadableReason } from '#service/intelligence/document.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import type { StoredBlock } from '#service/intelligence/embedding/vectors.ts';
import type { TitleWord } from '#service/intelligence/ranking/title_words.ts';
import { firstRow } from '#service/db/rows.ts';
import type { Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';

/** What a reading was made with: when one of these changes, the file is read again. */
export type ReadingVersions = {
  /** Of the text reader and the profile reader. */
  readonly reader: string;
  /** Of text recognition and its languages; of no effect on what was read without it. */
  readonly recognition?: string;
  readonly model: string;
  readonly chunker: string;
};

/** What came of reading an attachment's bytes. */
export type Reading =
  | {
      readonly ok: true;
      readonly document_json: string;
      readonly profile: Profile;
      readonly text_hash: string;
      /** Some of the text was recognised from pictures. */
      readonly recognised?: boolean;
      /** null for kinds without pages. */
      readonly page_count: number | null;
      /** null when the text holds nothing to rank by. */
      readonly vectors: {
        readonly block: StoredBlock;
        readonly passages: readonly (readonly [number, number])[];
        /** Word pieces of what was embedded (ranking/pieces.ts). */
        readonly pieces: Buffer;
        /** What the person does now, as a title to compare others with. */
        readonly title: readonly TitleWord[];
        /** Whose identity was kept out of them (candidate_index/embedded.ts). */
        readonly hidden: string;
      } | null;
    }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly message: string };

/** Whether other languages of text recognition may give another reading. */
export const isRecognised = (reading: Reading): boolean =>
  reading.ok ? reading.recognised === true : reading.reason === 'SCAN';

/** What the reading task needs to know of an attachment; null when it is gone. */
export async function attachmentToRead(db: Db, id: string) {
  return firstRow(
    db
      .selectFrom('attachments')
      .select(['id', 'candidate_id', 'type', 'file_name', 'sha256', 'byte_size', 'modified_at'])
      .where('id', '=', id),
  );
}

/** Replaces what is stored of an attachment's content. An unreadable file has no vectors. */
export async function saveReading(
  db: Db,
  attachment_id: string,
  reading: Reading,
  versions: ReadingVersions,
): Promise<void> {
  const reader_version = isRecognised(reading) ? recognisedBy(versions) : versions.reader;
  const common = { attachment_id, reader_version, read_at: timestamp() };
  const row = reading.ok
    ? {
        ...common,
        state: 'READY' as const,
        reason: null,
        message: null,
        document: reading.document_json,
        profile: JSON.stringify(reading.profile),
        page_count: reading.page_count,
        text_hash: reading.text_hash,
      }
    : {
        ...common,
        state: 'FAILED' as const,
        reason: reading.reason,
        message: reading.message,
        document: null,
        profile: null,
        page_count: null,
        text_hash: null,
      };
  await db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.column('attachment_id').doUpdateSet(row))
    .execute();
  await db.deleteFrom('document_vectors').where('attachment_id', '=', attachment_id).execute();
  if (!reading.ok || reading.vectors === null) return;
  const { block, passages, pieces, title, hidden } = reading.vectors;
  await db
    .insertInto('document_vectors')
    .values({
      attachment_id,
      model: versions.model,
      chunker_version: versions.chunker,
      text_hash: reading.text_hash,
      passages: JSON.stringify(passages),
      pieces,
      title: JSON.stringify(title),
      hidden,
      ...block,
    })
    .execute();
}

/** Vectors that stay as they are, though more is known of whose they are. */
export async function keepVectors(db: Db, attachment_id: string, hidden: string): Promise<void> {
  await db
    .updateTable('document_vectors')
    .set({ hidden })
    .where('attachment_id', '=', attachment_id)
    .execute();
}

/** The version of a reading that another language of text recognition may change. */
const recognisedBy = ({ reader, recognition }: ReadingVersions): string =>
  recognition === undefined ? reader : `${reader} ${recognition}`;

/** Attachments whose content was read by other versions than these: to be read again. */
export async function staleReadings(db: Db, versions: ReadingVersions): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('document_vectors', 'document_vectors.attachment_id', 'documents.attachment_id')
    .select('documents.attachment_id')
    .where('documents.state', '!=', 'IN_PROGRESS')
    .where((where) =>
      where.or([
        where('documents.reader_version', 'is', null),
        where('documents.reader_version', 'not in', [versions.reader, recognisedBy(versions)]),
        where('document_vectors.model', '!=', versions.model),
        where('document_vectors.chunker_version', '!=', versions.chunker),
        where.and([
          where('document_vectors.attachment_id', 'is not', null),
          where('document_vectors.pieces', 'is', null),
        ]),
      ]),
    )
    .orderBy('documents.attachment_id')
    .execute();
  return rows.map(({ attachment_id }) => attachment_id);
}

/** What was read from an attachment; null when nothing was. */
export async function readContent(
  db: Db,
  attachment_id: string,
): Promise<{ document: ResumeDocument; profile: Profile; text_hash: string } | null> {
  const row = await db
    .selectFrom('documents')
    .select(['document', 'profile', 'text_hash'])
    .where((where) => where.and({ attachment_id, state: 'READY' }))
    .executeTakeFirst();
  if (row === undefined || row.document === null || row.profile === null || row.text_hash === null) {
    return null;
  }
  return {
    document: JSON.parse(row.document) as ResumeDocument,
    profile: { ...emptyProfile(), ...(JSON.parse(row.profile) as Profile) },
    text_hash: row.text_hash,
  };
}
