import type { Glyph } from './glyph.ts';

/**
 * TeX without outline fonts sets bitmaps (Type 3) whose glyphs have a number and no name: the number is the
 * character's place in one of TeX's two encodings (T1, "Cork", and OT1: LaTeX's fonts guide). Letters and
 * digits stand where ASCII has them; ligatures, dashes, quotes and accented letters do not. Without this
 * "certified" reads "certied", and "2016–2018" is one number.
 */
export function withTexCharacters(glyphs: readonly Glyph[]): readonly Glyph[] {
  const fonts = new Set(
    glyphs.filter(({ font, text }) => font.type3 && isControl(text)).map(({ font }) => font),
  );
  if (fonts.size === 0) return glyphs;
  // One document uses one encoding; a font without a telling character follows the others.
  const old = glyphs.some(({ font, text }) => fonts.has(font) && isLigatureOfOt1(text));
  const lettered = new Set(glyphs.filter(({ text }) => /^[A-Za-z]$/.test(text)).map(({ font }) => font));
  return glyphs.map((glyph) => {
    if (!glyph.font.type3 || glyph.text.length !== 1) return glyph;
    const code = glyph.text.charCodeAt(0);
    // A font without letters is one of symbols, of which resumes use the bullet.
    const text = lettered.has(glyph.font) ? (old ? OT1 : T1)[code] : code === 0x88 ? '•' : undefined;
    return text === undefined ? glyph : { ...glyph, text };
  });
}

/** Characters no text has; \0 and white space are other things. */
function isControl(text: string): boolean {
  const code = text.length === 1 ? text.charCodeAt(0) : 0;
  return code === 0x0b || code === 0x0c || (code >= 0x0e && code < 0x20) || (code >= 0x80 && code < 0xa0);
}

/** Where OT1 has its ligatures, T1 has rare marks. */
function isLigatureOfOt1(text: string): boolean {
  const code = text.length === 1 ? text.charCodeAt(0) : 0;
  return code >= 0x0b && code <= 0x0f && code !== 0x0d;
}

const numbered = (first: number, characters: string): [number, string][] =>
  characters.split(' ').map((character, i) => [first + i, character]);

const T1: Readonly<Record<number, string>> = Object.fromEntries([
  ...numbered(0x10, '“ ” „ « » – —'),
  ...numbered(0x19, 'ı j ff fi fl ffi ffl'),
  ...numbered(0x80, 'Ă Ą Ć Č Ď Ě Ę Ğ Ĺ Ľ Ł Ń Ň Ŋ Ő Ŕ Ř Ś Š Ş Ť Ţ Ű Ů Ÿ Ź Ž Ż IJ İ đ §'),
  ...numbered(0xa0, 'ă ą ć č ď ě ę ğ ĺ ľ ł ń ň ŋ ő ŕ ř ś š ş ť ţ ű ů ÿ ź ž ż ij ¡ ¿ £'),
  [0xd7, 'Œ'],
  [0xf7, 'œ'],
  [0xdf, 'SS'],
  [0xff, 'ß'],
]);

const OT1: Readonly<Record<number, string>> = Object.fromEntries([
  ...numbered(0x0b, 'ff fi fl ffi ffl ı j'),
  ...numbered(0x12, '` ´ ˇ ˘ ¯ ˚ ¸ ß æ œ ø Æ Œ Ø'),
  [0x22, '”'],
  [0x5c, '“'],
  ...numbered(0x7b, '– — ˝ ˜ ¨'),
]);
