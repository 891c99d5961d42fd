import { TERMS_LOCALES } from '../language/locales/terms_locales.ts';
import type { ResumeDocument } from '../document.ts';
import type { Section, Statement } from '../profile.ts';
import { withoutDottedCapitals } from '../language/letters.ts';
import { extractOne, type Extraction } from './extraction.ts';
import { segmentsOf } from './segments.ts';

// Whole statements only: "authorized to work with cross-functional teams" is no right to work.
const SAID: readonly RegExp[] = TERMS_LOCALES.map(({ permit }) => new RegExp(`^(?:${permit})[.!]?$`, 'iu'));

/**
 * What the resume says of the right to work, in a closed set of phrases that fill a segment of their own;
 * never inferred from a nationality or a place.
 */
export function readAuthorisation(
  document: ResumeDocument,
  sections: readonly Section[],
): Extraction<Statement | null> {
  for (const { text, start, section } of segmentsOf(document, sections)) {
    if (text.length > 140 || section?.kind === 'experience') continue;
    const pieces = [{ text, start }, ...commaPieces(text, start)];
    const found = pieces.find((piece) => SAID.some((form) => form.test(withoutDottedCapitals(piece.text))));
    if (found === undefined) continue;
    const span = { start: found.start, end: found.start + found.text.length };
    return extractOne<Statement>('work_authorisation', { text: found.text, span }, 0.9);
  }
  return extractOne<Statement>('work_authorisation', null, 0);
}

/** "Berlin, Germany, EU citizen": the parts of a list, each for itself. */
function commaPieces(text: string, start: number): { text: string; start: number }[] {
  let from = start;
  return text.split(',').map((part) => {
    const piece = { text: part.trim(), start: from + (part.length - part.trimStart().length) };
    from += part.length + 1;
    return piece;
  });
}
