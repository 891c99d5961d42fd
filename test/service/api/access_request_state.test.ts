import { describe, expect, it } from 'vitest';
import { newCode } from '#service/api/access/access_requests/code.ts';
import { refusalOf, REQUEST_LIFETIME_MS, stateAt } from '#service/api/access/access_requests/state.ts';
import type { Stored } from '#service/api/access/access_requests/state.ts';

const MADE = Date.parse('2026-03-02T09:00:00.000Z');

/** A request made `seconds` after nine. */
function request(state: Stored['state'], seconds = 0, network = 'here'): Stored {
  const made = MADE + seconds * 1000;
  return {
    state,
    created_at: new Date(made).toISOString(),
    expires_at: new Date(made + REQUEST_LIFETIME_MS).toISOString(),
    network,
  };
}

describe('where a request stands', () => {
  it.each([
    ['WAITING', 0, 'WAITING'],
    ['WAITING', 599.999, 'WAITING'],
    ['WAITING', 600, 'EXPIRED'],
    ['APPROVED', 599.999, 'APPROVED'],
    ['APPROVED', 600, 'EXPIRED'],
    ['REFUSED', 6000, 'REFUSED'],
    ['CLAIMED', 6000, 'CLAIMED'],
  ] as const)('%s, %d s after: %s', (state, seconds, expected) => {
    expect(stateAt(request(state), MADE + seconds * 1000)).toBe(expected);
  });
});

describe('when the next program may ask', () => {
  it.each([
    ['nobody asked', [], 0, null],
    ['two wait', [request('WAITING'), request('WAITING', 5)], 10, null],
    ['three wait', [request('WAITING', 7), request('WAITING'), request('WAITING', 5)], 10, 600],
    ['four wait', [0, 5, 7, 9].map((at) => request('WAITING', at)), 10, 605],
    [
      'one of three was refused',
      [request('WAITING'), request('REFUSED', 1), request('WAITING', 2)],
      10,
      null,
    ],
    ['ten were refused', Array.from({ length: 10 }, (_, at) => request('REFUSED', at)), 10, 600],
    ['ten were refused, ten minutes ago', Array.from({ length: 10 }, () => request('REFUSED')), 601, null],
    ['nine wait elsewhere', Array.from({ length: 9 }, (_, at) => request('WAITING', at, 'there')), 10, null],
    ['thirty wait anywhere', Array.from({ length: 30 }, (_, at) => request('WAITING', at, `${at}`)), 40, 600],
    ['a hundred asked', Array.from({ length: 100 }, (_, at) => request('REFUSED', at, `${at}`)), 110, 600],
    [
      'those elsewhere end later than the own ones',
      [
        ...[0, 1, 2].map((at) => request('WAITING', at)),
        ...[3, 4, 5].map((at) => request('WAITING', at, 'there')),
      ],
      10,
      600,
    ],
  ] as const)('%s', (_, recent, seconds, expected) => {
    const at = refusalOf(recent, 'here', MADE + seconds * 1000)?.free_at ?? null;
    expect(at).toBe(expected === null ? null : MADE + expected * 1000);
  });
});

it('codes can be read aloud, and differ', () => {
  const codes = Array.from({ length: 200 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{3}-[34679CDFGHJKMNPQRTVWXY]{3}$/);
  expect(new Set(codes).size).toBeGreaterThan(195);
});
