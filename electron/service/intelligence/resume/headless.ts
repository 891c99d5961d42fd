import { findDates } from './dates.ts';
import { findDegree, isSchool } from './degrees.ts';
import type { Opening } from './identity.ts';
import { wordsOf, type Line } from './lines.ts';
import { employerScore, titleScore } from './titles.ts';

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';
const FEWEST = 2;

/**
 * Jobs and degrees of a resume without headings, under its contact lines: where the first line stands that heads a dated
 * job, and after it the first that names a degree. Nothing where a heading names the experience, or fewer than two jobs
 * are dated.
 * @param header the lines before the first heading.
 */
export function openingsWithoutHeadings(header: readonly Line[], openings: readonly Opening[]): Opening[] {
  if (openings.some(({ kind }) => kind === 'experience')) return [];
  const degreeAt = header.findIndex((line, at) => at > 0 && isStudy(line));
  const until = degreeAt < 0 ? header.length : degreeAt;
  const dated = header.flatMap((line, at) => {
    if (at === 0 || at >= until || line.bullet || !isDated(line)) return [];
    const own = wordsOf(line.text).length > 5;
    const near = [own ? line : null, header[at - 1] ?? null, header[at - 2] ?? null, header[at + 1] ?? null];
    return near.some((other) => other !== null && isJob(other)) ? [at] : [];
  });
  const [first] = dated;
  if (first === undefined || dated.length < FEWEST) return [];
  // The head of an entry: the line of its dates, and the short ones right above it that are title or employer.
  let from = first;
  while (from > 1 && first - from < 2 && isJob(header[from - 1] as Line)) from -= 1;
  const found: Opening[] = [{ at: (header[from] as Line).start, kind: 'experience', heading: null }];
  const study = header[degreeAt];
  const late = study !== undefined && degreeAt > first;
  return late ? [...found, { at: study.start, kind: 'education', heading: null }] : found;
}

function isDated(line: Line): boolean {
  return findDates(line.text, EVER).some(({ start, current }) => start !== null || current);
}

function isJob(line: Line): boolean {
  const words = wordsOf(line.text).length;
  if (line.bullet || words > 14 || /@|\.$/.test(line.text)) return false;
  return titleScore(line.text) >= 1 || employerScore(line.text) >= 0.8;
}

function isStudy(line: Line): boolean {
  if (line.bullet || wordsOf(line.text).length > 14 || findDegree(line.text) === null) return false;
  return isSchool(line.text) && findDates(line.text, EVER).length > 0;
}
