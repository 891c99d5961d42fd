import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Characters at the end of a cursor: 128 bits in base64url. */
export const CURSOR_MARK_LENGTH = 22;

/** What may differ between two pages of one list. */
const OF_A_PAGE: ReadonlySet<string> = new Set(['cursor', 'limit', 'include']);

/**
 * A cursor with its mark: a digest, under a key of this service, of where the list goes on, which list it is, and what
 * it is filtered and sorted by. Elsewhere the place would mean another one, and rows would be missing without a word.
 */
export function markedCursor(request: FastifyRequest, place: string): string {
  return place + markOf(request, place);
}

/** Whether a cursor is one of the list that is asked for; call it once the query was read. */
export function isCursorOfList(request: FastifyRequest, cursor: string): boolean {
  const place = cursor.slice(0, -CURSOR_MARK_LENGTH);
  const mark = Buffer.from(cursor.slice(-CURSOR_MARK_LENGTH));
  const expected = Buffer.from(markOf(request, place));
  return mark.length === expected.length && timingSafeEqual(mark, expected);
}

function markOf({ routeOptions, params, query, server }: FastifyRequest, place: string): string {
  const asked = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([name, value]) => !OF_A_PAGE.has(name) && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHmac('sha256', server.tag_key)
    .update(JSON.stringify([routeOptions.url, params, asked, place]))
    .digest('base64url')
    .slice(0, CURSOR_MARK_LENGTH);
}
