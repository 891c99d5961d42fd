import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * How many answers of a kind are kept once nothing on screen shows them, by the first parts of their keys. Going
 * through hundreds of candidates must not fill the memory; a few steps back must not wait. A kind within another stands
 * before it.
 */
const CACHE_SIZES: readonly (readonly [kind: QueryKey, count: number])[] = [
  [['attachment_files'], 6],
  [['attachment_documents'], 12],
  [['attachments', 'candidate'], 40],
  [['candidates', 'one'], 40],
  [['candidates', 'duplicates'], 40],
  [['candidates', 'versions'], 40],
  [['candidates', 'matching'], 12],
  [['reasons'], 60],
  [['summaries'], 40],
  [['rankings', 'alone'], 40],
  [['evaluations'], 120],
  [['nominations', 'candidate'], 40],
  [['nominations', 'stage_changes'], 40],
  [['retention', 'of'], 40],
  [['notes'], 40],
  [['activity'], 20],
  [['candidate_tags'], 40],
  [['candidates', 'profile'], 20],
  [['candidates', 'versioned'], 20],
  // what rows and cards say: some screens of them
  [['candidates', 'row'], 300],
  [['criterion_marks', 'all'], 3],
  [['criterion_marks'], 300],
  [['pool', 'card'], 300],
  [['pool', 'snippet'], 100],
  [['custom_field_values'], 300],
];

/** The same for whatever is not named here, by the first part of its key: nobody has to think of a new kind. */
const OTHERS = 60;

/** What changes whether an answer is shown. */
const TOLD: ReadonlySet<string> = new Set(['added', 'observerAdded', 'observerRemoved', 'removed']);

function kindOf(key: QueryKey): (typeof CACHE_SIZES)[number] {
  const named = CACHE_SIZES.find(([kind]) => kind.every((part, at) => key[at] === part));
  return named ?? [[key[0], 'others'], OTHERS];
}

/** An answer that nothing has shown for so long goes, and how often such are looked for. */
const IDLE_MS = 300_000;
const SWEEP_MS = 60_000;

/**
 * Lets the oldest answers go that nothing shows, as soon as there are more of their kind than are kept, and each of them
 * after a while. One timer for all: a view that is left lets go of a hundred answers at once, and a timer for each was a
 * fifth of what the way back to a list cost. So queries need no `gcTime` (`start.tsx`); one with its own keeps it, and what
 * belongs to the session stays.
 */
export function boundCache(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  /** By kind: what is not shown and since when, that which was seen last at the end. */
  const idle = new Map<string, Map<Query, number>>();
  const letGo = (query: Query): void => {
    // one that is being fetched was asked for ahead, and is about to be shown
    if (query.getObserversCount() === 0 && query.state.fetchStatus === 'idle') cache.remove(query);
  };
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (!TOLD.has(type)) return;
    const [kind, count] = kindOf(query.queryKey);
    const name = hashKey(kind);
    const waiting = idle.get(name) ?? new Map<Query, number>();
    idle.set(name, waiting);
    waiting.delete(query);
    if (type === 'removed' || query.getObserversCount() > 0) return;
    waiting.set(query, Date.now());
    for (const oldest of waiting.keys()) {
      if (waiting.size <= count) break;
      waiting.delete(oldest);
      letGo(oldest);
    }
  });
  const sweep = setInterval(() => {
    const since = Date.now() - IDLE_MS;
    for (const waiting of idle.values()) {
      for (const [query, left_at] of waiting) {
        if (left_at <= since && query.queryKey[0] !== 'session') letGo(query);
      }
    }
  }, SWEEP_MS);
  return () => {
    clearInterval(sweep);
    unsubscribe();
  };
}
