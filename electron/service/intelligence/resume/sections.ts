import type { ResumeDocument } from '../document.ts';
import type { Section } from '../profile.ts';
import { contentStart, sectionLines } from './section_lines.ts';
import { railKind, railLabels } from './rail_labels.ts';
import { isBareList, shapeOfLines } from './block_shape.ts';
import { openingsWithoutHeadings } from './without_headings.ts';
import { kindOfLines, withListsWithoutHeadings } from './lists_without_headings.ts';
import { findDegree } from '../language/degrees.ts';
import { headingStyle } from './heading_style.ts';
import { headingKind, isDocumentTitle, isWeakHeading, titledHeadingKind } from './headings.ts';
import { identityBlocks, isProse, type Opening } from './identity.ts';
import { languageNames } from '../language/language_names.ts';
import { allLines, fold, isCapitals, lineAt, median, wordsOf, type Line } from '../language/lines.ts';
import { withoutJobs, withoutSchools } from './section_cuts.ts';
import { sideOpenings } from './side_headings.ts';
import { wrappedHeadings } from './wrapped_headings.ts';

export { contentStart, sectionLines };

/**
 * Cuts a resume into sections that follow each other without gaps. What identifies the person (name, contact, birth
 * date, nationality) is always in a `header` section, wherever it stands on the page: those are never embedded.
 */
export function readSections(document: ResumeDocument): Section[] {
  const lines = allLines(document);
  const openings = findOpenings(lines);
  const cut = identityBlocks(lines, openings);
  const starts = new Map<number, Opening>();
  for (const opening of [...openings, ...cut]) {
    if (!starts.has(opening.at) || cut.includes(opening)) starts.set(opening.at, opening);
  }
  if (!starts.has(0) && document.text.length > 0) starts.set(0, { at: 0, kind: 'header', heading: null });
  const ordered = [...starts.values()].toSorted((a, b) => a.at - b.at);
  const sections = ordered
    .map(({ at, kind, heading }, index) => ({
      kind,
      heading,
      start: index === 0 ? 0 : at,
      end: ordered[index + 1]?.at ?? document.text.length,
    }))
    .filter((section) => section.end > section.start);
  const studied = sections.some(({ kind }) => kind === 'education');
  const shaped = sections
    .map((section) => byShape(lines, section, document.text, studied))
    .flatMap((section) => withoutSchools(lines, section, document.text))
    .flatMap((section) => withoutJobs(lines, section, document.text));
  return withListsWithoutHeadings(lines, withUnnamedSchools(lines, shaped, document.text));
}

/** A section under a heading nobody knows is what its entries look like. */
function byShape(lines: readonly Line[], section: Section, text: string, studied: boolean): Section {
  // "Formation complémentaire" may head courses as well as the only degrees of a resume.
  const courses = section.kind === 'certifications' && !studied;
  if (!courses && !isUnknown(section)) return section;
  const own = sectionLines(lines, section, text);
  const shape = shapeOfLines(own);
  if (courses) return shape === 'education' ? { ...section, kind: shape } : section;
  return { ...section, kind: shape ?? kindOfLines(own) ?? section.kind };
}

function isUnknown({ kind, heading }: Section): boolean {
  return kind === 'other' && heading !== null && headingKind(heading) === null;
}

/** In a language nobody listed, the first list of bare entries beside the jobs is taken for the schools. */
function withUnnamedSchools(lines: readonly Line[], sections: readonly Section[], text: string): Section[] {
  const known = sections.some(
    ({ kind, heading }) => kind === 'education' || (heading !== null && headingKind(heading) !== null),
  );
  const jobs = sections.findIndex(({ kind }) => kind === 'experience');
  if (known || jobs < 0) return [...sections];
  const at = sections.findIndex(
    (section) => isUnknown(section) && isBareList(sectionLines(lines, section, text)),
  );
  return sections.map((section, index) => (index === at ? { ...section, kind: 'education' } : section));
}

function findOpenings(lines: readonly Line[]): Opening[] {
  const rail = railLabels(lines);
  const wrapped = wrappedHeadings(lines);
  const beside = new Map(sideOpenings(lines).map((opening) => [opening.at, opening]));
  const found = lines.map((line, at) =>
    wrapped.second.has(line.start)
      ? null
      : (wrapped.first.get(line.start) ?? headingAt(lines, at, rail) ?? beside.get(line.start) ?? null),
  );
  const known = consistent(
    lines,
    withoutSubheadings(
      lines,
      withoutGroups(
        lines,
        found.filter((opening) => opening !== null),
      ),
    ),
  );
  const style = headingStyle(lines, known);
  if (style === null) return headerEnd(lines, known);
  const byStyle = lines
    .filter(
      (line) => !wrapped.second.has(line.start) && !known.some(({ at }) => at === line.start) && style(line),
    )
    .map((line) => ({ at: line.start, kind: 'other' as const, heading: line.text.trim() }));
  return headerEnd(
    lines,
    [...known, ...byStyle].toSorted((a, b) => a.at - b.at),
  );
}

