import { useQuery } from '@tanstack/react-query';
import type { OcrLanguage, SkillList } from '../../resources/client/longlist.ts';
import { longlist } from './client.ts';
import { ApiError } from '../lib/errors.ts';

export type { SkillList };

/** `problems`: rows that could not be used, each in a sentence. */
export type AddedSkillList = Awaited<ReturnType<typeof longlist.createSkillList>>;

export const readingKeys = {
  skill_lists: ['skill_lists'] as const,
  languages: ['ocr_languages'] as const,
};

/** A person's own lists of skills. */
export function useSkillLists() {
  return useQuery({
    queryKey: readingKeys.skill_lists,
    queryFn: ({ signal }) => longlist.listSkillLists({ signal }),
  });
}

export async function addSkillList(file: File): Promise<AddedSkillList> {
  return longlist.createSkillList({ file, name: file.name });
}

export async function removeSkillList(id: string): Promise<void> {
  await longlist.deleteSkillList(id, { keepalive: true });
}

/** A language whose letters can be read off a picture; one that is built in stays. */
export type RecognitionLanguage = Pick<OcrLanguage, 'code' | 'is_built_in'>;

export function useRecognitionLanguages() {
  return useQuery({
    queryKey: readingKeys.languages,
    queryFn: ({ signal }): Promise<RecognitionLanguage[]> => longlist.listOcrLanguages({ signal }),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  });
}

export async function addRecognitionLanguage(file: File): Promise<void> {
  await longlist.addOcrLanguage({ file });
}

export async function removeRecognitionLanguage(code: string): Promise<void> {
  await longlist.deleteOcrLanguage(code, { keepalive: true });
}
