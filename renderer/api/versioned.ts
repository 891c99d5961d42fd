import { hashKey, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '../../resources/client/longlist.ts';
import { ApiError } from '../lib/errors.ts';

/** A record with the version it has at the service. */
export type Versioned<T> = { readonly value: T; readonly etag: string | null };

type Source<T> = {
  readonly key: QueryKey;
  readonly fetch: (signal?: AbortSignal) => Promise<Versioned<T>>;
  /** The part of it that is edited, where the service changes the rest by itself: nobody is overtaken by that. */
  readonly edited?: (value: T) => unknown;
};

/** Reads a record with its version, which the client's methods tell beside what they answer with. */
export async function readVersioned<T>(
  read: (options: CallOptions) => Promise<T>,
  signal?: AbortSignal,
): Promise<Versioned<T>> {
  let etag: string | null = null;
  const value = await read({
    signal,
    onAnswer: ({ headers }) => {
      etag = headers.get('etag');
    },
  });
  return { value, etag };
}

/** Changes on their way, by record: they go out one after the other, and nothing is fetched between them. */
const pending = new Map<string, Promise<unknown>>();
/**
 * Which version our own change made of which: an editor that was open meanwhile has not been overtaken by anybody
 * else.
 */
const successors = new Map<string, string>();

function latest(etag: string): string {
  let found = etag;
  for (let next = successors.get(found); next !== undefined; next = successors.get(next)) found = next;
  return found;
}

/**
 * What the newest version was made of leads to it, and it leads nowhere: a tag is a digest, so a change that is taken
 * back makes a version there was before, and without this the two would lead to each other for ever.
 */
function followedBy(etag: string | null, now: string | null): void {
  if (now !== null) successors.delete(now);
  if (etag !== null && now !== null && now !== etag) successors.set(etag, now);
}

/** Whether two versions differ in nothing that is edited. */
function isSame<T>({ edited }: Source<T>, one: T, other: T): boolean {
  return edited !== undefined && hashKey([edited(one)]) === hashKey([edited(other)]);
}

async function fetchSettled<T>(source: Source<T>, signal?: AbortSignal): Promise<Versioned<T>> {
  const name = JSON.stringify(source.key);
  for (let before = pending.get(name); before !== undefined; before = pending.get(name)) {
    await before.catch(() => undefined); // told where it was made
    if (pending.get(name) === before) break;
  }
  return source.fetch(signal);
}

export function useVersioned<T>(source: Source<T>) {
  return useQuery({
    queryKey: source.key,
    queryFn: async ({ signal, client }) => {
      const now = await fetchSettled(source, signal);
      const before = client.getQueryData<Versioned<T>>(source.key);
      if (before !== undefined && isSame(source, before.value, now.value)) followedBy(before.etag, now.etag);
      return now;
    },
  });
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/**
 * Changes a record: on screen at once, at the service after what was changed before. `base` is the version the person
 * saw when they began; null for whatever there is now. When it fails the newest version is fetched and shown.
 * Throws ApiError; 412 when somebody else changed the record since `base`.
 */
export async function saveVersioned<T>(
  client: QueryClient,
  source: Source<T>,
  options: {
    readonly base: string | null;
    readonly next: (value: T) => T;
    readonly send: (value: T, if_match: string | undefined) => Promise<unknown>;
  },
): Promise<void> {
  await client.cancelQueries({ queryKey: source.key, exact: true });
  const shown = client.getQueryData<Versioned<T>>(source.key);
  if (shown === undefined) throw new Error('There is nothing to change yet.');
  const value = options.next(shown.value);
  client.setQueryData<Versioned<T>>(source.key, { ...shown, value });
  const name = JSON.stringify(source.key);
  const before = pending.get(name);
  const work = async (): Promise<void> => {
    await before?.catch(() => undefined); // told where it was made
    const base = options.base ?? client.getQueryData<Versioned<T>>(source.key)?.etag ?? null;
    const etag = base === null ? null : latest(base);
    try {
      await options.send(value, etag ?? undefined);
    } catch (error) {
      const newest = isConflict(error) && etag === shown.etag ? await source.fetch() : null;
      if (newest === null || !isSame(source, shown.value, newest.value)) throw error;
      await options.send(value, newest.etag ?? undefined);
    }
    const now = await source.fetch();
    followedBy(etag, now.etag);
    const is_last = pending.get(name) === mine;
    client.setQueryData<Versioned<T>>(source.key, (old) =>
      is_last || old === undefined ? now : { ...old, etag: now.etag },
    );
  };
  const mine = work();
  pending.set(name, mine);
  try {
    await mine;
  } catch (error) {
    client.setQueryData(source.key, await source.fetch().catch(() => shown));
    throw error;
  } finally {
    if (pending.get(name) === mine) pending.delete(name);
  }
}
