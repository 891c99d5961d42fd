/** "Hastanede", "otellerden"; "merkezinde", where an n joins what belongs to something. */
const CASES = [/(?<=\p{L}{3})(?:l[ae]r)?[dt][ae]n?$/u, /(?<=\p{L}{3})nd[ae]n?$/u];

/** Turkish words, folded, without the endings that say where, each way they may be left out; others as they are. */
export const withoutCases = (keys: readonly string[]): readonly (readonly string[])[] =>
  CASES.map((ending) => keys.map((key) => key.replace(ending, '')));
