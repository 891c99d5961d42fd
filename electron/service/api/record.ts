import { createHmac, hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import { ServiceError, notFound } from '../errors.ts';
import { writtenId, type RecordRef } from './fields.ts';

/** Strong entity tag of a record: a digest of what is shown of it, so any visible change makes a new one. */
function entityTag(record: unknown): string {
  return tagOf(JSON.stringify(record));
}

/**
 * The tag of a record as the caller may know it. A blind one gets it under a key: with the plain digest, who knows the
 * rest of a record could try names until it fits.
 */
export function tagFor(request: FastifyRequest, record: unknown): string {
  return forCaller(request, entityTag(record));
}

function forCaller({ caller, server }: FastifyRequest, tag: string): string {
  if (caller?.is_blind !== true) return tag;
  return `"${createHmac('sha256', server.tag_key).update(tag).digest('base64url')}"`;
}

function tagOf(json: string): string {
  return `"${hash('sha1', json, 'base64url')}"`;
}

/** Answers as JSON that was made for their tag, so that it is not made twice. */
const written = new WeakMap<object, string>();

/** The JSON of an answer. */
export function writeJson(body: unknown): string {
  const known = typeof body === 'object' && body !== null ? written.get(body) : undefined;
  return known ?? JSON.stringify(body);
}

/**
 * Answers the GET of a single record: its envelope with an ETag, or 304 when the caller holds this version
 * (If-None-Match). `versioned` stands in for the record where parts of it change with every answer.
 */
export function sendRecord<RecordShape>(
  request: FastifyRequest,
  reply: FastifyReply,
  record: RecordShape,
  versioned: unknown = record,
): { is_error: false; result: RecordShape } {
  const json = JSON.stringify(versioned);
  const tag = forCaller(request, tagOf(json));
  reply.header('etag', tag);
  if (names(request.headers['if-none-match'], tag, { weak: true })) reply.code(304);
  const answer = { is_error: false as const, result: record };
  if (versioned === record) written.set(answer, `{"is_error":false,"result":${json}}`);
  return answer;
}

/**
 * Throws 412 when the caller changes another version than the one there is (If-Match), or meant to create
 * what exists (If-None-Match: *). Call it inside the transaction of the change, so that two callers with the
 * same version cannot both pass; with null where nothing exists yet.
 */
export function assertUnchanged(request: FastifyRequest, record: unknown): void {
  const { 'if-match': expected, 'if-none-match': unexpected } = request.headers;
  if (expected === undefined && unexpected === undefined) return;
  const tag = record === null ? null : tagFor(request, record);
  if (expected !== undefined && (tag === null || !names(expected, tag, { weak: false }))) {
    throw new ServiceError(
      'PRECONDITION_FAILED',
      tag === null
        ? 'If-Match names a version, but there is no such record yet.'
        : 'The record changed since it was read. Read it again and repeat the change.',
      [{ path: 'header.if-match', message: 'names another version of the record' }],
      tag === null ? {} : { etag: tag },
    );
  }
  if (unexpected !== undefined && tag !== null && names(unexpected, tag, { weak: true })) {
    throw new ServiceError('PRECONDITION_FAILED', 'The record exists already.', [
      { path: 'header.if-none-match', message: 'matches the record there is' },
    ]);
  }
}

/**
 * Whether a list of entity tags, or `*`, names this one. A weak one (`W/"…"`) says that two versions are much
 * the same: enough to answer a GET from a cache, not enough to overwrite (RFC 9110, 8.8.3.2).
 */
function names(header: string | undefined, tag: string, { weak }: { readonly weak: boolean }): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(W\/)?("[^"]*")/g)].some(
    ([, is_weak, named]) => named === tag && (weak || is_weak === undefined),
  );
}

/** The record that `find` finds by this id or reference. Throws NOT_FOUND where there is none. */
export async function findOrFail<Ref extends string | RecordRef, Found>(
  db: Db,
  kind: string,
  ref: Ref,
  find: (db: Db, ref: Ref) => Promise<Found | null>,
): Promise<Found> {
  const found = await find(db, ref);
  if (found === null) throw notFound(kind, typeof ref === 'string' ? ref : writtenId(ref));
  return found;
}