// Labels in a rail inside a skills section with a heading of its own ("Languages⇥Go, Python") name groups of it.
function withoutGroups(lines: readonly Line[], openings: readonly Opening[]): Opening[] {
  const kept: Opening[] = [];
  for (const opening of openings) {
    const open = kept.at(-1);
    const coded = opening.kind === 'languages' && !namesSpoken(lineAt(lines, opening.at)?.text ?? '');
    const group = opening.shared === true && (coded || opening.kind === 'skills');
    if (!(group && open?.kind === 'skills' && open.shared !== true)) kept.push(opening);
  }
  return kept;
}

/**
 * "Key achievements:", "Responsibilities", "Projects:" inside a job head no section: they come again under
 * every job, or end with a colon where the headings of the resume do not.
 */
function withoutSubheadings(lines: readonly Line[], openings: readonly Opening[]): Opening[] {
  const colon = (opening: Opening): boolean => /:\s*$/.test(lineAt(lines, opening.at)?.text ?? '');
  const plain = openings.filter((opening) => !colon(opening) && opening.shared !== true).length;
  const kept: Opening[] = [];
  for (const opening of openings) {
    const same = openings.filter(
      ({ heading, at }) => at !== opening.at && heading?.toLowerCase() === opening.heading?.toLowerCase(),
    ).length;
    const inside =
      kept.at(-1)?.kind === 'experience' &&
      opening.shared !== true &&
      ['awards', 'projects', 'skills', 'summary', 'other', 'volunteering'].includes(opening.kind) &&
      (same > 0 || (colon(opening) && plain >= 2 && opening.kind !== 'skills'));
    if (!inside) kept.push(opening);
  }
  return kept;
}

/** Leaves out everyday words that are not printed as the other headings are. */
function consistent(lines: readonly Line[], openings: readonly Opening[]): Opening[] {
  const lineOf = new Map(lines.map((line) => [line.start, line]));
  const strong = openings
    .filter(({ heading, shared, weak }) => shared !== true && weak !== true && !isWeakHeading(heading ?? ''))
    // A label that shares its line with a list is printed as the list is.
    .filter(({ heading, at }) => (lineOf.get(at)?.text.trim().length ?? 0) <= (heading?.length ?? 0) + 3)
    .map(({ at }) => lineOf.get(at))
    .filter((line) => line !== undefined);
  if (strong.length < 2) {
    return openings.filter(
      ({ at, heading, shared }) => shared === true || mayBeWeak(lines, lineOf.get(at), heading),
    );
  }
  const most = (test: (line: Line) => boolean): boolean => strong.filter(test).length >= strong.length * 0.8;
  const size = median(strong.map(({ font_size }) => font_size));
  const capitals = most((line) => isCapitals(line.text));
  const bold = most((line) => line.bold);
  return openings.filter(({ at, heading, weak, kind }, index) => {
    const line = lineOf.get(at);
    // "Ausbildung" in smaller letters under "Bildungsweg" is a degree there, no heading.
    if (line !== undefined && openings[index - 1]?.kind === kind && line.font_size < size - 0.35) {
      return false;
    }
    if (line === undefined || !(weak === true || isWeakHeading(heading ?? ''))) return true;
    return (
      (!capitals || isCapitals(line.text)) && (!bold || line.bold) && Math.abs(line.font_size - size) <= 0.35
    );
  });
}

/** An everyday word in the letters of the text around it heads nothing where no other heading is known. */
function mayBeWeak(lines: readonly Line[], line: Line | undefined, heading: string | null): boolean {
  if (line === undefined || line.font_size === 0 || !isWeakHeading(heading ?? '')) return true;
  const size = median(lines.map(({ font_size }) => font_size));
  return line.bold || isCapitals(line.text) || line.font_size > size + 0.35 || line.text.includes(':');
}

