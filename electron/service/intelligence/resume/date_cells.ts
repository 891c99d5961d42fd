import { MONTH } from '../language/date_points.ts';
import { findDates } from '../language/dates.ts';
import { wordsOf, type Line } from '../language/lines.ts';
import { tableHead } from './table_rows.ts';
import { alternatives, topLevel } from '../language/locales/resume_locales.ts';

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';
/** A date cell is no longer than this, and fills no more lines. */
const [LONGEST, MOST] = [24, 5];
/** How far below a cell its end is looked for: lines of the text beside it may come between. */
const FAR = 7;
/** How far left of its first line a cell at the right may go on, in points: it may be centred or set to the right. */
const LOOSE = 40;

const TO = `(?:[–—-]|(?:${alternatives(({ to }) => to)})(?!\\p{L}))`;
// Longer ones first: of "till och med", "till" alone would leave two words that are none of a date.
const WORD = [
  MONTH,
  alternatives(({ to }) => to),
  alternatives(({ since }) => since),
  alternatives(({ from }) => from),
  String.raw`de|del|di|of|d['’]`,
]
  .flatMap(topLevel)
  .toSorted((a, b) => Number(/ |\\s/.test(b)) - Number(/ |\\s/.test(a)))
  .join('|');
const DATE_WORD = new RegExp(String.raw`(?:(?:${WORD})(?!\p{L})\.?|['’]?\d[\d./-]*|[–—,(-])\s*`, 'iuy');
/** "Mars 2021 – à ce" over "jour": a word or two of what means now, behind the sign. */
const BEGUN = /(?<=[–—-])\s+\p{Ll}{1,10}(?:\s\p{Ll}{1,10})?$/u;
const BEGINS_WITH_TO = new RegExp(`^${TO}`, 'iu');

/**
 * Whether a text is made of nothing but the words, numbers and signs of dates. Taken word by word, each once: one
 * expression for all of them tries every way to cut a long number, and does not end.
 */
function isOfDates(text: string): boolean {
  if (text === '') return false;
  for (let at = 0; at < text.length; at = DATE_WORD.lastIndex) {
    DATE_WORD.lastIndex = at;
    if (!DATE_WORD.test(text)) return false;
  }
  return true;
}

/** The part of a line that may belong to a cell of dates: from where to where, in the line's own text. */
type Part = { readonly from: number; readonly to: number; readonly text: string };

/**
 * Joins dates that a narrow column broke over lines, left or right of the text beside them: "seit⇥Foreman" over
 * "01.10.2019⇥Harbor Ltd", "Cook⇥Depuis" over "Harbor Grill⇥septembre" over "2020". What stands beside the further
 * lines stays where it is, but for the end of a text that had no room left in its line. Offsets stay those of the
 * document; only the texts to read change.
 */
export function joinDateCells(lines: readonly Line[]): Line[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    for (const side of ['left', 'right'] as const) {
      const cell = wholeCell(joined, at, side);
      if (cell === null) continue;
      for (const [place, line] of cell) joined[place] = line;
      break;
    }
  }
  return joined.filter(({ text }) => text.trim() !== '');
}

type Side = 'left' | 'right';

/** The lines of a cell that begins in a line, as they are when its dates stand in that line; null where none begins. */
function wholeCell(lines: readonly Line[], at: number, side: Side): Map<number, Line> | null {
  const first = lines[at] as Line;
  if (first.bullet || !first.text.includes('\t') || tableHead(first) !== null) return null;
  const own = cellOf(first, side);
  const begun = own.text.replace(BEGUN, '');
  if (own.text.length > LONGEST || !isOfDates(begun) || isRange(own.text)) return null;
  // "Da⇥A" heads two columns of dates
  if (isOfDates(`${first.text.slice(0, own.from)}${first.text.slice(own.to)}`.trim())) return null;
  // Left of the text beside them, or from where they begin on, stand the other lines of the cell.
  const edge = xOf(first, side === 'left' ? own.to + 1 : own.from);
  const inside = (x: number): boolean => edge === null || (side === 'left' ? x < edge - 3 : x > edge - LOOSE);
  let text = own.text;
  let whole: { readonly text: string; readonly parts: readonly (readonly [number, Part])[] } | null = null;
  const parts: [number, Part][] = [];
  for (let next = at + 1; next < lines.length && next <= at + FAR && parts.length < MOST - 1; next += 1) {
    const line = lines[next] as Line;
    if (line.page !== first.page) break;
    const part = cellOf(line, side);
    const place = xOf(line, part.from);
    // only the text beside the cell
    if (place !== null && !inside(place)) continue;
    // a dash at the beginning of a line was taken for the sign of a point
    const goesOn = line.bullet && side === 'left' ? `– ${part.text}` : part.text;
    if (goesOn.length > LONGEST) break;
    if (edge === null && !line.text.includes('\t') && !isOfDates(part.text)) break;
    if (isClosed(text) && !BEGINS_WITH_TO.test(goesOn)) break;
    text = `${text} ${goesOn}`;
    parts.push([next, part]);
    if (isRange(text)) whole = { text, parts: [...parts] };
    else if (whole !== null) break;
  }
  return whole === null ? null : withCell(lines, [at, own], whole, side);
}

