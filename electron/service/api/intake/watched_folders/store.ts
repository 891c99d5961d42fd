import type { Insertable, Selectable, Updateable } from 'kysely';
import type { z } from 'zod';
import { firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { newestFirst, type Page } from '../../paging.ts';
import type { FolderProblem, WatchedFolder, WatchedFolderQuery } from './schema.ts';

export type FolderRow = Selectable<Database['watched_folders']>;
export type SeenFile = Insertable<Database['watched_files']>;

const MESSAGES: Readonly<Record<FolderProblem, string>> = {
  GONE: 'The folder is not there. Connect the disk or put it back: watching continues automatically.',
  NOT_READABLE:
    'The folder may not be read. Allow Longlist to read it in its properties: watching continues automatically.',
  NOT_WATCHED: 'The system cannot watch this folder. Choose one with fewer subfolders.',
};
/** Of a file that was there before, and was not asked for. */
export const PASSED_OVER = 'EXISTING';

async function toFolder(db: Db, row: FolderRow): Promise<WatchedFolder> {
  const seen = db.selectFrom('watched_files').where('folder_id', '=', row.id);
  const counts = await seen
    .select((select) => [
      select.fn.count<number>('import_id').as('imported'),
      select.fn.count<number>('problem').as('skipped'),
    ])
    .executeTakeFirstOrThrow();
  const last = await seen
    .select(['path', 'import_id', 'seen_at'])
    .where('import_id', 'is not', null)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const problem = row.problem as FolderProblem | null;
  return {
    id: row.id,
    path: row.path,
    job_id: row.job_id,
    with_subfolders: row.with_subfolders === 1,
    state: row.state,
    problem,
    message: problem === null ? null : MESSAGES[problem],
    ...counts,
    last_file_name: last?.path ?? null,
    last_import_id: last?.import_id ?? null,
    last_seen_at: last?.seen_at ?? null,
    created_at: row.created_at,
  };
}

export async function listFolders(
  db: Db,
  query: z.output<typeof WatchedFolderQuery>,
): Promise<Page<WatchedFolder>> {
  const page = await newestFirst(db.selectFrom('watched_folders'), query);
  return { ...page, rows: await Promise.all(page.rows.map((row) => toFolder(db, row))) };
}

export async function findFolder(db: Db, id: string): Promise<WatchedFolder | null> {
  const row = await folderRow(db, id);
  return row === null ? null : toFolder(db, row);
}

export async function folderRow(db: Db, id: string): Promise<FolderRow | null> {
  return firstRow(db.selectFrom('watched_folders').selectAll().where('id', '=', id));
}

export async function folderAt(db: Db, path: string): Promise<string | null> {
  return firstRow(db.selectFrom('watched_folders').select('id').where('path', '=', path), (row) => row.id);
}

export async function allFolders(db: Db): Promise<FolderRow[]> {
  return db.selectFrom('watched_folders').selectAll().orderBy('id').execute();
}

export async function insertFolder(
  db: Db,
  folder: { path: string; job_id: string | null; with_subfolders: boolean; import_existing: boolean },
): Promise<string> {
  return insertNew(db, 'watched_folders', {
    path: folder.path,
    job_id: folder.job_id,
    with_subfolders: +folder.with_subfolders,
    state: 'ACTIVE',
    passes_existing: +!folder.import_existing,
    problem: null,
    created_at: timestamp(),
  });
}

export async function changeFolder(
  db: Db,
  id: string,
  changes: Updateable<Database['watched_folders']>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await updateById(db, 'watched_folders', id, changes);
}

export async function removeFolder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('watched_folders').where('id', '=', id).execute();
}

/** What is remembered of a file in a folder; null when it was never seen. */
export async function seenFile(
  db: Db,
  folder_id: string,
  path: string,
): Promise<Selectable<Database['watched_files']> | null> {
  return firstRow(
    db.selectFrom('watched_files').selectAll().where('folder_id', '=', folder_id).where('path', '=', path),
  );
}

export async function rememberFile(db: Db, file: SeenFile): Promise<void> {
  const { folder_id, path } = file;
  await db.deleteFrom('watched_files').where('folder_id', '=', folder_id).where('path', '=', path).execute();
  await db.insertInto('watched_files').values(file).execute();
}
