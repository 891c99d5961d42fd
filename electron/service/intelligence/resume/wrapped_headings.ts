import { headingKind, titledHeadingKind } from './headings.ts';
import type { Opening } from './identity.ts';
import { isCapitals, median, wordsOf, type Line } from '../language/lines.ts';

/** Headings of two lines by the offset of the first, and the offsets of the second. */
type WrappedHeadings = {
  readonly first: ReadonlyMap<number, Opening>;
  readonly second: ReadonlySet<number>;
};

/**
 * Headings that a narrow column broke over two lines ("COMPETENCIAS" over "ADICIONALES"): two short lines
 * printed alike and set apart from the text, which are a heading together while the second is none alone.
 */
export function wrappedHeadings(lines: readonly Line[]): WrappedHeadings {
  const first = new Map<number, Opening>();
  const second = new Set<number>();
  const size = median(lines.map(({ font_size }) => font_size));
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || second.has(line.start) || !isPair(line, next)) continue;
    if (!line.bold && !(line.font_size > size * 1.08)) continue;
    if ([lines[at - 1], lines[at + 2]].some((other) => other !== undefined && isAlike(other, line))) continue;
    const heading = `${line.text.trim()} ${next.text.trim()}`;
    const kind = headingKind(heading) ?? titledHeadingKind(capitalised(heading));
    if (kind === null || headingKind(next.text) !== null) continue;
    first.set(line.start, { at: line.start, kind, heading });
    second.add(next.start);
  }
  return { first, second };
}

/** Small letters may begin the second line: "Compétences" over "transversales"; the case says nothing here. */
function capitalised(text: string): string {
  return text.replaceAll(/(?<=\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function isAlike(line: Line, other: Line): boolean {
  return (
    line.page === other.page &&
    line.column === other.column &&
    line.bold === other.bold &&
    Math.abs(line.font_size - other.font_size) < 0.3 &&
    isCapitals(line.text) === isCapitals(other.text)
  );
}

function isPair(line: Line, next: Line): boolean {
  if (line.box === null || next.box === null || !isAlike(line, next)) return false;
  const step = next.box[1] - line.box[1];
  return (
    step > 0 &&
    step < 1.7 * Math.max(8, line.font_size) &&
    [line, next].every(
      ({ text, bullet }) => !bullet && wordsOf(text).length <= 3 && !/[\d@:|,;.\t]/.test(text),
    )
  );
}
