import { regex } from '../language/pattern.ts';
import type { SectionKind } from '../profile.ts';
import { hasContact, isPersonalDetail } from './contact_patterns.ts';
import { findDates } from '../language/dates.ts';
import { headingKind } from './headings.ts';
import { lineAt, median, trim, wordsOf, type Line } from '../language/lines.ts';

/** Where a section begins. */
export type Opening = {
  readonly at: number;
  readonly kind: SectionKind;
  readonly heading: string | null;
  /** The heading shares its line with content ("Languages⇥Go, Python"). */
  readonly shared?: boolean;
  /** Known by its last word alone. */
  readonly weak?: boolean;
};

/**
 * Identity lines outside the header: a contact block in a sidebar, personal details at the end. Each block becomes a
 * header section, and what follows goes on in the section it was in.
 */
export function identityBlocks(lines: readonly Line[], openings: readonly Opening[]): Opening[] {
  const cuts: Opening[] = [];
  const kindAt = (offset: number): Opening =>
    openings.findLast(({ at }) => at <= offset) ?? { at: 0, kind: 'header', heading: null };
  const nameAt = nameLine(lines);
  let until = -1;
  for (const [at, line] of lines.entries()) {
    const section = kindAt(line.start);
    if (at <= until || section.kind === 'header') continue;
    // Referees have telephones too; the person's own stand in another column than the referees' heading.
    if (section.kind === 'references' && lineAt(lines, section.at)?.column === line.column) {
      continue;
    }
    if (!(isContactLine(line) || isPersonalDetail(line.text) || at === nameAt)) continue;
    let from = at;
    let to = at;
    const opens = (index: number): boolean => openings.some((opening) => opening.at === lines[index]?.start);
    // Upwards over the name, the title and the address that stand above e-mail and telephone.
    while (
      isContactLine(line) &&
      from > 0 &&
      at - from < 4 &&
      !opens(from) &&
      !opens(from - 1) &&
      belongsToBlock(lines[from - 1] as Line, line)
    ) {
      from -= 1;
    }
    while (
      to + 1 < lines.length &&
      !opens(to + 1) &&
      (isContactLine(lines[to + 1] as Line) ||
        isPersonalDetail(lines[to + 1]?.text ?? '') ||
        isAddress(lines[to + 1] as Line))
    ) {
      to += 1;
    }
    // Under the name, what the person does: short lines up to the next heading.
    if (at === nameAt) {
      while (
        to + 1 < lines.length &&
        to - at < 3 &&
        !opens(to + 1) &&
        wordsOf(lines[to + 1]?.text ?? '').length <= 8 &&
        !isProse(lines[to + 1] as Line)
      ) {
        to += 1;
      }
    }
    until = to;
    cuts.push({ at: (lines[from] as Line).start, kind: 'header', heading: null });
    const after = lines[to + 1];
    if (after !== undefined && !openings.some((opening) => opening.at === after.start)) {
      cuts.push({ at: after.start, kind: section.kind, heading: null });
    }
  }
  return cuts;
}

/** The line of the name where a sidebar is read first: the largest letters of page one, on a short line. */
function nameLine(lines: readonly Line[]): number {
  const first = lines.filter(({ page, font_size }) => page === lines[0]?.page && font_size > 0);
  const largest = Math.max(0, ...first.map(({ font_size }) => font_size));
  if (largest < 1.4 * median(first.map(({ font_size }) => font_size))) return -1;
  const [line, ...others] = first.filter(({ font_size }) => font_size >= largest - 0.1);
  // Headings come more than once; a name fills two lines at most.
  return line !== undefined &&
    others.length <= 1 &&
    /^\p{Lu}[\p{L}\p{M} .'’-]{1,40}$/u.test(line.text.trim()) &&
    headingKind(line.text) === null
    ? line.index
    : -1;
}

// Mostly contact data: a bullet "wrote to info@…" inside an entry stays where it is.
function isContactLine(line: Line): boolean {
  return (
    !line.bullet &&
    hasContact(line.text) &&
    wordsOf(line.text).length <= 14 &&
    !isProse(line) &&
    (/@/.test(line.text) || line.text.trim().length <= 60)
  );
}

function belongsToBlock(line: Line, contact: Line): boolean {
  const text = trim({ text: line.text, start: 0 }).text;
  if (line.bullet || line.page !== contact.page || line.column !== contact.column || text.length > 45) {
    return false;
  }
  if (/[.;]$/.test(text) || findDates(text, '2100-01').length > 0) return false;
  return (
    isContactLine(line) ||
    isAddress(line) ||
    (/^\p{Lu}/u.test(text) && wordsOf(text).length <= 5 && line.font_size >= contact.font_size)
  );
}

const ADDRESS_LINE = regex('u')`
  ^(?:[\p{Lu}][\p{L}.' -]+,\s*[\p{Lu}]|\d{4,5}\s+\p{Lu}|\d+\s+\p{Lu}[\p{L} .]+(?:St|Street|Ave|Road|Rd|
  Lane|Way|Drive|Blvd)\b)`;

function isAddress(line: Line): boolean {
  return !line.bullet && line.text.length <= 60 && ADDRESS_LINE.test(line.text);
}

/** A line of running text without contact data. */
export function isProse(line: Line): boolean {
  const words = wordsOf(line.text);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= 9 &&
    small >= words.length * 0.55 &&
    !hasContact(line.text) &&
    !isPersonalDetail(line.text) &&
    !/[|•·\t]/.test(line.text)
  );
}
