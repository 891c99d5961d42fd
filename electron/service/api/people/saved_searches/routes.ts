import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import { conflict, validationFailed } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import type { Routes } from '../../slice.ts';
import {
  SavedSearch,
  SavedSearchChanges,
  SavedSearchInput,
  SavedSearchMatches,
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
import { addLook, beginToTell, endTelling, newMatches } from './matches.ts';
import { IdParams, IdResult, idResult, many } from '../../fields.ts';
import { sendAll } from '../../paging.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import { byId } from '../../resource_routes.ts';
import type { Db } from '../../../db/schema.ts';

const saved = byId('saved search', findSavedSearch);

/** Searches kept under a name. */
export function savedSearchRoutes(routes: Routes, { db, write }: RouteContext): void {
  routes.list('/saved_searches', {
    summary: 'List saved searches, newest first',
    description: NEXT_PAGE,
    querystring: SavedSearchQuery,
    of: SavedSearch,
    rows: listSavedSearches,
  });

  routes.create('/saved_searches', {
    summary: 'Save a search under a name',
    description:
      'view and name together are unique. The view decides what the filters mean; the service does not ' +
      'check them. With tells and asks it tells when somebody new fits.',
    operationId: 'saveSearch',
    notes: {
      errors: { 409: 'A search of this view already has this name. Or the Idempotency-Key was used before.' },
    },
    body: SavedSearchInput,
    make: async (trx, body) => {
      assertNameFree(await savedSearchNamed(trx, body.view, body.name));
      const { view } = body;
      const said = saidOf(body, { tells: false, asks: null });
      const id = await insertSavedSearch(trx, { view, ...said });
      await recordEvent(trx, 'saved_search.created', id);
      await tellFrom(trx, id);
      return id;
    },
  });

  routes.read('/saved_searches/:id', saved, {
    summary: 'Read a saved search',
    description: 'By UUID.',
    operationId: 'getSavedSearch',
    of: SavedSearch,
  });

  routes.replace('/saved_searches/:id', saved, {
    summary: 'Replace the name and the filters of a saved search',
    description: 'The view cannot change.',
    operationId: 'replaceSavedSearch',
    notes: { also: [409], errors: { 409: 'Another search of this view has this name.' } },
    body: SavedSearchReplacement,
    save: (trx, before, body) => saveChanges(trx, before, { tells: false, asks: null, ...body }),
  });
  routes.change('/saved_searches/:id', saved, {
    summary: 'Rename a saved search, or change its filters',
    description: 'Fields you do not send stay as they are.',
    operationId: 'updateSavedSearch',
    notes: { also: [409], errors: { 409: 'Another search of this view has this name.' } },
    body: SavedSearchChanges,
    save: saveChanges,
  });
  routes.remove('/saved_searches/:id', saved, {
    summary: 'Delete a saved search',
    description: 'This deletes nothing else.',
    operationId: 'deleteSavedSearch',
    erase: async (trx, { id }) => {
      await removeSavedSearch(trx, id);
      await recordEvent(trx, 'saved_search.deleted', id);
    },
  });

  routes.get('/saved_search_matches', {
    summary: 'List who is new to the searches that tell',
    description:
      'One entry for each search that tells, oldest first: the people who fit since you looked last ' +
      '(POST /saved_searches/{id}/looks), as far as they still do.',
    response: { 200: many(SavedSearchMatches) },
    handler: async (request, reply) => sendAll(request, reply, await newMatches(db, request.caller!)),
  });

  routes.post('/saved_searches/:id/looks', {
    config: { is_atomic: true },
    summary: 'Say that you looked at what a search finds',
    description: 'From now on nobody whom it found before is new to you. Others are still told.',
    operationId: 'lookAtSavedSearch',
    params: IdParams,
    response: { 200: IdResult },
    handler: async ({ params, caller }) =>
      idResult(
        await write(async (trx) => {
          const { id } = await saved.load(trx, params);
          await addLook(trx, id, caller!.client_id);
          return id;
        }),
      ),
  });
}

async function saveChanges(
  trx: Db,
  before: SavedSearch,
  body: z.output<typeof SavedSearchChanges>,
): Promise<void> {
  const { id, view } = before;
  const { name: new_name = before.name, search: new_search = before.search, ...telling } = body;
  const after = saidOf({ name: new_name, search: new_search, ...telling }, before);
  const named = await savedSearchNamed(trx, view, after.name);
  assertNameFree(named === id ? null : named);
  const { name, search, tells, asks } = before;
  if (isDeepStrictEqual({ name, search, tells, asks }, after)) return;
  await replaceSavedSearch(trx, id, after);
  await recordEvent(trx, 'saved_search.updated', id);
  if (tells !== after.tells || !isDeepStrictEqual(asks, after.asks)) await tellFrom(trx, id);
}

/** What is said of a search, with what was said before where the body says nothing. */
function saidOf(
  body: z.output<typeof SavedSearchReplacement>,
  before: Pick<SavedSearch, 'tells' | 'asks'>,
): Pick<SavedSearch, 'name' | 'search' | 'tells' | 'asks'> {
  const { name, search, tells = before.tells, asks = before.asks } = body;
  if (tells && asks === null) {
    throw validationFailed([{ path: 'body.asks', message: 'is needed where tells is true' }]);
  }
  return { name, search, tells, asks };
}

/** From now on a search tells of whoever is new, or no longer. */
async function tellFrom(trx: Db, id: string): Promise<void> {
  const search = await findSavedSearch(trx, id);
  if (search?.tells === true) await beginToTell(trx, search);
  else await endTelling(trx, id);
}

function assertNameFree(existing_id: string | null): void {
  if (existing_id === null) return;
  throw conflict('A search of this view already has this name.', [
    { path: 'body.name', message: `is taken by the saved search ${existing_id}`, existing_id },
  ]);
}
