/** A word of a text: `key` is what is compared, `start` and `end` are offsets into the text as given. */
export type Token = { readonly key: string; readonly start: number; readonly end: number };

const [DOT, PLUS, HASH] = [46, 43, 35];
const WORD_CHAR = /^[\p{L}\p{N}\p{M}]/u;
const LETTER = /^\p{L}/u;

/** Code units by what they are: 0 not looked at yet, 1 part of a word, 2 not. Filled as texts need it. */
const kinds = new Uint8Array(0x10000);

function isWordChar(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const known = kinds[code];
  if (known === 1) return true;
  if (known === 2) return false;
  // Halves of a pair stand for many letters: looked at each time.
  if (code >= 0xd800 && code <= 0xdfff) {
    const from = code >= 0xdc00 && at > 0 ? at - 1 : at;
    return WORD_CHAR.test(String.fromCodePoint(text.codePointAt(from) ?? 32));
  }
  const is = WORD_CHAR.test(text[at] ?? '');
  kinds[code] = is ? 1 : 2;
  return is;
}

/**
 * Splits a text into comparable words. A word keeps a leading dot (.NET) and trailing plus and hash signs
 * (C++, C#): without them the names become others. Keys are lower case, without diacritics, and without an
 * English plural s from four letters on ("APIs" and "API" are one key); both sides of every comparison go
 * through here. Written out by hand, not as a pattern: a list of twenty thousand skills goes through it at
 * every start.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (!isWordChar(text, at)) {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < text.length && isWordChar(text, end)) end += 1;
    const start = hasLeadingDot(text, at) ? at - 1 : at;
    end = withSigns(text, end);
    tokens.push({ key: keyOf(text.slice(start, end)), start, end });
    at = end;
  }
  return tokens;
}

/** The keys of the words of a text. */
export const keysOf = (text: string): string[] => tokenize(text).map(({ key }) => key);

/** ".NET" at the start of a word of its own; not "ASP.NET", not "...net". */
function hasLeadingDot(text: string, at: number): boolean {
  if (at === 0 || text.charCodeAt(at - 1) !== DOT) return false;
  if (!LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? 32))) return false;
  return at === 1 || !(text.charCodeAt(at - 2) === DOT || isLetterOrDigit(text, at - 2));
}

/** "C++", "C#": up to two plus signs before no other word, or one hash sign. */
function withSigns(text: string, end: number): number {
  const code = text.charCodeAt(end);
  if (code === HASH) return end + 1;
  if (code !== PLUS) return end;
  if (text.charCodeAt(end + 1) === PLUS && !isLetterOrDigit(text, end + 2)) return end + 2;
  return isLetterOrDigit(text, end + 1) ? end : end + 1;
}

function isLetterOrDigit(text: string, at: number): boolean {
  return at < text.length && isWordChar(text, at) && !/^\p{M}/u.test(text[at] ?? '');
}

/** The comparable form of one word. */
export function keyOf(written: string): string {
  let key = written.toLowerCase();
  // Plain ASCII, the usual case, needs no normalisation.
  if (/[\u0080-\uffff]/.test(key)) {
    key = key.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ı', 'i');
  }
  if (!key.endsWith('s') || key.length < 3) return key;
  // Capitals with a small s are abbreviations in the plural, however short: "APIs", "PCs".
  if (/^\p{Lu}{2,}s$/u.test(written)) return key.slice(0, -1);
  // Short words in capitals are abbreviations of their own (ACLS), not plurals.
  return key.length < 4 || /^[A-Z]{4}$/.test(written) || /(?:ss|us|is)$/.test(key) ? key : key.slice(0, -1);
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
