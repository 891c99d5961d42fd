import type { Said } from '../predicate.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const CATALOGUES = { en, de } as const;
export type SentenceLanguage = keyof typeof CATALOGUES;

/** A sentence in a language. @throws Error for a code the catalogue does not have. */
export function render({ code, args }: Said, language: SentenceLanguage): string {
  const sentence = CATALOGUES[language][code];
  if (sentence === undefined) throw new Error(`The catalogue has no sentence ${code}`);
  return sentence(args);
}
