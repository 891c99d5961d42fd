import { useQuery } from '@tanstack/react-query';
import { longlist } from './client.ts';

export const meKey = ['me'] as const;

/** Who is signed in (null where nobody has an account), and whether people can have accounts here. */
export function useMe() {
  return useQuery({ queryKey: meKey, queryFn: ({ signal }) => longlist.readMe({ signal }) });
}

/**
 * Who a link brought here, as they came. It belongs to the session: what is forgotten and fetched anew while somebody
 * works must not take the page down.
 */
export function useArrival(came_by_link: boolean) {
  return useQuery({
    queryKey: ['session', 'arrival'],
    queryFn: ({ signal }) => longlist.readMe({ signal }),
    enabled: came_by_link,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** How a page is entered that nobody is signed in to: by a link alone, or with a password, too. */
export function useEntrance() {
  return useQuery({
    // of the session's: what is forgotten with a session are the others
    queryKey: ['session', 'entrance'],
    queryFn: ({ signal }) => longlist.readEntrance({ signal }),
    retry: false,
    staleTime: 0,
  });
}
