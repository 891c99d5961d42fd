import type { Glyph, HiddenBy } from '../content/glyph.ts';

/** Ways a long word loses its end innocently: at the edge of a coloured column, a box, the page. */
const AT_AN_EDGE: ReadonlySet<HiddenBy> = new Set(['BACKGROUND_COLOUR', 'CLIPPED', 'OFF_PAGE']);
/** Two glyphs farther apart, in ems, are not of one word. */
const APART = 0.16;

/**
 * A long word that runs out of its column (an e-mail address in white that leaves a dark sidebar) loses its
 * last letters. Who wrote it meant the whole word, and half an address reaches nobody: the end is kept while
 * it is no longer than what is seen of the word. It takes no room, so the column stays as wide as it is seen.
 */
export function withCutWords(glyphs: readonly Glyph[]): readonly Glyph[] {
  const kept: Glyph[] = [];
  let seen = 0;
  let cut = 0;
  let edge = 0;
  for (const [i, glyph] of glyphs.entries()) {
    const previous = glyphs[i - 1];
    if (!previous || glyph.space || !continues(previous, glyph)) seen = cut = 0;
    if (glyph.hidden === null || glyph.space) {
      if (!glyph.space) seen = cut === 0 ? seen + 1 : 0;
      edge = glyph.x + glyph.width;
      kept.push(glyph);
      continue;
    }
    const end = AT_AN_EDGE.has(glyph.hidden) && seen > cut;
    cut++;
    kept.push(end ? { ...glyph, x: edge, width: 0, hidden: null } : glyph);
  }
  return kept;
}

function continues(previous: Glyph, glyph: Glyph): boolean {
  const gap = glyph.x - previous.x - previous.width;
  return (
    glyph.angle === 0 &&
    previous.angle === 0 &&
    !previous.space &&
    glyph.font === previous.font &&
    Math.abs(glyph.size - previous.size) < 0.1 &&
    Math.abs(glyph.y - previous.y) < 0.1 * glyph.size &&
    Math.abs(gap) < APART * glyph.size
  );
}
