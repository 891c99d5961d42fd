import { useQuery } from '@tanstack/react-query';
import { longlist } from './client.ts';
import type { RankChangeEvent } from './rank_changes.ts';

/** So many of the newest events are asked why an order changed; older ones are past telling. */
const MAX_EVENTS = 200;

/** What happened since a moment, newest first. */
export function useRankChangeEvents(since: string) {
  return useQuery({
    queryKey: ['activity', 'moves', since],
    queryFn: async ({ signal }): Promise<readonly RankChangeEvent[]> => {
      const found: RankChangeEvent[] = [];
      for await (const entry of longlist.listActivity({ folded: 'false', limit: 100 }, { signal })) {
        if (entry.created_at < since || found.length === MAX_EVENTS) break;
        found.push(entry);
      }
      return found;
    },
  });
}
