/** What a font can show; pdfkit keeps it behind a field that its types leave out. */
export type Covers = (code_point: number) => boolean;

/** A piece of text in one font; `font` is null where no font has the character: an empty box is drawn. */
export type Piece = { readonly text: string; readonly font: string | null };

/** Stands for a character that is hidden; a run of them is drawn as one bar. */
export const BAR = '█';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Marks of direction, and what has no shape: they would let a name disguise itself, or print as boxes. */
const UNSEEN = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Signs that lists are made of, and hyphens, which few fonts have, as the sign that every font has. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[●◦▪■□▫‣⁃∙◆❖➢➤✓✔]/g, '•'],
  [/[‐‑]/g, '-'],
  [/[\t\r\n\u00a0\u2000-\u200a\u202f\u3000]+/g, ' '],
];

/** A text as it can be set on one line. */
export function settable(text: string): string {
  let result = text.toWellFormed().normalize('NFC').replace(UNSEEN, '');
  for (const [pattern, replacement] of ALIKE) result = result.replace(pattern, replacement);
  return result;
}

const PLAIN = /^[\x20-\x7e\u00a0-\u00ff‘’“”„–—…•]*$/;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;

/** Cuts a text into pieces, each in the first of these fonts that has all of a character's parts. */
export function inFonts(text: string, fonts: readonly string[], covers: (font: string) => Covers): Piece[] {
  const first = fonts[0] ?? '';
  if (PLAIN.test(text)) return text === '' ? [] : [{ text, font: first }];
  const pieces: { text: string; font: string | null }[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = pieces.at(-1);
    const font = fontOf(segment, fonts, covers, last?.font ?? null);
    const joins = font !== null || (segment === BAR && last?.text.endsWith(BAR) === true);
    if (last !== undefined && last.font === font && joins) last.text += segment;
    else pieces.push({ text: segment, font });
  }
  return pieces;
}

/** A space, or a mark that two fonts have, stays in the font of what stands before it. */
function fontOf(
  grapheme: string,
  fonts: readonly string[],
  covers: (font: string) => Covers,
  before: string | null,
): string | null {
  if (grapheme === BAR) return null;
  const points = [...grapheme].filter((character) => !IGNORABLE.test(character));
  const all = (font: string): boolean => points.every((character) => covers(font)(character.codePointAt(0)!));
  if (grapheme === ' ' && before !== null && all(before)) return before;
  return fonts.find(all) ?? null;
}

/** The characters of a text, last first; parts of one character stay together. */
export function reversed(text: string): string {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .reverse()
    .join('');
}
