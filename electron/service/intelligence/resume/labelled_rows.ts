import { columnOf, labelOf, leadingLabel } from './columns.ts';
import { findDates } from '../language/dates.ts';
import { findDegree, isSchool } from '../language/degrees.ts';
import { median, wordsOf, type Line } from '../language/lines.ts';
import { cellsOf, NEAR, tableHead, type Head } from './table_rows.ts';
import { columnAt, type NamedCell, type NamedLine } from './named_lines.ts';
import { employerScore, titleScore } from '../language/job_titles.ts';
import type { Column } from '../language/resume_locale.ts';
import { withWrappedLabels } from './wrapped_labels.ts';

export { columnAt };
export type { NamedCell, NamedLine };

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';

/**
 * The lines of a section as plain entries: under the head of a table each cell knows its column, labels
 * before their fields are taken off ("Position held: Cook"), and points that are whole entries ("• Cook –
 * Globex, 2019 – 2021") are no points.
 */
export function namedLines(lines: readonly Line[]): NamedLine[] {
  return withDateLines(
    withLabels(
      withWrappedLabels(withLabelsAbove(withTableHeads(withoutEntryBullets(withoutNumbers(lines))))),
    ),
  );
}

/** Whether a line in unknown words heads the dates below: short cells without figures, each above a date. */
function headsDates(line: Line, next: Line | undefined): boolean {
  const cells = cellsOf(line);
  if (cells.length < 2 || line.bullet || next === undefined || /\d/.test(line.text)) return false;
  const below = cellsOf(next);
  return cells.every(({ text, x }) => {
    const date = below.find((cell) => cell.x !== null && x !== null && Math.abs(cell.x - x) < NEAR);
    return date !== undefined && wordsOf(text).length <= 2 && /\d{4}/.test(below[0]?.text ?? '');
  });
}

function withTableHeads(lines: readonly NamedLine[]): NamedLine[] {
  let heads: Head[] | null = null;
  return lines.flatMap((line, at): NamedLine[] => {
    const own = tableHead(line);
    if (own !== null) {
      heads = own;
      return [];
    }
    if (heads === null && headsDates(line, lines[at + 1])) return [];
    const cells = cellsOf(line);
    if (heads === null || line.bullet || cells.length < 2 || line.columns !== undefined) return [line];
    const table = heads;
    const columns = cells.map(({ start, x }, place) => {
      const near =
        x === null ? undefined : table.find((head) => head.x !== null && Math.abs(head.x - x) < NEAR);
      const head = near ?? (cells.length === table.length ? table[place] : undefined);
      return { start, column: head?.column ?? null };
    });
    return [{ ...line, columns }];
  });
}

/** A single label names nothing: "Team: five people" stands inside a job. */
const MIN_LABELS = 2;

/** A form has as many labels at least that fill a line each. */
const MIN_ABOVE = 3;

/** "Employer" over "Globex", "Position held" over "Cook": labels that fill a line name the one below. */
function withLabelsAbove(lines: readonly NamedLine[]): readonly NamedLine[] {
  const labels = lines.map((line, at) => {
    const next = lines[at + 1];
    if (line.bullet || line.columns !== undefined || next === undefined || next.bullet) return null;
    return labelOf(next.text) === null ? labelOf(line.text) : null;
  });
  const known = labels.filter((label) => label !== null);
  const fields = new Set(known.filter((label) => label !== 'dates' && label !== 'other'));
  if (known.length < MIN_ABOVE || fields.size < MIN_LABELS) return lines;
  return lines.flatMap((line, at): NamedLine[] => {
    if ((labels[at] ?? null) !== null) return [];
    const column = labels[at - 1] ?? null;
    return [
      column === null || column === 'dates' ? line : { ...line, columns: [{ start: line.start, column }] },
    ];
  });
}

type Label = { readonly column: Column | null; readonly from: number };

