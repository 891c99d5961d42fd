import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App, MediaType } from '../api/slice.ts';
import { validationFailed } from '../errors.ts';
import type { ErrorDetail } from '../errors.ts';
import { mediaTypeOf } from './body.ts';
import { keyProblems } from './idempotency.ts';

type Parts = { params?: unknown; querystring?: unknown; headers?: unknown; body?: unknown };

/**
 * Runs the zod schemas of a route over path, query, headers and body and reports all violations at once;
 * Fastify's own validation would stop at the first part that fails.
 */
export function validateRequests(app: App): void {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.addHook('preValidation', (request: FastifyRequest, _reply: FastifyReply, done) => {
    const schema: Parts | undefined = request.routeOptions.schema;
    if (schema === undefined) return done();
    const details = keyProblems(request);
    request.params = check(schema.params, request.params, 'path', details);
    request.query = check(schema.querystring, request.query, 'query', details);
    check(schema.headers, request.headers, 'header', details);
    if (schema.body !== undefined) request.body = checkBody(schema.body, request, details);
    done(details.length > 0 ? validationFailed(details) : undefined);
  });
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
  const known = details.length;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) check(own, {}, 'body', details);
  return details.length > known ? body : check(own, body, 'body', details);
}

function check(schema: unknown, value: unknown, part: string, details: ErrorDetail[]): unknown {
  if (!(schema instanceof z.ZodType)) return value;
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  for (const issue of outcome.error.issues) {
    details.push({ path: [part, ...issue.path.map(String)].join('.'), message: plainMessage(issue, value) });
  }
  return value;
}

/** zod's messages speak of types; a caller wants to know what to send. */
function plainMessage(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    const sent = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    );
    if (sent === undefined) return 'is required';
  }
  if (issue.code === 'invalid_type') {
    // its own words say why it must be left out
    if (issue.expected === 'undefined') return issue.message;
    return `must be ${article(issue.expected)}`;
  }
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
  }
  if (issue.code === 'too_big' && issue.origin === 'array') return `must have at most ${issue.maximum} items`;
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return `must have at least ${issue.minimum} items`;
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

function isNumeric(origin: string): boolean {
  return origin === 'number' || origin === 'int';
}

function article(expected: string): string {
  if (expected === 'int') return 'a whole number';
  if (expected === 'array') return 'a list';
  if (expected === 'object' || expected === 'record') return 'a JSON object';
  return `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`;
}
