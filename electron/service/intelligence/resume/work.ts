import type { ResumeDocument } from '../document.ts';
import type { Section, Span, WorkEntry } from '../profile.ts';
import { findDates, interval, type DateRange } from './dates.ts';
import { readEntryHeader } from './entry_header.ts';
import { allLines, wordsOf, type Line } from './lines.ts';
import { sectionLines } from './sections.ts';
import { titleScore } from './titles.ts';
import { joinWrappedDates } from './wrapped_dates.ts';

type Kind = 'header' | 'bullet' | 'prose' | 'continuation';
type Row = { readonly line: Line; readonly kind: Kind; readonly range: DateRange | null };

/**
 * Reads the jobs of a resume. An entry is anchored on a date range; the short lines around it are its header, by the
 * place the first anchor of the section has in its entry; what follows is its text. Sections without any date
 * fall back to lines that are job titles.
 */
export function readWork(
  document: ResumeDocument,
  sections: readonly Section[],
  reference: string,
): WorkEntry[] {
  const lines = allLines(document);
  return sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap((section) =>
      readSection(document.text, section, sectionLines(lines, section, document.text), reference),
    );
}

function readSection(text: string, section: Section, lines: readonly Line[], reference: string): WorkEntry[] {
  const rows = classify(joinWrappedDates(lines), reference);
  const anchors = rows.map((row, at) => (row.range === null ? -1 : at)).filter((at) => at >= 0);
  if (anchors.length === 0) return undated(rows, section);
  const before = leadingHeaders(rows, anchors[0] as number);
  const starts = anchors.map((anchor, at) =>
    entryStart(rows, anchor, at === 0 ? -1 : (anchors[at - 1] as number), before),
  );
  return anchors.map((anchor, at) => {
    const from = starts[at] as number;
    const until = starts[at + 1] ?? rows.length;
    return buildEntry(text, rows.slice(from, until), anchor - from, reference);
  });
}

function classify(lines: readonly Line[], reference: string): Row[] {
  const rows: Row[] = [];
  const margin = Math.min(
    ...lines.filter((line) => line.box !== null && !line.bullet).map((line) => line.box?.[0] ?? 0),
    Number.POSITIVE_INFINITY,
  );
  for (const [at, line] of lines.entries()) {
    const range = anchorRange(line, reference);
    const previous = rows[at - 1];
    rows.push({ line, range, kind: kindOf(line, range, previous, margin) });
  }
  return rows;
}

/** The range that dates an entry: in a header line, or alone at the end of a bullet that took in a date column. */
function anchorRange(line: Line, reference: string): DateRange | null {
  const ranges = findDates(line.text, reference);
  const range = ranges.find(({ start, current }) => start !== null || current) ?? null;
  const rest = (candidate: DateRange): string =>
    `${line.text.slice(0, candidate.from)} ${line.text.slice(candidate.to)}`;
  if (range !== null) {
    // A range in the middle of a sentence tells of something else.
    const atEdge =
      range.from <= 2 ||
      /\t\s*\(?$/.test(line.text.slice(0, range.from)) ||
      /^[\s)\]|]*(?:\t|$)/.test(line.text.slice(range.to));
    if (line.bullet) {
      return atEdge &&
        (range.from <= 2 ? wordsOf(rest(range)).length <= 6 : /\t\s*$/.test(line.text.slice(0, range.from)))
        ? range
        : null;
    }
    return wordsOf(rest(range)).length <= 16 &&
      (atEdge || /[,|(·•–—-]\s*$/.test(line.text.slice(0, range.from)) || wordsOf(rest(range)).length <= 8)
      ? range
      : null;
  }
  // A single month stands for a job only beside a title, set apart ("Consultant⇥May 2019").
  const single = ranges[0];
  if (single === undefined || line.bullet || ranges.length > 1 || single.end === null) return null;
  const apart =
    /(?:\t|[|,(]\s*)$/.test(line.text.slice(0, single.from)) && /^[\s)]*$/.test(line.text.slice(single.to));
  return apart && titleScore(rest(single)) >= 1 && wordsOf(rest(single)).length <= 9 ? single : null;
}

