import { useQuery } from '@tanstack/react-query';
import { longlist } from './client.ts';
import type { MoveEvent } from './rank_changes.ts';

/** So many of the newest events are asked why an order changed; older ones are past telling. */
const MOST = 200;

/** What happened since a moment, newest first. */
export function useMoveEvents(since: string) {
  return useQuery({
    queryKey: ['activity', 'moves', since],
    queryFn: async ({ signal }): Promise<readonly MoveEvent[]> => {
      const found: MoveEvent[] = [];
      for await (const entry of longlist.listActivity({ folded: 'false', limit: 100 }, { signal })) {
        if (entry.created_at < since || found.length === MOST) break;
        found.push(entry);
      }
      return found;
    },
  });
}