function withCell(
  lines: readonly Line[],
  [at, own]: readonly [number, Part],
  whole: { readonly text: string; readonly parts: readonly (readonly [number, Part])[] },
  side: Side,
): Map<number, Line> {
  const first = lines[at] as Line;
  const last = lines[whole.parts.at(-1)?.[0] ?? at] as Line;
  const made = new Map<number, Line>();
  let beside = first.text.slice(0, own.from) + first.text.slice(own.to);
  for (const [place, part] of whole.parts) {
    const line = lines[place] as Line;
    const rest = withoutPart(line, part, side);
    // "Guide, Botanical⇥Mar 2019 –" over "Gardens⇥July 2020": the text beside the dates goes on, too
    const more = side === 'right' && rest.text.trim() !== '' && isFull(first, own, rest);
    if (more) beside = `${beside.trimEnd()} ${rest.text.trim()}`;
    made.set(place, more ? { ...rest, text: '' } : rest);
  }
  const { words: _, ...plain } = first;
  const text =
    side === 'left' ? `${whole.text}\t${beside.trimStart()}` : `${beside.trimEnd()}\t${whole.text}`;
  return made.set(at, { ...plain, joined: true, text, end: last.end });
}

/** A line without its part of the cell; where its first words go, its offsets are those of the rest. */
function withoutPart(line: Line, part: Part, side: Side): Line {
  if (side === 'right') return { ...line, text: line.text.slice(0, part.from).trimEnd() };
  const cut = part.to + (/^\s+/.exec(line.text.slice(part.to))?.[0].length ?? 0);
  const words = line.words?.filter(([from]) => from >= cut);
  const x = words?.[0]?.[2];
  return {
    ...line,
    bullet: false,
    text: line.text.slice(cut),
    start: line.start + cut,
    ...(line.box === null || x === undefined
      ? {}
      : { box: [x, line.box[1], line.box[2] - (x - line.box[0]), line.box[3]] as const }),
    ...(words === undefined
      ? {}
      : {
          words: words.map(([from, to, ...place]): [number, number, number, number] => [
            from - cut,
            to - cut,
            ...place,
          ]),
        }),
  };
}

/** The cell at the left or the right end of a line; a line without a gap is one cell. */
function cellOf(line: Line, side: Side): Part {
  const [from, to] =
    side === 'left'
      ? [0, line.text.includes('\t') ? line.text.indexOf('\t') : line.text.length]
      : [line.text.lastIndexOf('\t') + 1, line.text.length];
  return { from, to, text: line.text.slice(from, to).trim() };
}

function xOf(line: Line, from: number): number | null {
  return line.words?.find(([start]) => start >= from)?.[2] ?? (from === 0 ? (line.box?.[0] ?? null) : null);
}

/** Whether the text beside the dates had no room for the next line's first word; false where nobody can tell. */
function isFull(first: Line, own: Part, below: Line): boolean {
  if (first.words === undefined || below.words === undefined) return false;
  const last = first.words.findLast(([from]) => from < own.from);
  const next = below.words[0];
  const edge = xOf(first, own.from);
  if (last === undefined || next === undefined || edge === null) return false;
  return last[2] + last[3] + next[3] + first.font_size * 0.5 > edge;
}

/** Whether a text is one range from end to end. */
function isRange(text: string): boolean {
  const [range, more] = findDates(text, EVER);
  return (
    range !== undefined &&
    more === undefined &&
    range.start !== null &&
    (range.end !== null || range.current) &&
    wordsOf(text.slice(0, range.from) + text.slice(range.to)).length === 0
  );
}

/** Whether a text ends in a date: nothing but the sign of a range can follow. */
function isClosed(text: string): boolean {
  const last = findDates(text, EVER).at(-1);
  return last !== undefined && /^[\s).,]*$/.test(text.slice(last.to));
}
