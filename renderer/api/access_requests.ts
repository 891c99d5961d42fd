import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Scope } from '#service/api/scopes.ts';
import type { AccessRequest } from '#service/api/access/access_requests/schema.ts';
import { useMay } from '../lib/may.ts';
import { longlist } from './client.ts';

const accessRequestKeys = { all: ['access_requests'] as const };

/** Programs that wait for a decision of an owner, oldest first; those that waited too long drop out by themselves. */
export function useAccessRequests() {
  const { manage } = useMay();
  const query = useQuery({
    queryKey: accessRequestKeys.all,
    queryFn: ({ signal }) => longlist.listAccessRequests({ signal }),
    enabled: manage,
  });
  const { data, refetch } = query;
  useEffect(() => {
    const ends = (data ?? []).map((request) => Date.parse(request.expires_at));
    if (ends.length === 0) return undefined;
    const timer = window.setTimeout(() => void refetch(), Math.max(0, Math.min(...ends) - Date.now()) + 500);
    return () => window.clearTimeout(timer);
  }, [data, refetch]);
  return query;
}

export type Decision =
  | { readonly verb: 'refuse'; readonly id: string }
  | {
      readonly verb: 'approve';
      readonly id: string;
      readonly scopes: readonly Scope[];
      readonly access_expires_at: string | null;
      readonly is_blind: boolean;
    };

/** A person's decision. Whatever comes of it, what waits is looked at anew. */
export function useDecideAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ verb, id, ...granted }: Decision) =>
      verb === 'approve' ? longlist.approveAccessRequest(id, granted) : longlist.refuseAccessRequest(id),
    onSuccess: (_done, { id }) =>
      client.setQueryData<AccessRequest[]>(accessRequestKeys.all, (all) =>
        all?.filter((one) => one.id !== id),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: accessRequestKeys.all }),
  });
}
