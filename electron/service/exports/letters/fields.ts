/** What a template may hold in double braces: each is put in for every person. */
export const LETTER_FIELDS = [
  'first_name',
  'full_name',
  'job_title',
  'client',
  'stage',
  'questions',
  'my_name',
  'agency',
  'date',
] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

/** Braces that open, with what was meant to be a field: also where somebody forgot to close them. */
export const FIELD = /\{\{([^{}\r\n]{0,80})(\}\}?)?/gu;

/** A field as it was written, and the one it is; null where there is none of that name. */
export function fieldIn(written: string, closing: string | undefined): LetterField | null {
  const name = nameOf(written);
  return closing === '}}' ? (LETTER_FIELDS.find((field) => field === name) ?? null) : null;
}

/** What is no field, and the one that comes nearest. */
export type UnknownField = { readonly field: string; readonly nearest: LetterField | null };

/** Every field of these texts that is not known, once each, in their order. */
export function unknownFields(...texts: readonly string[]): UnknownField[] {
  const found = new Map<string, UnknownField>();
  for (const text of texts) {
    for (const [, written = '', closing] of text.matchAll(FIELD)) {
      if (fieldIn(written, closing) !== null) continue;
      const field = written.trim();
      found.set(field, { field, nearest: nearestField(written) });
    }
  }
  return [...found.values()];
}

/** Whether a text asks for a field. */
export function asksFor(field: LetterField, ...texts: readonly string[]): boolean {
  return texts.some((text) =>
    [...text.matchAll(FIELD)].some(([, written = '', closing]) => fieldIn(written, closing) === field),
  );
}

function nameOf(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
}

/** The field that differs least, if it is near enough to have been meant; else one that has the word in its name. */
export function nearestField(written: string): LetterField | null {
  const name = nameOf(written);
  const [nearest] = LETTER_FIELDS.map((field) => ({ field, away: distance(name, field) })).toSorted(
    (a, b) => a.away - b.away,
  );
  if (nearest !== undefined && nearest.away <= Math.max(1, Math.floor(nearest.field.length / 3))) {
    return nearest.field;
  }
  return LETTER_FIELDS.find((field) => field.split('_').includes(name)) ?? null;
}

/** Letters to add, to leave out and to exchange. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
