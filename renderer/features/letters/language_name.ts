import { texts } from '../../texts.ts';

/** What a language is called in the language of the interface; its tag where nobody knows. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([texts.locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
