import type { Rect } from '../content/geometry.ts';
import type { Glyph } from '../content/glyph.ts';

/** An opaque box, and how many glyphs had been drawn before it. */
type Cover = { readonly box: Rect; readonly after: number };

/** Boxes remembered at most: a page has a few backgrounds, drawn first. */
const MAX_COVERS = 500;

/** Narrowest box that can hide letters, in points. */
const MIN_COVER = 5;

/** Opaque boxes that are drawn over words: a way to hide them, or to correct them. */
export function createCovers() {
  const covers: Cover[] = [];
  return {
    /** A filled, opaque box that is drawn when `after` glyphs are there. */
    add(box: Rect, after: number): void {
      // Rules that cross or strike words out hide nothing.
      const thin = Math.min(box.x1 - box.x0, box.y1 - box.y0) < MIN_COVER;
      if (after > 0 && !thin && covers.length < MAX_COVERS) covers.push({ box, after });
    },
    /** The glyphs, those under a later box hidden. */
    applied(glyphs: readonly Glyph[]): readonly Glyph[] {
      if (covers.length === 0) return glyphs;
      return glyphs.map((glyph, i) => {
        if (glyph.hidden || glyph.angle !== 0) return glyph;
        const y = glyph.y - 0.3 * glyph.size;
        const under = covers.some(
          ({ box, after }) =>
            after > i &&
            glyph.x > box.x0 - 1 &&
            glyph.x + glyph.width < box.x1 + 1 &&
            y > box.y0 &&
            y < box.y1,
        );
        return under ? { ...glyph, hidden: 'COVERED' } : glyph;
      });
    },
  };
}

const on = (value: number, low: number, high: number) =>
  Math.abs(value - low) < 0.01 || Math.abs(value - high) < 0.01;

/** True for straight lines between the corners of the box around it; `data`: 0 move, 1 line, 2 curve, 3 close. */
export function isBox(data: ArrayLike<number> | null, extent: ArrayLike<number>): boolean {
  if (!data || data.length > 20) return false;
  for (let i = 0; i < data.length;) {
    const kind = data[i++];
    if (kind === 3) continue;
    if (kind !== 0 && kind !== 1) return false;
    const [x, y] = [data[i++]!, data[i++]!];
    if (!on(x, extent[0]!, extent[2]!) || !on(y, extent[1]!, extent[3]!)) return false;
  }
  return data.length >= 12;
}

/** What two boxes have in common, an empty box when nothing; null stands for everything. */
export function common(a: Rect | null, b: Rect): Rect {
  if (!a) return b;
  const x0 = Math.max(a.x0, b.x0);
  const y0 = Math.max(a.y0, b.y0);
  return { x0, y0, x1: Math.max(x0, Math.min(a.x1, b.x1)), y1: Math.max(y0, Math.min(a.y1, b.y1)) };
}
