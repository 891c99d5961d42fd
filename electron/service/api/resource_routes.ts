import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { RouteContext } from './context.ts';
import { IdParams, IdResult, RefParams, idResult, many, one } from './fields.ts';
import type { RecordRef } from './fields.ts';
import { sendPage } from './paging.ts';
import type { Page } from './paging.ts';
import { assertUnchanged, findOrFail, sendRecord } from './record.ts';
import type { RouteWords } from './route_words.ts';
import type { App } from './slice.ts';

/** How a path names a record, and how that is found: `load` throws NOT_FOUND where there is none. */
export type Named<Params extends z.ZodType, Found> = {
  readonly params: Params;
  readonly load: (db: Db, params: z.output<Params>) => Promise<Found>;
};

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

type Identified = { readonly id: string };

/** The regular routes of a resource; `words` is what the documentation says about each. */
export type ResourceRoutes = {
  /** GET of a list, a page at a time. */
  list<Query extends z.ZodType, Of extends z.ZodType>(
    path: string,
    words: RouteWords & { readonly querystring: Query; readonly of: Of },
    rows: (db: Db, query: z.output<Query>) => Promise<Page<z.input<Of>>>,
  ): void;
  /** POST of a new record. `make` runs in one transaction, and returns the id. */
  create<Body extends z.ZodType>(
    path: string,
    words: RouteWords & { readonly body: Body },
    make: (trx: Db, body: z.output<Body>) => Promise<string>,
  ): void;
  /** GET of one record, with its entity tag. */
  read<Params extends z.ZodType, Of extends z.ZodType>(
    path: string,
    named: Named<Params, z.input<Of>>,
    words: RouteWords & { readonly of: Of },
  ): void;
  /** PUT of a record there is, in the version the caller has. `save` runs in one transaction. */
  replace: Change;
  /** PATCH, likewise. */
  change: Change;
  /** DELETE of a record, in the version the caller has. `erase` runs in one transaction. */
  remove<Params extends z.ZodType, Found extends Identified>(
    path: string,
    named: Named<Params, Found>,
    words: RouteWords,
    erase: (trx: Db, found: Found) => Promise<void>,
  ): void;
};

type Change = <Params extends z.ZodType, Found extends Identified, Body extends z.ZodType>(
  path: string,
  named: Named<Params, Found>,
  words: RouteWords & { readonly body: Body },
  save: (trx: Db, found: Found, body: z.output<Body>) => Promise<void>,
) => void;

/** What most resources answer in the same way. Whatever differs is a route of its own, in the slice. */
export function resourceRoutes(
  typed: App,
  { db, write }: Pick<RouteContext, 'db' | 'write'>,
  tags: readonly string[],
): ResourceRoutes {
  // what a schema makes of a request is cast below: its type is not known before a slice names the schema
  const app = typed as unknown as FastifyInstance;
  // one transaction, and nothing behind it
  const config = { is_atomic: true };
  function changing(method: 'PUT' | 'PATCH'): Change {
    return (url, { params, load }, words, save) => {
      const schema = { tags, ...words, params, response: { 200: IdResult } };
      const handler = async (request: FastifyRequest): Promise<IdResult> =>
        idResult(
          await write(async (trx) => {
            const found = await load(trx, request.params as z.output<typeof params>);
            assertUnchanged(request, found);
            await save(trx, found, request.body as z.output<typeof words.body>);
            return found.id;
          }),
        );
      app.route({ method, url, config, schema, handler });
    };
  }
  return {
    list: (path, { of, ...words }, rows) => {
      const schema = { tags, ...words, response: { 200: many(of) } };
      app.get(path, { schema }, async (request, reply) =>
        sendPage(request, reply, await rows(db, request.query as z.output<typeof words.querystring>)),
      );
    },
    create: (path, words, make) => {
      const schema = { tags, ...words, response: { 201: IdResult } };
      app.post(path, { config, schema }, async (request, reply) => {
        const id = await write((trx) => make(trx, request.body as z.output<typeof words.body>));
        reply.code(201);
        return idResult(id);
      });
    },
    read: (path, { params, load }, { of, ...words }) => {
      const schema = { tags, ...words, params, response: { 200: one(of) } };
      app.get(path, { schema }, async (request, reply) =>
        sendRecord(request, reply, await load(db, request.params as z.output<typeof params>)),
      );
    },
    replace: changing('PUT'),
    change: changing('PATCH'),
    remove: (path, { params, load }, words, erase) => {
      const schema = { tags, ...words, params, response: { 200: IdResult } };
      app.delete(path, { config, schema }, async (request) =>
        idResult(
          await write(async (trx) => {
            const found = await load(trx, request.params as z.output<typeof params>);
            assertUnchanged(request, found);
            await erase(trx, found);
            return found.id;
          }),
        ),
      );
    },
  };
}
