import { afterEach, describe, expect, it, vi } from 'vitest';
import { assertSigned, signedLink } from '#service/api/signed_links.ts';
import { stateAt, type Stored } from '#service/api/access/access_requests/state.ts';
import { wrongSecretAttempts } from '#service/api/attempts.ts';
import { createDelays } from '#service/tasks/delays.ts';
import { dueAt } from '#service/tasks/webhooks/schedule.ts';
import { STARTS_WITH_NO_OTHER_CLOCK, valuesOf } from '../../helpers/engine.ts';
import { buildCandidate, fileForm, idOf, jobInput } from '../../helpers/factories.ts';
import { startReceiver } from '../../helpers/receiver.ts';
import { temporaryFolder, testService } from '../../helpers/service.ts';

const HOUR = 3_600_000;
const DAYS = 48 * HOUR;
const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const at = (ms: number): string => new Date(ms).toISOString();

/** Sets the clock of everything in this process by so much; timers and elapsed time go on as they are. */
function setClock(by_ms: number): void {
  const set = Date.now() + by_ms;
  vi.useFakeTimers({ toFake: ['Date'], now: set });
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a wait of a minute', () => {
  const task = { id: 'a', run_after: at(NOW + 60_000), delayed_at: at(NOW) };
  it.each([
    // what the clock says when it is first seen; then, so much later, by how much it was set; whether it is due
    ['is over after a minute', NOW, 60_000, 0, true],
    ['is not over before', NOW, 59_000, 0, false],
    ['a clock set forward does not end it', NOW, 10_000, DAYS, false],
    ['a clock set back does not make it longer', NOW, 60_000, -DAYS, true],
    ['was over before the start', NOW + DAYS, 0, 0, true],
    ['begins anew when the clock was set back between two starts', NOW - DAYS, 59_000, 0, false],
    ['and is over a minute later', NOW - DAYS, 60_000, 0, true],
  ] as const)('%s', (_what, first, later, set_by, is_due) => {
    let [now, elapsed] = [first, 1_000];
    const delays = createDelays({ now: () => now, elapsed: () => elapsed });
    delays.look([task]);
    now += later + set_by;
    elapsed += later;
    expect(delays.look([task]).due).toEqual(is_due ? ['a'] : []);
  });

  it('counts the next attempt of the same task as another wait, and forgets what is gone', () => {
    let elapsed = 0;
    const delays = createDelays({ now: () => NOW + elapsed, elapsed: () => elapsed });
    delays.look([task]);
    elapsed = 60_000;
    expect(delays.look([task])).toEqual({ due: ['a'], next_ms: null });
    const again = { id: 'a', run_after: at(NOW + 64_000), delayed_at: at(NOW + 60_000) };
    expect(delays.look([again])).toEqual({ due: [], next_ms: 4_000 });
  });
});

it.skipIf(STARTS_WITH_NO_OTHER_CLOCK)(
  'what is to be done at once is done, and files are read, after the clock was set back by two days',
  async () => {
    const data_dir = temporaryFolder();
    const first = await testService({ data_dir, children: 0, keep: true });
    const dropped = await first.api('POST', '/api/v1/imports', fileForm('Ines Okafor\nBaker', 'ines.txt'));
    const id = idOf(dropped);
    await first.close();

    setClock(-DAYS);
    const second = await testService({ data_dir, children: 1 });
    await second.idle();
    const { results } = (await second.api('GET', '/api/v1/imports')).body;
    expect(results).toMatchObject([{ id, state: 'read' }]);
    // and what is queued from now on
    await second.api('POST', '/api/v1/imports', fileForm('Ben Okafor\nClerk', 'ben.txt'));
    await second.idle();
    expect((await second.api('GET', '/api/v1/imports?state=read')).headers.get('x-total-count')).toBe('2');
  },
);

it('a deletion that can still be withdrawn is not carried out by a clock set forward', async () => {
  const service = await testService({ children: 0 });
  const ids = [await buildCandidate(service)];
  const deletion = idOf(await service.api('POST', '/api/v1/candidate_deletions', { ids }));
  setClock(DAYS);
  // commits wake whoever looks for what is due
  const token = await service.tokenFor(service.credentials!);
  for (let i = 0; i < 3; i += 1) {
    const person = { full_name: `Ada ${i} Example` };
    expect((await service.api('POST', '/api/v1/candidates', person, { token })).status).toBe(201);
  }
  await service.idle();
  expect(await valuesOf(service, 'SELECT state FROM tasks WHERE id = ?', deletion)).toEqual(['QUEUED']);
  const withdrawn = await service.api('DELETE', `/api/v1/candidate_deletions/${deletion}`, undefined, {
    token,
  });
  expect(withdrawn.status).toBe(200);
});

