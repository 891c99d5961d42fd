import { useQuery } from '@tanstack/react-query';
import type { Duplicate } from '#service/api/people/duplicates/schema.ts';
import type { MergeFields } from '#service/api/people/merges/schema.ts';
import { longlist } from './client.ts';

export type { Duplicate, MergeFields };

/** Other candidates who are probably the same person, the surest first. */
export function useDuplicates(candidate_id: string) {
  return useQuery({
    queryKey: ['candidates', 'duplicates', candidate_id],
    queryFn: ({ signal }) => longlist.listDuplicates(candidate_id, { signal }),
  });
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
