import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { tokenAuthority } from '#service/api/access/auth/authority.ts';
import { ALONE, type Instances } from '#service/db/instances.ts';
import type { Db } from '#service/db/schema.ts';
import { removeTokensOf } from '#service/api/access/auth/store.ts';
import type { Authority } from '#service/api/tokens.ts';
import { interfaceClient } from '#service/api/access/clients/store.ts';
import { openTestBackend, STARTS_WITH_NO_OTHER_CLOCK } from '../../helpers/engine.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const SCOPES = ['all:read', 'all:write'] as const;
/** Ten seconds into a minute, after every other clock of the test. */
const NOW = Date.parse('2080-03-02T09:30:10.000Z');

afterEach(() => {
  vi.restoreAllMocks();
});

async function authority(
  allowed: number,
  instances: Instances = ALONE,
): Promise<{ db: Db; known: Authority; client_id: string; header(): Promise<string> }> {
  const { db, close } = await openTestBackend(temporaryFolder());
  const known = tokenAuthority(db, undefined, { requests_per_minute: allowed, instances });
  onTestFinished(async () => {
    await known.close();
    await close();
  });
  const client_id = await interfaceClient(db, SCOPES);
  return {
    db,
    known,
    client_id,
    header: async () => `Bearer ${(await known.issue(client_id, SCOPES, null)).access_token}`,
  };
}

const limited = {
  type: 'RATE_LIMITED',
  headers: {
    'retry-after': '50',
    'ratelimit-limit': '3',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '50',
  },
};

it.skipIf(STARTS_WITH_NO_OTHER_CLOCK)(
  'a token that sends too much waits for the next minute; others do not',
  async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(NOW);
    const { known, header } = await authority(3);
    const [busy, other] = [await header(), await header()];
    // the first is looked up, the others are in memory
    await known.authenticate(busy);
    known.recall(busy);
    await known.authenticate(busy);
    await expect(known.authenticate(busy)).rejects.toMatchObject(limited);
    expect(() => known.recall(busy)).toThrow(expect.objectContaining(limited));
    expect(await known.authenticate(other)).toMatchObject({ scopes: SCOPES });
    clock.mockReturnValue(NOW + 50_000);
    expect(known.recall(busy)).not.toBeNull();
  },
);

it.skipIf(STARTS_WITH_NO_OTHER_CLOCK)('requests that come together count together', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const { known, header } = await authority(3);
  const token = await header();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => known.authenticate(token)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('a token that was looked up while its client was revoked is not remembered', async () => {
  const { known, client_id, header } = await authority(3);
  const token = await header();
  const looked_up = known.authenticate(token);
  known.forget(client_id);
  await looked_up;
  expect(known.recall(token)).toBeNull();
  await known.authenticate(token);
  expect(known.recall(token)).not.toBeNull();
});

it('among several instances, what one could not tell any more is found out within a minute', async () => {
  const { db, known, client_id, header } = await authority(3, { ...ALONE });
  const clock = vi.spyOn(performance, 'now');
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  clock.mockReturnValue(1_000_000);
  const ended = await header();
  await known.authenticate(ended);
  await removeTokensOf(db, client_id);
  expect(known.recall(ended)).not.toBeNull();
  clock.mockReturnValue(1_060_001);
  expect(known.recall(ended)).toBeNull();
  await expect(known.authenticate(ended)).rejects.toMatchObject({ type: 'INVALID_TOKEN' });
});

it('a token that is looked up again has sent what it had, and ends when it would have', async () => {
  const { known, header } = await authority(3, { ...ALONE });
  const clock = vi.spyOn(performance, 'now');
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  clock.mockReturnValue(1_000_000);
  const token = await header();
  await known.authenticate(token);
  await known.authenticate(token);
  clock.mockReturnValue(1_060_001);
  await known.authenticate(token);
  await expect(known.authenticate(token)).rejects.toMatchObject(limited);
  clock.mockReturnValue(1_000_000 + 3_600_001);
  await expect(known.authenticate(token)).rejects.toMatchObject({ type: 'INVALID_TOKEN' });
});
