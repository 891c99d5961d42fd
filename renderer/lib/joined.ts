/**
 * What stands between the facts of a line. It holds on to the words on both of its sides, so that no line that wraps ends
 * or begins with it.
 */
export const BETWEEN = '\u00A0·\u00A0';

/** The parts that say something, as one line. */
export function joined(
  parts: readonly (string | number | null | undefined)[],
  between: string = BETWEEN,
): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(between);
}
