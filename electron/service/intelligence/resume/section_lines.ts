import type { Section } from '../profile.ts';
import { headingKind } from './headings.ts';
import { linesIn, type Line } from '../language/lines.ts';

/** Where the content of a section begins: after its heading, which may share a line with it ("Skills: Python"). */
export function contentStart(section: Section, text: string): number {
  if (section.heading === null) return section.start;
  // The heading may go on in the next line.
  const words = section.heading
    .split(/\s+/)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const found = new RegExp(words, 'u').exec(
    text.slice(section.start, section.start + section.heading.length + 16),
  );
  if (found === null || found.index > 8) return section.start;
  const end = section.start + found.index + found[0].length;
  return end + (/^\s*:/.exec(text.slice(end, end + 8))?.[0].length ?? 0);
}

/** The lines of a section's content; the heading's own line counts only when content follows on it. */
export function sectionLines(lines: readonly Line[], section: Section, text: string): Line[] {
  const from = contentStart(section, text);
  return linesIn(lines, section).flatMap((line) => {
    if (line.end <= from) return [];
    if (line.start >= from) return [line];
    const rest = text.slice(from, line.end);
    const lead = /^[\s:]*/.exec(rest)?.[0].length ?? 0;
    // "SKILLS⇥CERTIFICATIONS": the heading of the column beside
    if (line.text.includes('\t') && headingKind(rest.trim()) !== null) return [];
    return rest.trim() === '' ? [] : [{ ...line, text: rest.slice(lead), start: from + lead }];
  });
}
