import type { ResumeDocument } from '../document.ts';
import type { Profile, Section } from '../profile.ts';
import { withoutDottedCapitals } from '../language/letters.ts';
import { extractOne, type Extraction } from './extraction.ts';
import { TERMS_LOCALES } from '../language/locales/terms_locales.ts';
import type { TermsLocale } from '../language/terms_locale.ts';
import { segmentsOf } from './segments.ts';

type Relocation = NonNullable<Profile['relocation']>;

const said = (of: (locale: TermsLocale) => string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${TERMS_LOCALES.map(of).join('|')})(?!\\p{L})`, 'iu');
const REFUSED = said(({ stays }) => stays);
const WILLING = said(({ moves }) => moves);

/** Whether the person says they would move, with the words that say so; a refusal counts before a willingness. */
export function readRelocation(
  document: ResumeDocument,
  sections: readonly Section[],
): Extraction<Profile['relocation']> {
  for (const { text, start, section } of segmentsOf(document, sections)) {
    // Inside a job, people relocate offices and customers.
    if (text.length > 200 || section?.kind === 'experience' || section?.kind === 'projects') continue;
    const words = withoutDottedCapitals(text);
    const refused = REFUSED.test(words);
    if (!refused && !WILLING.test(words)) continue;
    const found: Relocation = { text, span: { start, end: start + text.length }, willing: !refused };
    return extractOne<Relocation>('relocation', found, text.length <= 80 ? 0.92 : 0.8);
  }
  return extractOne<Relocation>('relocation', null, 0);
}