it.skipIf(STARTS_WITH_NO_OTHER_CLOCK)(
  'webhooks are told at once after the clock was set back while the program runs',
  async () => {
    const receiver = await startReceiver();
    try {
      setClock(DAYS);
      const service = await testService({ children: 0, downloads: 'any' });
      const hook = { url: receiver.url, event_types: ['candidate.created'] };
      expect((await service.api('POST', '/api/v1/webhooks', hook)).status).toBe(201);
      await buildCandidate(service);
      await vi.waitFor(() => expect(receiver.received.length).toBe(1), 120_000);
      vi.useRealTimers(); // back by two days
      await buildCandidate(service, { full_name: 'Ben Example' });
      await vi.waitFor(() => expect(receiver.received.length).toBe(2), 120_000);
    } finally {
      await receiver.close();
    }
  },
);

it.skipIf(STARTS_WITH_NO_OTHER_CLOCK)(
  'another attempt is not put off by the minutes that the clock is set back meanwhile',
  async () => {
    const receiver = await startReceiver();
    try {
      receiver.answer = (response) => response.writeHead(500).end();
      setClock(HOUR / 4);
      const service = await testService({ children: 0, downloads: 'any' });
      const hook = { url: receiver.url, event_types: ['candidate.created'] };
      expect((await service.api('POST', '/api/v1/webhooks', hook)).status).toBe(201);
      await buildCandidate(service);
      await vi.waitFor(() => expect(receiver.received.length).toBe(1), 120_000);
      vi.useRealTimers(); // back by a quarter of an hour
      await buildCandidate(service, { full_name: 'Ben Example' });
      await vi.waitFor(() => {
        const [first] = receiver.received;
        expect(receiver.received.filter(({ body }) => body === first?.body).length).toBeGreaterThan(1);
      }, 120_000);
    } finally {
      await receiver.close();
    }
  },
);

it.each([
  ['in an hour', NOW + HOUR, NOW + HOUR],
  ['long ago', NOW - DAYS, NOW - DAYS],
  ['later than anything is put off: before the clock was set back', NOW + DAYS, NOW],
])('a webhook is tried again: %s', (_what, planned, due) => {
  expect(dueAt(at(planned), NOW, 5 * HOUR)).toBe(at(due));
});

it('a link is good for ten minutes, by whatever clock', () => {
  const url = new URL(signedLink('key', 'http://127.0.0.1', 'id', NOW));
  const link = {
    expires: Number(url.searchParams.get('expires')),
    signature: url.searchParams.get('signature') ?? '',
    is_blind: false,
  };
  expect(() => assertSigned('key', 'id', link, NOW + 599_000)).not.toThrow();
  expect(() => assertSigned('key', 'id', link, NOW + 601_000)).toThrow('expired');
  expect(() => assertSigned('key', 'id', link, NOW - DAYS)).toThrow('expired');
});

it('a request for access waits ten minutes, by whatever clock', () => {
  const request: Stored = {
    state: 'WAITING',
    created_at: at(NOW),
    expires_at: at(NOW + 600_000),
    network: '',
  };
  expect(stateAt(request, NOW)).toBe('WAITING');
  expect(stateAt(request, NOW + 600_000)).toBe('EXPIRED');
  expect(stateAt(request, NOW - DAYS)).toBe('EXPIRED');
});

it('wrong secrets are forgotten after a minute, however the clock is set back meanwhile', () => {
  let elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  const attempts = wrongSecretAttempts();
  for (let i = 0; i < 10; i += 1) expect(attempts.count('a', '127.0.0.1')).toBeNull();
  setClock(-DAYS);
  expect(attempts.count('a', '127.0.0.1')).not.toBeNull();
  elapsed = 60_001;
  expect(attempts.count('a', '127.0.0.1')).toBeNull();
});

it('an access token is good for its hour and no longer when the clock is set back', async () => {
  const service = await testService({ children: 0 });
  expect((await service.api('GET', '/api/v1/jobs')).status).toBe(200);
  setClock(-DAYS);
  expect((await service.api('GET', '/api/v1/jobs')).status).toBe(200);
  const begun = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => begun + HOUR + 1000);
  expect((await service.api('GET', '/api/v1/jobs')).status).toBe(401);
});

it('the answer to an Idempotency-Key outlasts a clock set forward while the program runs', async () => {
  const service = await testService({ children: 0 });
  const headers = { 'idempotency-key': 'k' };
  const body = jobInput();
  const id = idOf(await service.api('POST', '/api/v1/jobs', body, { headers }));
  setClock(DAYS);
  const token = await service.tokenFor(service.credentials!);
  expect(idOf(await service.api('POST', '/api/v1/jobs', body, { headers, token }))).toBe(id);
});
