import { isBulletGlyph } from '../../characters.ts';
import { withCutWords } from './cut_words.ts';
import { multiply, rotation, transformRect, type Rect } from '../content/geometry.ts';
import type { Glyph } from '../content/glyph.ts';
import type { RawWord } from './words.ts';

/** Words set one after the other on a baseline, in the frame of their writing direction (y down). */
export type Run = {
  readonly text: string;
  /** The text's words; spaces alone divide them. */
  readonly words: readonly RawWord[];
  readonly x0: number;
  readonly x1: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  /** Share of the characters set in bold, 0…1. */
  readonly bold: number;
  readonly space_before: boolean;
  readonly space_after: boolean;
};

/** All runs of one writing direction; `angle` in degrees clockwise. */
type Frame = { readonly angle: number; readonly runs: Run[] };

/** A gap of this many ems is a space: TeX shrinks spaces to .22 em and kerns up to .1 em. */
export const WORD_GAP = 0.16;
/** A gap of this many ems ends a run: justified text rarely stretches that far, tab stops and columns do. */
const WIDE_GAP = 1.5;

/**
 * A dense page has a thousand runs. Beyond this many nothing more of a page is read: finding rows and columns
 * costs the square of their number, and only a hostile file has them.
 */
const MAX_RUNS = 6000;

/** Joins a page's glyphs into runs by writing direction, most glyphs first; `cut`: more than are read. */
export function framesOf(glyphs: readonly Glyph[]): {
  readonly frames: readonly Frame[];
  readonly cut: boolean;
} {
  const by_angle = new Map<number, Glyph[]>();
  for (const glyph of withCutWords(glyphs)) {
    if (glyph.hidden || isDecoration(glyph)) continue;
    const group = by_angle.get(glyph.angle);
    if (group) group.push(glyph);
    else by_angle.set(glyph.angle, [glyph]);
  }
  const frames: Frame[] = [];
  let room = MAX_RUNS;
  let cut = false;
  for (const [angle, group] of [...by_angle].sort((a, b) => b[1].length - a[1].length)) {
    const runs = runsOf(group.map((glyph) => placed(glyph, angle)));
    cut ||= runs.length > room;
    frames.push({ angle, runs: withoutDoubles(runs.slice(0, room)) });
    room -= Math.min(room, runs.length);
  }
  return { frames, cut };
}

/** The page rectangle of a rectangle in a frame. */
export function toPage(rect: Rect, angle: number): Rect {
  return angle === 0 ? rect : transformRect(rotation(angle), rect.x0, rect.y0, rect.x1, rect.y1);
}

/** Pictograms; their characters mean nothing. Private-use bullets of Word stay: splitBullet knows them. */
function isDecoration(glyph: Glyph): boolean {
  if (glyph.font.icons) return true;
  return /^[\ue000-\uf8ff]$/.test(glyph.text) && !isBulletGlyph(glyph.text);
}

type Placed = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly space: boolean;
};

function placed(glyph: Glyph, angle: number): Placed {
  const { text, size, bold, space } = glyph;
  if (angle === 0) return { text, x0: glyph.x, x1: glyph.x + glyph.width, y: glyph.y, size, bold, space };
  const [, , , , x, y] = multiply(rotation(-angle), [1, 0, 0, 1, glyph.x, glyph.y]);
  return { text, x0: x, x1: x + glyph.width, y, size, bold, space };
}

function runsOf(glyphs: readonly Placed[]): Run[] {
  const runs: Run[] = [];
  let current: Placed[] = [];
  let spaces: (number | null)[] = []; // spaces[i]: where a space glyph before current[i] begins
  let pending: Placed | null = null;
  let before = false;
  const finish = (space_after: boolean) => {
    if (current.length > 0) runs.push(makeRun(current, spaces, before, space_after));
    current = [];
    spaces = [];
    before = space_after;
  };
  for (const glyph of glyphs) {
    const last = current.at(-1);
    if (glyph.space || glyph.text === '') {
      if (glyph.space) pending ??= glyph;
      continue;
    }
    if (last) {
      const size = Math.min(last.size, glyph.size);
      const gap = glyph.x0 - last.x1;
      const same_line =
        Math.abs(glyph.y - last.y) <= 0.12 * size &&
        glyph.size <= 1.2 * last.size &&
        last.size <= 1.2 * glyph.size;
      if (!same_line || gap > WIDE_GAP * size || gap < -0.5 * size) finish(pending !== null);
    }
    // On another line it divides words wherever it stands.
    spaces.push(
      current.length === 0 || pending === null ? null : pending.y === glyph.y ? pending.x0 : -Infinity,
    );
    current.push(glyph);
    pending = null;
  }
  finish(pending !== null);
  return runs;
}

