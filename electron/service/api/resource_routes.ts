import type { FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { RouteContext } from './context.ts';
import { IdParams, IdResult, RefParams, idResult, many, one } from './fields.ts';
import type { RecordRef } from './fields.ts';
import { sendPage } from './paging.ts';
import { assertUnchanged, findOrFail, sendRecord } from './record.ts';
import type { App, Named, Routes } from './slice.ts';

/** A record that paths name by its UUID alone. `kind` is what a 404 calls it. */
export function byId<Found>(
  kind: string,
  find: (db: Db, id: string) => Promise<Found | null>,
): Named<typeof IdParams, Found> {
  return { params: IdParams, load: (db, { id }) => findOrFail(db, kind, id, find) };
}

/** A record that paths name by its UUID, or by `remote.<remote_id>`. */
export function byRef<Found>(
  kind: string,
  find: (db: Db, ref: RecordRef) => Promise<Found | null>,
): Named<typeof RefParams, Found> {
  return { params: RefParams, load: (db, { id }) => findOrFail(db, kind, id, find) };
}

/** One transaction, and nothing behind it. */
const config = { is_atomic: true };

/** Where a slice declares its routes, under a heading of the documentation. */
export function routesOf(app: App, { db, write }: Pick<RouteContext, 'db' | 'write'>, tag: string): Routes {
  // what a schema makes of a request is cast below: its type is not known before a slice names the schema
  const declare =
    (method: HTTPMethods): Routes['get'] =>
    (url, { config: of_route = {}, handler, ...words }) => {
      const schema = { tags: [tag], ...words };
      const statuses = Object.keys(words.response ?? {}).map(Number);
      const [status = 200] = statuses.length === 1 ? statuses : [];
      const answer: RouteHandlerMethod = (request, reply) =>
        handler(request as Parameters<typeof handler>[0], status === 200 ? reply : reply.code(status));
      app.route({ method, url, config: of_route, schema, handler: answer });
    };
  const methods = {
    get: declare('GET'),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
  };
  /** Does something with the record there is, in the version the caller has. */
  async function onRecord<Found extends { readonly id: string }>(
    request: FastifyRequest<{ Params: unknown }>,
    load: (db: Db, params: never) => Promise<Found>,
    act: (trx: Db, found: Found) => Promise<void>,
  ): Promise<IdResult> {
    const id = await write(async (trx) => {
      const found = await load(trx, request.params as never);
      assertUnchanged(request, found);
      await act(trx, found);
      return found.id;
    });
    return idResult(id);
  }
  const changing =
    (declareOne: Routes['get']): Routes['change'] =>
    (path, { params, load }, { save, ...words }) =>
      declareOne(path, {
        ...words,
        config,
        params,
        response: { 200: IdResult },
        handler: (request) =>
          onRecord(request, load, (trx, found) => save(trx, found, request.body as never)),
      });
  return {
    ...methods,
    act: (method, path, { act, status = 200, ...words }) =>
      methods[method](path, {
        ...words,
        response: { [status]: IdResult },
        handler: async (request) => idResult(await write((trx) => act(trx, request))),
      }),
    inject: app.inject.bind(app) as App['inject'],
    beforeClose: (act) => void app.addHook('preClose', act),
    list: (path, { of, rows, ...words }) =>
      methods.get(path, {
        ...words,
        response: { 200: many(of) },
        handler: async (request, reply) =>
          sendPage(request, reply, await rows(db, request.query as never)) as never,
      }),
    create: (path, { make, ...words }) =>
      methods.post(path, {
        ...words,
        config,
        response: { 201: IdResult },
        handler: async (request) => idResult(await write((trx) => make(trx, request.body as never))),
      }),
    read: (path, { params, load }, { of, ...words }) =>
      methods.get(path, {
        ...words,
        params,
        response: { 200: one(of) },
        handler: async (request, reply) =>
          sendRecord(request, reply, await load(db, request.params as never)) as never,
      }),
    replace: changing(methods.put),
    change: changing(methods.patch),
    remove: (path, { params, load }, { erase, ...words }) =>
      methods.delete(path, {
        ...words,
        config,
        params,
        response: { 200: IdResult },
        handler: (request) => onRecord(request, load, erase),
      }),
  };
}
