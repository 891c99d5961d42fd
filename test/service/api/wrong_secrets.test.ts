import { describe, expect, it, vi } from 'vitest';
import { wrongSecretAttempts } from '#service/api/attempts.ts';
import { boundedLane } from '#service/api/lane.ts';
import { checkOf, hashSecret, newSecret, passesCheck } from '#service/api/secrets.ts';
import { newId } from '#service/ids.ts';
import { changeRows, valuesOf } from '../../helpers/engine.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** Guessing is slowed down, and whoever guesses keeps nobody else out. */

const GRANT = { grant_type: 'client_credentials' };
const CHOSEN = { client_id: newId(), client_secret: 'correct horse battery staple' };

const tokenWith = (service: TestService, client_id: string, client_secret: string): Promise<Reply> =>
  service.api('POST', '/api/v1/auth/tokens', { client_id, client_secret, ...GRANT }, { token: null });

/** The statuses of so many wrong secrets, sent together. */
async function guess(service: TestService, client_id: string, count: number): Promise<number[]> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, at) => tokenWith(service, client_id, `guess ${at}`)),
  );
  return replies.map(({ status }) => status);
}

describe('ten wrong secrets within a minute', () => {
  it('make every other wrong one 429, and leave the right one alone', async () => {
    const service = await testService({ children: 0 });
    const { client_id = '', client_secret = '' } = service.credentials ?? {};
    const guesses = await guess(service, client_id, 25);
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(15);
    const limited = await tokenWith(service, client_id, 'one more');
    expect(limited).toMatchObject({ status: 429, body: { error: { type: 'RATE_LIMITED' } } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);

    expect((await tokenWith(service, client_id, client_secret)).status).toBe(200);
    // and the right one gives the guesses no fresh start
    expect((await tokenWith(service, client_id, 'one more')).status).toBe(429);
  });

  it('count for the client they are for, however its id is written', async () => {
    const service = await testService({ children: 0 });
    const made = await service.api('POST', '/api/v1/clients', { name: 'Calendar sync' });
    const { client_id, client_secret } = made.body.result as Record<string, string>;
    await guess(service, (client_id ?? '').toUpperCase(), 10);
    expect((await tokenWith(service, client_id ?? '', 'guess')).status).toBe(429);
    expect((await tokenWith(service, service.credentials?.client_id ?? '', 'guess')).status).toBe(401);
    expect((await tokenWith(service, client_id ?? '', client_secret ?? '')).status).toBe(200);
  });

  it('leave a client alone that was made before, or had its secret replaced, also after a restart', async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ children: 0, data_dir, keep: true });
    const made = (await first.api('POST', '/api/v1/clients', { name: 'ATS' })).body.result;
    const other = (await first.api('POST', '/api/v1/clients', { name: 'Mail' })).body.result;
    const replaced = (await first.api('POST', `/api/v1/clients/${other.id}/secret`)).body.result;
    await first.close();
    const service = await testService({ children: 0, data_dir });
    for (const { client_id, client_secret } of [made, replaced]) {
      await guess(service, client_id, 15);
      expect((await tokenWith(service, client_id, client_secret)).status).toBe(200);
    }
  });

  it('leave a secret alone that the host set, from its first request on', async () => {
    const service = await testService({ children: 0, first_client: CHOSEN });
    await guess(service, CHOSEN.client_id, 15);
    expect((await tokenWith(service, CHOSEN.client_id, CHOSEN.client_secret)).status).toBe(200);
  });

  it('leave a secret alone that was chosen once and is not known yet, whatever came before', async () => {
    const data_dir = temporaryFolder();
    await (await testService({ children: 0, data_dir, first_client: CHOSEN, keep: true })).close();
    const service = await testService({ children: 0, data_dir });
    await guess(service, CHOSEN.client_id, 12);
    expect((await tokenWith(service, CHOSEN.client_id, CHOSEN.client_secret)).status).toBe(200);
    // from now on it is known
    const guesses = guess(service, CHOSEN.client_id, 3);
    expect((await tokenWith(service, CHOSEN.client_id, CHOSEN.client_secret)).status).toBe(200);
    expect(new Set(await guesses)).toEqual(new Set([429]));
  });

  it('are forgotten a minute later', () => {
    let now = 0;
    const attempts = wrongSecretAttempts(() => now);
    const count = (address: string) => attempts.count('client', address);
    for (let guesses = 0; guesses < 10; guesses += 1) expect(count('127.0.0.1')).toBeNull();
    expect(count('127.0.0.1')).toMatchObject({ type: 'RATE_LIMITED', headers: { 'retry-after': '60' } });
    expect(count('::1')).toBeNull();
    now = 60_001;
    expect(count('127.0.0.1')).toBeNull();
    attempts.takeBack('client', '127.0.0.1');
    for (let guesses = 0; guesses < 10; guesses += 1) expect(count('127.0.0.1')).toBeNull();
    expect(count('127.0.0.1')).not.toBeNull();
  });
});

