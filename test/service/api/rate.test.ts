import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { tokenAuthority } from '#service/api/access/auth/authority.ts';
import type { Authority } from '#service/api/tokens.ts';
import { interfaceClient } from '#service/api/access/clients/store.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import { temporaryFolder } from '../../helpers/service.ts';

const SCOPES = ['all:read', 'all:write'] as const;
/** Ten seconds into a minute, after every other clock of the test. */
const NOW = Date.parse('2080-03-02T09:30:10.000Z');

afterEach(() => {
  vi.restoreAllMocks();
});

async function authority(
  allowed: number,
): Promise<{ known: Authority; client_id: string; header(): Promise<string> }> {
  const { db, close } = await openTestBackend(temporaryFolder());
  const known = tokenAuthority(db, undefined, { requests_per_minute: allowed });
  onTestFinished(async () => {
    await known.close();
    await close();
  });
  const client_id = await interfaceClient(db, SCOPES);
  return {
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

it('a token that sends too much waits for the next minute; others do not', async () => {
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
});

it('requests that come together count together', async () => {
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
