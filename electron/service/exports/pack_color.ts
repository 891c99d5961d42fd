import { GREEN } from './pdf/style.ts';

/** What WCAG 2.2 asks of text: on white paper a colour must be as dark as this. */
const LEAST_CONTRAST = 4.5;

/** Whether small headings in this colour, `#rrggbb`, can be read on white paper. */
export function isReadable(color: string): boolean {
  return 1.05 / (luminance(color) + 0.05) >= LEAST_CONTRAST;
}

/** The colour of headings and lines of a pack: the agency's own, or ours where there is none that can be read. */
export function accentOf(color: string | null): string {
  return color !== null && isReadable(color) ? color : GREEN;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
