import { cleanText } from '../characters.ts';

/** A JSON object of unknown shape. Whatever is not what the schema says reads as absent, and nothing throws. */
export type Loose = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): Loose {
  return isObject(value) ? value : {};
}

/** No life has more jobs or schools. */
const MAX_ENTRIES = 2000;

/**
 * The objects of a list; a single one stands for a list of one.
 * @throws RangeError for more of them than a resume has.
 */
export function objectsOf(value: unknown): Loose[] {
  if (Array.isArray(value) && value.length > MAX_ENTRIES) throw new RangeError('too many entries');
  if (Array.isArray(value)) return value.filter(isObject);
  return isObject(value) ? [value] : [];
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text or a number as one clean line; empty for everything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? cleanText(value).replaceAll('\t', ' ') : '';
}

/** The lines of a text of several. */
export function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(/\r\n|[\n\r]/)
    .map(textOf)
    .filter((line) => line !== '');
}

/** The texts of a list; a text alone stands for a list of one. */
export function textsOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.map(textOf).filter((text) => text !== '');
}

const LISTS =
  'work volunteer education awards certificates publications skills languages interests references projects'.split(
    ' ',
  );

/** The object of a JSON Resume (jsonresume.org): `basics` and one of its lists; null for other text. */
export function parseJsonResume(text: string): Loose | null {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (!start.startsWith('{') || !start.includes('"basics"')) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(start);
  } catch {
    // Not JSON: for the caller the same as JSON about something else.
    return null;
  }
  if (!isObject(parsed) || !isObject(parsed['basics'])) return null;
  const resume = parsed;
  return LISTS.some((list) => Array.isArray(resume[list])) ? resume : null;
}
