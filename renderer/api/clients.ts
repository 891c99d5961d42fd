import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Client, ClientSecret } from '#service/api/clients/schema.ts';
import { change, getAll } from './client.ts';

export const clientKeys = { all: ['clients'] as const };

export function useClients() {
  return useQuery({
    queryKey: clientKeys.all,
    queryFn: ({ signal }) => getAll<Client>('/clients', {}, signal),
  });
}

/** The secret is in this answer and nowhere else, ever. */
export function useCreateClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: { name: string; scopes: readonly string[] }) =>
      change<z.infer<typeof ClientSecret>>('POST', '/clients', { json: fields }),
    onSuccess: () => client.invalidateQueries({ queryKey: clientKeys.all }),
  });
}

export async function revokeClient(id: string): Promise<void> {
  await change('DELETE', `/clients/${id}`);
}
