import type { DocumentLine, ResumeDocument } from '../document.ts';
import { memoized } from './memoize.ts';

/** A line with the number of its page and its place among all lines of the document. */
export type Line = DocumentLine & {
  readonly index: number;
  readonly page: number;
  /** Put together out of a line and the next: offsets inside it are not those of the document. */
  readonly joined?: boolean;
};

// No resume comes near these; what lies beyond is searched for skills, but takes no part in the structure. They keep
// a file made to hurt (two megabytes in one line) from costing more than a second.
const MAX_LINES = 4000;
const MAX_LINE = 2000;

/** The lines of a document in reading order, empty ones left out. */
export function allLines(document: ResumeDocument): Line[] {
  const lines: Line[] = [];
  for (const page of document.pages) {
    for (const line of page.lines) {
      if (lines.length >= MAX_LINES) return lines;
      if (line.text.trim() === '') continue;
      const long = line.text.length > MAX_LINE;
      const cut = long ? { text: line.text.slice(0, MAX_LINE), end: line.start + MAX_LINE } : {};
      lines.push({ ...line, ...cut, index: lines.length, page: page.number });
    }
  }
  return lines;
}

/** The lines that begin inside a range of the text. */
export function linesIn(
  lines: readonly Line[],
  range: { readonly start: number; readonly end: number },
): Line[] {
  return lines.filter((line) => line.start >= range.start && line.start < range.end);
}

/** The line an offset stands in, by binary search; null between lines. */
export function lineAt(lines: readonly Line[], offset: number): Line | null {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const line = lines[middle] as Line;
    if (offset < line.start) high = middle - 1;
    else if (offset >= line.end) low = middle + 1;
    else return line;
  }
  return null;
}

/** A piece of text with its offset in the document. */
export type Piece = { readonly text: string; readonly start: number };

/** Cuts a text at a separator, keeping offsets; pieces are trimmed and empty ones left out. */
export function split(piece: Piece, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(separator)) {
    pieces.push({ text: piece.text.slice(from, match.index), start: piece.start + from });
    from = match.index + match[0].length;
  }
  pieces.push({ text: piece.text.slice(from), start: piece.start + from });
  return pieces.map(trim).filter(({ text }) => text !== '');
}

/** Without white space and loose punctuation at both ends. */
export function trim({ text, start }: Piece): Piece {
  const head = /^[\s,;:|·•◦▪–—-]+/.exec(text)?.[0].length ?? 0;
  const body = text.slice(head).replace(/(?<![\s,;:|·•◦▪–—-])[\s,;:|·•◦▪–—-]+$/, '');
  return { text: body, start: start + head };
}

/** Lower case, without diacritics, letters and digits only: for comparing headings and names. */
export const fold = memoized((text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim(),
);

/** Words of a text: runs of letters and digits with inner apostrophes, dots and hyphens. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’-]*/gu) ?? [];
}

/** The middle value; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Whether a text is written in capitals alone. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && text === text.toUpperCase();
}
