import type { Box, DocumentLine, ResumeDocument } from './document.ts';
import type { Span } from './profile.ts';

/** A span of a document as a person sees it. */
type Quote = {
  readonly quote: string;
  /** Page on which the span begins; null for formats without pages. */
  readonly page: number | null;
  /** One box for each line it touches, around its words; the whole line where their places are unknown. */
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
    const boxes = lines.flatMap((line) => {
      const box = boxOf(line, start - line.start, end - line.start);
      return box === null ? [] : [box];
    });
    return { quote, page: page.width > 0 ? page.number : null, boxes, start, end };
  }
  return { quote, page: null, boxes: [], start, end };
}

/** The box around the words of a line that [start, end) touches, offsets into the line's text. */
function boxOf({ box, words }: DocumentLine, start: number, end: number): Box | null {
  if (box === null || words === undefined) return box;
  const touched = words.filter(([from, to]) => from < end && to > start);
  if (touched.length === 0) return box;
  const left = Math.min(...touched.map(([, , x]) => x));
  const right = Math.max(...touched.map(([, , x, width]) => x + width));
  return [left, box[1], Math.round((right - left) * 10) / 10, box[3]];
}
