import type { SentenceCode } from '#service/api/screening/evaluations/schema.ts';

/** What the service says by a stable type, in the language of the page. Its own words are English: null leaves them. */
export const service = {
  error: (_type: string, _english: string): string | null => null,
  unreadable: (_reason: string): string | null => null,
  explanation: (english: string, _told?: readonly SentenceCode[]): string => english,
  understood: (english: string, _told?: readonly SentenceCode[] | null): string => english,
  refusal: (english: string): string => english,
  employment: (english: string): string => english,
  language: (english: string): string => english,
};
