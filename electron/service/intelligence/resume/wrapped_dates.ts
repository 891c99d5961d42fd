import { MONTH } from '../language/date_points.ts';
import { joinDateCells } from './date_cells.ts';
import type { Line } from '../language/lines.ts';
import { alternatives } from '../language/locales/resume_locales.ts';

// Every form a month or a year has in dates.ts, but loosely: only what a separator at a line end leaves open is joined.
const POINT = String.raw`(?:\p{L}{3,9}\.?,? )?(?:\d{4}|['’]\d{2})|\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{2}|Q[1-4] \d{4}`;
const NOW = `(?:${alternatives(({ present }) => present)})`;
const TO = String.raw`(?:[–—-]|to\b|bis\b)`;

// "… · Reno, NV · June" / "2020 - June 2022", "(Mar 2019 –" / "Present)": a header line too long for its column.
const MONTH_END = new RegExp(String.raw`[\s(|·•,/-](?:${MONTH})\.?,?\s*$`, 'iu');
const YEAR_FIRST = new RegExp(String.raw`^\d{4}\s*${TO}\s*(?:${POINT}|${NOW})[\s)\]]*$`, 'iu');
const OPEN_END = new RegExp(String.raw`[\s(|·•,]((?:${POINT})\s*${TO})\s*$`, 'iu');
// "September 2015 - December" / "2017"
const OPEN_MONTH = new RegExp(String.raw`(?:${POINT})\s*${TO}\s*\p{L}{3,9}\.?,?\s*$`, 'iu');
const OPEN_POINT = new RegExp(String.raw`\([^()]*(?:${POINT})\s*$`, 'iu');
const CLOSED_POINT = new RegExp(String.raw`^(?:${POINT}|${NOW})\s*\)\s*$`, 'iu');
const POINT_ONLY = new RegExp(String.raw`^(?:${POINT}|${NOW})[\s)\]]*$`, 'iu');

const OPEN_ONLY = new RegExp(String.raw`^(?:${POINT})\s*${TO}\s*$`, 'iu');

/** A row without a table's head, its dates above and below the other cells: "03/2018 –", "Cook", "06/2021". */
function aroundRow(line: Line, next: Line, end: Line | undefined): Line | null {
  if (end === undefined || [line, next, end].some(({ bullet, page }) => bullet || page !== line.page)) {
    return null;
  }
  const apart = next.box === null || line.box === null || next.box[0] > line.box[0] + 8;
  const around = OPEN_ONLY.test(line.text) && POINT_ONLY.test(end.text) && !POINT_ONLY.test(next.text);
  return apart && around && next.text.includes('\t')
    ? { ...line, joined: true, end: end.end, text: `${line.text.trim()} ${end.text.trim()}\t${next.text}` }
    : null;
}

/** A header line whose dates go on in the next one, joined with it; null for others. */
function wrappedEnd(line: Line, next: Line): Line | null {
  if (line.bullet || line.page !== next.page) return null;
  // A dash at the beginning of a line was taken for the sign of a point: "(May 2019" over "– December 2022)".
  if (next.bullet) {
    return CLOSED_POINT.test(next.text) && OPEN_POINT.test(line.text)
      ? { ...line, joined: true, end: next.end, text: `${line.text.trimEnd()} – ${next.text}` }
      : null;
  }
  const broken =
    (MONTH_END.test(line.text) && YEAR_FIRST.test(next.text)) ||
    (OPEN_MONTH.test(line.text) && /^\d{4}[\s)\]]*$/.test(next.text)) ||
    (OPEN_END.test(line.text) && POINT_ONLY.test(next.text));
  return broken
    ? { ...line, joined: true, end: next.end, text: `${line.text.trimEnd()} ${next.text}` }
    : null;
}

function isDate(line: Line | undefined): boolean {
  return line !== undefined && line.box !== null && !line.bullet && BARE.test(line.text.trim());
}

/**
 * Puts dates that were read as a column of their own back beside the lines they stand beside: two or more
 * lines of dates in a row, each at the height of a line further right.
 */
export function rejoinDateColumn(lines: readonly Line[]): Line[] {
  const rest: Line[] = [];
  const dates: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const run = isDate(line) && (isDate(lines[at - 1]) || isDate(lines[at + 1]));
    (run ? dates : rest).push(line);
  }
  if (dates.length < 2) return [...lines];
  const before = new Map<Line, Line>();
  for (const date of dates) {
    const beside = rest.find(
      (line) =>
        line.page === date.page &&
        line.box !== null &&
        date.box !== null &&
        Math.abs(line.box[1] - date.box[1]) < Math.max(3, date.box[3] * 0.5) &&
        line.box[0] > date.box[0],
    );
    if (beside === undefined || before.has(beside)) return [...lines];
    before.set(beside, date);
  }
  return rest.flatMap((line) => {
    const date = before.get(line);
    return date === undefined ? [line] : [date, line];
  });
}

const BARE = new RegExp(String.raw`^[([]?(?:${POINT})\s*(?:${TO}\s*)?(?:${POINT}|${NOW})?[)\]]?$`, 'iu');

/**
 * Joins date ranges that a narrow date column broke over two lines ("June 2022 –⇥Engineer" / "Present⇥Built …",
 * "Guide⇥Mar 2019 - July" / "Gardens⇥2020"). Offsets stay those of the document; only the texts to read change.
 */
export function joinWrappedDates(lines: readonly Line[]): Line[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const line = joined[at] as Line;
    const next = joined[at + 1] as Line;
    const row = aroundRow(line, next, joined[at + 2]);
    if (row !== null) {
      joined[at] = row;
      for (const rest of [1, 2]) joined[at + rest] = { ...(joined[at + rest] as Line), text: '' };
      at += 2;
      continue;
    }
    const wrapped = wrappedEnd(line, next);
    if (wrapped !== null) {
      joined[at] = wrapped;
      joined[at + 1] = { ...next, text: '' };
      at += 1;
      continue;
    }
  }
  return joinDateCells(joined.filter(({ text }) => text.trim() !== ''));
}
