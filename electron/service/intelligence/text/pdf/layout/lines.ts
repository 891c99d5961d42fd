import type { DraftLine } from '../../assemble.ts';
import { cleanText, isBulletGlyph, splitBullet } from '../../characters.ts';
import type { Block } from './columns.ts';
import { rowText, rowWords, type Row } from '../words/rows.ts';
import type { Rect } from '../content/geometry.ts';
import { inReadingDirection, isRightToLeft } from '../words/right_to_left.ts';
import { toPage, type Run } from '../words/runs.ts';
import { placedWords, withoutStart } from '../words/words.ts';

/**
 * Turns blocks in reading order into lines. `angle` is that of the frame the rows lie in, in degrees
 * clockwise; `dots` are bullets drawn as shapes, in page coordinates, and belong to upright text.
 */
export function linesOf(blocks: readonly Block[], angle: number, dots: readonly Rect[] = []): DraftLine[] {
  const lines: DraftLine[] = [];
  for (const { column, rows } of blocks) {
    let pending_bullet = false;
    let split_word = false;
    for (const row of rows) {
      let raw = rowText(row.runs);
      // Words of turned text keep their line's box: a word's place is told along x.
      let words = angle === 0 ? rowWords(row.runs) : [];
      if (isRightToLeft(raw)) {
        words = inReadingDirection(rowWords(row.runs));
        raw = words.map((word) => word.text).join(' ');
        if (angle !== 0) words = [];
      }
      if (isBulletGlyph(raw.trim())) {
        // A bullet set a little off its line's baseline: it belongs to the next row.
        pending_bullet = true;
        continue;
      }
      const { text: rest, bullet } = splitBullet(raw.trimStart());
      let text = cleanText(rest.replace(SOFT_AT_END, '\u2010'));
      if (bullet) words = withoutStart(words, charactersIn(raw) - charactersIn(rest));
      if (split_word) {
        const whole = text;
        text = completeWord(lines, text);
        words = withoutStart(words, charactersIn(whole) - charactersIn(text));
      }
      // A word divided twice goes on in the next row.
      split_word =
        DIVIDED.test(text) || (split_word && text === '' && DIVIDED.test(lines.at(-1)?.text ?? ''));
      // Rating dots, rules made of characters, leftovers of icon fonts: nothing to read.
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const bold = boldOf(row);
      const placed = placedWords(text, words);
      lines.push({
        text,
        box: boxOf(row.runs, angle),
        font_size: sizeOf(row),
        bold,
        column,
        bullet: bullet || pending_bullet || (!bold && hasDot(row, dots)),
        ...(placed && { words: placed }),
      });
      pending_bullet = false;
    }
  }
  return lines;
}

/** A mark at the height of the letters, up to two ems left of them; beside bold words it marks an entry. */
function hasDot({ runs, y, size }: Row, dots: readonly Rect[]): boolean {
  const start = runs[0]!.x0;
  return dots.some((dot) => {
    const middle = (dot.y0 + dot.y1) / 2;
    return dot.x1 <= start && dot.x1 >= start - 2 * size && middle < y && middle > y - 0.8 * size;
  });
}

const charactersIn = (text: string): number => text.replace(/\s+/g, '').length;

/** A word divided at a line's or cell's end by the program; people type the plain hyphen, which may belong. */
const DIVIDED = /(?<=\p{L})\u2010(?=\t|$)/u;
const SOFT_AT_END = /\u00ad(?=\s*(?:\t|$))/g;

/** Moves the second half of a divided word up to the line that has the first; returns what stays of `text`. */
function completeWord(lines: DraftLine[], text: string): string {
  const last = lines.at(-1);
  const half = /^[\p{L}\p{M}]+(?:\u2010$|[^\s\u2010]?)/u.exec(text)?.[0];
  const cut = last ? last.text.search(DIVIDED) : -1;
  if (!last || !half || cut < 0) return text;
  const added = half.length - 1;
  const words = last.words?.map(([start, end, x, width]): [number, number, number, number] => [
    start > cut ? start + added : start,
    end > cut ? end + added : end,
    x,
    width,
  ]);
  const whole = last.text.slice(0, cut) + half + last.text.slice(cut + 1);
  lines[lines.length - 1] = { ...last, text: whole, ...(words && { words }) };
  return text.slice(half.length).trimStart();
}

/** Page box of a row: from .78 em above the baseline of its tallest letters to its descenders. */
function boxOf(runs: readonly Run[], angle: number): [number, number, number, number] {
  const rect = toPage(
    {
      x0: Math.min(...runs.map((run) => run.x0)),
      y0: Math.min(...runs.map((run) => run.y - 0.78 * run.size)),
      x1: Math.max(...runs.map((run) => run.x1)),
      y1: Math.max(...runs.map((run) => run.y + 0.22 * run.size)),
    },
    angle,
  );
  return [round(rect.x0), round(rect.y0), round(rect.x1 - rect.x0), round(rect.y1 - rect.y0)];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The size most characters of the row have. */
function sizeOf(row: Row): number {
  const counts = new Map<number, number>();
  for (const run of row.runs) {
    const size = Math.round(run.size * 10) / 10;
    counts.set(size, (counts.get(size) ?? 0) + run.text.length);
  }
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

function boldOf(row: Row): boolean {
  const total = row.runs.reduce((sum, run) => sum + run.text.length, 0);
  return row.runs.reduce((sum, run) => sum + run.bold * run.text.length, 0) > 0.6 * total;
}
