import type { Box, ResumeDocument } from './document.ts';
import type { Span } from './profile.ts';

/** A span of a document as a person sees it. */
export type Quote = {
  readonly quote: string;
  /** Page on which the span begins; null for formats without pages. */
  readonly page: number | null;
  /** Boxes of the lines it touches on that page: whole lines, since a word's own place is not kept. */
  readonly boxes: Box[];
  readonly start: number;
  readonly end: number;
};

/** The words of a span and where they stand. */
export function quoteOf(document: ResumeDocument, { start, end }: Span): Quote {
  const quote = document.text.slice(start, end);
  for (const page of document.pages) {
    const lines = page.lines.filter((line) => line.start < end && line.end > start);
    if (lines.length === 0) continue;
    const boxes = lines.flatMap(({ box }) => (box === null ? [] : [box]));
    return { quote, page: page.width > 0 ? page.number : null, boxes, start, end };
  }
  return { quote, page: null, boxes: [], start, end };
}
