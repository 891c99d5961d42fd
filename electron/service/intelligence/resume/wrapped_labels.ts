import { columnOf, labelOf } from './columns.ts';
import type { NamedLine } from './named_lines.ts';
import { fold, wordsOf } from '../language/lines.ts';

/** A label fills no more lines of a narrow column than these. */
const MAX_COUNT = 5;

/**
 * Takes the ends of labels that a narrow column broke over several lines off them: "Nome e indirizzo
 * del⇥Ospedale San Vitale" over "datore di lavoro". The words of all its lines together are a label somebody
 * uses; in a language nobody listed, the same lines follow each other more than once. What stands beside such
 * an end goes on with the field.
 */
export function withWrappedLabels(lines: readonly NamedLine[]): NamedLine[] {
  const kept: NamedLine[] = [];
  const again = repeatedEnds(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as NamedLine;
    const ends = line.bullet || line.columns !== undefined ? 0 : endsOf(lines, at) || (again.get(at) ?? 0);
    if (ends === 0) {
      kept.push(line);
      continue;
    }
    kept.push(wholeLabel(lines.slice(at, at + ends + 1)));
    at += ends;
  }
  return kept;
}

const labelCell = (line: NamedLine | undefined): string => line?.text.split('\t', 1)[0]?.trim() ?? '';

/** How many lines below one go on with its label; the most that make one together. */
function endsOf(lines: readonly NamedLine[], at: number): number {
  let label = labelCell(lines[at]);
  let found = 0;
  if (columnOf(label) === null && !mayBegin(label)) return 0;
  for (let count = 1; count < MAX_COUNT; count += 1) {
    const next = lines[at + count];
    if (next === undefined || next.bullet || next.page !== lines[at]?.page) break;
    label = `${label} ${labelCell(next)}`;
    if (label.length > 110) break;
    if (labelOf(label) !== null && labelOf(labelCell(next)) === null) found = count;
  }
  return found;
}

function mayBegin(text: string): boolean {
  return /^\p{Lu}[^\d:@]{1,60}$/u.test(text) && wordsOf(text).length <= 8;
}

/** The lines of a label as one: its whole words, a gap, and all that stands beside them. */
function wholeLabel(lines: readonly NamedLine[]): NamedLine {
  const [first] = lines as [NamedLine];
  const column = labelOf(lines.map(labelCell).join(' ')) ?? columnOf(labelCell(first));
  const values = lines
    .map(({ text }) => text.split('\t').slice(1).join('\t').trim())
    .filter((text) => text !== '');
  const only = values.length === 1 && first.text.endsWith(values[0] ?? '');
  const value = values.join(' ');
  const start = only ? first.start + first.text.length - value.length : first.start;
  const words = only ? first.words?.filter(([from]) => from >= start - first.start) : undefined;
  return {
    ...first,
    text: value,
    start,
    end: lines.at(-1)?.end ?? first.end,
    ...(only ? {} : { joined: true }),
    ...(words === undefined
      ? {}
      : {
          words: words.map(([from, to, x, width]): [number, number, number, number] => [
            from - (start - first.start),
            to - (start - first.start),
            x,
            width,
          ]),
        }),
    columns: [{ start, column }],
  };
}

/** Where the same cell stands over the same lines without a gap more than once, and what is beside it differs. */
function repeatedEnds(lines: readonly NamedLine[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const places = Map.groupBy(
    lines.flatMap((line, at) => (mayBegin(labelCell(line)) && line.text.includes('\t') ? [at] : [])),
    (at) => fold(labelCell(lines[at])),
  );
  for (const same of places.values()) {
    if (same.length < 2) continue;
    let count = 0;
    while (count + 1 < MAX_COUNT && goOn(lines, same, count + 1)) count += 1;
    if (count > 0) for (const at of same) found.set(at, count);
  }
  return found;
}

function goOn(lines: readonly NamedLine[], places: readonly number[], count: number): boolean {
  const [first] = places as [number];
  const end = lines[first + count];
  if (end === undefined || end.bullet || end.text.includes('\t') || /[\d:]/.test(end.text)) return false;
  return (
    /^\p{Ll}/u.test(end.text.trim()) &&
    wordsOf(end.text).length <= 4 &&
    places.every((at) => fold(lines[at + count]?.text ?? '') === fold(end.text))
  );
}
