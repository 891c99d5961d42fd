import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Client, ClientSecret, OwnerClient } from '#service/api/clients/schema.ts';
import type { LoggedRequest } from '#service/api/request_log/schema.ts';
import { change, getAll, getOne, getPage } from './client.ts';

export const clientKeys = {
  all: ['clients'] as const,
  owner: ['clients', 'owner'] as const,
  requests: (id: string, only_errors: boolean) => ['client_requests', id, only_errors] as const,
};

export type Credentials = z.infer<typeof ClientSecret>;

export function useClients() {
  return useQuery({
    queryKey: clientKeys.all,
    queryFn: ({ signal }) => getAll<Client>('/clients', {}, signal),
    // when each was last seen changes without an event
    refetchInterval: 5000,
  });
}

/** Where the credentials of the first client are. Refused (404) once that client was revoked. */
export function useOwnerClient() {
  return useQuery({
    queryKey: clientKeys.owner,
    queryFn: ({ signal }) => getOne<OwnerClient>('/owner_client', undefined, signal),
    retry: false,
  });
}

/** The secret is in this answer and nowhere else, ever. */
export function useCreateClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: { name: string; scopes: readonly string[]; expires_at: string | null }) =>
      change<Credentials>('POST', '/clients', { json: fields }),
    onSuccess: () => client.invalidateQueries({ queryKey: clientKeys.all }),
  });
}

/** A new secret; the old one and all tokens end at once. */
export function useRotateSecret() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => change<Credentials>('POST', `/clients/${id}/secret`),
    onSuccess: () => client.invalidateQueries({ queryKey: clientKeys.all }),
  });
}

export async function revokeClient(id: string): Promise<void> {
  await change('DELETE', `/clients/${id}`);
}

/** What a client did last, newest first, as it happens: reading the log makes no event, so it is asked for. */
export function useClientRequests(id: string, only_errors: boolean) {
  return useInfiniteQuery({
    queryKey: clientKeys.requests(id, only_errors),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      getPage<LoggedRequest>(
        `/clients/${id}/requests`,
        { limit: 50, cursor: pageParam, only: only_errors ? 'errors' : null },
        signal,
      ),
    getNextPageParam: (page) => page.next,
    refetchInterval: 2000,
    staleTime: 0,
  });
}
