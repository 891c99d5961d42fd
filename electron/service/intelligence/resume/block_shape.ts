import { findDates } from '../language/dates.ts';
import { degreeIn } from './education_rows.ts';
import { isSchool } from '../language/degrees.ts';
import { cutBlocks, type Block } from './entry_blocks.ts';
import { classifyRows } from './entry_rows.ts';
import { namedLines } from './labelled_rows.ts';
import { wordsOf, type Line } from '../language/lines.ts';
import { joinTableRows } from './table_rows.ts';
import { employerScore, titleScore } from '../language/job_titles.ts';
import { joinWrappedDates, rejoinDateColumn } from './wrapped_dates.ts';

/** What a block of a resume can be read as. */
type Shape = 'experience' | 'education';

type Features = {
  readonly title: number;
  readonly employer: number;
  readonly degree: number;
  readonly school: number;
  /** A range of dates, or one date alone. */
  readonly range: number;
  readonly date: number;
  /** Points or sentences below the head. */
  readonly told: number;
};

/** What each feature of a block says for each reading of it; the sums decide, headings only tilt them. */
const WEIGHTS: Readonly<Record<Shape, Readonly<Record<keyof Features, number>>>> = {
  experience: { title: 0.8, employer: 0.7, degree: -1.2, school: -0.3, range: 0.8, date: 0.1, told: 0.5 },
  education: { title: -0.4, employer: -0.3, degree: 1.4, school: 1.1, range: 0.4, date: 0.4, told: -0.3 },
};

/** How far the features of a block speak for each of its readings. */
function shapeOf(block: Block): Readonly<Record<Shape, number>> {
  const features = featuresOf(block);
  const sum = (shape: Shape): number =>
    Object.entries(WEIGHTS[shape]).reduce(
      (total, [name, weight]) => total + weight * features[name as keyof Features],
      0,
    );
  return { experience: sum('experience'), education: sum('education') };
}

function featuresOf({ head, body, anchor }: Block): Features {
  let [title, employer, school, level] = [0, 0, 0, 0];
  for (const { line, range } of [...head, ...body.slice(0, head.length > 1 ? 0 : 1)]) {
    if (line.bullet && range === null) continue;
    const undated =
      range === null ? line.text : `${line.text.slice(0, range.from)}\t${line.text.slice(range.to)}`;
    if (wordsOf(undated).length > 16) continue;
    const degree = degreeIn(undated);
    level = Math.max(level, degree?.level ?? 0);
    // "Master of Science" holds a word of titles; what is left of it is what counts.
    const rest = degree === null ? undated : `${undated.slice(0, degree.from)}\t${undated.slice(degree.to)}`;
    if (isSchool(rest)) school = 1;
    for (const part of rest.split(/\t+|\s[|–—·•-]\s|,\s+/u)) {
      title = Math.max(title, Math.min(1.6, titleScore(part)));
      employer = Math.max(employer, Math.min(1.6, employerScore(part)));
    }
  }
  const range = anchor?.range ?? null;
  const spans = range !== null && (range.start !== null || range.current);
  const dates = range !== null || head.some(({ line }) => findDates(line.text, EVER).length > 0);
  return {
    title,
    // A school is an employer by its words, too.
    employer: school > 0 ? 0 : employer,
    // "Secondary School Teacher": what leads to no trade is a weaker sign.
    degree: level >= 2 ? 1 : level * 0.5,
    school,
    range: spans ? 1 : 0,
    date: !spans && dates ? 1 : 0,
    told: body.some(({ kind }) => kind === 'bullet' || kind === 'prose') ? 1 : 0,
  };
}

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';

/** The entries of a stretch of lines. */
function blocksOf(lines: readonly Line[]): Block[] {
  return cutBlocks(classifyRows(namedLines(joinWrappedDates(rejoinDateColumn(joinTableRows(lines)))), EVER));
}

/**
 * What the lines under a heading nobody knows are, by the shapes of their entries: jobs, schools, or null for
 * neither. Without a word for a title, an employer, a school or a degree, dated entries with text below them
 * are jobs.
 */
