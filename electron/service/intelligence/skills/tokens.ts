/** A word of a text: `key` is what is compared, `start` and `end` are offsets into the text as given. */
export type Token = { readonly key: string; readonly start: number; readonly end: number };

// A word keeps a leading dot (.NET) and trailing plus and hash signs (C++, C#): without them the names become others.
const WORD = /(?:(?<![\p{L}\p{N}.])\.(?=\p{L}))?[\p{L}\p{N}\p{M}]+(?:\+{1,2}(?![\p{L}\p{N}])|#)?/gu;

/**
 * Splits a text into comparable words. Keys are lower case, without diacritics, and without an English
 * plural s from four letters on ("APIs" and "API" are one key); both sides of every comparison go through here.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    tokens.push({ key: keyOf(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The comparable form of one word. */
export function keyOf(written: string): string {
  // Capitals with a small s are abbreviations in the plural, however short: "APIs", "PCs".
  const word = /^\p{Lu}{2,}s$/u.test(written) ? written.slice(0, -1) : written;
  let key = word.toLowerCase();
  // Plain ASCII, the usual case, needs no normalisation.
  if (/[\u0080-\uffff]/.test(key)) key = key.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  // Short words in capitals are abbreviations of their own (ACLS), not plurals.
  if (key.length >= 4 && key.endsWith('s') && !/^[A-Z]{4}$/.test(word) && !/(?:ss|us|is)$/.test(key)) {
    key = key.slice(0, -1);
  }
  return key;
}

// What may stand between two words of one name: a space, one joining sign, or a line break inside a wrapped line.
const JOINT = /^(?:[ \u00a0]{1,2}|[ \t]*-?\n[ \t]*|[-‐‑–./&'’_]|[ \u00a0][&/+][ \u00a0]|\. )$/u;

/** Whether two neighbouring tokens may belong to one name ("Power BI", "CI/CD", "Node.js", "front-\nend"). */
export function joined(text: string, left: Token, right: Token): boolean {
  const length = right.start - left.end;
  if (length === 1 && text.charCodeAt(left.end) === 32) return true;
  // "C++" and ".NET" may touch their neighbour directly ("C++11", "ASP.NET").
  if (length === 0) return true;
  return length <= 8 && JOINT.test(text.slice(left.end, right.start));
}
