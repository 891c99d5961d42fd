import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { newestFirst } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { SavedSearch, SavedSearchInput, SavedSearchQuery, SavedSearchReplacement } from './schema.ts';

function toSavedSearch(row: Selectable<Database['saved_searches']>): SavedSearch {
  const { id, name, view, search, created_at, modified_at } = row;
  return {
    id,
    name,
    view,
    search: JSON.parse(search) as SavedSearch['search'],
    created_at,
    modified_at,
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
  const row = await db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toSavedSearch(row);
}

/** The id of the search of a view with this name; there is at most one. */
export async function savedSearchNamed(
  db: Db,
  view: SavedSearch['view'],
  name: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('view', '=', view)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Keeps a search and returns its id. The caller has made sure that the name is free. */
export async function insertSavedSearch(db: Db, input: SavedSearchInput): Promise<string> {
  const id = newId();
  const now = timestamp();
  const { name, view, search } = input;
  await db
    .insertInto('saved_searches')
    .values({ id, name, view, search: JSON.stringify(search), created_at: now, modified_at: now })
    .execute();
  return id;
}

/** Gives a kept search another name and other filters. */
export async function replaceSavedSearch(
  db: Db,
  id: string,
  { name, search }: SavedSearchReplacement,
): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ name, search: JSON.stringify(search), modified_at: timestamp() })
    .where('id', '=', id)
    .execute();
}

/** Keeps a search no longer. */
export async function removeSavedSearch(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('id', '=', id).execute();
}
