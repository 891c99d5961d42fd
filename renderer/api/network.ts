import { useQuery } from '@tanstack/react-query';
import { longlist } from './client.ts';

/** Requests that left this computer since the service started, and what is allowed to. */
export function useNetwork() {
  return useQuery({
    queryKey: ['network'],
    queryFn: ({ signal }) => longlist.getNetworkUse({ signal }),
    refetchInterval: 15_000,
    staleTime: 5000,
  });
}
