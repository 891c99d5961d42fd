import { writeLocal, readLocal } from './lib/local_storage.ts';
import { en } from './texts/en.ts';
import type { Texts } from './texts/shape.ts';

/** Names as their own speakers write them. To add a language: a catalogue of the type `Texts`, and a line here. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  de: async () => (await import('./texts/de.ts')).de,
};

function isLanguage(value: string | null | undefined): value is Language {
  return value !== null && value !== undefined && Object.hasOwn(LANGUAGES, value);
}

/** The language that was chosen; null: the computer's, where there is a catalogue of it. */
export function chosenLanguage(): Language | null {
  const chosen = readLocal('language');
  return isLanguage(chosen) ? chosen : null;
}

/** What the page says, all of it. Texts are taken when they are shown; the language is set before anything is. */
export let texts: Texts = en;

/** Sets the language of the page; called once, before the first view is loaded. */
export async function loadTexts(): Promise<void> {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  const language = chosenLanguage() ?? spoken ?? 'en';
  if (language !== 'en') texts = await LOADERS[language]();
  document.documentElement.lang = language;
}

/** Keeps the choice (null: as the computer) and starts the page anew in it. */
export function chooseLanguage(language: Language | null): void {
  writeLocal('language', language);
  location.reload();
}
