import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Duplicate, DuplicatePair } from '#service/api/people/duplicates/schema.ts';
import type { PersonOfSeveral } from '#service/api/people/same_people/schema.ts';
import type { MergeFields } from '#service/api/people/merges/schema.ts';
import { memoize } from '../lib/memoize.ts';
import { keepIfSame } from '../lib/keep_if_same.ts';
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

/**
 * Who is probably the same person as whom, at once for everybody, as the service counts people: the oldest record of
 * theirs by candidate. undefined while that is not known.
 */
export function useSamePeople(): ReadonlyMap<string, string> | undefined {
  return useQuery({
    queryKey: ['candidates', 'people of several'],
    queryFn: async ({ signal }) => groupsOf(await longlist.listPeopleOfSeveral({}, { signal }).all()),
    structuralSharing: keepIfSame<string>(Object.is),
  }).data;
}

type Groups = ReadonlyMap<string, string>;

/** The groups of those people. */
export function groupsOf(people: readonly PersonOfSeveral[]): Groups {
  return new Map(
    people.flatMap(({ candidate_ids }) => candidate_ids.map((id) => [id, candidate_ids[0] ?? id] as const)),
  );
}

const membersOf = memoize((groups: Groups) => Map.groupBy(groups.keys(), (id) => groups.get(id)));

const ALONE: readonly string[] = [];

/** All resumes that are probably of one person with this one, it among them; none where it is alone. */
export function resumesOf(candidate_id: string, groups: Groups | undefined): readonly string[] {
  const own = groups?.get(candidate_id);
  return own === undefined ? ALONE : (membersOf(groups!).get(own) ?? ALONE);
}

/** One of each person among these, the first of theirs, in the order they come. */
export function oneOfPerson(ids: readonly string[], groups: Groups | undefined): readonly string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const person = groups?.get(id) ?? id;
    return !seen.has(person) && seen.add(person);
  });
}

/** How many people were added, and how many others were there already: who was added by one resume is no other. */
export function peopleAdded(
  { done, passed }: { readonly done: readonly string[]; readonly passed: readonly string[] },
  groups: Groups | undefined,
): { readonly added: number; readonly others: number } {
  const added = oneOfPerson(done, groups).length;
  return { added, others: oneOfPerson([...done, ...passed], groups).length - added };
}