function withLabels(lines: readonly NamedLine[]): NamedLine[] {
  const plain = lines.map((line) => !line.bullet && line.columns === undefined);
  const signed = lines.map((line, at) => (plain[at] === true ? leadingLabel(line.text) : null));
  const named = new Set(signed.map((label) => label?.column).filter((column) => column !== 'other'));
  // labels that filled several lines are known already
  for (const { columns = [] } of lines) {
    const [own] = columns;
    if (columns.length === 1 && own?.column !== 'other') named.add(own?.column ?? undefined);
  }
  named.delete(undefined);
  const known = named.size >= MIN_LABELS;
  const edge = known ? edgeOf(lines, signed) : null;
  const again = repeatedLabels(lines.filter((_, at) => plain[at] === true));
  if (!known && again.size < MIN_LABELS) return [...lines];
  const labels = lines.map((line, at): Label | null =>
    plain[at] !== true
      ? null
      : ((known ? (signed[at] ?? labelBefore(line, edge)) : null) ?? again.get(line) ?? null),
  );
  return lines.map((line, at) => {
    const label = labels[at] ?? null;
    if (label === null) return line;
    const words = line.words?.filter(([from]) => from >= label.from) ?? [];
    return {
      ...line,
      text: line.text.slice(label.from),
      start: line.start + label.from,
      columns: [{ start: line.start + label.from, column: label.column }],
      ...(line.words === undefined
        ? {}
        : {
            words: words.map(([from, to, x, width]): [number, number, number, number] => [
              from - label.from,
              to - label.from,
              x,
              width,
            ]),
          }),
    };
  });
}

/** "From 03/2019" over "To 05/2021": the two ends of a range on a line each, as one. */
function withDateLines(lines: readonly NamedLine[]): NamedLine[] {
  const joined: NamedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const range = last === undefined ? null : rangeOf(last, line);
    if (last === undefined || range === null) joined.push(line);
    else joined[joined.length - 1] = { ...last, joined: true, end: line.end, text: range };
  }
  return joined;
}

function rangeOf(line: NamedLine, next: NamedLine): string | null {
  if (line.bullet || next.bullet || line.page !== next.page) return null;
  if (wordsOf(line.text).length > 3 || wordsOf(next.text).length > 3) return null;
  const [own, other] = [line, next].map(({ text }) => findDates(text, EVER));
  if (own?.length !== 1 || own[0]?.end === undefined || (other?.length ?? 0) > 1) return null;
  if ((own[0].start !== null && own[0].end !== null) || other?.[0]?.start) return null;
  for (const between of [' ', ' – ']) {
    const text = `${line.text.trim()}${between}${next.text.trim()}`;
    const [range, more] = findDates(text, EVER);
    const whole = range !== undefined && range.from <= 1 && range.to >= text.length - 1;
    const ended = range !== undefined && range.start !== null && (range.end !== null || range.current);
    if (whole && more === undefined && ended) return text;
  }
  return null;
}

/** "1. Cook, Harbor Grill", "2) …": entries that are counted from one on are named without their numbers. */
function withoutNumbers(lines: readonly Line[]): readonly Line[] {
  const counted = new Map<Line, number>();
  for (const line of lines) {
    const number = /^\(?(\d{1,2})[.)]\s+(?=\p{Lu})/u.exec(line.text);
    if (number !== null && Number(number[1]) === counted.size + 1) counted.set(line, number[0].length);
  }
  const heads = [...counted.keys()].filter(({ text }) => namesJob(text) || isSchool(text)).length;
  if (counted.size < 2 || heads < counted.size / 2) return lines;
  return lines.map((line) => {
    const cut = counted.get(line);
    return cut === undefined
      ? line
      : { ...line, bullet: false, text: line.text.slice(cut), start: line.start + cut };
  });
}

/** Where the fields behind labels begin on the page, when they all begin at one place. */
function edgeOf(lines: readonly Line[], labels: readonly (Label | null)[]): number | null {
  const edges = lines.flatMap((line, at) => {
    const from = labels[at]?.from;
    const x = from === undefined ? undefined : line.words?.find(([start]) => start >= from)?.[2];
    return x === undefined ? [] : [x];
  });
  // The points of a task begin further in.
  const first = median(edges);
  const near = edges.filter((x) => Math.abs(x - first) < NEAR).length;
  return near >= 2 && near >= edges.length * 0.6 ? first : null;
}

