/** The parts that say something, as one line. */
export function joined(parts: readonly (string | number | null | undefined)[], between: string): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(between);
}
