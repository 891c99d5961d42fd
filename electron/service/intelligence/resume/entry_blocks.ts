import { isBare, type Row } from './entry_rows.ts';
import { wordsOf } from '../language/lines.ts';
import { isPlace } from '../language/places.ts';
import { titleScore } from '../language/job_titles.ts';

/** The rows of one entry: those that head it (with the dated one among them) and those that tell of it. */
export type Block = {
  readonly rows: readonly Row[];
  readonly head: readonly Row[];
  readonly body: readonly Row[];
  /** The row with the dates; null for an entry without. */
  readonly anchor: Row | null;
  /** How many head rows stand above the dated one. */
  readonly above: number;
};

/**
 * Cuts an experience section into entries. An entry is anchored on a date range; the short lines around it are its
 * header, by the place the first date of the section has in its entry; what follows is its text. Sections without
 * any date, and stretches without one, fall back to lines that are job titles.
 */
export function cutBlocks(rows: readonly Row[]): Block[] {
  const anchors = rows.map((row, at) => (row.range === null ? -1 : at)).filter((at) => at >= 0);
  const [first] = anchors;
  if (first === undefined) return undated(rows, true);
  const pattern = leadingPattern(rows, first);
  const starts = anchors.map((anchor, at) => entryStart(rows, anchor, anchors[at - 1] ?? -1, pattern));
  const lead = starts[0] ?? 0;
  const blocks = anchors.flatMap((anchor, at) => {
    const from = starts[at] as number;
    const until = starts[at + 1] ?? rows.length;
    return datedBlocks(rows.slice(from, until), anchor - from);
  });
  return [...(lead > 0 ? undated(rows.slice(0, lead)) : []), ...blocks];
}

type Leading = { readonly pattern: readonly ('header' | 'prose')[]; readonly bullets: number };

/** What stands above the first date of a section, nearest first: headers, with a description between them. */
function leadingPattern(rows: readonly Row[], anchor: number): Leading {
  if (rows[anchor]?.kind === 'bullet' && rows[anchor - 1]?.kind !== 'header') {
    let at = anchor;
    while (at >= 0 && rows[at]?.kind !== 'header') at -= 1;
    return { pattern: [], bullets: at < 0 ? 0 : anchor - at };
  }
  const pattern: ('header' | 'prose')[] = [];
  for (let at = anchor - 1; at >= 0 && pattern.length < 4; at -= 1) {
    const row = rows[at] as Row;
    if (row.kind === 'header') pattern.push('header');
    else if (row.kind === 'prose' && rows[at - 1]?.kind === 'header' && at <= 2) pattern.push('prose');
    else break;
  }
  while (pattern.filter((kind) => kind === 'header').length > 3) pattern.pop();
  return { pattern, bullets: 0 };
}

function entryStart(rows: readonly Row[], anchor: number, previous: number, lead: Leading): number {
  let at = anchor;
  // A date column merged into the first bullets: the header is the nearest header line above.
  if (rows[anchor]?.kind === 'bullet') {
    while (at > previous + 1 && rows[at]?.kind !== 'header') at -= 1;
    if (rows[at]?.kind !== 'header') return anchor;
    while (at > previous + 1 && rows[at - 1]?.kind === 'header') at -= 1;
    return at;
  }
  for (const kind of lead.pattern) {
    const above = rows[at - 1];
    if (above === undefined || at - 1 <= previous) break;
    if (above.kind === 'header' || (above.kind === 'prose' && kind === 'prose')) at -= 1;
    else if (kind === 'header') break;
  }
  // More stands above this date than above the first: a title after the text of the entry before begins this one.
  if (lead.pattern.length > 0 && !rows.slice(at, anchor + 1).some(isTitled)) {
    const free = rows.slice(previous + 1, at).findLastIndex(({ kind }) => kind !== 'header') + previous + 2;
    if (free > previous + 1 && at - free <= 2 && free < at && isTitled(rows[free] as Row)) at = free;
  }
  // The place under the date of the entry before is not the head of this one.
  if (previous >= 0 && at === previous + 1 && at < anchor - 1 && isPlace(rows[at]?.line.text ?? '')) at += 1;
  // Nothing above in the first entry, but a title with nothing else here: an odd entry in the section.
  if (
    lead.pattern.length === 0 &&
    previous >= 0 &&
    isBare(rows[anchor]) &&
    rows[at - 1]?.kind === 'header' &&
    rows[at - 1]?.line.columns === undefined &&
    at - 1 > previous + 1
  ) {
    at -= 1;
  }
  return at;
}

