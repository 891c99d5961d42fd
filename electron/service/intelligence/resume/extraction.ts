import type { ProfileNotice, Span } from '../profile.ts';

/** What a part of the reader found, where each of its paths was read, and how sure it is of each. */
export type Extraction<T> = {
  readonly value: T;
  /** Paths of `Profile` (`emails.0`, `certifications.1`) to the words they were read from. */
  readonly sources: Readonly<Record<string, Span>>;
  /** The same paths to 0…1; below .6 a person should look. */
  readonly confidence: Readonly<Record<string, number>>;
  readonly notices?: readonly ProfileNotice[];
};

/** The sources, confidences and notices of all parts together; later parts win where two speak of one path. */
export function joinExtractions(readings: readonly Extraction<unknown>[]): {
  sources: Record<string, Span>;
  confidence: Record<string, number>;
  notices: ProfileNotice[];
} {
  return {
    sources: Object.assign({}, ...readings.map(({ sources }) => sources)) as Record<string, Span>,
    confidence: Object.assign({}, ...readings.map(({ confidence }) => confidence)) as Record<string, number>,
    notices: readings.flatMap(({ notices = [] }) => notices),
  };
}

/** A list whose entries carry their spans, as a reading under `<path>.<n>`. */
export function extractList<T extends { readonly span: Span }>(
  path: string,
  entries: T[],
  sure: (entry: T) => number,
): Extraction<T[]> {
  return {
    value: entries,
    sources: Object.fromEntries(entries.map(({ span }, at) => [`${path}.${at}`, span])),
    confidence: Object.fromEntries(entries.map((entry, at) => [`${path}.${at}`, hundredths(sure(entry))])),
  };
}

/** One statement with its span, or nothing, as a reading under its path. */
export function extractOne<T extends { readonly span: Span }>(
  path: string,
  found: T | null,
  sure: number,
): Extraction<T | null> {
  return found === null
    ? { value: null, sources: {}, confidence: {} }
    : { value: found, sources: { [path]: found.span }, confidence: { [path]: hundredths(sure) } };
}

/** Rounded, so that a confidence prints the same everywhere. */
export function hundredths(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
