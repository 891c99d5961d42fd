/**
 * PostgreSQL keeps no NUL in a text, and people and programs may send one. It is kept as two characters that nobody
 * types, chosen so that texts are in the same order as before: of the first of them there are two in place of NUL, and
 * the two of them stand for itself.
 */
const FIRST = '\u0001';
const SECOND = '\u0002';

/** A value of a statement as the server keeps it. */
export function toStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStored);
  if (typeof value !== 'string' || !(value.includes('\u0000') || value.includes(FIRST))) return value;
  return value.replaceAll(FIRST, FIRST + SECOND).replaceAll('\u0000', FIRST + FIRST);
}

/** What was kept, as it was. */
export function fromStored(text: string): string {
  if (!text.includes(FIRST)) return text;
  const between_nuls = text.split(FIRST + FIRST);
  return between_nuls.map((part) => part.replaceAll(FIRST + SECOND, FIRST)).join('\u0000');
}
