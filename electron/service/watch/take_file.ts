import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RouteContext } from '../api/context.ts';
import { MAX_FILE_BYTES, MAX_MAILBOX_BYTES } from '../api/upload.ts';
import { findNominationOf } from '../api/hiring/nominations/store.ts';
import {
  PASSED_OVER,
  folderRow,
  rememberFile,
  seenFile,
  type FolderRow,
} from '../api/intake/watched_folders/store.ts';
import { wasErased } from '#service/db/erase.ts';
import { timestamp } from '#service/ids.ts';
import { mayBeMail } from './what_counts.ts';
import { importFile } from '#service/workflows/import_file.ts';
import { findImportOfBytes } from '#service/workflows/same_bytes.ts';

type Context = Pick<RouteContext, 'db' | 'write' | 'files' | 'engine' | 'options'>;

/** Imports a file of a watched folder, unless it was seen as it is, and remembers that it was seen. */
export async function takeFile(
  context: Context,
  folder: FolderRow,
  file: string,
  { passes_over }: { readonly passes_over: boolean },
): Promise<void> {
  const { db, write } = context;
  const found = await stat(file);
  const relative = path.relative(folder.path, file);
  const before = await seenFile(db, folder.id, relative);
  const modified_ms = Math.round(found.mtimeMs);
  if (before?.byte_size === found.size && before.modified_ms === modified_ms) return;
  const seen = {
    folder_id: folder.id,
    path: relative,
    byte_size: found.size,
    modified_ms,
    seen_at: timestamp(),
  };
  const passed = passes_over ? PASSED_OVER : found.size > limitOf(file) ? 'TOO_LARGE' : null;
  const import_id = passed === null ? await bring(context, folder, relative, await readFile(file)) : null;
  // of an erased file not even the name is kept: it is looked at again at the next start
  if (passed === null && import_id === null) return;
  await write(async (trx) => {
    if ((await folderRow(trx, folder.id)) === null) return;
    await rememberFile(trx, { ...seen, import_id, problem: passed });
  });
}

/** A mailbox holds the files of many people. */
function limitOf(file: string): number {
  return mayBeMail(file) ? MAX_MAILBOX_BYTES : MAX_FILE_BYTES;
}

/** Imports bytes, once: @returns the import they came with; null where it was erased. */
async function bring(
  context: Context,
  folder: FolderRow,
  relative: string,
  bytes: Buffer,
): Promise<string | null> {
  const { db } = context;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { job_id } = folder;
  const earlier = await findImportOfBytes(db, sha256);
  // nobody comes back because their file still lies there: who wants that, drops it
  if (earlier === null && (await wasErased(db, sha256))) return null;
  if (earlier !== null) {
    const pair = job_id === null ? null : { job_id, candidate_id: earlier.candidate_id };
    if (pair === null || (await findNominationOf(db, pair)) !== null) return earlier.id;
  }
  const name = path.join(path.basename(folder.path), relative).replaceAll('\\', '/');
  return importFile(context, { bytes, file_name: name, job_id, is_watched: true });
}
