import { isDocumentTitle } from './headings.ts';
import { hasContact } from './contact_patterns.ts';
import type { Opening } from './identity.ts';
import { isCapitals, lineAt, median, wordsOf, type Line } from '../language/lines.ts';

type Test = (line: Line) => boolean;

/**
 * A test for lines styled as headings: as the known ones are, or, where fewer than two are known, as a few
 * short lines that stand out of the whole text alike. Null when no style sets headings apart.
 */
export function headingStyle(lines: readonly Line[], known: readonly Opening[]): Test | null {
  const headings = known
    // A label that shares its line with a list is printed as the list is.
    .filter(({ heading, at }) => (lineAt(lines, at)?.text.trim().length ?? 0) <= (heading?.length ?? 0) + 3)
    .map(({ at }) => lineAt(lines, at))
    .filter((line) => line !== null && line.font_size > 0) as Line[];
  if (headings.length < 2) return ownStyle(lines);
  const test = styleOf(lines, headings);
  // The first line of a resume is its name, whatever it looks like.
  return test === null ? null : (line) => line.index > 0 && test(line);
}

/** A test for the style that some lines have in common; null where the text around them has it as well. */
function styleOf(lines: readonly Line[], headings: readonly Line[]): Test | null {
  const size = median(headings.map((line) => line.font_size));
  const body = median(lines.map((line) => line.font_size));
  const capitals = headings.filter((line) => isCapitals(line.text)).length >= headings.length * 0.8;
  const bold = headings.filter((line) => line.bold).length >= headings.length * 0.8;
  const bodyBold = lines.filter((line) => line.bold && !isCapitals(line.text)).length > lines.length * 0.25;
  const larger = size > body * (capitals || bold ? 1.08 : 1.12);
  if (!larger && !(capitals && bold && !bodyBold)) return null;
  return (line) =>
    Math.abs(line.font_size - size) < 0.35 &&
    (!capitals || isCapitals(line.text)) &&
    (!bold || line.bold) &&
    mayHead(line);
}

function mayHead(line: Line): boolean {
  return (
    !line.bullet &&
    line.text.length <= 40 &&
    wordsOf(line.text).length <= 5 &&
    !/[\d@|,]|\t/.test(line.text) &&
    /\p{L}{3}/u.test(line.text)
  );
}

/** Most headings a resume has, and the least that make a style of their own. */
const MAX_COUNT = 14;
const MIN_COUNT = 2;

/** The style of headings in unknown words: the largest letters, or bold capitals, that recur. */
function ownStyle(lines: readonly Line[]): Test | null {
  const may = lines.filter(
    (line, at) =>
      at > 0 && line.font_size > 0 && mayHead(line) && !hasContact(line.text) && !isDocumentTitle(line.text),
  );
  const styles = Map.groupBy(
    may,
    (line) => `${Math.round(line.font_size * 2)} ${line.bold} ${isCapitals(line.text)}`,
  );
  const ranked = [...styles.values()]
    .filter((group) => group.length >= MIN_COUNT && group.length <= MAX_COUNT)
    .toSorted((a, b) => (b[0]?.font_size ?? 0) - (a[0]?.font_size ?? 0) || b.length - a.length);
  for (const group of ranked) {
    // A name of two lines, or one long title, is no heading: there is text below each.
    const apart = group.filter((line) => !group.some((other) => other.index === line.index + 1));
    const test = apart.length < MIN_COUNT ? null : styleOf(lines, group);
    if (test !== null) return (line) => line.start >= (apart[0]?.start ?? 0) && test(line);
  }
  return null;
}
