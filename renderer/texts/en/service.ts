import type { SentenceCode } from '#service/api/sentence_code.ts';

/** What the service says by a stable type, in the language of the page. Its own words are English: null leaves them. */
export const service = {
  error: (_type: string, _english: string): string | null => null,
  unreadable: (_reason: string): string | null => null,
  sentence: (english: string, _told: readonly SentenceCode[] | null | undefined): string => english,
  language: (english: string): string => english,
  skill: (english: string): string => english,
  /** The names of skills that stand side by side, all of them in one language. */
  skillIn:
    (_all: readonly { readonly s: string }[]) =>
    (english: string): string =>
      english,
};