function headingAt(lines: readonly Line[], at: number, rails: ReadonlyMap<number, string>): Opening | null {
  const line = lines[at] as Line;
  const text = line.text.trim();
  const label = rails.get(line.start);
  if (label !== undefined) return { at: line.start, kind: railKind(label), heading: label, shared: true };
  if (isDocumentTitle(text)) return null;
  const whole = text.replace(/\s*[:_–—?!-]+$/, '');
  if (whole.length <= 60 && !line.bullet && !/[.,;]$/.test(whole)) {
    const kind = headingKind(whole.replaceAll('\t', ' '));
    // An everyday word in small letters inside running text is no heading ("… and\nexperience").
    if (kind !== null && looksSetApart(lines, at)) return { at: line.start, kind, heading: whole };
    const titled =
      kind ??
      (at > 0 &&
      !/[?!]/.test(text) &&
      looksSetApart(lines, at) &&
      !whole.includes('\t') &&
      findDegree(whole)?.from !== 0
        ? titledHeadingKind(whole)
        : null);
    if (titled !== null && kind === null && notAnEntry(lines, at)) {
      return { at: line.start, kind: titled, heading: whole, weak: true };
    }
  }
  // A label in a rail left of its content: "Experience⇥Staff Engineer⇥2021 – now".
  const rail = /^([^\t:]{3,30})\t+(\S.*)$/.exec(line.text);
  // "Résumé⇥Name: Ada Muster" at the head of the page: the title of the document.
  if (rail !== null && !line.bullet && !(at < 3 && isDocumentTitle(rail[1] ?? ''))) {
    const kind = headingKind(rail[1] ?? '');
    if (kind !== null && kind !== 'header' && /^\p{Lu}/u.test(rail[1] ?? '')) {
      return { at: line.start, kind, heading: (rail[1] ?? '').trim(), shared: true };
    }
  }
  return labelled(line);
}

// "Technical skills: Java, SQL" opens a section of its own; "Languages: Go, Python" inside a skills section must not,
// so only labels that are never a group inside another section do.
function labelled(line: Line): Opening | null {
  const label = /^(\p{Lu}[\p{L} &]{4,28}):\s+\S/u.exec(line.text);
  if (label === null || line.bullet) return null;
  const heading = (label[1] ?? '').trim();
  const kind = headingKind(heading);
  const opens =
    kind === 'skills'
      ? /skills|kenntnisse|competenc/i.test(heading) && !/soft|hard|other|computer/i.test(heading)
      : kind === 'languages'
        ? namesLanguages(line.text)
        : kind === 'summary' || kind === 'education' || kind === 'certifications' || kind === 'interests';
  return opens && kind !== null ? { at: line.start, kind, heading } : null;
}

/** "Languages⇥English, Dutch": what stands behind the label in a cell of its own. */
function namesSpoken(text: string): boolean {
  return text.includes('\t') && namesLanguages(text.slice(text.indexOf('\t') + 1));
}

/** "Languages: English, Dutch", not "Languages: Go, Python". */
function namesLanguages(text: string): boolean {
  const parts = text.slice(text.indexOf(':') + 1).split(/[,;|•·]/);
  const named = parts.filter((part) => languageNames().has(fold(wordsOf(part)[0] ?? '')));
  return named.length >= parts.length * 0.5;
}

function looksSetApart(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line;
  const first = /\p{L}/u.exec(line.text)?.[0] ?? '';
  if (first !== first.toUpperCase()) {
    return (
      line.font_size > 0 &&
      (line.bold || line.font_size > 1.15 * median(lines.map(({ font_size }) => font_size)))
    );
  }
  return true;
}

// "Project Experience" may be a heading; "Director of Education" above a date is an entry.
function notAnEntry(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1];
  return (
    next === undefined || next.bullet || !/^(?:\d{4}|\d{2}\/)/.test(next.text) || (lines[at] as Line).bold
  );
}

/**
 * The lines above the first heading and under headings of contact data, where a plain sidebar goes on; where no heading
 * names the jobs, under a summary as well and under a list in one line ("Skills: …"): they may follow it.
 */
function contactRegions(lines: readonly Line[], openings: readonly Opening[]): Line[][] {
  const named = openings.some(({ kind }) => kind === 'experience');
  const isInOneLine = ({ at, heading }: Opening): boolean =>
    (lineAt(lines, at)?.text ?? '').slice(heading?.length).trim().length > 3;
  const mayHold = (opening: Opening): boolean =>
    opening.kind === 'header' || (!named && (opening.kind === 'summary' || isInOneLine(opening)));
  return [-1, ...openings.filter(mayHold).map(({ at }) => at)].map((from) => {
    const next = openings.find(({ at }) => at > from)?.at ?? Number.POSITIVE_INFINITY;
    return lines.filter(({ start }) => start >= from && start < next);
  });
}

// A paragraph of prose under the contact lines is a summary without a heading.
function headerEnd(lines: readonly Line[], openings: readonly Opening[]): Opening[] {
  const first = openings[0]?.at ?? Number.POSITIVE_INFINITY;
  const header = lines.filter((line) => line.start < first);
  const entries = contactRegions(lines, openings).flatMap((region) =>
    openingsWithoutHeadings(region, openings),
  );
  if (entries.length > 0) {
    return headerEnd(
      lines,
      [...entries, ...openings].toSorted((a, b) => a.at - b.at),
    );
  }
  const prose = header.find(
    (line, at) => (at > 0 || header.length === 1 || openings.length > 0) && isProse(line),
  );
  if (prose === undefined || !header.some((line) => line.start <= prose.start)) return [...openings];
  return [{ at: prose.start, kind: 'summary', heading: null }, ...openings];
}
