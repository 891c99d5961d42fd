import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '#service/api/feeds/activity/schema.ts';
import type { ListActivityQuery } from '../../resources/client/longlist.ts';
import { PERIODS, type ActivitySearch, type Period } from '../addresses/activity_search.ts';
import { longlist } from './client.ts';

export type { ActivityEntry };

function queryOf({ job, candidate, by, person, kinds, when }: ActivitySearch): ListActivityQuery {
  return {
    job_id: job,
    candidate_id: candidate,
    actor: by,
    client_id: person,
    kinds: kinds?.join(','),
    from: when === undefined ? undefined : beginningOf(when),
  };
}

/** The first moment of a period, by this computer's clock: the same all day. */
function beginningOf(when: Period): string {
  const day = new Date();
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - PERIODS[when]);
  return day.toISOString();
}

function usePaged(query: ListActivityQuery, enabled = true) {
  return useInfiniteQuery({
    queryKey: ['activity', query],
    queryFn: ({ pageParam, signal }) => longlist.listActivity(query, { signal }).page(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled,
  });
}

/** What happened, newest first, page by page. */
export function useActivity(search: ActivitySearch) {
  return usePaged(queryOf(search));
}

function foldedQuery(entry: ActivityEntry, search: ActivitySearch): ListActivityQuery {
  const { type, id, oldest_id, job_id, actor } = entry;
  return {
    ...queryOf(search),
    type,
    until: id,
    since: oldest_id,
    folded: 'false',
    ...(job_id === null ? {} : { job_id }),
    ...(actor.client_id === null ? { actor: 'service' as const } : { client_id: actor.client_id }),
  };
}

/** Each of the events that one entry stands for, page by page; others of their kind may be among them. */
export function useFolded(entry: ActivityEntry, search: ActivitySearch, enabled: boolean) {
  return usePaged(foldedQuery(entry, search), enabled);
}

/** All of them as they are now, and no others. */
export async function allFolded(entry: ActivityEntry, search: ActivitySearch): Promise<ActivityEntry[]> {
  const found: ActivityEntry[] = [];
  for await (const one of longlist.listActivity({ ...foldedQuery(entry, search), limit: 100 })) {
    if (isOfLine(one, entry)) found.push(one);
  }
  return found;
}

/** Whether an event is one of those a line stands for: in between, others may have been done of the same kind. */
export function isOfLine({ detail: one, type }: ActivityEntry, { detail: line }: ActivityEntry): boolean {
  const is_alike = (
    ['from_stage', 'to_stage', 'was', 'finding', 'letter_kind', 'field', 'fact'] as const
  ).every((name) => one[name] === line[name]);
  // a criterion that was made is what differs among those of one line
  return is_alike && (type.startsWith('criterion.') || one.criterion === line.criterion);
}

/** So many at most go into a table. */
export const MAX_EXPORTED = 20_000;

/** Everything the filters leave, each event by itself, for a table. */
export async function allActivity(search: ActivitySearch): Promise<ActivityEntry[]> {
  const found: ActivityEntry[] = [];
  for await (const entry of longlist.listActivity({ ...queryOf(search), folded: 'false', limit: 100 })) {
    found.push(entry);
    if (found.length >= MAX_EXPORTED) break;
  }
  return found;
}
