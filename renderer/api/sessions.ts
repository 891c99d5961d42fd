import { useQuery } from '@tanstack/react-query';
import { longlist } from './client.ts';
import { useChange } from './use_change.ts';

const KEY = ['sessions'] as const;

/** Browsers that are signed in, the one used last first. */
export function useSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => longlist.listSessions({ signal }),
    // when each was last used changes without an event
    refetchInterval: 5000,
  });
}

/** Signs one browser out, or (null) all but this one; at once. */
export function useEndSessions() {
  return useChange(async (id: string | null) => {
    if (id === null) await longlist.endOtherSessions();
    else await longlist.endSession(id);
  }, KEY);
}