/** "Función Enfermera": a label so near its field that no gap tells, but the field begins where the others do. */
function labelBefore(line: Line, edge: number | null): Label | null {
  const from = edge === null ? undefined : line.words?.find(([, , x]) => Math.abs(x - edge) < NEAR)?.[0];
  if (from === undefined || from === 0) return null;
  const column = columnOf(line.text.slice(0, from).trim());
  return column === null ? null : { column, from };
}

/**
 * Labels in words nobody listed: what stands before a colon, or in a first cell, on more than one line in
 * just the same words, while what follows differs. They name nothing, but they are no part of their field.
 */
function repeatedLabels(lines: readonly Line[]): Map<Line, Label> {
  const found = Map.groupBy(
    lines.flatMap((line) => {
      const sign = /^(\p{Lu}[^:\t\d]{2,40}?)(?::[ \t]+|\t+)(?=\S)/u.exec(line.text);
      const words = sign?.[1] ?? '';
      return sign === null || wordsOf(words).length > 4 || titleScore(words) + employerScore(words) > 0
        ? []
        : [{ line, name: sign[1] ?? '', from: sign[0].length }];
    }),
    ({ name }) => name,
  );
  const kept = [...found.values()].filter(
    (uses) => uses.length >= 2 && new Set(uses.map(({ line, from }) => line.text.slice(from))).size >= 2,
  );
  // Without colons, titles that come twice beside their dates look so, too: the labels of a form come equally often.
  const often = kept.map((uses) => uses.length);
  const form = kept.length > MIN_LABELS && Math.max(...often) - Math.min(...often) <= 1;
  const colons = kept.flat().filter(({ line, name }) => line.text.startsWith(`${name}:`)).length;
  if (kept.length < MIN_LABELS || (!form && colons === 0)) return new Map();
  return new Map(
    kept.flat().map(({ line, name, from }) => [line, { column: columnOf(name), from }] as const),
  );
}

/**
 * Points that begin or end with their dates, where more than one does, no plain line has dates, and they name
 * jobs or stand further out than the points below them: the heads of entries.
 */
export function withoutEntryBullets(lines: readonly Line[]): readonly Line[] {
  const dated = lines.filter((line) => endsDated(line));
  const entries = dated.filter((line) => line.bullet);
  // The sign of some is lost where they are bold: those begin where the others do.
  const from = entries[0]?.box?.[0] ?? null;
  const same = dated.every(
    (line) => line.bullet || (from !== null && Math.abs((line.box?.[0] ?? 0) - from) < 2),
  );
  if (entries.length === 0 || dated.length < 2 || !same) return lines;
  const inner = lines.filter((line) => line.bullet && !entries.includes(line));
  const edge = Math.max(...entries.map((line) => line.box?.[0] ?? Number.POSITIVE_INFINITY));
  const outer = inner.length > 0 && inner.every((line) => (line.box?.[0] ?? 0) > edge + 2);
  const named = dated.filter((line) => namesJob(line.text)).length;
  const studied = dated.some((line) => isSchool(line.text) || findDegree(line.text) !== null);
  if (!outer && named < 2 && !studied) return lines;
  const heads = new Set(entries);
  return lines.map((line) => (heads.has(line) ? { ...line, bullet: false } : line));
}

function endsDated(line: Line): boolean {
  if (wordsOf(line.text).length > 16) return false;
  return findDates(line.text, EVER).some(
    ({ start, current, from, to }) =>
      (start !== null || current) && (/^[\s).,]*$/.test(line.text.slice(to)) || from <= 1),
  );
}

function namesJob(text: string): boolean {
  return text
    .split(/\t+|\s[|–—·•-]\s|,\s+|:\s+/u)
    .some((part) => titleScore(part) >= 1.6 || employerScore(part) >= 0.8);
}
