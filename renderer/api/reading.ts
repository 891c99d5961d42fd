import { useQuery } from '@tanstack/react-query';
import { longlist } from './client.ts';
import { ApiError } from './errors.ts';

export type SkillList = {
  readonly id: string;
  readonly name: string;
  readonly layout: 'ESCO' | 'ONET' | 'PLAIN';
  readonly skill_count: number;
  readonly created_at: string;
};
/** `problems`: rows that could not be used, each in a sentence. */
export type AddedSkillList = SkillList & { readonly problems: readonly string[] };

export const readingKeys = {
  skill_lists: ['skill_lists'] as const,
  languages: ['ocr_languages'] as const,
};

async function results<T>(path: string, signal: AbortSignal): Promise<T[]> {
  const response = await longlist.request('GET', path, {}, { signal });
  return ((await response.json()) as { results: T[] }).results;
}

/** A person's own lists of skills. */
export function useSkillLists() {
  return useQuery({
    queryKey: readingKeys.skill_lists,
    queryFn: ({ signal }) => results<SkillList>('/api/v1/skill_lists', signal),
  });
}

export async function addSkillList(file: File): Promise<AddedSkillList> {
  const response = await longlist.request('POST', '/api/v1/skill_lists', { body: { file, name: file.name } });
  return ((await response.json()) as { result: AddedSkillList }).result;
}

export async function removeSkillList(id: string): Promise<void> {
  await longlist.request('DELETE', `/api/v1/skill_lists/${encodeURIComponent(id)}`, {}, { keepalive: true });
}

/** A language whose letters can be read off a picture. */
export type RecognitionLanguage = {
  readonly code: string;
  /** It comes with Longlist and stays. */
  readonly is_built_in: boolean;
};

export function useRecognitionLanguages() {
  return useQuery({
    queryKey: readingKeys.languages,
    queryFn: ({ signal }) => results<RecognitionLanguage>('/api/v1/ocr_languages', signal),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  });
}

export async function addRecognitionLanguage(file: File): Promise<void> {
  await longlist.request('POST', '/api/v1/ocr_languages', { body: { file } });
}

export async function removeRecognitionLanguage(code: string): Promise<void> {
  await longlist.request(
    'DELETE',
    `/api/v1/ocr_languages/${encodeURIComponent(code)}`,
    {},
    { keepalive: true },
  );
}
