import { leadingLabel } from './columns.ts';
import { hasContact } from './contact_patterns.ts';
import { findDates } from '../language/dates.ts';
import { findDegree, isSchool } from '../language/degrees.ts';
import { studyIn } from './education_rows.ts';
import type { Opening } from './identity.ts';
import { withoutEntryBullets } from './labelled_rows.ts';
import { wordsOf, type Line } from '../language/lines.ts';
import { employerScore, titleScore } from '../language/job_titles.ts';
import { joinWrappedDates } from './wrapped_dates.ts';
import { joinWrappedNames } from './wrapped_names.ts';

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';
const MIN_COUNT = 2;
/** Fields of a job that stand behind labels ("Position: Cook"). */
const OF_JOBS: ReadonlySet<string> = new Set(['title', 'employer', 'dates']);

/**
 * Jobs and degrees of a resume without headings, under its contact lines: where the first line stands that
 * heads a dated job, and the first that names a degree. No jobs where a heading names the experience, or
 * fewer than two are dated.
 * @param region the lines before the first heading.
 */
export function openingsWithoutHeadings(region: readonly Line[], openings: readonly Opening[]): Opening[] {
  const header = joinWrappedNames(joinWrappedDates(withoutEntryBullets(region)));
  const found: Opening[] = [];
  const studyAt = header.findIndex((_, at) => at > 0 && isStudy(header, at));
  const studies = openings.some(({ kind }) => kind === 'education') ? [] : studiesFrom(header, studyAt);
  // A sidebar beside jobs that are known may hold the schools.
  if (openings.some(({ kind }) => kind === 'experience')) return studies;
  const jobAt = jobsFrom(header, studyAt) ?? toldFrom(header);
  if (jobAt === null) return studies;
  found.push({ at: (header[jobAt] as Line).start, kind: 'experience', heading: null });
  found.push(...studies);
  return found.toSorted((a, b) => a.at - b.at);
}

/** Where the first school stands, with its degree and field above it. */
function studiesFrom(header: readonly Line[], studyAt: number): Opening[] {
  if (studyAt <= 0) return [];
  let from = studyAt;
  if (from > 2 && isDegreeLine(header[from - 2] as Line) && isShort(header[from - 1])) from -= 2;
  while (from > 1 && isDegreeLine(header[from - 1] as Line)) from -= 1;
  return [{ at: (header[from] as Line).start, kind: 'education', heading: null }];
}

function isShort(line: Line | undefined): boolean {
  return line !== undefined && !line.bullet && wordsOf(line.text).length <= 6 && !hasContact(line.text);
}

/** Where the head of the first dated job stands; null where fewer than two are. */
function jobsFrom(header: readonly Line[], studyAt: number): number | null {
  const labels = header.map((line) => (line.bullet ? null : (leadingLabel(line.text)?.column ?? null)));
  const labelled = labels.filter((column) => column === 'title' || column === 'employer').length;
  if (labelled >= 2 * MIN_COUNT) return labels.findIndex((column) => column !== null && OF_JOBS.has(column));
  const dated = header.flatMap((line, at) => {
    if (at === 0 || line.bullet || !isDated(line) || isStudy(header, at)) return [];
    const own = wordsOf(line.text).length > 5;
    const near = [own ? line : null, header[at - 1] ?? null, header[at - 2] ?? null, header[at + 1] ?? null];
    return near.some((other) => other !== null && isJob(other)) ? [at] : [];
  });
  // Jobs above the schools, or, where a sidebar with the schools is read first, those below.
  const above = dated.filter((at) => studyAt < 0 || at < studyAt);
  const own =
    above.length >= MIN_COUNT ? above : dated.length >= MIN_COUNT ? dated.filter((at) => at > studyAt) : [];
  const [first] = own;
  if (first === undefined || dated.length < MIN_COUNT) return null;
  // The head of an entry: the line of its dates, and the short ones right above it that are title or employer.
  let from = first;
  while (from > 1 && first - from < 3 && mayHead(header, from - 1)) from -= 1;
  return from;
}

/** Where the first of several jobs without dates stands: short lines that name one, each with points below it. */
function toldFrom(header: readonly Line[]): number | null {
  const heads = header.flatMap((line, at) => {
    if (line.bullet || at === 0 || header[at - 1]?.bullet === false) return [];
    const end = header.findIndex((other, below) => below > at && other.bullet);
    return end > at && end - at <= 3 ? [{ at, own: header.slice(at, end) }] : [];
  });
  // The first is found by what the others look like: above it stands the summary, no point.
  const named = heads.filter(({ own }) => own.some(isJob));
  if (named.length === 0 || named.length < heads.length * 0.6) return null;
  const first = header.findIndex(({ bullet }) => bullet);
  const most = Math.max(...named.map(({ own }) => own.length));
  let from = first;
  while (from > 1 && first - from < most && isHead(header[from - 1] as Line)) from -= 1;
  return from < first && header.slice(from, first).some(isJob) ? from : null;
}

function isHead(line: Line): boolean {
  return (
    !line.bullet &&
    wordsOf(line.text).length <= 10 &&
    !hasContact(line.text) &&
    !/[.;]$/.test(line.text.replace(/\p{L}\.\p{L}\.$/u, ''))
  );
}

/** Whether a line above a dated one is a part of its head: a title, an employer, or bold letters over plain text. */
function mayHead(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line;
  if (isJob(line)) return true;
  const short = !line.bullet && wordsOf(line.text).length <= 8 && !hasContact(line.text);
  return short && line.bold && lines[at + 1]?.bold === false && !/[.;:]$/.test(line.text);
}

function isDated(line: Line): boolean {
  return findDates(line.text, EVER).some(({ start, current }) => start !== null || current);
}

function isJob(line: Line): boolean {
  const words = wordsOf(line.text).length;
  if (line.bullet || words > 14 || /@|\.$/.test(line.text)) return false;
  return titleScore(line.text) >= 1 || employerScore(line.text) >= 0.8;
}

function isDegreeLine(line: Line): boolean {
  return !line.bullet && wordsOf(line.text).length <= 10 && studyIn(line.text)?.from === 0;
}

/** A degree, a school and dates on one line; or a school that no job stands beside, dated on its line or the next. */
function isStudy(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line;
  if (line.bullet || wordsOf(line.text).length > 14 || !isSchool(line.text)) return false;
  if (findDegree(line.text) !== null && hasDate(line)) return true;
  const beside = [lines[at - 1], line, lines[at + 1]].filter((other) => other !== undefined);
  return (hasDate(line) || hasDate(lines[at + 1])) && beside.every(({ text }) => titleScore(text) < 1);
}

function hasDate(line: Line | undefined): boolean {
  return line !== undefined && findDates(line.text, EVER).length > 0;
}