function kindOf(line: Line, range: DateRange | null, previous: Row | undefined, margin: number): Kind {
  if (line.bullet) return 'bullet';
  if (range !== null) return 'header';
  const words = wordsOf(line.text);
  const x = line.box?.[0] ?? null;
  const inText =
    previous !== undefined &&
    (previous.kind === 'bullet' || previous.kind === 'continuation' || previous.kind === 'prose');
  if (inText && previous !== undefined) {
    const sameColumn = previous.line.column === line.column;
    const openSentence = !/[.!?:]$/.test(previous.line.text.trim());
    if (/^[\p{Ll}(&%$+]/u.test(line.text)) return 'continuation';
    // A wrapped bullet is indented like its text, not like the headers.
    if (
      previous.kind !== 'prose' &&
      sameColumn &&
      x !== null &&
      x > margin + 4 &&
      !line.bold &&
      !previous.line.bold &&
      Math.abs(line.font_size - previous.line.font_size) < 0.3
    ) {
      const own = previous.line.box?.[0] ?? x;
      if (previous.kind === 'continuation' ? Math.abs(own - x) < 3 : x >= own - 1) return 'continuation';
    }
    if (openSentence && /[.;]$/.test(line.text.trim()) && words.length <= 16 && !line.text.includes('\t')) {
      return 'continuation';
    }
  }
  if (/^https?:\/\/\S+$/.test(line.text.trim())) return 'prose';
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const sentence = words.length >= 6 && small >= words.length * 0.5;
  if (/^(?:\d+ years?|\d+ yrs?|\d+ mos?|\d+ months?)[\s\d\p{L}]*$/iu.test(line.text.trim())) return 'prose';
  return words.length > 16 ||
    (sentence && !line.text.includes('\t')) ||
    (/[.]$/.test(line.text.trim()) && words.length > 4 && small >= 2)
    ? 'prose'
    : 'header';
}

/** How many header lines stand above the first date of a section: the place of the date in its entries. */
function leadingHeaders(rows: readonly Row[], anchor: number): number {
  let count = 0;
  for (let at = anchor - 1; at >= 0 && rows[at]?.kind === 'header'; at -= 1) count += 1;
  return rows[anchor]?.kind === 'bullet' && count === 0
    ? leadingBeforeBullets(rows, anchor)
    : Math.min(count, 3);
}

function leadingBeforeBullets(rows: readonly Row[], anchor: number): number {
  for (let at = anchor; at >= 0; at -= 1) if (rows[at]?.kind === 'header') return anchor - at;
  return 0;
}

function entryStart(rows: readonly Row[], anchor: number, previous: number, before: number): number {
  let at = anchor;
  // A date column merged into the first bullets: the header is the nearest header line above.
  if (rows[anchor]?.kind === 'bullet') {
    while (at > previous + 1 && rows[at]?.kind !== 'header') at -= 1;
    if (rows[at]?.kind !== 'header') return anchor;
    while (at > previous + 1 && rows[at - 1]?.kind === 'header') at -= 1;
    return at;
  }
  let left = before;
  while (left > 0 && at - 1 > previous && rows[at - 1]?.kind === 'header') {
    at -= 1;
    left -= 1;
  }
  // Nothing above in the first entry, but a title with nothing else here: an odd entry in the section.
  if (
    before === 0 &&
    previous >= 0 &&
    bare(rows[anchor]) &&
    rows[at - 1]?.kind === 'header' &&
    at - 1 > previous + 1
  ) {
    at -= 1;
  }
  return at;
}

function bare(row: Row | undefined): boolean {
  return (
    row !== undefined &&
    row.range !== null &&
    wordsOf(row.line.text.slice(0, row.range.from) + row.line.text.slice(row.range.to)).length === 0
  );
}

function buildEntry(text: string, rows: readonly Row[], anchor: number, reference: string): WorkEntry {
  const range = rows[anchor]?.range ?? null;
  let last = anchor;
  // Header lines after the date: at most two, up to the first bullet or prose.
  while (last + 1 < rows.length && rows[last + 1]?.kind === 'header' && last - anchor < 2) last += 1;
  const head = rows.slice(0, last + 1).filter(({ kind, range: own }) => kind === 'header' || own !== null);
  let used = head;
  // "Mar 2021 – Present" alone on its line, the role in the first bullet under it.
  const bulletHead = head.every(bare) ? rows[last + 1] : undefined;
  if (
    bulletHead !== undefined &&
    bulletHead.kind === 'bullet' &&
    titleScore(bulletHead.line.text) >= 1 &&
    wordsOf(bulletHead.line.text).length <= 10
  ) {
    used = [...head, { ...bulletHead, kind: 'header' }];
  }
  const { title, employer, location } = readEntryHeader(used.map((row) => headerText(row)));
  const body = rows.filter((row) => !used.some(({ line }) => line === row.line));
  const months = range === null ? null : interval(range, reference);
  return {
    title,
    employer,
    location,
    kind: 'employment',
    start: range?.start ?? null,
    end: range?.end ?? null,
    current: range?.current ?? false,
    months: months === null ? null : months[1] - months[0] + 1,
    bullets: bulletSpans(body),
    span: spanOf(text, rows),
  };
}

/** The text of a header line without its dates; a bullet that only took in the date column gives nothing. */
function headerText({ line, range, kind }: Row): string {
  if (kind === 'bullet') return '';
  const dated =
    range === null ? line.text : `${line.text.slice(0, range.from)}\t${line.text.slice(range.to)}`;
  return dated
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\b\d+\s*(?:years?|yrs?)(?:\s+\d+\s*(?:months?|mos?))?\b/gi, ' ');
}

