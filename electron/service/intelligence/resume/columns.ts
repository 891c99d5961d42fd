import { fold } from '../language/lines.ts';
import { RESUME_LOCALES } from '../language/locales/resume_locales.ts';
import type { Column } from '../language/resume_locale.ts';

const columns = new Map<string, Column>();
for (const locale of RESUME_LOCALES) {
  for (const [column, names] of Object.entries(locale.columns)) {
    for (const name of names.split(',').map(fold)) {
      if (name !== '' && !columns.has(name)) columns.set(name, column as Column);
    }
  }
}
/** The labels of more than one word: those that may stand before their field without a colon. */
const LONG = [...columns.keys()].filter((name) => name.includes(' ')).toSorted((a, b) => b.length - a.length);

/** What a whole label says of its field; null for other words and for its beginning alone. */
export function labelOf(text: string): Column | null {
  return columns.get(fold(text.replace(/[:.]\s*$/, ''))) ?? null;
}

/** What the head of a column, or a label, says of its field ("Arbeitgeber", "Position held"); null for other words. */
export function columnOf(text: string): Column | null {
  if (text.length > 90) return null;
  const name = fold(text.replace(/[:.]\s*$/, ''));
  const whole = columns.get(name);
  if (whole !== undefined || name.length < 12 || !name.includes(' ')) return whole ?? null;
  // A long label that goes on in the line below: "Main activities and" over "responsibilities".
  const begun = LONG.find((label) => label.startsWith(`${name} `));
  return begun === undefined ? null : (columns.get(begun) ?? null);
}

/**
 * The label at the beginning of a line and where its field begins: before a colon, in a cell of its own, or
 * several words that are a label in some language ("Occupation or position held Cook").
 */
export function leadingLabel(text: string): { readonly column: Column; readonly from: number } | null {
  const sign = /^([^:\t]{1,80}?)\s*(?::\s+|:?\t+)(?=\S)/u.exec(text);
  const signed = sign === null ? null : columnOf(sign[1] ?? '');
  if (sign !== null && signed !== null) return { column: signed, from: sign[0].length };
  const folded = fold(text.slice(0, 120));
  const label = LONG.find((name) => folded.startsWith(`${name} `));
  if (label === undefined) return null;
  // Where the folded words end in the text itself: word by word, since folding drops signs.
  const words = label.split(' ').length;
  const from = new RegExp(
    String.raw`^(?:[^\p{L}\p{N}]*[\p{L}\p{N}\p{M}]+){${words}}[^\p{L}\p{N}]*`,
    'u',
  ).exec(text)?.[0].length;
  return from === undefined ? null : { column: columns.get(label) as Column, from };
}
