import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Mail } from '#service/api/intake/mails/schema.ts';
import { longlist } from './client.ts';

export type { Mail };

/** What is kept of the mails that somebody's files came with, newest first, as a query that others share. */
export function mailsQuery(candidate_id: string) {
  return queryOptions({
    queryKey: ['mails', candidate_id],
    queryFn: ({ signal }) => longlist.listMails({ candidate_id }, { signal }).all(),
  });
}

/** What is kept of the mails that somebody's files came with, newest first. */
export function useMails(candidate_id: string | null) {
  return useQuery({ ...mailsQuery(candidate_id ?? ''), enabled: candidate_id !== null });
}
