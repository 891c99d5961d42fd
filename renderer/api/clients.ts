import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ClientSecret, CreateClientBody } from '../../resources/client/longlist.ts';
import { texts } from '../texts.ts';
import { longlist } from './client.ts';
import { useChange } from './use_change.ts';

export const clientKeys = {
  all: ['clients'] as const,
  owner: ['clients', 'owner'] as const,
  requests: (id: string, only_errors: boolean) => ['client_requests', id, only_errors] as const,
};

export type Credentials = ClientSecret;

/** What a client is called on screen: the first one of a data folder has an English name, which the service keeps. */
export function clientName(name: string): string {
  return name === FIRST_CLIENT ? texts.people.roles.owner : name;
}

/** As electron/service/api/access/clients/first.ts has it. */
const FIRST_CLIENT = 'Owner';

export function useClients() {
  return useQuery({
    queryKey: clientKeys.all,
    queryFn: ({ signal }) => longlist.listClients({ signal }),
    // when each was last seen changes without an event
    refetchInterval: 5000,
  });
}

/** Where the credentials of the first client are. Refused (404) once that client was revoked. */
export function useOwnerClient() {
  return useQuery({
    queryKey: clientKeys.owner,
    queryFn: ({ signal }) => longlist.getOwnerClient({ signal }),
    retry: false,
  });
}

/** The secret is in this answer and nowhere else, ever. */
export function useCreateClient() {
  return useChange((fields: CreateClientBody) => longlist.createClient(fields), clientKeys.all);
}

/** A new secret; the old one and all tokens end at once. */
export function useRotateSecret() {
  return useChange((id: string) => longlist.replaceClientSecret(id), clientKeys.all);
}

export async function revokeClient(id: string): Promise<void> {
  await longlist.revokeClient(id, { keepalive: true });
}

/** What a client did last, newest first, as it happens: reading the log makes no event, so it is asked for. */
export function useClientRequests(id: string, only_errors: boolean) {
  return useInfiniteQuery({
    queryKey: clientKeys.requests(id, only_errors),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      longlist
        .listClientRequests(id, { limit: 50, ...(only_errors && { only: 'errors' as const }) }, { signal })
        .page(pageParam),
    getNextPageParam: (page) => page.next,
    refetchInterval: 2000,
    staleTime: 0,
  });
}
