import type { FastifyRequest } from 'fastify';
import type { App, MediaType } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';
import type { ErrorDetail } from '../errors.ts';
import { noteBody } from './idempotency.ts';
import { parseMultipart } from './multipart.ts';
import { readAll } from './read_body.ts';
import { halfPairs, mayHoldHalf, pairProblems } from './text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Texts of the body that are none, found while it was read; told with all other violations. */
    broken_text: readonly ErrorDetail[] | null;
  }
}

/** JSON and forms; routes that take files say their own limit. */
const STANDARD_LIMIT = 8 * 1024 * 1024;
const JSON_ONLY: readonly MediaType[] = ['application/json'];

/**
 * Reads bodies for all routes: by the Content-Type header, or, when there is none, as the first media type
 * the route accepts. One parser, because what is accepted differs by route and an absent header has a
 * meaning in this API. An empty body stays undefined and fails later, with all other violations.
 */
export function readBodies(app: App): void {
  app.decorateRequest('broken_text', null);
  app.removeAllContentTypeParsers();
  // a header without a value says as little as none
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers['content-type']?.trim() === '') delete headers['content-type'];
    done();
  });
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
    const { accepts = JSON_ONLY, body_limit = STANDARD_LIMIT } = request.routeOptions.config;
    const takes_body = request.routeOptions.schema?.body !== undefined;
    const bytes = await readAll(payload, body_limit, Number(request.headers['content-length'] ?? 0));
    noteBody(request, bytes);
    if (request.is404 || !takes_body || bytes.length === 0) return undefined;
    assertPlain(request.headers['content-encoding']);
    switch (mediaTypeOf(request, accepts)) {
      case 'application/json':
        return parseJson(request, bytes);
      case 'application/x-www-form-urlencoded':
        return parseForm(request, bytes);
      case 'multipart/form-data':
        return parseForms(request, bytes);
    }
  });
}

/** Bodies come as they are: what is packed small may be boundless when it is unpacked. */
function assertPlain(encoding: string | undefined): void {
  if (encoding === undefined || /^(?:identity)?$/i.test(encoding.trim())) return;
  throw new ServiceError(
    'UNSUPPORTED_MEDIA_TYPE',
    `The body has the Content-Encoding ${encoding.slice(0, 100)}. Send it as it is, without one.`,
    [{ path: 'header.content-encoding', message: 'is not supported' }],
    { 'accept-encoding': 'identity' },
  );
}

/** The media type of the body as this route understands it; 415 when it is none of those it accepts. */
export function mediaTypeOf(request: FastifyRequest, accepts: readonly MediaType[] = JSON_ONLY): MediaType {
  const header = request.headers['content-type'];
  const written = header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const type = written === '' ? accepts[0] : accepts.find((candidate) => candidate === written);
  if (type === undefined) {
    throw new ServiceError(
      'UNSUPPORTED_MEDIA_TYPE',
      `This path accepts ${accepts.join(' or ')}, not ${written.slice(0, 100)}.`,
    );
  }
  return type;
}

function parseJson(request: FastifyRequest, bytes: Buffer): unknown {
  const text = decodeUtf8(bytes);
  if (text.trim() === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (mayHoldHalf(text)) request.broken_text = halfPairs(body, 'body');
    return body;
  } catch (error) {
    throw new ServiceError(
      'MALFORMED_REQUEST',
      `The body is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** A field that is sent twice becomes a list, which no schema of a form allows. */
function parseForm(request: FastifyRequest, bytes: Buffer): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  const text = decodeUtf8(bytes);
  request.broken_text = pairProblems(text, 'body');
  const form = new URLSearchParams(text);
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}

async function parseForms(request: FastifyRequest, bytes: Buffer): Promise<Record<string, unknown>> {
  const { fields, problems } = await parseMultipart(bytes, request.headers['content-type']);
  request.broken_text = problems;
  return fields;
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ServiceError('MALFORMED_REQUEST', 'The body is not valid UTF-8.');
  }
}
