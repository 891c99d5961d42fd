import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { NetworkUse } from '#service/api/network/schema.ts';
import { getOne } from './client.ts';

/** Requests that left this computer since the service started, and what is allowed to. */
export function useNetwork() {
  return useQuery({
    queryKey: ['network'],
    queryFn: ({ signal }) => getOne<z.infer<typeof NetworkUse>>('/network', undefined, signal),
    refetchInterval: 15_000,
    staleTime: 5000,
  });
}
