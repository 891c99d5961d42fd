import { z } from 'zod';
import type { JsonObject } from './json_schema.ts';
import { needsToken } from '../scopes.ts';
import { isVersioned, otherStatuses } from './statuses.ts';
import type { DescribedRoute } from './statuses.ts';

const TAG = '"k3Jx0c5mVb7pQz2Lw9T1aRfYh8E"';

/** Headers of requests, as parameters that operations refer to. */
export const HEADER_PARAMETERS: Readonly<Record<string, JsonObject>> = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The ETag of the version you read. When the record has changed since, nothing happens and the answer is 412. `*` means: only if it exists.',
    schema: { type: 'string' },
    example: TAG,
  },
  IfNoneMatchCreate: {
    name: 'If-None-Match',
    in: 'header',
    description:
      '`*` lets the request create but never change a record: it answers 412 when the record exists already.',
    schema: { type: 'string' },
    example: '*',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag you hold. When the record is still the same, the answer is 304 without a body.',
    schema: { type: 'string' },
    example: TAG,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes it safe to repeat a request: the same key and body within 24 hours get the first answer, and nothing happens twice. The same key with another body answers 409. A refused request (4xx) leaves the key free: correct it and send it again.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~](?:[ -~]{0,253}[!-~])?$' },
    example: 'c1f6b1d0-6d0e-4b44-9a34-6f1d3d1c7f52',
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The id of the last event you have seen: the stream continues after it.',
    schema: {
      type: 'string',
      pattern: '^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})?$',
    },
    example: '0198c0de-0000-7000-8000-0000000000e1',
  },
};

/** Headers of answers. */
export const RESPONSE_HEADERS: Readonly<Record<string, JsonObject>> = {
  ETag: {
    description: 'The version of the record: send it as If-None-Match to read, as If-Match to change.',
    required: true,
    schema: { type: 'string' },
    example: TAG,
  },
  Link: {
    description: 'The address of the next page, with rel="next". Absent on the last page.',
    schema: { type: 'string' },
    example:
      '<http://127.0.0.1:7788/api/v1/jobs?cursor=WyIwMTk4YzBkZS0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiXQ>; rel="next"',
  },
  TotalCount: {
    description: 'The number of records in the whole list, over all pages.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 240,
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 12,
  },
  WwwAuthenticate: {
    description: '`Bearer`, when the token is missing or no longer valid.',
    schema: { type: 'string' },
    example: 'Bearer',
  },
  RequestId: {
    description: 'The name of this request in the log of the service; in an error, the same as request_id.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '5d5f1c1e-3f0b-4a53-9d0d-6c1f4b1f7a11',
  },
  RateLimitLimit: {
    description: 'How many requests a token may send in a minute, or how much else is limited here.',
    schema: { type: 'integer', minimum: 1 },
    example: 300_000,
  },
  RateLimitRemaining: {
    description: 'How many of them are left.',
    schema: { type: 'integer', minimum: 0 },
    example: 299_958,
  },
  RateLimitReset: {
    description: 'Seconds until all of them are available again.',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  },
  ContentDisposition: {
    description: 'The file name to save under.',
    required: true,
    schema: { type: 'string' },
    example: 'attachment; filename="resume.pdf"; filename*=UTF-8\'\'resume.pdf',
  },
  StageLeft: {
    description:
      'The stage the nomination left, whatever the caller believed. To undo a move, move it back there.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '0198c0de-0000-7000-8000-000000000004',
  },
};

const LIMITS: Readonly<Record<string, string>> = {
  'RateLimit-Limit': 'RateLimitLimit',
  'RateLimit-Remaining': 'RateLimitRemaining',
  'RateLimit-Reset': 'RateLimitReset',
};

/** Names of the request headers an operation looks at. */
export function requestHeaders(route: DescribedRoute): string[] {
  const { method, url } = route;
  if (url === '/api/v1/events/stream') return ['LastEventId'];
  if (!needsToken(route)) return [];
  if (method === 'POST') return ['IdempotencyKey', ...(isVersioned(route) ? ['IfMatch'] : [])];
  if (!isVersioned(route)) return [];
  if (method === 'GET') return otherStatuses(route).includes(304) ? ['IfNoneMatch'] : [];
  return method === 'PUT' ? ['IfMatch', 'IfNoneMatchCreate'] : ['IfMatch'];
}

/** Headers of the success answer, by their names on the wire. */
export function successHeaders(route: DescribedRoute, has_cursor: boolean): JsonObject {
  const { method, url } = route;
  const found: Record<string, string> = { 'X-Request-Id': 'RequestId', ...(needsToken(route) ? LIMITS : {}) };
  if (method === 'GET' && isVersioned(route)) found['ETag'] = 'ETag';
  const is_list = method === 'GET' && (has_cursor || url.endsWith('/candidate_rankings'));
  if (is_list) Object.assign(found, { 'X-Total-Count': 'TotalCount', Link: 'Link' });
  if (url.startsWith('/files/') || url.endsWith('/profile.json') || url.endsWith('/v1/exports')) {
    found['Content-Disposition'] = 'ContentDisposition';
  }
  if (method !== 'DELETE' && method !== 'GET' && /\/nominations\/:id(?:\/move)?$/.test(url)) {
    found['Longlist-Stage-Left'] = 'StageLeft';
  }
  return headerRefs(found);
}

/** Headers, by their names on the wire, that a success answer of this operation always carries. */
export function requiredHeaders(route: DescribedRoute): string[] {
  const described = successHeaders(route, hasCursor(route)) as Record<string, { readonly $ref: string }>;
  return Object.entries(described)
    .filter(([, { $ref }]) => RESPONSE_HEADERS[$ref.split('/').at(-1) ?? '']?.['required'] === true)
    .map(([name]) => name);
}

/** Whether an operation is a list with pages. */
export function hasCursor({ schema }: DescribedRoute): boolean {
  return schema?.querystring instanceof z.ZodObject && 'cursor' in schema.querystring.shape;
}

/** Headers an error answer carries. */
export function errorHeaders(status: number): JsonObject {
  const id = { 'X-Request-Id': 'RequestId' };
  if (status === 401) return headerRefs({ ...id, 'WWW-Authenticate': 'WwwAuthenticate' });
  if (status === 429) return headerRefs({ ...id, 'Retry-After': 'RetryAfter', ...LIMITS });
  if (status === 304) return headerRefs({ ...id, ETag: 'ETag' });
  return headerRefs(id);
}

function headerRefs(names: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(
    Object.entries(names).map(([header, name]) => [header, { $ref: `#/components/headers/${name}` }]),
  );
}
