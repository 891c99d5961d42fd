import { Client, types } from 'pg';

/**
 * PostgreSQL keeps no NUL in a text, and people and programs may send one. It is kept as two characters that nobody
 * types, chosen so that texts are in the same order as before: of the first of them there are two in place of NUL, and
 * the two of them stand for itself.
 */
const FIRST = '\u0001';
const SECOND = '\u0002';

/** A value of a statement as the server keeps it. */
function toStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStored);
  if (typeof value !== 'string' || !(value.includes('\u0000') || value.includes(FIRST))) return value;
  return value.replaceAll(FIRST, FIRST + SECOND).replaceAll('\u0000', FIRST + FIRST);
}

function fromStored(text: string): string {
  if (!text.includes(FIRST)) return text;
  const between_nuls = text.split(FIRST + FIRST);
  return between_nuls.map((part) => part.replaceAll(FIRST + SECOND, FIRST)).join('\u0000');
}

/** Whole numbers come as numbers: none of ours is greater than a double holds. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: Number,
  [types.builtins.NUMERIC]: Number,
  [types.builtins.TEXT]: fromStored,
};

/** How values of the server are read. */
export const READ_TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? types.getTypeParser(oid, format),
};

/** A connection whose texts may hold every character. */
export class TextKeepingClient extends Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the library has nine ways of asking; only values are changed
  override query(query: any, values?: any, ...more: any[]): any {
    return super.query(query, Array.isArray(values) ? values.map(toStored) : values, ...(more as []));
  }
}
