import type { FontFace } from './fonts.ts';
import type { Glyph } from './glyph.ts';

/**
 * Browsers (Skia) print ligature glyphs without a character: the map says U+0000, and the replacement text
 * beside it is not handed out by pdfjs. The letters are inferred: from the glyph's width which kind of
 * ligature it is, and whether it ends in i or l from the letters that follow. Without this, "Certifications"
 * and "workflow" lose two letters each.
 */
export function withLigatures(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some((glyph) => glyph.text === UNMAPPED)) return glyphs;
  const widths = letterWidths(glyphs);
  return glyphs.map((glyph, i) => {
    if (glyph.text !== UNMAPPED) return glyph;
    const next = letters(glyphs, i + 1, 4);
    if (next === '' && letters(glyphs, i - 1, -4) === '') return glyph; // an icon, not part of a word
    if (glyph.width < NO_WIDTH * glyph.size) return { ...glyph, text: '' }; // a soft hyphen
    return { ...glyph, text: ligature(glyph, widths.get(glyph.font), next) };
  });
}

/** Narrower, in ems, than any letter. */
const NO_WIDTH = 0.05;
const UNMAPPED = '\0';

/** Width of letters per font, in ems. */
function letterWidths(glyphs: readonly Glyph[]): Map<FontFace, Map<string, number>> {
  const widths = new Map<FontFace, Map<string, number>>();
  for (const { font, text, width, size } of glyphs) {
    if (text !== 'f' && text !== 'i') continue;
    const of_font = widths.get(font) ?? new Map<string, number>();
    widths.set(font, of_font.set(text, width / size));
  }
  return widths;
}

/** Up to |count| letters of the same word and line from a glyph on, forwards or backwards. */
function letters(glyphs: readonly Glyph[], from: number, count: number): string {
  let found = '';
  const step = Math.sign(count);
  for (let i = from; found.length < Math.abs(count); i += step) {
    const glyph = glyphs[i];
    const neighbour = glyphs[i - step];
    if (!glyph || !neighbour || !/^\p{L}/u.test(glyph.text)) break;
    const gap = step > 0 ? glyph.x - (neighbour.x + neighbour.width) : neighbour.x - (glyph.x + glyph.width);
    if (Math.abs(glyph.y - neighbour.y) > 0.2 * glyph.size || Math.abs(gap) > 0.3 * glyph.size) break;
    found = step > 0 ? found + glyph.text : glyph.text + found;
  }
  return found.toLowerCase();
}

function ligature(glyph: Glyph, widths: ReadonlyMap<string, number> | undefined, next: string): string {
  const f = widths?.get('f') ?? 0.32;
  const i = widths?.get('i') ?? 0.28;
  const width = glyph.width / glyph.size;
  const kinds: readonly (readonly [string, number])[] = [
    ['f', f + i],
    ['ff', 2 * f],
    ['ff_', 2 * f + i],
  ];
  // "fi" is set tighter than its letters; when a font's letters are unknown or widths are close, the common one wins.
  const [kind] = kinds.reduce((best, each) =>
    Math.abs(each[1] - width) < Math.abs(best[1] - width) - 0.03 ? each : best,
  );
  if (kind === 'ff') return 'ff';
  return (kind === 'ff_' ? 'ff' : 'f') + (endsInL(next) ? 'l' : 'i');
}

/** "fl" is followed by a vowel (flow, reflect), "fi" by a consonant, or by e in -fied, -fies, -fier, field. */
function endsInL(next: string): boolean {
  if (/^e(?:d|s|r|l|n)/.test(next)) return /^e(?:ss|x)/.test(next);
  return /^[aeiouy]/.test(next) && !/^(?:an[ct]|at|ue)/.test(next);
}