it('a busy client gets all its tokens at once', async () => {
  const service = await testService({ children: 0 });
  const { client_id = '', client_secret = '' } = service.credentials ?? {};
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => tokenWith(service, client_id, client_secret)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
});

it('made-up clients wear nothing out: few wait for a hash, and a right secret needs none', async () => {
  const service = await testService({ children: 0 });
  const { client_id = '', client_secret = '' } = service.credentials ?? {};
  const flood = Promise.all(
    Array.from({ length: 200 }, (_, at) => tokenWith(service, newId(), `guess ${at}`)),
  );
  expect((await tokenWith(service, client_id, client_secret)).status).toBe(200);
  const statuses = (await flood).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(150);
});

describe('the check of a secret', () => {
  it('is kept for generated secrets alone', async () => {
    const secret = newSecret();
    const hash = await hashSecret(secret);
    expect(passesCheck(hash, secret)).toBe(true);
    expect(passesCheck(hash, newSecret())).toBe(false);
    const chosen = await hashSecret('correct horse battery staple');
    expect(checkOf(chosen)).toBeNull();
    expect(passesCheck(chosen, 'correct horse battery staple')).toBe(false);
  });

  it('comes with the first use of a secret that was stored without one', async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ children: 0, data_dir, keep: true });
    const { client_id = '', client_secret = '' } = first.credentials ?? {};
    await first.close();
    const stored = (): Promise<string[]> =>
      valuesOf({ data_dir }, 'SELECT secret_hash FROM clients WHERE id = ?', client_id);
    const [written = ''] = await stored();
    const without = written.split('$').slice(0, 6).join('$');
    await changeRows({ data_dir }, 'UPDATE clients SET secret_hash = ? WHERE id = ?', without, client_id);
    const service = await testService({ children: 0, data_dir });
    expect((await tokenWith(service, client_id, client_secret)).status).toBe(200);
    expect(await stored()).toEqual([written]);
  });
});

describe('the lane of slow hashes', () => {
  it('does one thing after another, refuses what is too much, and goes on after a failure', async () => {
    const lane = boundedLane(3);
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const first = lane([['a', 2]], async () => {
      await gate.promise;
      order.push('first');
      throw new Error('of the first');
    });
    const second = lane([['a', 2]], async () => order.push('second'));
    const refused = { type: 'RATE_LIMITED', headers: { 'retry-after': '1' } };
    const work = vi.fn(() => Promise.resolve());
    await expect(lane([['a', 2]], work)).rejects.toMatchObject(refused);
    // what waits for one leaves room for another
    const third = lane([['b', 2]], async () => order.push('third'));
    await expect(lane([['c', 2]], work)).rejects.toMatchObject(refused);
    gate.resolve();
    await expect(first).rejects.toThrow('of the first');
    await Promise.all([second, third]);
    expect(order).toEqual(['first', 'second', 'third']);
    expect(work).not.toHaveBeenCalled();
    expect(await lane([], () => Promise.resolve('after it'))).toBe('after it');
  });
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['192.0.2.7', '::ffff:192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
])('guesses from %s and %s count together: %s', (one, other, together) => {
  const attempts = wrongSecretAttempts();
  for (let count = 0; count < 10; count += 1) expect(attempts.count('a', one)).toBeNull();
  expect(attempts.count('a', other) !== null).toBe(together);
});
