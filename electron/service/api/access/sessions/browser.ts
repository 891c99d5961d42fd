/** By which of its words a browser is known; the most special first, since most say that they are others, too. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Electron\//, 'Longlist'],
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(?:e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a person would call the program behind this User-Agent header; null where it is none of the usual ones. */
export function browserOf(user_agent: string | undefined): {
  readonly browser: string | null;
  readonly system: string | null;
} {
  const named = (names: typeof BROWSERS): string | null =>
    names.find(([pattern]) => pattern.test(user_agent ?? ''))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
