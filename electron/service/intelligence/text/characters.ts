import { regex } from '../language/pattern.ts';

/**
 * Characters of a line made uniform: NFKC (which also resolves ligatures), soft hyphens, zero-width and
 * control characters and the glyphs of icon fonts (private use area) removed, every run of spaces one space.
 * Tabs stay: they mark a wide gap, such as the one before a flush-right date.
 */
export function cleanText(raw: string): string {
  // Most lines are plain ASCII with single spaces; the full treatment costs ten times this test.
  if (/^[\x21-\x7e](?:[\x21-\x7e]|[ \t](?=[\x21-\x7e]))*$/.test(raw)) return raw;
  return (
    raw
      .replace(SPACING_ACCENTS, (accent) => SPACING_ACCENT_FORMS[accent] ?? accent)
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ')
      .replace(/[^\S\t]+/g, ' ')
      // After spaces are single: a run of them before each tab would be tried from each of its spaces.
      .replace(/ ?\t[\t ]*/g, '\t')
      .replace(/^\s+|\s+$/g, '')
  );
}

// Soft hyphen, zero-width and directional marks, control characters but tab and line ends (written as the
// class Cc without them), private use, unpaired surrogates, tag characters.
const INVISIBLE = regex('gu')`
    [\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|
    (?![\t\n\v\f\r\u0085])\p{Cc}|\p{Co}|\p{Cs}`;

// NFKC would turn a lone accent into space + combining mark; typographic look-alikes are kept readable instead.
const SPACING_ACCENT_FORMS: Readonly<Record<string, string>> = {
  '\u00b4': "'",
  '\u00a8': '"',
  '\u00af': '-',
  '\u00b8': ',',
};
const SPACING_ACCENTS = /[\u00b4\u00a8\u00af\u00b8]/g;

// Bullets as typed, and as Word writes them through its Symbol and Wingdings fonts (private use area).
const BULLET_GLYPHS =
  '\u2022\u2023\u2043\u204c\u204d\u2219\u25aa\u25ab\u25a0\u25a1\u25b6\u25b8\u25ba\u25cf\u25cb\u25c6\u25c7\u25e6\u25d8\u29bf\u2756\u2713\u2714\u2794\u27a2\u27a4\u00b7\u00bb\u203a\u2192\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf071\uf06e\uf06f\uf0a8\uf0e0\uf02d';
// A dash that continues a date range ("– 2021"), a plus before a phone number and the Spanish word "o" are no bullets.
const BULLET_START = new RegExp(
  `^(?:[${BULLET_GLYPHS}]\\s*|[-\u2013\u2014*]\\s+(?!(?:19|20)\\d\\d|present|current|now|heute)(?=\\S)|\\+\\s+(?=\\p{L})|o(?:\\t| ` +
    `{2,})(?=\\S))`,
  'iu',
);
const BULLET_ONLY = new RegExp(`^(?:[${BULLET_GLYPHS}]|[-\u2013\u2014*+])$`, 'u');

/** True for a lone bullet glyph. */
export function isBulletGlyph(raw: string): boolean {
  return BULLET_ONLY.test(raw);
}

/** Takes the bullet glyph off a raw line; "o" counts only as Word's hollow bullet before a wide gap. */
export function splitBullet(raw: string): { readonly text: string; readonly bullet: boolean } {
  const found = BULLET_START.exec(raw);
  return found ? { text: raw.slice(found[0].length), bullet: true } : { text: raw, bullet: false };
}