function makeRun(
  glyphs: readonly Placed[],
  space_starts: readonly (number | null)[],
  space_before: boolean,
  space_after: boolean,
): Run {
  const first = glyphs[0]!;
  const size = first.size;
  const gaps = glyphs.map((glyph, i) => (i === 0 ? 0 : glyph.x0 - glyphs[i - 1]!.x1));
  const tracking = trackingOf(glyphs, space_starts, gaps);
  // A space that the next glyph is set upon, or as near as any letter, takes no room: programs print soft hyphens so.
  const spaces = space_starts.map((start, i) => {
    if (start === null) return false;
    const room = glyphs[i]!.x0 - start;
    return Math.min(Math.abs(room), Math.abs(room - tracking)) > NO_ROOM * size;
  });
  let breaks = gaps.map((gap, i) => {
    // The letter-spacing stands on both sides of a soft hyphen.
    const usual = space_starts[i] !== null ? 2 * tracking : tracking;
    return spaces[i]! || gap > WORD_GAP * size + usual;
  });
  const word_gap = letterSpacedGap(glyphs, breaks, gaps);
  if (word_gap !== null) breaks = gaps.map((gap) => gap > word_gap);
  const words: RawWord[] = [];
  let bold = 0;
  for (let i = 0, from = 0; i < glyphs.length; i = from) {
    let word = '';
    do {
      word = appendGlyph(word, glyphs, from);
      if (glyphs[from]!.bold) bold++;
      from++;
    } while (from < glyphs.length && !breaks[from]);
    words.push({ text: word, x0: glyphs[i]!.x0, x1: glyphs[from - 1]!.x1 });
  }
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    x0: first.x0,
    x1: Math.max(...glyphs.map((g) => g.x1)),
    y: first.y,
    size,
    bold: bold / glyphs.length,
    space_before,
    space_after,
  };
}

/** Letters are rarely set tighter than by so many ems; what looks tighter are accents and marks over each other. */
const TIGHTEST = -0.1;
/** What a space glyph takes, in ems, when it is none. */
const NO_ROOM = 0.06;
/** What kerning and the rounding of widths add between two letters, in ems: no letter-spacing yet. */
const KERNING = 0.05;

/**
 * The space a run adds between any two of its letters, in points; negative where they are set tighter. It is
 * the usual gap between glyphs that no space divides, so that a soft hyphen, which is not drawn but spaced
 * like a letter, divides no word. Digits alone at equal distances may be a scale ("1 2 3 4 5") and stay
 * apart.
 */
function trackingOf(
  glyphs: readonly Placed[],
  space_starts: readonly (number | null)[],
  gaps: readonly number[],
): number {
  const { size } = glyphs[0]!;
  const inner = gaps.filter((_, i) => i > 0 && space_starts[i] === null).sort((a, b) => a - b);
  const median = inner[Math.floor(inner.length / 2)];
  if (median === undefined || inner.length < 4 || Math.abs(median) < KERNING * size) return 0;
  const has_letters = glyphs.some((glyph) => /\p{L}/u.test(glyph.text));
  if (median > 0 && !has_letters && space_starts.every((start) => start === null)) return 0;
  return Math.max(median, TIGHTEST * size);
}

/**
 * Letter-spaced words ("E X P E R I E N C E", "AWA R D S") fall apart into single letters. Where most words
 * are single letters, only a gap well above the usual one separates words. Returns that gap in points, or
 * null for ordinary text.
 */
function letterSpacedGap(
  glyphs: readonly Placed[],
  breaks: readonly boolean[],
  gaps: readonly number[],
): number | null {
  if (glyphs.length < 4) return null;
  let words = 0;
  let singles = 0;
  let length = 0;
  for (let i = 0; i <= glyphs.length; i++) {
    if (i === glyphs.length || (i > 0 && breaks[i])) {
      words++;
      if (length === 1) singles++;
      length = 0;
    }
    length++;
  }
  if (words < 3 || singles / words < 0.7) return null;
  if (glyphs.filter((glyph) => /\p{L}/u.test(glyph.text)).length / glyphs.length < 0.8) return null;
  const sorted = gaps.slice(1).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return Math.max(median * 1.6, median + 0.12 * glyphs[0]!.size);
}

const ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
  '˘': '\u0306',
  '˝': '\u030b',
};

/** TeX's older fonts print an accent and its letter over each other: they become one character again. */
function appendGlyph(text: string, glyphs: readonly Placed[], i: number): string {
  const glyph = glyphs[i]!;
  const previous = glyphs[i - 1];
  if (!previous) return text + glyph.text;
  const overlap = Math.min(glyph.x1, previous.x1) - Math.max(glyph.x0, previous.x0);
  if (overlap > 0.4 * Math.min(glyph.x1 - glyph.x0, previous.x1 - previous.x0)) {
    const accent_before = ACCENTS[previous.text];
    if (accent_before && /\p{L}/u.test(glyph.text)) {
      return text.slice(0, -1) + (glyph.text.replace('ı', 'i') + accent_before).normalize('NFC');
    }
    const accent = ACCENTS[glyph.text];
    if (accent && /\p{L}/u.test(previous.text)) return (text + accent).normalize('NFC');
  }
  return text + glyph.text;
}

/** Some programs print a word twice, a hair apart, to make it bold: the second print goes, the first counts as bold. */
function withoutDoubles(runs: readonly Run[]): Run[] {
  const seen = new Map<string, number[]>();
  const kept: Run[] = [];
  for (const run of runs) {
    const twins = seen.get(run.text) ?? [];
    const twin = twins.find(
      (at) =>
        Math.abs(kept[at]!.x0 - run.x0) < 0.2 * run.size && Math.abs(kept[at]!.y - run.y) < 0.2 * run.size,
    );
    if (twin !== undefined) {
      kept[twin] = { ...kept[twin]!, bold: 1 };
      continue;
    }
    seen.set(run.text, [...twins, kept.length]);
    kept.push(run);
  }
  return kept;
}
