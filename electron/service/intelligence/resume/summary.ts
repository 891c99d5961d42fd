import type { ResumeDocument } from '../document.ts';
import type { Section, Statement } from '../profile.ts';
import { extractOne, type Extraction } from './extraction.ts';
import { contentStart } from './sections.ts';

/** The person's own words about themself: the text of the first summary section. */
export function readSummary(
  document: ResumeDocument,
  sections: readonly Section[],
): Extraction<Statement | null> {
  for (const section of sections) {
    if (section.kind !== 'summary') continue;
    const from = contentStart(section, document.text);
    const raw = document.text.slice(from, section.end);
    const text = raw.trim();
    if (text === '') continue;
    const start = from + raw.indexOf(text);
    return extractOne<Statement>(
      'summary',
      { text, span: { start, end: start + text.length } },
      section.heading === null ? 0.75 : 0.95,
    );
  }
  return extractOne<Statement>('summary', null, 0);
}
