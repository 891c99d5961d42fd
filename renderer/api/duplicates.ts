import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Duplicate, DuplicatePair } from '#service/api/people/duplicates/schema.ts';
import type { MergeFields } from '#service/api/people/merges/schema.ts';
import { longlist, type Page } from './client.ts';

export type { Duplicate, DuplicatePair, MergeFields };

/** Other candidates who are probably the same person, the surest first, as a query that others share. */
export function duplicatesQuery(candidate_id: string) {
  return queryOptions({
    queryKey: ['candidates', 'duplicates', candidate_id],
    queryFn: ({ signal }) => longlist.listDuplicates(candidate_id, { signal }),
  });
}

/** Other candidates who are probably the same person, the surest first. */
export function useDuplicates(candidate_id: string) {
  return useQuery(duplicatesQuery(candidate_id));
}

/** Two by two who may be the same person, the likeliest first: as many as one page holds, and how many there are. */
export function useDuplicatePairs() {
  return useQuery({
    queryKey: ['candidates', 'duplicate pairs', 'page'],
    queryFn: ({ signal }): Promise<Page<DuplicatePair>> => longlist.listDuplicatePairs({}, { signal }).page(),
  });
}

/** How many pairs there are; 0 while that is not known. */
export function useDuplicateCount(): number {
  const counted = useQuery({
    queryKey: ['candidates', 'duplicate pairs', 'count'],
    queryFn: async ({ signal }) => (await longlist.listDuplicatePairs({ limit: 1 }, { signal }).page()).total,
  });
  return counted.data ?? 0;
}

/** Makes the other candidate part of this one. Resolves to the merge, for undo. */
export async function mergeInto(id: string, other_id: string, fields: MergeFields): Promise<string> {
  return (await longlist.mergeCandidates(id, { other_id, fields })).merge_id;
}

/** Takes two records apart. Resolves to how many notes, tags, jobs and files since stay with the one that stood. */
export async function undoMerge(merge_id: string): Promise<number> {
  const { stayed } = await longlist.undoMerge(merge_id);
  return Object.values(stayed).reduce((sum, count) => sum + count, 0);
}

const pair = (id: string, other_id: string): string =>
  `/api/v1/candidates/${encodeURIComponent(id)}/duplicates/${encodeURIComponent(other_id)}/dismiss`;

/** Says that two candidates are two people. */
export async function tellApart(id: string, other_id: string): Promise<void> {
  await longlist.request('POST', pair(id, other_id));
}

export async function takeTellingApartBack(id: string, other_id: string): Promise<void> {
  await longlist.request('DELETE', pair(id, other_id));
}

/** So many pairs are read, the likeliest first: whoever comes behind them stays a row of their own. */
const MOST_PAIRS = 1000;

/**
 * Who is probably the same person as whom, at once for everybody: a name of the group by candidate. undefined while that
 * is not known.
 */
export function useSamePeople(): ReadonlyMap<string, string> | undefined {
  return useQuery({
    queryKey: ['candidates', 'duplicate pairs', 'groups'],
    queryFn: async ({ signal }) => {
      const pairs: DuplicatePair[] = [];
      for await (const one of longlist.listDuplicatePairs({}, { signal })) {
        if (pairs.push(one) >= MOST_PAIRS) break;
      }
      return groupsOf(pairs);
    },
  }).data;
}

/** All resumes that are probably of one person with this one, it among them; none where it is alone. */
export function resumesOf(
  candidate_id: string,
  groups: ReadonlyMap<string, string> | undefined,
): readonly string[] {
  const own = groups?.get(candidate_id);
  return own === undefined ? [] : [...(groups ?? [])].flatMap(([id, group]) => (group === own ? [id] : []));
}

/** The words of a name, whatever their case and what stands between them. */
const wordsOf = (name: string): string[] =>
  name
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const alike = (a: string, b: string): boolean =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/** Whether one of two names holds all the words of the other, or their initials: "A. Okonjo" and "Amara Okonjo". */
function isSameName(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return few.length > 0 && few.every((word) => many.some((said) => alike(word, said)));
}

/**
 * The groups that pairs of one name make: each of a group is linked to each other by pairs. Two of different names may
 * share an address that a template or a household has; they are offered as duplicates, but are not put together unasked.
 */
export function groupsOf(
  pairs: readonly Pick<DuplicatePair, 'candidate_id' | 'full_name' | 'other_id' | 'other_name'>[],
): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined || parent === id ? id : rootOf(parent);
  };
  for (const { candidate_id, full_name, other_id, other_name } of pairs) {
    if (!isSameName(full_name, other_name)) continue;
    const [one, other] = [rootOf(candidate_id), rootOf(other_id)];
    parents.set(one, one < other ? one : other);
    parents.set(other, one < other ? one : other);
    for (const id of [candidate_id, other_id]) if (!parents.has(id)) parents.set(id, rootOf(one));
  }
  return new Map([...parents.keys()].map((id) => [id, rootOf(id)]));
}
