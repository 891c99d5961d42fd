import type { DocumentLine, ResumeDocument } from '../document.ts';
import { median } from '../language/lines.ts';

/** A gap that may part two columns, in heads of letters; a space between words is half of it. */
const GAP = 0.42;
/** How far the words of one column may begin from each other, in points. */
const NEAR = 1.5;
/** A column begins on as many lines at least. */
const MIN_COUNT = 3;

/** Letters larger than this many times those of the text are a name or a heading, and no part of a column. */
const LARGE = 1.25;

/**
 * A document with a tab before the words that begin a column, however small the gap before them is: labels
 * set to the right before their fields ("Date Marzo 2018", "Nome e indirizzo del Ospedale"), dates that fill
 * their column. A column is where words of several lines begin at one place behind more than a space and
 * hardly a word between them crosses it. A space becomes a tab: offsets stay as they are.
 */
export function withRailGaps(document: ResumeDocument): ResumeDocument {
  const cuts: number[] = [];
  const pages = document.pages.map((page) => {
    const wanted = gapsOf(page.lines);
    if (wanted.size === 0) return page;
    const lines = page.lines.map((line) => {
      const own = wanted.get(line);
      if (own === undefined) return line;
      for (const at of own) cuts.push(line.start + at);
      return { ...line, text: withTabs(line.text, own) };
    });
    return { ...page, lines };
  });
  return cuts.length === 0 ? document : { ...document, pages, text: withTabs(document.text, cuts) };
}

function withTabs(text: string, cuts: readonly number[]): string {
  let made = '';
  let from = 0;
  for (const at of cuts.toSorted((a, b) => a - b)) {
    made += `${text.slice(from, at)}\t`;
    from = at + 1;
  }
  return made + text.slice(from);
}

/** The spaces of a page that part columns, by their lines. */
function gapsOf(all: readonly DocumentLine[]): Map<DocumentLine, number[]> {
  const size = median(all.map(({ font_size }) => font_size));
  const lines = all.filter(
    ({ words, bullet, font_size }) => words !== undefined && !bullet && font_size <= LARGE * size,
  );
  const wanted = new Map<DocumentLine, number[]>();
  for (const edge of edgesOf(lines)) {
    for (const [line, at] of gapsAt(lines, edge)) {
      const own = wanted.get(line) ?? [];
      if (!own.includes(at)) wanted.set(line, [...own, at]);
    }
  }
  return wanted;
}

/** Where words begin behind a gap, on enough lines. */
function edgesOf(lines: readonly DocumentLine[]): number[] {
  const starts = lines.flatMap((line) => gapStarts(line).map(({ x }) => Math.round(x)));
  const counted = Map.groupBy(starts, (x) => x);
  return [...counted.keys()].filter(
    (x) =>
      (counted.get(x)?.length ?? 0) + (counted.get(x + 1)?.length ?? 0) + (counted.get(x - 1)?.length ?? 0) >=
        MIN_COUNT && (counted.get(x)?.length ?? 0) >= (counted.get(x - 1)?.length ?? 0),
  );
}

type Gap = { readonly x: number; readonly at: number; readonly tab: boolean };

/** The words of a line behind a tab, or behind more than a space. */
function gapStarts({ words = [], text, font_size }: DocumentLine): Gap[] {
  return words.flatMap(([from, , x], index): Gap[] => {
    const before = words[index - 1];
    if (before === undefined || from === 0) return [];
    const tab = text[from - 1] === '\t';
    const wide = x - before[2] - before[3] >= GAP * font_size;
    return tab || (wide && text[from - 1] === ' ') ? [{ x, at: from - 1, tab }] : [];
  });
}

/** The spaces to widen at an edge: those of lines that have it, when hardly a line between them crosses it. */
function gapsAt(lines: readonly DocumentLine[], edge: number): [DocumentLine, number][] {
  const found = lines.flatMap((line, index) => {
    const gap = gapStarts(line).find(({ x }) => Math.abs(x - edge) <= NEAR);
    return gap === undefined ? [] : [{ line, index, gap }];
  });
  const spaces = found.filter(({ gap }) => !gap.tab);
  if (found.length < MIN_COUNT || spaces.length === 0) return [];
  const between = lines.slice(found[0]?.index ?? 0, (found.at(-1)?.index ?? 0) + 1);
  const crossing = between.filter(({ words = [] }) =>
    words.some(([, , x, width]) => x < edge - NEAR && x + width > edge + NEAR),
  );
  return crossing.length > found.length * 0.2 ? [] : spaces.map(({ line, gap }) => [line, gap.at]);
}
