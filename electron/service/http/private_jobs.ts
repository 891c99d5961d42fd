import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../api/context.ts';
import type { RecordRef } from '../api/fields.ts';
import type { App } from '../api/slice.ts';
import type { Caller } from '../api/tokens.ts';
import { viewer } from '../db/actor.ts';
import { hiddenAmong } from '../db/private_jobs.ts';
import { validationFailed } from '../errors.ts';
import { newId } from '../ids.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ids that stand in for hidden ones while a request is answered, with what was sent, as JSON has it. */
    stand_ins: ReadonlyMap<string, string> | null;
  }
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A text that is an id, or names a kind before it. */
const ID = new RegExp(`^(\\w+:)?(${UUID})$`);
const IDS = new RegExp(UUID, 'g');

/**
 * For whose eyes a request is answered. The owner's client sees everything: whoever has it runs the service, and could
 * read the database as well.
 */
function viewerFor({ kind, manages, client_id }: Caller): string | undefined {
  return kind === 'api' && manages ? undefined : client_id;
}

/** Runs what answers a request so that it reads only what its caller is to see: see db/private_jobs.ts. */
export function answeringFor(context: RouteContext, caller: Caller, done: () => void): void {
  // on a laptop everything is for whoever sits there
  if (!context.is_office) done();
  else viewer.run(viewerFor(caller), done);
}

/**
 * Answers requests that name a private job of somebody else, or anything of it, as if there were none: each such id is
 * replaced by one that nobody has, and stands in the answer as it was sent. So whatever an operation says of unknown
 * ids, it says here.
 */
export function hidePrivateJobs(app: App, { db, is_office, private_jobs }: RouteContext): void {
  app.decorateRequest('stand_ins', null);
  if (!is_office) return;
  const hides = (): boolean => private_jobs.exist() && viewer.getStore() !== undefined;

  app.addHook('preValidation', async (request) => {
    if (hides() && !request.is404) await replaceHidden(request, db);
  });

  app.addHook('onSend', async ({ stand_ins }, reply, payload) => {
    if (typeof payload !== 'string' || !hides()) return payload;
    const sent = stand_ins === null ? payload : payload.replaceAll(IDS, (id) => stand_ins.get(id) ?? id);
    return reply.statusCode === CONFLICT ? withoutHidden(sent, db) : sent;
  });
}

const CONFLICT = 409;

async function replaceHidden(request: FastifyRequest, db: RouteContext['db']): Promise<void> {
  const found = new Set<string>();
  const note = (id: string): string => {
    found.add(id);
    return id;
  };
  for (const part of [request.params, request.query, request.body]) eachId(part, note);
  const hidden = found.size === 0 ? [] : [...(await hiddenAmong(db, 'id', [...found]))];
  const stand_ins = new Map(hidden.map((id) => [id, newId()]));
  if (stand_ins.size > 0) {
    const replace = (id: string): string => stand_ins.get(id) ?? id;
    for (const part of [request.params, request.query, request.body]) eachId(part, replace);
  }
  const as_sent = new Map([...stand_ins].map(([id, stand_in]) => [stand_in, id]));
  const remote = await replaceRemote(request, db);
  if (remote !== null) as_sent.set(...remote);
  if (as_sent.size > 0) request.stand_ins = as_sent;
}

/** Puts something in the place of each id in an object that was read from a request. */
function eachId(part: unknown, by: (id: string) => string): void {
  if (typeof part !== 'object' || part === null) return;
  // files and the like hold no ids
  const prototype: unknown = Object.getPrototypeOf(part);
  if (!Array.isArray(part) && prototype !== Object.prototype && prototype !== null) return;
  const values = part as Record<string, unknown>;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') eachId(value, by);
    else {
      const [, kind = '', id] = ID.exec(value) ?? [];
      if (id !== undefined) values[name] = kind + by(id);
    }
  }
}

/** The same for a path by another system's id; one that would create a record there cannot. @returns what stands in */
async function replaceRemote(
  { params, routeOptions }: FastifyRequest,
  db: RouteContext['db'],
): Promise<[stand_in: string, sent: string] | null> {
  const named = (params ?? {}) as { id?: RecordRef };
  const remote_id = typeof named.id === 'object' ? named.id.remote_id : undefined;
  const hidden = remote_id === undefined ? null : await hiddenAmong(db, 'remote_id', [remote_id]);
  if (remote_id === undefined || hidden?.size !== 1) return null;
  if ('201' in ((routeOptions.schema?.response ?? {}) as object)) {
    throw validationFailed([{ path: 'path.id', message: 'is taken' }]);
  }
  const stand_in = newId();
  named.id = { remote_id: stand_in };
  return [stand_in, JSON.stringify(remote_id).slice(1, -1)];
}

type Detail = Readonly<Record<string, unknown>>;

/** What stands in the way, without its id where that is hidden. */
async function withoutHidden(payload: string, db: RouteContext['db']): Promise<string> {
  const ids = payload.match(IDS) ?? [];
  const hidden = ids.length === 0 ? new Set<string>() : await hiddenAmong(db, 'id', ids);
  if (hidden.size === 0) return payload;
  const { error, ...rest } = JSON.parse(payload) as { error: { details: readonly Detail[] } };
  const details = error.details.map(({ existing_id, ...detail }) =>
    typeof existing_id === 'string' && hidden.has(existing_id)
      ? { ...detail, message: 'is taken' }
      : existing_id === undefined
        ? detail
        : { ...detail, existing_id },
  );
  return JSON.stringify({ ...rest, error: { ...error, details } });
}