export function shapeOfLines(lines: readonly Line[]): Shape | null {
  const blocks = blocksOf(lines);
  const shapes = blocks.map(shapeOf);
  const jobs = shapes.filter(
    ({ experience, education }) => experience >= 1.3 && experience > education,
  ).length;
  const schools = shapes.filter(
    ({ experience, education }) => education >= 1.4 && education > experience,
  ).length;
  const dated = blocks.some(({ anchor }) => anchor !== null);
  if (jobs > 0 && jobs >= schools && (dated || jobs >= 2)) return 'experience';
  return schools > 0 || studies(lines) > 0 ? 'education' : null;
}

/** How many degrees with their schools short lines name, on one line or on two. */
function studies(lines: readonly Line[]): number {
  const short = lines.filter((line) => wordsOf(line.text).length <= 16);
  const degrees = short.filter((line) => degreeIn(line.text) !== null).length;
  const schools = short.filter((line) => isSchool(line.text)).length;
  return Math.min(degrees, schools);
}

/**
 * Stretches of a section of jobs that are schools by their shape: from the beginning of the first entry to
 * the next job.
 * @param named whether a heading says that these are jobs.
 */
export function schoolsAmongJobs(
  lines: readonly Line[],
  named: boolean,
): { readonly start: number; readonly end: number | null }[] {
  const blocks = blocksOf(lines);
  const features = blocks.map(featuresOf);
  const found: { start: number; end: number | null }[] = [];
  const told = features.filter((feature) => feature.told > 0).length;
  for (const [at, block] of blocks.entries()) {
    const { experience, education } = shapeOf(block);
    const { degree, school, title, told: own } = features[at] as Features;
    const open = found.at(-1);
    const start = startOf(block);
    const follows = open !== undefined && open.end === start;
    const sure = degree === 1 && school === 1 && education >= experience + 0.5;
    // Without a heading over the jobs a school needs no degree, and what follows one, with nothing told of
    // it, is another; in words nobody knows, what stands at the end with nothing told of it, when all above
    // has text.
    const rest = features.slice(at).every((feature) => feature.told === 0 && feature.title < 1);
    const likely =
      !named && title < 1 && own === 0 && (school === 1 || follows || (rest && told >= 2 && told === at));
    if (!sure && !likely) continue;
    const next = blocks[at + 1];
    const end = next === undefined ? null : startOf(next);
    if (follows) found[found.length - 1] = { start: open.start, end };
    else found.push({ start, end });
  }
  return found;
}

const LEARNT =
  /apprenti|aprendiz|apprendist|ausbildung|lehre|azubi|trainee|stagi|tirocin|praktik|prácticas|çırak|staj/iu;

/**
 * The lines of a section of schools that are jobs: dated, with a title and an employer on one line and
 * neither a school nor a degree ("Journeyman Electrician, Bright Spark LLC, 2014 – 2016"). An apprenticeship
 * at a firm stays where it is.
 */
export function jobsAmongSchools(lines: readonly Line[]): Line[] {
  return lines.filter((line) => {
    const range = findDates(line.text, EVER).find(({ start, current }) => start !== null || current);
    if (line.bullet || range === undefined || isSchool(line.text) || LEARNT.test(line.text)) return false;
    if (degreeIn(line.text) !== null) return false;
    const rest = `${line.text.slice(0, range.from)}\t${line.text.slice(range.to)}`;
    const parts = rest.split(/\t+|\s[|–—·•-]\s|,\s+/u).filter((part) => part.trim() !== '');
    const title = parts.findIndex((part) => titleScore(part) >= 1.6);
    return title >= 0 && parts.some((part, at) => at !== title && employerScore(part) >= 0.8);
  });
}

function startOf(block: Block): number {
  return Math.min(...block.rows.map(({ line }) => line.start));
}

/**
 * Whether lines are short entries with dates and nothing told of them, as schools are where no word of the
 * resume is known: the second such list of a resume whose jobs have text.
 */
export function isBareList(lines: readonly Line[]): boolean {
  if (lines.length < 2 || lines.length > 14) return false;
  const dated = lines.filter((line) => findDates(line.text, EVER).length > 0);
  return dated.length > 0 && lines.every((line) => !line.bullet && wordsOf(line.text).length <= 10);
}
