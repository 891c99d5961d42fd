type Line = { readonly text: string; readonly start: number };
/** Pages of a document as the API shows them. */
export type Pages = readonly { readonly lines: readonly Line[] }[];

/**
 * Lines of a document, masked as the one text they are, so that a name or a date that goes on in the next line is
 * hidden, and then each alone. The length of each stays, and with it every offset into the text.
 */
export function maskPages<Page extends Pages[number]>(
  pages: readonly Page[],
  mask: (text: string) => string,
): Page[] {
  const lines = pages.flatMap((page) => page.lines);
  const whole = mask(lines.map(({ text }) => text).join('\n'));
  let at = 0;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const text = mask(whole.slice(at, at + line.text.length));
      at += line.text.length + 1;
      return { ...line, text };
    }),
  }));
}
