import { BREAK } from '../language/breaks.ts';
import { INTERNSHIP } from './work_patterns.ts';
import type { ResumeDocument } from '../document.ts';
import type { Section, Span, WorkEntry } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { careerNotices, swappedNotice, type Break } from './career.ts';
import { interval, monthIndex, type DateRange } from '../language/dates.ts';
import { cutBlocks, type Block } from './entry_blocks.ts';
import { bulletSpans } from './points.ts';
import { headChunks, type HeadChunks, type HeadLine } from './entry_header.ts';
import { withTowns } from './header_towns.ts';
import { classifyRows, type Row } from './entry_rows.ts';
import { readHeaders, type EntryHeader } from './header_choice.ts';
import { allLines, type Line, type Piece } from '../language/lines.ts';
import { namedLines } from './labelled_rows.ts';
import { hundredths, type Extraction } from './extraction.ts';
import { sectionLines } from './sections.ts';
import { spanOfValue } from './source.ts';
import { joinTableRows } from './table_rows.ts';
import { employerScore, titleScore } from '../language/job_titles.ts';
import { joinWrappedDates, rejoinDateColumn } from './wrapped_dates.ts';
import { joinWrappedNames } from './wrapped_names.ts';

/** A job as it is put together, with what its paths need. */
type Draft = {
  readonly block: Block;
  readonly range: DateRange | null;
  readonly title: Piece | null;
  readonly employer: Piece | null;
  readonly location: Piece | null;
  readonly sure: EntryHeader['sure'];
};

/**
 * Reads the jobs of a resume: entries are cut at their dates, their headers are read together, so that the order of
 * one decides that of another, and each field keeps the place it was read from. Breaks (parental leave, sabbatical) are
 * no jobs and are left out.
 * @param reference 'YYYY-MM', what "present" means.
 */
export function readWork(
  document: ResumeDocument,
  sections: readonly Section[],
  reference: string,
  lexicon: Lexicon,
): Extraction<WorkEntry[]> {
  const lines = allLines(document);
  const all = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap((section) => readSection(sectionLines(lines, section, document.text), reference, lexicon));
  const drafts = all.filter((draft) => !isBreak(draft) && !isEmpty(draft));
  const breaks = all.filter(isBreak).flatMap(({ range }): Break[] => {
    const months = range === null ? null : interval(range, reference);
    return months === null ? [] : [{ months }];
  });
  const sources: Record<string, Span> = {};
  const confidence: Record<string, number> = {};
  const value = drafts.map((draft, at) => {
    const entry = buildEntry(document.text, draft, reference);
    const path = `work.${at}`;
    const put = (field: string, piece: Piece | null, sure: number): void => {
      if (piece === null) return;
      const span = spanOfValue(document.text, piece, entry.span);
      if (span !== null) sources[`${path}.${field}`] = span;
      confidence[`${path}.${field}`] = hundredths(sure);
    };
    put('title', draft.title, draft.sure.title);
    put('employer', draft.employer, draft.sure.employer);
    put('location', draft.location, 0.8);
    const dates = datesOf(draft);
    if (dates !== null) {
      sources[`${path}.dates`] = dates;
      confidence[`${path}.dates`] = hundredths(dateSurety(draft));
    }
    return entry;
  });
  const swapped = drafts.flatMap((draft, at) => {
    const dates = datesOf(draft);
    const entry = value[at];
    return draft.range?.swapped === true && dates !== null && entry !== undefined
      ? [swappedNotice(entry, dates)]
      : [];
  });
  return { value, sources, confidence, notices: [...swapped, ...careerNotices(value, reference, breaks)] };
}

function readSection(lines: readonly Line[], reference: string, lexicon: Lexicon): Draft[] {
  const blocks = cutBlocks(
    classifyRows(
      namedLines(joinWrappedDates(rejoinDateColumn(joinWrappedNames(joinTableRows(lines))))),
      reference,
    ),
  );
  const chunks = withTowns(blocks.map((block) => headChunks(block.head.map(headLine))));
  const heads = chunks.map((head) => head.chunks);
  const headers = readHeaders(heads, lexicon);
  return withBanners(blocks, chunks, headers);
}

/** Several roles under one employer, named once above them. A dated block that only sums them up is no job. */
function withBanners(
  blocks: readonly Block[],
  chunks: readonly HeadChunks[],
  headers: readonly EntryHeader[],
): Draft[] {
  const drafts: Draft[] = [];
  let banner: { employer: Piece | null; location: Piece | null; range: DateRange | null } | null = null;
  for (const [at, block] of blocks.entries()) {
    const header = headers[at] as EntryHeader;
    const range = block.anchor?.range ?? null;
    const location = chunks[at]?.location ?? header.location;
    const draft: Draft = {
      block,
      range,
      title: header.title,
      employer: header.employer,
      location,
      sure: header.sure,
    };
    const next = blocks[at + 1];
    const nextRange = next?.anchor?.range ?? null;
    const main = drafts.at(-1);
    if (main !== undefined && range !== null && isPartOf(draft, chunks[at], main)) {
      const merged = {
        ...main.block,
        rows: [...main.block.rows, ...block.rows],
        body: [...main.block.body, ...block.rows],
      };
      drafts[drafts.length - 1] = { ...main, block: merged };
      continue;
    }
    const alone = oneName(header, titleScore);
    if (
      alone !== null &&
      block.body.length === 0 &&
      range !== null &&
      next !== undefined &&
      nextRange !== null &&
      headers[at + 1]?.title !== null &&
      oneName(headers[at + 1] as EntryHeader, () => 0) !== null &&
      within(nextRange, range)
    ) {
      banner = { employer: alone, location, range };
      continue;
    }
    const role = oneName(header, () => 0);
    const fits: boolean =
      banner !== null &&
      role !== null &&
      chunks[at]?.chunks.length === 1 &&
      (banner.range === null ? titleScore(role.text) >= 1 : range !== null && within(range, banner.range));
    if (banner !== null && fits) {
      drafts.push({
        ...draft,
        title: role,
        employer: banner.employer,
        location: location ?? banner.location,
        sure: {
          title: Math.max(header.sure.title, titleScore(role?.text ?? '') >= 1 ? 0.75 : 0.55),
          employer: 0.75,
        },
      });
      continue;
    }
    banner = header.banner ? { employer: header.employer, location, range: null } : null;
    drafts.push(draft);
  }
  return drafts;
}

