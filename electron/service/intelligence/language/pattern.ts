/** The source of a pattern over several lines: line breaks, and the white space behind them, are no part of it. */
export function multiline(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: strings.raw.map((part) => part.replaceAll(/\n\s*/g, '')) }, ...parts);
}

/** A regular expression with these flags over several lines, as `multiline` reads them: regex('iu')`one|two`. */
export function regex(flags: string): (strings: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (strings, ...parts) => new RegExp(multiline(strings, ...parts), flags);
}
