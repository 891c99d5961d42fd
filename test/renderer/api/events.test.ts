import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longlist } from '../../../renderer/api/client.ts';
import { contentKeys } from '../../../renderer/api/attachments.ts';
import { followEvents } from '../../../renderer/api/events.ts';
import { BY_MEANING, rankingKeys } from '../../../renderer/api/rankings.ts';
import { standInFor } from '../../helpers/stand_in.ts';

/** A service whose stream says what a test wants, and ends when it wants. */
const service = (() => {
  const encoder = new TextEncoder();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const asked: (string | null)[] = [];
  return {
    asked,
    mode: { is_on: false },
    say: (type: string, resource_id = 'one', id = 'e1'): void => {
      const [resource_type] = type.split('.');
      const data = JSON.stringify({ id, type, resource_type, resource_id });
      streams.at(-1)?.enqueue(encoder.encode(`data: ${data}\n\n`));
    },
    end: (): void => streams.at(-1)?.close(),
    breakOff: (): void => streams.at(-1)?.error(new TypeError('network')),
    longlist: {
      getBlindMode: async () => ({ ...service.mode }),
      request: async (
        _method: string,
        _path: string,
        { headers }: { headers: Record<string, string> },
        { signal }: { signal: AbortSignal },
      ) => {
        asked.push(headers['Last-Event-ID'] ?? null);
        const body = new ReadableStream<Uint8Array>({ start: (one) => void streams.push(one) });
        signal.addEventListener('abort', () => void body.cancel().catch(() => undefined));
        return new Response(body);
      },
    },
  };
})();
beforeEach(() => standInFor(longlist, service.longlist));
afterEach(() => void vi.restoreAllMocks());

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

const BLIND = ['blind_mode'];
const SESSION = ['session'];
const NAME = ['candidates', 'one', 'ada'];

describe('what events make stale', () => {
  let client: QueryClient;
  let stop: () => void;

  const isStale = (key: readonly unknown[]): boolean => client.getQueryState(key)?.isInvalidated === true;
  const know = (...keys: (readonly unknown[])[]): void => {
    for (const key of keys) client.setQueryData(key, 'known');
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    service.mode = { is_on: false };
    service.asked.length = 0;
    client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    client.setQueryData(BLIND, { is_on: false });
    stop = followEvents(client);
    await pass(1);
  });
  afterEach(() => {
    stop();
    client.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('of a file: what is in it, and in no other one', async () => {
    know(...contentKeys('open'), ...contentKeys('other'), ['attachments', 'candidate', 'ada']);
    service.say('attachment.document_ready', 'other');
    await pass(3000);
    for (const key of contentKeys('open')) expect(isStale(key)).toBe(false);
    for (const key of contentKeys('other')) expect(isStale(key)).toBe(true);
    expect(isStale(['attachments', 'candidate', 'ada'])).toBe(true);
  });

  it('of a nomination: rankings of those a job considers, and no others', async () => {
    const target = { target_resource_id: 'job' };
    const of_applicants = rankingKeys.whole(target, { filter_job_id: 'job', order: 'criteria' });
    const of_all = rankingKeys.whole(target, BY_MEANING);
    know(of_applicants, of_all);
    service.say('nomination.created');
    await pass(3000);
    expect(isStale(of_applicants)).toBe(true);
    expect(isStale(of_all)).toBe(false);
  });

  it('of a few changes after each other: soon each time; of a hundred: seldom', async () => {
    const key = ['nominations', 'job'];
    const seen: number[] = [];
    for (let ms = 0; ms < 100 * 300; ms += 300) {
      know(key);
      service.say('nomination.updated', 'one', `e${ms}`);
      await pass(300);
      if (isStale(key)) seen.push(ms);
    }
    expect(seen.slice(0, 3)).toEqual([0, 300, 600]);
    expect(seen.length).toBeLessThan(3 + 30_000 / 2500);
    await pass(10_000);
    know(key);
    service.say('nomination.updated', 'one', 'later');
    await pass(300);
    expect(isStale(key)).toBe(true);
  });

  it('of a few changes after each other: soon also after the clock was set back', async () => {
    const key = ['nominations', 'job'];
    for (let at = 0; at < 5; at += 1) {
      service.say('nomination.updated', 'one', `e${at}`);
      await pass(300);
    }
    vi.setSystemTime(Date.now() - 3_600_000);
    await pass(10_000);
    know(key);
    service.say('nomination.updated', 'one', 'later');
    await pass(300);
    expect(isStale(key)).toBe(true);
  });

  it.each([
    'job.updated',
    'nomination_stage.updated',
    'candidate_tag.created',
    'spotlight.created',
    'evaluation.overridden',
  ])('of %s: who is due', async (type) => {
    know(['retention', 'setting'], ['pool', 'ids', { due: 'true' }]);
    service.say(type);
    await pass(3000);
    expect(isStale(['retention', 'setting'])).toBe(true);
    expect(isStale(['pool', 'ids', { due: 'true' }])).toBe(true);
  });

  it.each(['job.updated', 'criterion.created', 'evaluation.overridden', 'candidate.updated'])(
    'of %s: what a client would be sent',
    async (type) => {
      know(['client_packs', 'job', false, 'en']);
      service.say(type);
      await pass(3000);
      expect(isStale(['client_packs', 'job', false, 'en'])).toBe(true);
    },
  );

  it('of a candidate: the rows of the files that brought them, which name them', async () => {
    know(['imports', 'list']);
    service.say('candidate.updated');
    await pass(3000);
    expect(isStale(['imports', 'list'])).toBe(true);
  });

  it('goes on after the last one; everything is fetched again where there was none to go on after', async () => {
    know(NAME);
    service.end();
    await pass(1000);
    expect(service.asked).toEqual([null, null]);
    expect(isStale(NAME)).toBe(true);
    know(NAME);
    service.say('tag.created', 'one', 'e7');
    await pass(10);
    service.end();
    await pass(1500);
    expect(service.asked).toEqual([null, null, 'e7']);
    expect(isStale(NAME)).toBe(false);
  });

  it('forgets names when who candidates are was hidden while the stream was broken', async () => {
    know(NAME, SESSION);
    service.breakOff();
    service.mode = { is_on: true };
    await pass(1000);
    expect(client.getQueryData(BLIND)).toEqual({ is_on: true });
    expect(client.getQueryData(NAME)).toBeUndefined();
    // without it the page would be taken down
    expect(client.getQueryData(SESSION)).toBe('known');
  });

  it('forgets names when a setting was changed in another window, and keeps them when it was another setting', async () => {
    know(NAME);
    service.say('setting.updated');
    await pass(10);
    expect(client.getQueryData(NAME)).toBe('known');
    service.mode = { is_on: true };
    service.say('setting.updated', 'one', 'e2');
    await pass(10);
    expect(client.getQueryData(NAME)).toBeUndefined();
  });
});
