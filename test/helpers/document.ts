import type { DocumentLine, ResumeDocument } from '#service/intelligence/document.ts';

/** A line of a made-up document: its text, or its text with what a reader would know about it. */
export type TestLine = string | (Partial<Omit<DocumentLine, 'start' | 'end'>> & { readonly text: string });

/**
 * A document of one page from plain lines. A leading "• " or "- " makes a bullet, as the readers do; a tab stands
 * for a wide gap. No line has a box unless it is given one.
 */
export function documentOf(lines: readonly TestLine[]): ResumeDocument {
  let start = 0;
  const read = lines.map((line): DocumentLine => {
    const given = typeof line === 'string' ? { text: line } : line;
    const bullet = /^(?:•|-)\s+/.test(given.text);
    const text = given.text.replace(/^(?:•|-)\s+/, '');
    const made = {
      box: null,
      font_size: 0,
      bold: false,
      column: 0,
      bullet,
      ...given,
      text,
      start,
      end: start + text.length,
    };
    start = made.end + 1;
    return made;
  });
  return {
    text: read.map(({ text }) => text).join('\n'),
    pages: [{ number: 1, width: 0, height: 0, lines: read }],
    notices: [],
  };
}
