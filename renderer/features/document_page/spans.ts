import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import type { Box } from '#service/intelligence/document.ts';
import type { Span } from '#service/intelligence/profile.ts';

type Page = AttachmentDocument['pages'][number];
type Line = Page['lines'][number];
type Word = NonNullable<Line['words']>[number];

export type PageBox = { readonly page: number; readonly box: Box };

/** Words further apart than so many line heights are boxed apart: nothing of the span stands in the gap. */
const GAP = 2.5;

/** The words of a span on their pages: one box for each run of words on a line. Lines without a box give none. */
export function boxesOf(document: Pick<AttachmentDocument, 'pages'>, span: Span): PageBox[] {
  return document.pages.flatMap((page) =>
    page.lines.flatMap((line) => boxesInLine(line, span).map((box) => ({ page: page.number, box }))),
  );
}

function boxesInLine(line: Line, span: Span): Box[] {
  if (line.box === null || line.start >= span.end || line.end <= span.start) return [];
  const from = Math.max(0, span.start - line.start);
  const to = Math.min(line.text.length, span.end - line.start);
  const [left, top, width, height] = line.box;
  const words = line.words ?? [];
  if (words.length === 0) {
    // Without words the share of the characters is the best guess.
    const share = width / Math.max(1, line.text.length);
    return [[left + from * share, top, (to - from) * share, height]];
  }
  const boxes: Box[] = [];
  for (const word of words) {
    const part = partOf(line.text, word, from, to);
    if (part === null) continue;
    const last = boxes.at(-1);
    if (last !== undefined && part.x - (last[0] + last[2]) <= GAP * height && part.x >= last[0]) {
      last[2] = Math.max(last[2], part.x + part.width - last[0]);
    } else boxes.push([part.x, top, part.width, height]);
  }
  return boxes;
}

/** What of a word lies between two offsets; a comma behind it is cut off by what letters are wide in most typefaces. */
function partOf(
  text: string,
  [start, end, x, width]: Word,
  from: number,
  to: number,
): { readonly x: number; readonly width: number } | null {
  const first = Math.max(start, from);
  const last = Math.min(end, to);
  if (last <= first) return null;
  const share = width / Math.max(1, breadth(text, start, end));
  return { x: x + breadth(text, start, first) * share, width: breadth(text, first, last) * share };
}

/** How wide a stretch of text is, in widths of an average letter. */
function breadth(text: string, from: number, to: number): number {
  let sum = 0;
  for (const character of text.slice(from, to)) {
    sum += NARROW.test(character) ? 0.5 : WIDE.test(character) ? 1.35 : 1;
  }
  return sum;
}
const NARROW = /[\s.,;:'’‘`!|()[\]/iljftrI-]/u;
const WIDE = /[mwMWA-HJ-Z@%&—]/u;

/** Lines that follow each other in one column, with the box around them. */
export type ColumnRun = { readonly column: number; readonly box: Box };

export type ReadingOrder = {
  /** Lines with a box, in the order they were read; `number` counts from 1 within the page. */
  readonly lines: readonly { readonly number: number; readonly box: Box; readonly column: number }[];
  readonly runs: readonly ColumnRun[];
  /** How many columns the page has; 1 for a page without. */
  readonly columns: number;
};

/** In which order a page was read. A run ends where the box around it would take in lines of another column. */
export function readingOrder(page: Page): ReadingOrder {
  const lines = page.lines
    .filter((line) => line.box !== null)
    .map(({ box, column }, at) => ({ number: at + 1, box: box!, column }));
  const runs: { column: number; box: Box }[] = [];
  for (const { box, column } of lines) {
    const run = runs.at(-1);
    const wider = run?.column === column ? union(run.box, box) : null;
    if (
      run === undefined ||
      wider === null ||
      lines.some((line) => line.column !== column && meet(wider, line.box))
    ) {
      runs.push({ column, box: [...box] });
    } else run.box = wider;
  }
  return { lines, runs, columns: Math.max(1, ...lines.map((line) => line.column + 1)) };
}

function union(one: Box, other: Box): Box {
  const left = Math.min(one[0], other[0]);
  const top = Math.min(one[1], other[1]);
  const right = Math.max(one[0] + one[2], other[0] + other[2]);
  const bottom = Math.max(one[1] + one[3], other[1] + other[3]);
  return [left, top, right - left, bottom - top];
}

function meet(one: Box, other: Box): boolean {
  const apart = (at: 0 | 1): boolean =>
    one[at] + one[at + 2]! <= other[at] || other[at] + other[at + 2]! <= one[at];
  return !apart(0) && !apart(1);
}