/** The points of an entry: a bullet with its wrapped lines; without bullet signs, a new one where a sentence ended. */
function bulletSpans(rows: readonly Row[]): Span[] {
  const spans: Span[] = [];
  let marked = false;
  let last = '';
  for (const { line, kind } of rows) {
    if (kind === 'header') continue;
    const open = spans.at(-1);
    const ended = last === '' || (/[.!?:]$/.test(last) && /^[^\p{Ll}]/u.test(line.text));
    const goesOn = marked ? kind === 'continuation' : kind !== 'bullet' && !ended;
    if (goesOn && open !== undefined) spans[spans.length - 1] = { start: open.start, end: line.end };
    else spans.push({ start: line.start, end: line.end });
    if (!goesOn) marked = kind === 'bullet';
    last = line.text.trim();
  }
  return spans;
}

function spanOf(text: string, rows: readonly Row[]): Span {
  const start = Math.min(...rows.map(({ line }) => line.start));
  const end = Math.max(...rows.map(({ line }) => line.end));
  return { start, end: Math.min(end, text.length) };
}

/** Jobs without dates: every header line that is a title opens one. */
function undated(rows: readonly Row[], section: Section): WorkEntry[] {
  const starts = rows
    .map((row, at) => (row.kind === 'header' && titleScore(row.line.text) >= 1.6 ? at : -1))
    .filter((at) => at >= 0);
  return starts.map((at, index) => {
    const own = rows.slice(at, starts[index + 1] ?? rows.length);
    const head = own.slice(0, 2).filter(({ kind }, place) => place === 0 || kind === 'header');
    const header = readEntryHeader(head.map(({ line }) => line.text));
    return Object.assign(header, {
      kind: 'employment' as const,
      start: null,
      end: null,
      current: false,
      months: null,
      bullets: bulletSpans(own.slice(head.length)),
      span:
        own.length === 0
          ? {
              start: section.start,
              end: section.end,
            }
          : spanOf('x'.repeat(section.end), own),
    });
  });
}
