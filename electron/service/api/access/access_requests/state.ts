import type { RequestState } from './schema.ts';

/** A request can be decided on for this long; an approved one can be claimed for this long. Milliseconds. */
export const REQUEST_LIFETIME_MS = 10 * 60_000;
/** That wait at a time: for more, nobody is asked. No one network can keep programs of others from asking. */
const MAX_WAITING = { of_network: 3, of_all: 30 };
/** Nobody is asked more often than this within the life of a request, whatever the answers were. */
const MAX_RECENT = { of_network: 10, of_all: 100 };

export type Stored = {
  readonly state: Exclude<RequestState, 'EXPIRED'>;
  readonly created_at: string;
  readonly expires_at: string;
  /** Where it came from, see `networkOf`; '' where nobody knows any more. */
  readonly network: string;
};

export type Refusal = {
  /** In milliseconds since 1970. */
  readonly free_at: number;
  /** So many there may be. */
  readonly limit: number;
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

/** Until when a program of a network may not ask; null: it may. `recent` are requests of any state, from anywhere. */
export function refusalOf(recent: readonly Stored[], network: string, now: number): Refusal | null {
  const own = recent.filter((request) => request.network === network);
  const waits = (request: Stored): boolean => stateAt(request, now) === 'WAITING';
  const refusals = [
    ...endOf(own.filter(waits), 'expires_at', MAX_WAITING.of_network),
    ...endOf(recent.filter(waits), 'expires_at', MAX_WAITING.of_all),
    ...endOf(own, 'created_at', MAX_RECENT.of_network),
    ...endOf(recent, 'created_at', MAX_RECENT.of_all),
  ].filter(({ free_at }) => free_at > now);
  return refusals.toSorted((a, b) => b.free_at - a.free_at)[0] ?? null;
}

/** The moment from which on fewer than `limit` of these count, where that many do. */
function endOf(requests: readonly Stored[], by: 'created_at' | 'expires_at', limit: number): Refusal[] {
  const last = requests
    .map((request) => Date.parse(request[by]))
    .toSorted((a, b) => a - b)
    .at(-limit);
  if (last === undefined) return [];
  return [{ free_at: by === 'created_at' ? last + REQUEST_LIFETIME_MS : last, limit }];
}
