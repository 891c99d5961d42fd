import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { newestFirst } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { SavedSearch, SavedSearchQuery } from './schema.ts';

/** What is said of a search. */
type Said = Pick<SavedSearch, 'name' | 'search' | 'tells' | 'asks'>;

function toSavedSearch(row: Selectable<Database['saved_searches']>): SavedSearch {
  const { id, name, view, search, tells, asks, created_at, modified_at } = row;
  return {
    id,
    name,
    view,
    search: JSON.parse(search) as SavedSearch['search'],
    tells: tells === 1,
    asks: asks === null ? null : (JSON.parse(asks) as SavedSearch['asks']),
    created_at,
    modified_at,
  };
}

function toColumns({ name, search, tells, asks }: Said) {
  return {
    name,
    search: JSON.stringify(search),
    tells: tells ? 1 : 0,
    asks: asks === null ? null : JSON.stringify(asks),
    modified_at: timestamp(),
  };
}

/** A page of the searches kept, newest first, of one view or of all. */
export async function listSavedSearches(
  db: Db,
  query: z.output<typeof SavedSearchQuery>,
): Promise<Page<SavedSearch>> {
  let matching = db.selectFrom('saved_searches');
  if (query.view !== undefined) matching = matching.where('view', '=', query.view);
  const page = await newestFirst(matching, query);
  return { ...page, rows: page.rows.map(toSavedSearch) };
}

/** A kept search by its id; null when there is none. */
export async function findSavedSearch(db: Db, id: string): Promise<SavedSearch | null> {
  return firstRow(db.selectFrom('saved_searches').selectAll().where('id', '=', id), toSavedSearch);
}

/** The searches that tell when somebody new fits, oldest first. */
export async function tellingSearches(db: Db): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('tells', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(toSavedSearch);
}

/** The id of the search of a view with this name; there is at most one. */
export async function savedSearchNamed(
  db: Db,
  view: SavedSearch['view'],
  name: string,
): Promise<string | null> {
  return firstRow(
    db.selectFrom('saved_searches').select('id').where('view', '=', view).where('name', '=', name),
    (row) => row.id,
  );
}

/** Keeps a search and returns its id. The caller has made sure that the name is free. */
export async function insertSavedSearch(
  db: Db,
  { view, ...said }: Said & Pick<SavedSearch, 'view'>,
): Promise<string> {
  const columns = toColumns(said);
  return insertNew(db, 'saved_searches', { view, ...columns, created_at: columns.modified_at });
}

/** Gives a kept search another name and other filters. */
export async function replaceSavedSearch(db: Db, id: string, said: Said): Promise<void> {
  await updateById(db, 'saved_searches', id, toColumns(said));
}

/** Keeps a search no longer. */
export async function removeSavedSearch(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('id', '=', id).execute();
}
