import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import { conflict } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import type { App } from '../../slice.ts';
import {
  SavedSearch,
  SavedSearchChanges,
  SavedSearchInput,
  SavedSearchQuery,
  SavedSearchReplacement,
} from './schema.ts';
import {
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  replaceSavedSearch,
  savedSearchNamed,
} from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import type { RouteWords } from '../../route_words.ts';
import { byId, resourceRoutes } from '../../resource_routes.ts';
import type { Db } from '../../../db/schema.ts';

const saved = byId('saved search', findSavedSearch);

/** What the documentation says about these routes. */
const WORDS = {
  listSavedSearches: { summary: 'List saved searches, newest first', description: NEXT_PAGE },
  saveSearch: {
    summary: 'Save a search under a name',
    description:
      'view and name together are unique. The view decides what the filters mean; the service does not ' +
      'check them.',
    operationId: 'saveSearch',
    notes: {
      errors: { 409: 'A search of this view already has this name. Or the Idempotency-Key was used before.' },
    },
  },
  getSavedSearch: { summary: 'Read a saved search', description: 'By UUID.', operationId: 'getSavedSearch' },
  replaceSavedSearch: {
    summary: 'Replace the name and the filters of a saved search',
    description: 'The view cannot change.',
    operationId: 'replaceSavedSearch',
    notes: { also: [409], errors: { 409: 'Another search of this view has this name.' } },
  },
  updateSavedSearch: {
    summary: 'Rename a saved search, or change its filters',
    description: 'Fields you do not send stay as they are.',
    operationId: 'updateSavedSearch',
    notes: { also: [409], errors: { 409: 'Another search of this view has this name.' } },
  },
  deleteSavedSearch: {
    summary: 'Delete a saved search',
    description: 'This deletes nothing else.',
    operationId: 'deleteSavedSearch',
  },
} satisfies Record<string, RouteWords>;

/** Searches kept under a name. */
export function savedSearchRoutes(app: App, context: RouteContext): void {
  const routes = resourceRoutes(app, context, ['Saved searches']);
  routes.list(
    '/saved_searches',
    { ...WORDS.listSavedSearches, querystring: SavedSearchQuery, of: SavedSearch },
    listSavedSearches,
  );

  routes.create('/saved_searches', { ...WORDS.saveSearch, body: SavedSearchInput }, async (trx, body) => {
    assertNameFree(await savedSearchNamed(trx, body.view, body.name));
    const id = await insertSavedSearch(trx, body);
    await recordEvent(trx, 'saved_search.created', id);
    return id;
  });

  routes.read('/saved_searches/:id', saved, { ...WORDS.getSavedSearch, of: SavedSearch });

  routes.replace(
    '/saved_searches/:id',
    saved,
    { ...WORDS.replaceSavedSearch, body: SavedSearchReplacement },
    saveChanges,
  );
  routes.change(
    '/saved_searches/:id',
    saved,
    { ...WORDS.updateSavedSearch, body: SavedSearchChanges },
    saveChanges,
  );
  routes.remove('/saved_searches/:id', saved, WORDS.deleteSavedSearch, async (trx, { id }) => {
    await removeSavedSearch(trx, id);
    await recordEvent(trx, 'saved_search.deleted', id);
  });
}

async function saveChanges(
  trx: Db,
  before: SavedSearch,
  { name = before.name, search = before.search }: z.output<typeof SavedSearchChanges>,
): Promise<void> {
  const { id, view } = before;
  const named = await savedSearchNamed(trx, view, name);
  assertNameFree(named === id ? null : named);
  if (name === before.name && isDeepStrictEqual(search, before.search)) return;
  await replaceSavedSearch(trx, id, { name, search });
  await recordEvent(trx, 'saved_search.updated', id);
}

function assertNameFree(existing_id: string | null): void {
  if (existing_id === null) return;
  throw conflict('A search of this view already has this name.', [
    { path: 'body.name', message: `is taken by the saved search ${existing_id}`, existing_id },
  ]);
}
