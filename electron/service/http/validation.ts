import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isCursorOfList } from '../api/cursor_mark.ts';
import type { App, MediaType } from '../api/slice.ts';
import { validationFailed } from '../errors.ts';
import type { ErrorDetail } from '../errors.ts';
import { mediaTypeOf } from './body.ts';
import { keyProblems } from './idempotency.ts';
import { pairProblems } from './text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether parameters that nobody knows are let through: pages and signed links may be passed on with some. */
    readonly any_query?: boolean;
    /**
     * Paths of a body in which broken text is left to whoever is passed it: operations of a batch are checked alone.
     */
    readonly checked_alone?: RegExp;
  }
}

type Parts = { params?: unknown; querystring?: unknown; headers?: unknown; body?: unknown };

/**
 * Runs the zod schemas of a route over path, query, headers and body and reports all violations at once;
 * Fastify's own validation would stop at the first part that fails.
 */
export function validateRequests(app: App): void {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.addHook('preValidation', (request: FastifyRequest, _reply: FastifyReply, done) => {
    if (request.is404) return done();
    const schema: Parts = request.routeOptions.schema ?? {};
    const details = keyProblems(request);
    const { cursor } = (request.query ?? {}) as { readonly cursor?: unknown };
    request.params = check(schema.params, request.params, 'path', details);
    request.query = checkQuery(schema.querystring, request, details);
    // it holds for one list, which is known only when nothing else is wrong with the query
    if (typeof cursor === 'string' && details.length === 0 && fieldsOf(schema.querystring).has('cursor')) {
      if (!isCursorOfList(request, cursor)) details.push({ path: 'query.cursor', message: FOREIGN_CURSOR });
    }
    check(schema.headers, request.headers, 'header', details);
    if (schema.body !== undefined) request.body = checkBody(schema.body, request, details);
    done(details.length > 0 ? validationFailed(details) : undefined);
  });
}

const FOREIGN_CURSOR =
  'is not a cursor of this list, filtered and sorted as it is now; take it from the Link header, or begin without one';

/** Parameters nobody knows are violations: a filter with a typing error in its name would answer with everything. */
function checkQuery(schema: unknown, request: FastifyRequest, details: ErrorDetail[]): unknown {
  const { url, query, routeOptions } = request;
  const at = url.indexOf('?');
  if (at === -1) return check(schema, query, 'query', details);
  const broken = pairProblems(url.slice(at + 1), 'query');
  details.push(...broken);
  if (routeOptions.config.any_query !== true) {
    const known = fieldsOf(schema);
    for (const name of Object.keys(query as object)) {
      const path = `query.${name}`;
      if (known.has(name) || broken.some((each) => each.path === path)) continue;
      details.push({ path, message: 'is not a parameter of this path' });
    }
  }
  return check(schema, query, 'query', details);
}

const known_fields = new WeakMap<z.ZodType, ReadonlySet<string>>();
const NO_FIELDS: ReadonlySet<string> = new Set();

/** Names of the fields of a schema, whatever else it checks of them. */
function fieldsOf(schema: unknown): ReadonlySet<string> {
  if (!(schema instanceof z.ZodType)) return NO_FIELDS;
  const known = known_fields.get(schema);
  if (known !== undefined) return known;
  const fields = new Set(
    schema instanceof z.ZodObject
      ? Object.keys(schema.shape)
      : schema instanceof z.ZodPipe
        ? fieldsOf(schema.in)
        : [],
  );
  known_fields.set(schema, fields);
  return fields;
}

/** The schema of the body as it was sent: some routes have one for each media type. */
function bodySchema(body: unknown, request: FastifyRequest): unknown {
  if (body instanceof z.ZodType) return body;
  const { content } = body as { content: Partial<Record<MediaType, { schema: z.ZodType }>> };
  return content[mediaTypeOf(request, request.routeOptions.config.accepts)]?.schema;
}

/** A body that is missing or no object lacks every required field: each is named, as for an empty object. */
function checkBody(schema: unknown, request: FastifyRequest, details: ErrorDetail[]): unknown {
  const { body } = request;
  const own = bodySchema(schema, request);
  const fields = fieldsOf(own);
  for (const detail of request.broken_text ?? []) {
    // what nobody knows is ignored, whatever is in it
    const [, field] = detail.path.split('.', 2);
    if (field !== undefined && fields.size > 0 && !fields.has(field)) continue;
    if (request.routeOptions.config.checked_alone?.test(detail.path) !== true) details.push(detail);
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    const is_form = mediaTypeOf(request, request.routeOptions.config.accepts) !== 'application/json';
    return check(own, body, 'body', details, is_form);
  }
  const known = details.length;
  check(own, {}, 'body', details);
  return details.length > known ? body : check(own, body, 'body', details);
}

/** @param once whether a list is what was sent several times: queries and forms have no other. */
function check(
  schema: unknown,
  value: unknown,
  part: string,
  details: ErrorDetail[],
  once = part === 'query',
): unknown {
  if (!(schema instanceof z.ZodType)) return value;
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const told = new Set(details.map(({ path }) => path));
  for (const issue of outcome.error.issues) {
    const sent = asSent(issue.path, value);
    const path = [part, ...issue.path.map(String)].join('.');
    // half a character is why it is none of those that are allowed
    if (told.has(path)) continue;
    const is_repeated = once && Array.isArray(sent);
    details.push({ path, message: is_repeated ? 'must be sent only once' : plainMessage(issue, sent) });
  }
  return value;
}

/** What a caller sent where an issue is: a text may be taken apart while it is checked, but it was sent as one. */
function asSent(path: readonly PropertyKey[], input: unknown): unknown {
  let sent = input;
  for (const key of path) {
    if (typeof sent === 'string') break;
    sent = (sent as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return sent;
}

/** How zod begins about a type where a schema has no words of its own. */
const ZODS_OWN = 'Invalid input';

/** zod's messages speak of types; a caller wants to know what to send. */
function plainMessage(issue: z.core.$ZodIssue, sent: unknown): string {
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_value') && sent === undefined) {
    return 'is required';
  }
  if (issue.code === 'invalid_type') {
    // words of our own say more than the type: what kind of text, or why it must be left out
    return issue.message.startsWith(ZODS_OWN) ? `must be ${article(issue.expected)}` : issue.message;
  }
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return `must have at most ${items(issue.maximum)}`;
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return `must have at least ${items(issue.minimum)}`;
  }
  // whole numbers and others; a date's or text's limits have words of their own
  if (issue.code === 'too_big' && typeof issue.maximum === 'number' && isNumeric(issue.origin)) {
    return `must be at most ${issue.maximum}`;
  }
  if (issue.code === 'too_small' && typeof issue.minimum === 'number' && isNumeric(issue.origin)) {
    return `must be at least ${issue.minimum}`;
  }
  if (issue.code === 'invalid_union') return 'has none of the shapes that are allowed';
  return issue.message;
}

function items(count: number | bigint): string {
  return Number(count) === 1 ? '1 item' : `${count} items`;
}

function isNumeric(origin: string): boolean {
  return origin === 'number' || origin === 'int';
}

function article(expected: string): string {
  if (expected === 'int') return 'a whole number';
  if (expected === 'array') return 'a list';
  if (expected === 'object' || expected === 'record') return 'a JSON object';
  return `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`;
}
