import type { RequestState } from './schema.ts';

/** A request can be decided on for this long; an approved one can be claimed for this long. Milliseconds. */
export const REQUEST_LIFETIME_MS = 10 * 60_000;
/** More than these at a time are not asked about. */
export const MAX_WAITING = 3;
/** Nobody is asked more often than this within the life of a request, whatever the answers were. */
const MAX_RECENT = 10;

export type Stored = {
  readonly state: Exclude<RequestState, 'EXPIRED'>;
  readonly created_at: string;
  readonly expires_at: string;
};

/**
 * Where a request stands now (milliseconds since 1970): what nobody decided on, or claimed, in time has expired; and so
 * has what would be open for longer than a request is, as the clock was set back since.
 */
export function stateAt(request: Stored, now: number): RequestState {
  const open = request.state === 'WAITING' || request.state === 'APPROVED';
  const left = Date.parse(request.expires_at) - now;
  return open && (left <= 0 || left > REQUEST_LIFETIME_MS) ? 'EXPIRED' : request.state;
}

/** When a program may ask again, in milliseconds since 1970; null: at once. `recent` are requests of any state. */
export function mayAskAt(recent: readonly Stored[], now: number): number | null {
  const waiting = recent
    .filter((request) => stateAt(request, now) === 'WAITING')
    .map((request) => Date.parse(request.expires_at));
  const asked = recent
    .map((request) => Date.parse(request.created_at) + REQUEST_LIFETIME_MS)
    .filter((forgotten_at) => forgotten_at > now);
  const free = [...freeAt(waiting, MAX_WAITING), ...freeAt(asked, MAX_RECENT)];
  return free.length === 0 ? null : Math.max(...free);
}

/** The moment at which fewer than `most` of these remain, if that many are there now. */
function freeAt(ends: readonly number[], most: number): number[] {
  const end = ends.toSorted((a, b) => a - b).at(-most);
  return end === undefined ? [] : [end];
}
