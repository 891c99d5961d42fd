import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { pointRead } from '../../../db/point_read.ts';
import { exists, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { afterCommit } from '../../../db/shared_transaction.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { RecordRef } from '../../fields.ts';
import { sortedPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { FileStore } from '../../../db/file_store.ts';
import type { AttachmentQuery } from './schema.ts';

export type AttachmentRow = Database['attachments'];
export type AttachmentType = AttachmentRow['type'];

/** What a client says of an attachment, and what its bytes are. */
export type AttachmentContent = {
  readonly candidate_id: string | null;
  readonly type: AttachmentType;
  readonly file_name: string | null;
  readonly media_type: string;
  readonly byte_size: number;
  readonly sha256: string;
};

export async function listAttachments(
  db: Db,
  query: z.output<typeof AttachmentQuery>,
): Promise<Page<AttachmentRow>> {
  const { remote_id, candidate_id, type } = query;
  let matching = db.selectFrom('attachments');
  if (remote_id !== undefined) matching = matching.where('remote_id', '=', remote_id);
  if (candidate_id !== undefined) matching = matching.where('candidate_id', '=', candidate_id);
  if (type !== undefined) matching = matching.where('type', '=', type);
  return sortedPage(matching, query);
}

const byId = pointRead((db, id) => db.selectFrom('attachments').selectAll().where('id', '=', id));
const byRemoteId = pointRead((db, remote_id) =>
  db.selectFrom('attachments').selectAll().where('remote_id', '=', remote_id),
);

export async function findAttachment(db: Db, ref: RecordRef): Promise<AttachmentRow | null> {
  return ref.id === undefined ? byRemoteId(db, ref.remote_id) : byId(db, ref.id);
}

export async function attachmentsOf(db: Db, candidate_id: string): Promise<{ id: string; sha256: string }[]> {
  return db
    .selectFrom('attachments')
    .select(['id', 'sha256'])
    .where('candidate_id', '=', candidate_id)
    .execute();
}

/** Adds an attachment and its document, still to be read. Without a remote_id its own id stands in. */
export async function insertAttachment(
  db: Db,
  content: AttachmentContent & { readonly remote_id?: string },
): Promise<string> {
  const id = newId();
  const now = timestamp();
  await db
    .insertInto('attachments')
    .values({
      id,
      remote_id: content.remote_id ?? id,
      candidate_id: content.candidate_id,
      type: content.type,
      file_name: content.file_name,
      media_type: content.media_type,
      byte_size: content.byte_size,
      sha256: content.sha256,
      created_at: now,
      modified_at: now,
    })
    .execute();
  await db.insertInto('documents').values({ attachment_id: id, state: 'IN_PROGRESS' }).execute();
  return id;
}

/** What the bytes were before is remembered by their hash: erased with its owner, they come back from no folder. */
export async function replaceAttachment(
  db: Db,
  { id, sha256: before }: Pick<AttachmentRow, 'id' | 'sha256'>,
  content: AttachmentContent,
): Promise<void> {
  if (before !== content.sha256) {
    await db
      .insertInto('replaced_files')
      .values({ attachment_id: id, sha256: before })
      .onConflict((known) => known.doNothing())
      .execute();
  }
  await updateById(db, 'attachments', id, { ...content, modified_at: timestamp() });
}

/** Forgets what was read from an attachment whose bytes changed. */
export async function resetDocument(db: Db, attachment_id: string): Promise<void> {
  await db.deleteFrom('documents').where('attachment_id', '=', attachment_id).execute();
  await db.deleteFrom('document_vectors').where('attachment_id', '=', attachment_id).execute();
  await db.insertInto('documents').values({ attachment_id, state: 'IN_PROGRESS' }).execute();
}

/** Every hash that a row names. */
export async function namedFiles(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('attachments').select('sha256').distinct().execute();
  return new Set(rows.map((row) => row.sha256));
}

/** Stores bytes and commits their row in `use`; when that fails, the bytes go again unless others need them. */
export function keepFile<T>(
  files: FileStore,
  bytes: Uint8Array,
  use: (sha256: string) => Promise<T>,
): Promise<T> {
  return keepFiles(files, [bytes], ([sha256]) => use(sha256!));
}

/** The same for several files, whose rows are committed together. @param use gets their hashes, in order. */
export async function keepFiles<T>(
  files: FileStore,
  contents: readonly Uint8Array[],
  use: (hashes: readonly string[]) => Promise<T>,
): Promise<T> {
  try {
    return await files.keep(contents, use);
  } catch (error) {
    // also where one of them could not be written: those before it are there
    const hashes = contents.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    await removeFilesUnlessNamed(files, hashes);
    throw error;
  }
}

/** Removes the bytes of these hashes where no attachment names them any more. Call it after the commit. */
export async function removeFilesUnlessNamed(files: FileStore, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await afterCommit(() =>
    files.removeUnless(hashes, async (trx, sha256) => {
      const found = trx.selectFrom('attachments').select('id').where('sha256', '=', sha256).limit(1);
      return exists(found);
    }),
  );
}