/**
 * Whether a dated block is a project or a team inside the job above it: its dates lie within those of the
 * job, and no word of its head is one of a title or an employer, where the job's are.
 */
function isPartOf({ range }: Draft, head: HeadChunks | undefined, main: Draft): boolean {
  if (range === null || main.range === null || !within(range, main.range)) return false;
  if (main.employer === null || titleScore(main.title?.text ?? '') < 1) return false;
  return (head?.chunks ?? []).every(
    ({ text, label }) => label === null && titleScore(text) === 0 && employerScore(text) === 0,
  );
}

/** The only name in a header; null when there are two, or when it is clearly a title. */
function oneName(header: EntryHeader, title: (text: string) => number): Piece | null {
  if ((header.title === null) === (header.employer === null)) return null;
  const name = header.title ?? header.employer;
  return name !== null && title(name.text) < 1.6 ? name : null;
}

function within(inner: DateRange, outer: DateRange): boolean {
  const [first, last] = bounds(inner, 'last', 'first');
  const [earliest, latest] = bounds(outer, 'first', 'last');
  return first >= earliest && last <= latest;
}

type Edge = 'first' | 'last';

function bounds({ start, end, current }: DateRange, from: Edge, to: Edge): [number, number] {
  return [
    start === null ? 0 : monthIndex(start, from),
    current || end === null ? Number.POSITIVE_INFINITY : monthIndex(end, to),
  ];
}

function isBreak({ title, employer, block }: Draft): boolean {
  if (BREAK.test(title?.text ?? '') || (title === null && BREAK.test(employer?.text ?? ''))) return true;
  // words that were taken for neither
  const is_unnamed = title === null && employer === null;
  return is_unnamed && block.head.some((row) => BREAK.test(headLine(row).text.trim()));
}

/** Neither who it was for nor what was done, and nothing told of it: dates alone are no job. */
function isEmpty({ title, employer, block }: Draft): boolean {
  return title === null && employer === null && block.body.length === 0;
}

function buildEntry(text: string, draft: Draft, reference: string): WorkEntry {
  const { block, range, title, employer, location } = draft;
  const months = range === null ? null : interval(range, reference);
  return {
    title: title?.text ?? null,
    employer: employer?.text ?? null,
    location: location?.text.replace(/(?<=\p{Ll}{3})\.$/u, '') ?? null,
    kind: INTERNSHIP.test(title?.text ?? '') ? 'internship' : 'employment',
    start: range?.start ?? null,
    end: range?.end ?? null,
    current: range?.current ?? false,
    months: months === null ? null : months[1] - months[0] + 1,
    bullets: bulletSpans(block.body),
    span: spanOf(text, block.rows),
  };
}

function blank(part: string): string {
  return '\t'.repeat(part.length);
}

/** A header line without its dates; a bullet that only took in the date column gives nothing. */
function headLine({ line, range, kind }: Row): HeadLine {
  const dated =
    range === null
      ? line.text
      : line.text.slice(0, range.from) +
        blank(line.text.slice(range.from, range.to)) +
        line.text.slice(range.to);
  const text = dated
    // "(temporadas 2014 y 2015)", "(from May 2017)": a word on the dates goes with them
    .replaceAll(/\((?:[\s–—-]*|\p{Ll}+\s*\t{4,}[\s–—-]*)\)|\[[\s–—-]*\]/gu, blank)
    .replaceAll(/\(?\b\d+\s*(?:years?|yrs?)(?:,?\s+\d+\s*(?:months?|mos?))?\b\)?/gi, blank);
  return {
    text: kind === 'bullet' ? '' : text,
    start: line.start,
    bold: line.bold,
    ...(line.columns !== undefined && { columns: line.columns }),
  };
}

function datesOf({ block, range }: Draft): Span | null {
  const line = block.anchor?.line;
  if (line === undefined || range === null) return null;
  // Dates that were broken over two lines are joined in the text; their source is all of both lines.
  return line.joined === true
    ? { start: line.start, end: line.end }
    : { start: line.start + range.from, end: line.start + range.to };
}

/** Months on both ends and a range that stands apart are sure; a date out of a bullet is not, nor a lone one behind words. */
function dateSurety({ block, range }: Draft): number {
  if (range === null) return 0;
  const whole = range.start !== null && (range.current || range.end !== null);
  const months = range.start?.month !== null && (range.current || range.end?.month !== null);
  return (
    (whole ? 0.9 : range.from === 0 ? 0.65 : 0.55) +
    (months ? 0.06 : 0) -
    (block.anchor?.kind === 'bullet' ? 0.25 : 0) -
    (range.guessed ? 0.4 : 0)
  );
}

function spanOf(text: string, rows: readonly Row[]): Span {
  const start = Math.min(...rows.map(({ line }) => line.start));
  const end = Math.max(...rows.map(({ line }) => line.end));
  return { start, end: Math.min(end, text.length) };
}