const isTitled = ({ line, kind }: Row): boolean => kind === 'header' && bestTitle(line.text) >= 1.6;

/** The entry of a date, and those without dates that stand in its text. */
function datedBlocks(rows: readonly Row[], anchor: number): Block[] {
  let last = anchor;
  const bare = isBare(rows[anchor]);
  const most = anchor >= 2 ? 1 : anchor === 0 && bare ? 3 : 2;
  while (last + 1 < rows.length && rows[last + 1]?.kind === 'header' && last - anchor < most) last += 1;
  // "Acme S.r.l., since January" / "Makers of packing machines, 120 people" / "Designer": words on the firm between
  if (
    !rows.slice(0, last + 1).some(isTitled) &&
    rows[last + 1]?.kind === 'prose' &&
    rows.slice(last + 2, last + 3).some(isTitled)
  ) {
    last += 2;
  }
  let head = rows
    .slice(0, last + 1)
    .filter(({ kind, range }) => kind === 'header' || range !== null)
    .map((row) => row);
  // "Mar 2021 – Present" alone on its line, the role in the first bullet under it.
  const next = rows[last + 1];
  if (
    head.every(isBare) &&
    next?.kind === 'bullet' &&
    titleScore(next.line.text) >= 1 &&
    wordsOf(next.line.text).length <= 10
  ) {
    head = [...head, { ...next, kind: 'header' }];
    last += 1;
  }
  const later = rows.filter((row, at) => at > last || (row.kind !== 'header' && row.range === null));
  // A label says what its field is, wherever it stands: the employer of the Europass form, below the tasks.
  head = [...head, ...later.filter(({ line, kind }) => line.columns !== undefined && kind === 'header')];
  const rest = later.filter((row) => !head.includes(row));
  const cut = undatedStarts(rest, true)[0] ?? rest.length;
  const own: Block = {
    rows: [
      ...rows.slice(0, last + 1),
      ...rest.slice(0, cut).filter((row) => !rows.slice(0, last + 1).includes(row)),
    ],
    head,
    body: rest.slice(0, cut).filter(({ line }) => !head.some((row) => row.line === line)),
    anchor: rows[anchor] ?? null,
    above: anchor,
  };
  return [own, ...undated(rest.slice(cut))];
}

/** Where entries without dates begin: header rows that are titles; inside a dated entry only ones with text below. */
function undatedStarts(rows: readonly Row[], strict: boolean): number[] {
  return rows.flatMap((row, at) => {
    if (row.kind !== 'header' || bestTitle(row.line.text) < 1.6) return [];
    if (!strict) return [at];
    const two = rows[at + 1]?.kind === 'header' ? 2 : 1;
    return at > 0 && rows[at + two]?.kind === 'bullet' && rows[at - 1]?.kind !== 'header' ? [at] : [];
  });
}

/** Where points stand under each entry, what follows the points of one heads the next; null where they do not. */
function toldStarts(rows: readonly Row[]): number[] | null {
  const told = (at: number): boolean => rows[at]?.kind === 'bullet' || rows[at]?.kind === 'prose';
  const heads = rows.flatMap((row, at) =>
    row.kind === 'header' && rows[at - 1]?.kind !== 'header' ? [at] : [],
  );
  return rows.filter((row, at) => row.kind === 'header' && told(at + 1)).length >= 2 ? heads : null;
}

/** How much the part of a line that looks most like a title does. */
function bestTitle(text: string): number {
  return Math.max(titleScore(text), ...text.split(/\t+|\s+[|–—·•-]\s+|,\s+/u).map(titleScore));
}

/** @param whole whether these are all rows of a section without any date. */
function undated(rows: readonly Row[], whole = false): Block[] {
  const starts = ((whole ? toldStarts(rows) : null) ?? undatedStarts(rows, false)).filter(
    (at, index, all) =>
      index === 0 || at - (all[index - 1] as number) > 1 || (rows[at]?.line.columns?.length ?? 0) > 1,
  );
  return starts.map((at, index) => {
    const own = rows.slice(at, starts[index + 1] ?? rows.length);
    const head = own.slice(0, 2).filter(({ kind }, place) => place === 0 || kind === 'header');
    return { rows: own, head, body: own.slice(head.length), anchor: null, above: 0 };
  });
}
