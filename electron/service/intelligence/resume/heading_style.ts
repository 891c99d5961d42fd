import { isDocumentTitle } from './headings.ts';
import { titleScore } from '../language/job_titles.ts';
import { findDegree, isSchool } from '../language/degrees.ts';
import { lineShape } from './lists_without_headings.ts';
import { hasContact } from './contact_patterns.ts';
import type { Opening } from './identity.ts';
import { isCapitals, lineAt, median, wordsOf, type Line } from '../language/lines.ts';

/** Shapes that nothing below the title of a job has. */
const LISTED: ReadonlySet<ReturnType<typeof lineShape>> = new Set(['languages', 'list']);

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
    .filter((line) => line !== null) as Line[];
  if (headings.length >= 2 && headings.every(({ apart }) => apart === true)) return apartStyle(lines, known);
  const printed = headings.filter(({ font_size }) => font_size > 0);
  if (printed.length < 2) return ownStyle(lines);
  const test = styleOf(lines, printed);
  // The first line of a resume is its name, whatever it looks like.
  return test === null ? null : (line) => line.index > 0 && test(line);
}

/**
 * A test for plain text whose known headings all stand below empty lines: so does an unknown one, unless it is the head of
 * a job or a school, which may stand alone as well.
 */
function apartStyle(lines: readonly Line[], known: readonly Opening[]): Test {
  return (line) => {
    if (line.apart !== true || line.index < 3 || !mayHead(line) || hasContact(line.text)) return false;
    if (/[.;!]$/.test(line.text.trim()) || titleScore(line.text) >= 0.8) return false;
    const next = lines.findIndex(({ index, apart }) => index > line.index + 1 && apart === true);
    const below = lines.slice(line.index + 1, next < 0 ? undefined : next);
    const within = known.findLast(({ at }) => at < line.start)?.kind ?? 'header';
    const names_school = below.some(({ text }) => isSchool(text) || findDegree(text) !== null);
    if (within === 'education') return below.length > 0 && !names_school;
    if (within !== 'experience') return below.length > 0 && within !== 'header';
    return names_school || (below.length > 0 && below.every((own) => LISTED.has(lineShape(own))));
  };
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
