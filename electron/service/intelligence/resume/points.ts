import type { Span } from '../profile.ts';
import type { Row } from './entry_rows.ts';

/** The points of an entry: a bullet with its wrapped lines; without bullet signs, a new one where a sentence ended. */
export function bulletSpans(rows: readonly Row[]): Span[] {
  const spans: Span[] = [];
  let marked = false;
  let last = '';
  for (const { line, kind } of rows) {
    if (kind === 'header') continue;
    const text = line.text.trim();
    // "Key achievements:" is a label, not a point.
    if (kind === 'prose' && /^[^:.]{3,40}:$/.test(text)) {
      last = '';
      continue;
    }
    const open = spans.at(-1);
    const ended = last === '' || (/[.!?:]$/.test(last) && /^[^\p{Ll}]/u.test(line.text));
    // In a word processor's file (sizes, but no places) a line is a whole paragraph, unless it was broken by hand.
    const paragraph = line.box === null && line.font_size > 0 && /^[^\p{Ll}]/u.test(text);
    const goesOn = !paragraph && (marked ? kind === 'continuation' : kind !== 'bullet' && !ended);
    if (goesOn && open !== undefined) spans[spans.length - 1] = { start: open.start, end: line.end };
    else spans.push({ start: line.start, end: line.end });
    if (!goesOn) marked = kind === 'bullet';
    last = text;
  }
  return spans;
}
