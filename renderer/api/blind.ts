import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BlindMode } from '#service/api/screening/blind_mode/schema.ts';
import { longlist } from './client.ts';
import { makeStale } from './make_stale.ts';

const KEY = ['blind_mode'] as const;

/**
 * Whether who candidates are is hidden, and how to change it. The service hides it, whatever this page asks; here it
 * only says so, and forgets what it was told before.
 */
export function useBlindMode(): {
  readonly is_on: boolean;
  readonly is_known: boolean;
  /** What the service said last; undefined before it did. */
  readonly said: boolean | undefined;
  readonly is_changing: boolean;
  /** Rejects when the service does. */
  readonly change: (is_on: boolean) => Promise<void>;
} {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const now = await longlist.getBlindMode({ signal });
      // not waited for: it fetches what is on screen anew
      if (isOther(client, now)) void forgetEverything(client);
      return now;
    },
    staleTime: Infinity,
  });
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (is_on: boolean) => longlist.replaceBlindMode({ is_on }),
    onSuccess: (mode) => take(client, mode),
  });
  return {
    is_on: isPending ? variables : (data?.is_on ?? false),
    is_known: data !== undefined,
    said: data?.is_on,
    is_changing: isPending,
    change: async (is_on) => {
      await mutateAsync(is_on);
    },
  };
}

/** What names nobody: the mode itself, and the session, without which the page would be taken down and built anew. */
const NAMELESS: ReadonlySet<unknown> = new Set([KEY[0], 'session']);

/** Throws away every answer there is, so that no name is shown for as long as the next one takes. */
function forgetEverything(client: QueryClient): Promise<void> {
  return client.resetQueries({ predicate: ({ queryKey }) => !NAMELESS.has(queryKey[0]) });
}

/** Whether this is another answer than the page went by; before the first it went by none. */
function isOther(client: QueryClient, now: BlindMode): boolean {
  const before = client.getQueryData<BlindMode>(KEY);
  return before !== undefined && before.is_on !== now.is_on;
}

/** Goes by what the service says now. True when all that it said before was forgotten. */
async function take(client: QueryClient, now: BlindMode): Promise<boolean> {
  const is_other = isOther(client, now);
  client.setQueryData(KEY, now);
  if (is_other) await forgetEverything(client);
  return is_other;
}

/**
 * What a page does that hears of a setting another window changed, or may have missed what happened: it looks first
 * whether names are hidden by now, then nothing it was told before counts; and fetches anew what it shows.
 */
export async function refreshEverything(client: QueryClient): Promise<void> {
  if (!(await take(client, await longlist.getBlindMode()))) await makeStale(client);
}
