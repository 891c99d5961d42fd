import { findOrFail, assertUnchanged, sendRecord } from '../../record.ts';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import { conflict } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import { sendPage } from '../../paging.ts';
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

const tags = ['Saved searches'];

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
export function savedSearchRoutes(app: App, { db, write }: RouteContext): void {
  app.get(
    '/saved_searches',
    {
      schema: {
        tags,
        ...WORDS.listSavedSearches,
        querystring: SavedSearchQuery,
        response: { 200: many(SavedSearch) },
      },
    },
    async (request, reply) => sendPage(request, reply, await listSavedSearches(db, request.query)),
  );

  app.post(
    '/saved_searches',
    {
      schema: {
        tags,
        ...WORDS.saveSearch,
        body: SavedSearchInput,
        response: { 201: IdResult },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const id = await write(async (trx) => {
        assertNameFree(await savedSearchNamed(trx, body.view, body.name));
        const new_id = await insertSavedSearch(trx, body);
        await recordEvent(trx, 'saved_search.created', new_id);
        return new_id;
      });
      reply.code(201);
      return idResult(id);
    },
  );

  app.get(
    '/saved_searches/:id',
    {
      schema: {
        tags,
        ...WORDS.getSavedSearch,
        params: IdParams,
        response: { 200: one(SavedSearch) },
      },
    },
    async (request, reply) =>
      sendRecord(request, reply, await findOrFail(db, 'saved search', request.params.id, findSavedSearch)),
  );

  /** Changes a saved search in the version the caller has. */
  async function change(
    request: FastifyRequest,
    id: string,
    changes: z.output<typeof SavedSearchChanges>,
  ): Promise<IdResult> {
    await write(async (trx) => {
      const before = await findOrFail(trx, 'saved search', id, findSavedSearch);
      assertUnchanged(request, before);
      const { name = before.name, search = before.search } = changes;
      const named = await savedSearchNamed(trx, before.view, name);
      assertNameFree(named === id ? null : named);
      if (name === before.name && isDeepStrictEqual(search, before.search)) return;
      await replaceSavedSearch(trx, id, { name, search });
      await recordEvent(trx, 'saved_search.updated', id);
    });
    return idResult(id);
  }

  app.put(
    '/saved_searches/:id',
    {
      schema: {
        tags,
        ...WORDS.replaceSavedSearch,
        params: IdParams,
        body: SavedSearchReplacement,
        response: { 200: IdResult },
      },
    },
    async (request) => change(request, request.params.id, request.body),
  );

  app.patch(
    '/saved_searches/:id',
    {
      schema: {
        tags,
        ...WORDS.updateSavedSearch,
        params: IdParams,
        body: SavedSearchChanges,
        response: { 200: IdResult },
      },
    },
    async (request) => change(request, request.params.id, request.body),
  );

  app.delete(
    '/saved_searches/:id',
    { schema: { tags, ...WORDS.deleteSavedSearch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      const { id } = request.params;
      await write(async (trx) => {
        assertUnchanged(request, await findOrFail(trx, 'saved search', id, findSavedSearch));
        await removeSavedSearch(trx, id);
        await recordEvent(trx, 'saved_search.deleted', id);
      });
      return idResult(id);
    },
  );
}

function assertNameFree(existing_id: string | null): void {
  if (existing_id === null) return;
  throw conflict('A search of this view has this name already.', [
    { path: 'body.name', message: `is taken by the saved search ${existing_id}`, existing_id },
  ]);
}
