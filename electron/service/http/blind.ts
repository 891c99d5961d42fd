import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../api/context.ts';
import type { BlindAnswer } from '../api/screening/blind_mode/answer.ts';
import { unmask } from '../api/screening/blind_mode/unmask.ts';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';
import { newId } from '../ids.ts';
import { BLIND_ANSWERS } from './blind_answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a blind caller is answered, from blind_answers.ts; without it not at all. */
    readonly blind?: BlindAnswer;
  }
  interface FastifyRequest {
    /** Whether who people are was taken out of the answer. */
    is_masked: boolean;
  }
}

/**
 * Blind callers learn of nobody who they are, whatever they ask. An operation that does not say how it answers them
 * refuses them, and an answer that was to be masked and was not is not sent.
 */
export function maskIdentities(app: App, context: RouteContext): void {
  app.decorate('tag_key', context.link_key);
  app.decorateRequest('is_masked', false);
  app.addHook('onRoute', (route) => {
    const method = [route.method].flat().find((own) => own !== 'HEAD') ?? 'GET';
    const blind = BLIND_ANSWERS[`${method} ${route.url}`];
    if (blind !== undefined) route.config = { ...route.config, blind };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.caller === null || !request.caller.is_blind || request.is404) return done();
    done(refusalOf(request));
  });
  app.addHook('preHandler', async ({ caller, method, routeOptions: { url = '', config }, params, body }) => {
    if (caller === null || !caller.is_blind) return;
    const { id } = (params ?? {}) as { readonly id?: unknown };
    withoutGuesses(method, url, body);
    if (typeof config.blind !== 'function') return;
    await unmask(context.db, `${method} ${url.split('/')[3] ?? ''}`, idText(id), body);
  });
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (request.caller === null || !request.caller.is_blind || reply.statusCode === 304) {
      return done(null, payload);
    }
    if (reply.statusCode >= 400) return done(null, withoutOthers(payload));
    const { blind } = request.routeOptions.config;
    if (typeof blind !== 'function') return done(null, payload);
    request.is_masked = true;
    void send(blind(payload, request, context), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const masks =
      request.caller?.is_blind === true && typeof request.routeOptions.config?.blind === 'function';
    if (!masks || request.is_masked || reply.statusCode >= 300) return done(null, payload);
    done(new Error(`${request.method} ${request.routeOptions.url} was to be masked and was not.`));
  });
}

/**
 * What a blind caller sends that could be a guess. Whether an id of another system is taken would confirm one, so
 * records of people by blind callers get an id of ours instead. A file for somebody who is there would be shown with
 * bars over what of it is theirs, so none is taken.
 */
function withoutGuesses(method: string, url: string, body: unknown): void {
  const resource = url.split('/')[3] ?? '';
  if (typeof body !== 'object' || body === null || !PERSONAL.has(resource)) return;
  const sent = body as Record<string, unknown>;
  if (method === 'POST' && typeof sent['remote_id'] === 'string') sent['remote_id'] = newId();
  if (method === 'PATCH') delete sent['remote_id'];
  if (resource === 'attachments' && typeof sent['candidate_id'] === 'string') {
    throw new ServiceError(
      'HIDDEN_IN_BLIND_MODE',
      'In blind mode no file is added to somebody who is there: it would show what of it is theirs. ' +
        'Import it as a new one.',
    );
  }
}

/** Whose ids in other systems are often names and addresses. */
const PERSONAL = new Set(['nominations', 'attachments']);

/** Ids of a path: some are taken as references, and those by another system's id are refused before. */
function idText(id: unknown): string {
  if (typeof id === 'string') return id;
  const { id: own } = (id ?? {}) as { readonly id?: unknown };
  return typeof own === 'string' ? own : '';
}

async function send(
  masked: Promise<unknown>,
  done: (error?: Error | null, payload?: unknown) => void,
): Promise<void> {
  try {
    done(null, await masked);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

function refusalOf({ routeOptions, params, query, method }: FastifyRequest): ServiceError | undefined {
  const { blind } = routeOptions.config;
  if (blind === undefined || blind === 'refused') {
    return new ServiceError(
      'HIDDEN_IN_BLIND_MODE',
      'This is not available in blind mode, as it shows or changes who a candidate is.',
    );
  }
  // an id of another system is often a name or an address; to find one would confirm it
  const { id } = (params ?? {}) as { readonly id?: unknown };
  const by_remote =
    (typeof id === 'string' && id.startsWith('remote.')) || 'remote_id' in ((query ?? {}) as object);
  if (!by_remote || blind === 'nothing personal') return undefined;
  return new ServiceError(
    'HIDDEN_IN_BLIND_MODE',
    `Ids of other systems may say who somebody is: in blind mode, ${method} works with the id of the service alone.`,
  );
}

/** An error without the record that has a remote_id: who guesses ids of other systems would learn whose they are. */
const names = (detail: Readonly<Record<string, unknown>>): boolean =>
  detail['path'] === 'body.remote_id' && 'existing_id' in detail;

function withoutOthers(payload: unknown): unknown {
  const { error } = (payload ?? {}) as { error?: { details?: readonly Readonly<Record<string, unknown>>[] } };
  if (error?.details?.some(names) !== true) return payload;
  const details = error.details.map((detail) =>
    names(detail) ? { path: detail['path'], message: 'is taken' } : detail,
  );
  return { ...(payload as object), error: { ...error, details } };
}
