import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { CandidateTag } from '#service/api/people/candidate_tags/schema.ts';
import type { TagCount, TagPreset } from '#service/api/people/tag_suggestions/schema.ts';
import type { Tag } from '#service/api/people/tags/schema.ts';
import { longlist } from './client.ts';
import { ApiError } from '../lib/errors.ts';

export type { CandidateTag, Tag, TagPreset };
export type TagType = Tag['tag_type'];

export const tagKeys = {
  all: ['tags'] as const,
  ofCandidate: (id: string) => ['candidate_tags', 'of', id] as const,
};

/** Every tag there is, newest first. */
export function useTags() {
  return useQuery({
    queryKey: tagKeys.all,
    queryFn: ({ signal }) => longlist.listTags({}, { signal }).all(),
  });
}

/** How many have each tag, by its id; tags that nobody has are left out. */
export function useTagCounts() {
  return useQuery({
    queryKey: ['candidate_tags', 'counts'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, TagCount>> =>
      new Map((await longlist.listTagCounts({ signal })).map((count) => [count.tag_id, count])),
  });
}

/** The standard titles the program ships. */
export function useTagPresets() {
  return useQuery({
    queryKey: ['tag_presets'],
    queryFn: ({ signal }) => longlist.listTagPresets({ signal }),
    staleTime: Infinity,
  });
}

/** Who says what: the links of a candidate to tags. One tag may be linked by several. */
export function candidateTagsQuery(candidate_id: string) {
  return queryOptions({
    queryKey: tagKeys.ofCandidate(candidate_id),
    queryFn: ({ signal }) => longlist.listCandidateTags({ candidate_id }, { signal }).all(),
  });
}

export function useCandidateTags(candidate_id: string) {
  return useQuery(candidateTagsQuery(candidate_id));
}

/** Everyone who has every one of these tags, however many are asked about. */
export function useTaggedPeople(tags: readonly string[] | undefined) {
  return useQuery({
    queryKey: ['pool', 'tagged', tags],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> =>
      new Set((await longlist.findCandidateIds({ tag_ids: (tags ?? []).join(',') }, { signal })).ids),
    placeholderData: keepPreviousData,
    enabled: tags !== undefined,
  });
}

/** The id of what a request made, or of what stood in its way: the same is there already. */
async function madeOrThere(making: Promise<{ id: string }>): Promise<{ id: string; made: boolean }> {
  try {
    return { id: (await making).id, made: true };
  } catch (error) {
    const there = error instanceof ApiError && error.status === 409 ? error.details[0]?.existing_id : null;
    if (there === null || there === undefined) throw error;
    return { id: there, made: false };
  }
}

/** Makes a tag, or finds the one that is there. */
export async function makeTag(input: Omit<Tag, 'id' | 'created_at' | 'description'>): Promise<Tag> {
  const { id } = await madeOrThere(longlist.createTag(input));
  return { ...input, id, description: '', created_at: new Date().toISOString() };
}

export async function deleteTag(id: string): Promise<void> {
  await longlist.deleteTag(id);
}

/** Links a tag to a candidate. `made` is false where the same link was there. */
export function linkTag(
  link: Pick<CandidateTag, 'candidate_id' | 'tag_id' | 'creation_method'>,
): Promise<{ id: string; made: boolean }> {
  return madeOrThere(longlist.createCandidateTag(link));
}

/** Takes a link away; one that is gone already is none. */
export async function unlinkTag(id: string): Promise<void> {
  try {
    await longlist.deleteCandidateTag(id, { keepalive: true });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** So many requests at once; the service joins their writes in one transaction. */
const BATCH_SIZE = 12;

/**
 * Does the same for many, some at a time, in their order. The first failure ends it, once what was under way is
 * through:
 * whoever tells what was done, or takes it back, then knows all of it.
 */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (failures.length === 0 && next < items.length) {
      const at = next;
      next += 1;
      try {
        results[at] = await act(items[at]!);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(BATCH_SIZE, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
