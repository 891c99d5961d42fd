import { describe, expect, it } from 'vitest';
import { afterAttempt, restDelay, retryDelay, TIMING } from '#service/tasks/webhooks/schedule.ts';
import type { Health, Outcome } from '#service/tasks/webhooks/schedule.ts';
import { signature } from '#service/tasks/webhooks/signature.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const ago = (ms: number): string => new Date(NOW - ms).toISOString();
const later = (ms: number): string => new Date(NOW + ms).toISOString();

const healthy: Health = { failures: 0, failing_since: null, rest_until: null };
const failing = (failures: number, since: number): Health => ({
  failures,
  failing_since: ago(since),
  rest_until: null,
});
const arrived: Outcome = { response_status: 204, error: null, duration_ms: 3 };
const answered = (response_status: number): Outcome => ({
  response_status,
  error: `The receiver answered ${response_status}.`,
  duration_ms: 3,
});
const delivery = (attempts: number, age = 0): { id: string; attempts: number; created_at: string } => ({
  id: 'd1',
  attempts,
  created_at: ago(age),
});

describe('after an attempt', () => {
  it.each([
    ['it arrived', healthy, delivery(0), arrived, ['DELIVERED', 1, null], 0, null],
    ['it arrived at last', failing(9, HOUR), delivery(4), arrived, ['DELIVERED', 5, null], 0, null],
    ['the first failure', healthy, delivery(0), answered(500), ['QUEUED', 1, retryDelay(1, 'd1')], 1, null],
    ['the fourth', failing(1, HOUR), delivery(3), answered(503), ['QUEUED', 4, retryDelay(4, 'd1')], 2, null],
    ['gone', healthy, delivery(0), answered(410), ['QUEUED', 1, retryDelay(1, 'd1')], 1, 'GONE'],
    [
      'an address that may not be called',
      healthy,
      delivery(0),
      { response_status: null, error: 'x', duration_ms: 0, refused: true },
      ['QUEUED', 1, retryDelay(1, 'd1')],
      1,
      'ADDRESS_REFUSED',
    ],
    [
      'a day of failures pauses, and the delivery waits for the webhook to be resumed',
      failing(50, 24 * HOUR),
      delivery(12, 24 * HOUR),
      answered(500),
      ['QUEUED', 13, retryDelay(13, 'd1')],
      51,
      'FAILING',
    ],
    [
      'an hour less does not',
      failing(50, 23 * HOUR),
      delivery(12, 23 * HOUR),
      answered(500),
      ['QUEUED', 13, retryDelay(13, 'd1')],
      51,
      null,
    ],
    [
      'a bad minute and a clock set forward by two days pause nothing',
      failing(12, 48 * HOUR),
      delivery(3, 48 * HOUR),
      answered(500),
      ['QUEUED', 4, retryDelay(4, 'd1')],
      13,
      null,
    ],
    [
      'a failure that is yet to come is one from before the clock was set back',
      failing(50, -48 * HOUR),
      delivery(3, -48 * HOUR),
      answered(500),
      ['QUEUED', 4, retryDelay(4, 'd1')],
      51,
      null,
    ],
    [
      'after a day asleep nothing is given up for two failures',
      failing(1, 24 * HOUR),
      delivery(1, 24 * HOUR),
      answered(500),
      ['QUEUED', 2, retryDelay(2, 'd1')],
      2,
      null,
    ],
    [
      'one of a webhook to which nothing arrives is not given up before that is paused',
      failing(12, 23 * HOUR),
      delivery(12, 25 * HOUR),
      answered(500),
      ['QUEUED', 13, retryDelay(13, 'd1')],
      13,
      null,
    ],
    [
      'an event that alone fails for a day is given up',
      healthy,
      delivery(12, 24 * HOUR),
      answered(500),
      ['FAILED', 13, null],
      1,
      null,
    ],
  ] as const)('%s', (_name, health, tried, outcome, [state, attempts, wait], failures, pause) => {
    const after = afterAttempt(health, tried, outcome, NOW);
    expect(after.delivery).toEqual({
      state,
      attempts,
      next_attempt_at: wait === null ? null : later(wait),
      finished_at: state === 'QUEUED' ? null : later(0),
    });
    expect(after.health.failures).toBe(failures);
    expect(after.pause).toBe(pause);
  });

  it('remembers since when nothing arrives, and forgets it with what arrives', () => {
    const first = afterAttempt(healthy, delivery(0), answered(500), NOW).health;
    expect(first).toEqual({ failures: 1, failing_since: later(0), rest_until: null });
    const third = afterAttempt({ ...first, failures: 2 }, delivery(2), answered(500), NOW + 5000).health;
    expect(third).toEqual({ failures: 3, failing_since: later(0), rest_until: later(5000 + restDelay(3)) });
    expect(afterAttempt(third, delivery(3), arrived, NOW + 6000).health).toEqual(healthy);
  });
});

describe('waits', () => {
  it('grow fivefold from a second to four hours, a fifth longer at most, the same each time', () => {
    const bases = [1, 5, 25, 125, 625, 3125, 4 * 3600, 4 * 3600].map((seconds) => seconds * 1000);
    for (const [at, base] of bases.entries()) {
      const wait = retryDelay(at + 1, 'some delivery');
      expect(wait).toBeGreaterThanOrEqual(base);
      expect(wait).toBeLessThan(base * 1.2);
      expect(retryDelay(at + 1, 'some delivery')).toBe(wait);
    }
  });
  it('differ between deliveries that failed together', () => {
    const waits = Array.from({ length: 100 }, (_, at) => retryDelay(4, `delivery ${at}`));
    expect(new Set(waits).size).toBeGreaterThan(95);
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(125_000 * 0.15);
  });
  it('make up a day', () => {
    let at = 0;
    let attempts = 0;
    while (at < TIMING.gives_up_after) at += retryDelay(++attempts, 'd');
    expect(attempts).toBeGreaterThanOrEqual(10);
    expect(attempts).toBeLessThanOrEqual(14);
  });
  it('of a whole webhook double from a second to a quarter of an hour', () => {
    expect([3, 4, 5, 12, 13, 1000].map((failures) => restDelay(failures))).toEqual([
      1000, 2000, 4000, 512_000, 900_000, 900_000,
    ]);
  });
});

it('the signature is the one any HMAC tool makes', () => {
  // printf '1795286387.{"id":"1"}' | openssl dgst -sha256 -hmac 'a secret of a test'
  expect(signature('a secret of a test', '{"id":"1"}', 1_795_286_387)).toBe(
    't=1795286387,v1=6613067730c318be7d4f85dbc5f5146006a28c4c36d6db3aeff10797a68305f4',
  );
});
