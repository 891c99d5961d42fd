import type { Section, SectionKind } from '../profile.ts';
import { isProse } from './identity.ts';
import { hasContact } from './contact_patterns.ts';
import { findDates } from '../language/dates.ts';
import { studyIn } from './education_rows.ts';
import { isSchool } from '../language/degrees.ts';
import { cefrOf } from '../language/language_levels.ts';
import { namedLanguages } from '../language/language_names.ts';
import { linesIn, wordsOf, type Line } from '../language/lines.ts';
import { isPlace } from '../language/places.ts';

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';
/** What a line is by its shape: languages with levels, a list of names, one short name; null for none. */
type Shape = 'languages' | 'list' | 'item' | null;
type Run = { readonly shape: Exclude<Shape, null>; readonly lines: Line[] };

const LISTS: ReadonlySet<SectionKind> = new Set(['skills', 'certifications', 'languages']);

/**
 * Lists of a resume without headings: what follows the last entry of the jobs or schools, and points and
 * languages under the contact data of a sidebar. Languages are known by their names and levels; a line of
 * many names is the skills; single lines are the skills where no such line is and they are many or have
 * points, else the certificates.
 */
export function withListsWithoutHeadings(lines: readonly Line[], sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, heading }) => heading !== null && LISTS.has(kind))) return [...sections];
  const runs = sections.map((section) => runsOf(linesIn(lines, section), section));
  const all = runs.flat();
  const listed = all.some(({ shape }) => shape === 'list');
  const items = all.filter(({ shape }) => shape === 'item');
  const most = items.toSorted(
    (a, b) => Number(b.lines[0]?.bullet) - Number(a.lines[0]?.bullet) || b.lines.length - a.lines.length,
  )[0];
  const kindOf = (run: Run): SectionKind => {
    if (run.shape !== 'item') return run.shape === 'list' ? 'skills' : 'languages';
    const skilled = !listed && run === most && (items.length > 1 || run.lines.length >= 4);
    return skilled ? 'skills' : 'certifications';
  };
  return sections.flatMap((section, at) => {
    const own = runs[at] ?? [];
    let rest = section;
    const parts: Section[] = [];
    for (const run of own) {
      const start = run.lines[0]?.start ?? rest.start;
      if (start > rest.start) parts.push({ ...rest, end: start });
      const end = own.includes(run) ? endOf(lines, run, section) : section.end;
      parts.push({ kind: kindOf(run), heading: null, start, end });
      rest = { ...section, heading: null, start: end };
    }
    return rest.start < rest.end ? [...parts, rest] : parts;
  });
}

/** Where the line after a run begins, or its section ends. */
function endOf(lines: readonly Line[], run: Run, section: Section): number {
  const last = run.lines.at(-1);
  const next = lines.find((line) => last !== undefined && line.start > last.start);
  return Math.min(section.end, next?.start ?? section.end);
}

function runsOf(lines: readonly Line[], section: Section): Run[] {
  const candidates = section.kind === 'header' ? sidebarOf(lines) : tailOf(lines, section);
  const runs: Run[] = [];
  let last: Line | undefined;
  for (const line of candidates) {
    const shape = lineShape(line);
    const open = runs.at(-1);
    const goesOn =
      open !== undefined &&
      last !== undefined &&
      lines[lines.indexOf(line) - 1] === last &&
      (/^\p{Ll}/u.test(line.text) ||
        /[,;·|&]$/.test(last.text.trim()) ||
        (shape === open.shape && last.bullet === line.bullet));
    if (goesOn) open.lines.push(line);
    else if (shape !== null) runs.push({ shape, lines: [line] });
    last = line;
  }
  return section.kind === 'header'
    ? runs.filter((run) => run.shape !== 'item' || (run.lines[0]?.bullet === true && run.lines.length >= 2))
    : runs;
}

/** Lines of a sidebar below its contact data. */
function sidebarOf(lines: readonly Line[]): Line[] {
  const contact = lines.findIndex((line) => hasContact(line.text));
  return contact < 0 ? [] : lines.slice(contact + 1).filter((line) => !hasContact(line.text));
}

/** What stands below the last entry of a section without a heading, when nothing of it belongs to an entry. */
function tailOf(lines: readonly Line[], { kind, heading }: Section): Line[] {
  if (heading !== null || (kind !== 'experience' && kind !== 'education')) return [];
  const last = lines.findLastIndex(
    (line) =>
      findDates(line.text, EVER).length > 0 ||
      (kind === 'experience' ? line.bullet : studyIn(line.text) !== null || isSchool(line.text)),
  );
  // Points below a dated line are those of the last job.
  const head = lines[last];
  const tail = last < 0 ? [] : lines.slice(last + 1);
  const plain = kind === 'education' || head?.bullet === true;
  return plain && tail.some((line) => lineShape(line) !== null) ? tail : [];
}

/** What a line of a list is, see `Shape`. */
export function lineShape(line: Line): Shape {
  const text = line.text.trim();
  if (hasContact(text) || findDates(text, EVER).length > 0 || isPlace(text)) return null;
  const parts = text.split(/\s*[;|•·]\s+|\t+|,\s+(?![^(]*\))/u).filter((part) => /\p{L}{2}/u.test(part));
  const languages = namedLanguages(text);
  if (languages.length > 0 && (cefrOf(text) !== null || languages.length >= parts.length * 0.6)) {
    return 'languages';
  }
  const short = parts.every((part) => wordsOf(part).length <= 5);
  if (parts.length >= 3 && short && !/[.!?]$/.test(text)) return 'list';
  return wordsOf(text).length <= 6 && /^\p{Lu}|^\d/u.test(text) && !/[.!?:]$/.test(text) ? 'item' : null;
}

/**
 * What the lines under a heading nobody knows are, where they are no entries: languages, certificates (short lines with a
 * year each), words about oneself; null where they may be anything, as names of hobbies look like names of skills.
 */
export function kindOfLines(lines: readonly Line[]): SectionKind | null {
  if (lines.length === 0) return null;
  if (lines.every((line) => lineShape(line) === 'languages')) return 'languages';
  if (lines.every((line) => wordsOf(line.text).length <= 10 && isDatedOnce(line.text))) {
    return 'certifications';
  }
  return lines.some(isProse) && !lines.some(({ bullet }) => bullet) ? 'summary' : null;
}

function isDatedOnce(text: string): boolean {
  const dates = findDates(text, EVER);
  return dates.length === 1 && dates.every(({ start, current }) => start === null && !current);
}
