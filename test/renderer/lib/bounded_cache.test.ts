import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundCache } from '../../../renderer/lib/bounded_cache.ts';

/** Shows an answer for a moment, as a view that is passed. */
async function pass(client: QueryClient, key: readonly string[]): Promise<void> {
  const query = { queryKey: key, queryFn: () => key.join(), staleTime: Infinity };
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  await client.fetchQuery(query);
  stop();
  await Promise.resolve();
}

function held(client: QueryClient, ...kind: string[]): string[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: kind })
    .map(({ queryKey }) => String(queryKey.at(-1)));
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => vi.useRealTimers());

describe('what is kept of answers that nothing shows', () => {
  it('keeps the last files, however many were passed', async () => {
    const client = new QueryClient();
    boundCache(client);
    for (let i = 0; i < 30; i += 1) await pass(client, ['attachment_files', String(i)]);
    await settle();
    expect(held(client, 'attachment_files')).toEqual(['24', '25', '26', '27', '28', '29']);
  });

  it('lets go of none that is shown, however long ago it was opened', async () => {
    const client = new QueryClient();
    boundCache(client);
    const shown = { queryKey: ['attachment_files', 'shown'], queryFn: () => 1, staleTime: Infinity };
    new QueryObserver(client, shown).subscribe(() => undefined);
    for (let i = 0; i < 12; i += 1) await pass(client, ['attachment_files', String(i)]);
    await settle();
    expect(held(client, 'attachment_files')).toContain('shown');
    expect(held(client, 'attachment_files')).toHaveLength(7);
  });

  it('keeps one again that is come back to', async () => {
    const client = new QueryClient();
    boundCache(client);
    for (let i = 0; i < 6; i += 1) await pass(client, ['attachment_files', String(i)]);
    await pass(client, ['attachment_files', '0']);
    await pass(client, ['attachment_files', '6']);
    await settle();
    expect(held(client, 'attachment_files').toSorted()).toEqual(['0', '2', '3', '4', '5', '6']);
  });

  it('leaves rows of a list alone: there are thousands of them, and they are small', async () => {
    const client = new QueryClient();
    boundCache(client);
    for (let i = 0; i < 200; i += 1) await pass(client, ['candidates', 'row', String(i)]);
    await settle();
    expect(held(client, 'candidates', 'row')).toHaveLength(200);
  });

  it('keeps the last of a kind that nobody named', async () => {
    const client = new QueryClient();
    boundCache(client);
    for (let i = 0; i < 200; i += 1) await pass(client, ['a kind to come', 'of', String(i)]);
    await settle();
    const kept = held(client, 'a kind to come');
    expect(kept).toHaveLength(60);
    expect(kept.at(-1)).toBe('199');
  });

  it('lets go of what nothing has shown for five minutes, but not of what is shown or the session', async () => {
    vi.useFakeTimers();
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
    const end = boundCache(client);
    await pass(client, ['notes', 'left']);
    await pass(client, ['session', 'arrival']);
    const shown = { queryKey: ['notes', 'shown'], queryFn: () => 1, staleTime: Infinity };
    new QueryObserver(client, shown).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(240_000);
    await pass(client, ['notes', 'left later']);
    expect(held(client, 'notes')).toEqual(['left', 'shown', 'left later']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(held(client, 'notes')).toEqual(['shown', 'left later']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(held(client, 'notes')).toEqual(['shown']);
    expect(held(client, 'session')).toEqual(['arrival']);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
