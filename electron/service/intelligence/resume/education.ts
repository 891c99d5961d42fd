import type { ResumeDocument } from '../document.ts';
import type { EducationEntry, Section } from '../profile.ts';
import { findDates, monthOf, type DateRange } from './dates.ts';
import { findDegree, isSchool, type Degree } from './degrees.ts';
import { allLines, split, trim, wordsOf, type Line } from './lines.ts';
import { isPlace } from './places.ts';
import { sectionLines } from './sections.ts';

type Row = {
  readonly line: Line;
  readonly degree: Degree | null;
  readonly school: boolean;
  readonly range: DateRange | null;
};
type Group = { rows: Row[]; degree: boolean; school: boolean; date: boolean };

/** Reads degrees, schools, fields and dates out of the education sections. */
export function readEducation(
  document: ResumeDocument,
  sections: readonly Section[],
  reference: string,
): EducationEntry[] {
  const lines = allLines(document);
  return sections
    .filter(({ kind }) => kind === 'education')
    .flatMap((section) => readSection(sectionLines(lines, section, document.text), reference));
}

function readSection(lines: readonly Line[], reference: string): EducationEntry[] {
  const groups: Group[] = [];
  let afterBullets = false;
  for (const line of lines) {
    const row = readRow(line, reference);
    if (row === null) {
      afterBullets = true;
      continue;
    }
    const open = groups.at(-1);
    const fresh =
      open === undefined ||
      afterBullets ||
      (row.degree !== null && open.degree) ||
      (row.school && open.school) ||
      (row.range !== null && open.date);
    // A line that is neither a degree nor a school nor dated goes with the entry it stands in.
    if (fresh && (row.degree !== null || row.school || row.range !== null || open === undefined)) {
      groups.push({ rows: [row], degree: row.degree !== null, school: row.school, date: row.range !== null });
    } else if (open !== undefined) {
      open.rows.push(row);
      open.degree ||= row.degree !== null;
      open.school ||= row.school;
      open.date ||= row.range !== null;
    }
    afterBullets = false;
  }
  const entries = groups.map((group) => buildEntry(group.rows, reference)).filter((entry) => entry !== null);
  // Two degrees under one school: the school is named once.
  return entries.map((entry, at) =>
    entry.school === null && entry.degree !== null && at > 0 && groups[at]?.rows[0]?.degree !== null
      ? Object.assign(entry, { school: entries[at - 1]?.school ?? null })
      : entry,
  );
}

/** null for lines that only tell about an entry: bullets, grades, courses, prose. */
function readRow(line: Line, reference: string): Row | null {
  const text = line.text;
  if (
    /^(?:gpa|cum\.? gpa|major gpa|grade|note|abschlussnote|thesis|advisor|coursework|relevant coursework|courses|honou?rs|awards?|activities|minor|dean|magna|summa|college of|major)\b/iu.test(
      text.trim(),
    )
  ) {
    return null;
  }
  const ranges = findDates(text, reference);
  const range = ranges.find(({ start, current }) => start !== null || current) ?? ranges.at(-1) ?? null;
  const named = findDegree(text);
  const school = isSchool(text);
  // "Accra Ridge Senior High School" is the school's name, not a degree.
  const degree =
    named?.level === 1 && school && wordsOf(text).length > 3 && !/diploma|certificate|\bged\b/i.test(text)
      ? null
      : named;
  const words = wordsOf(text).length;
  if (line.bullet && !(words <= 14 && degree !== null)) return null;
  if (degree === null && !school && range === null && (words > 9 || /[.;]$/.test(text.trim()))) return null;
  if (words > 30) return null;
  return { line, degree, school, range };
}

function buildEntry(rows: readonly Row[], reference: string): EducationEntry | null {
  let degree: string | null = null;
  let level: number | null = null;
  let field: string | null = null;
  const rest: string[] = [];
  for (const row of rows) {
    const dated =
      row.range === null
        ? row.line.text
        : `${row.line.text.slice(0, row.range.from)}\t${row.line.text.slice(row.range.to)}`;
    const text = dated
      .replace(
        /(?:expected|anticipated)(?: graduation)?:?|graduat(?:ion|ed|ing)(?: in| date)?:?|voraussichtlich/giu,
        ' ',
      )
      .replaceAll(/\(\s*\)/g, ' ');
    const found = row.degree === null ? null : findDegree(text);
    if (found === null || degree !== null) {
      rest.push(...pieces(text));
      continue;
    }
    level = found.level;
    const after = fieldAfter(text.slice(found.to));
    degree = trim({ text: text.slice(found.from, found.to), start: 0 }).text;
    field = after.field;
    if (field === null && /^(?:master|bachelor)/i.test(degree)) {
      field =
        /\bof (business administration|commerce|engineering|education|laws|music|nursing|architecture|fine arts|social work|public health)/i.exec(
          degree,
        )?.[1] ?? null;
    }
    rest.push(...pieces(text.slice(0, found.from)), ...pieces(after.rest));
  }
  // "Cosmetology licence": learned at a school, in words that elsewhere name something to hold, as a driving licence.
  const licence =
    degree === null ? rest.findIndex((piece) => /\p{L} (?:licen[cs]e|certification)$/iu.test(piece)) : -1;
  if (licence >= 0) {
    degree = rest.splice(licence, 1)[0] ?? null;
    level = 2;
  }
  const named = rest.filter(
    (piece) =>
      !isPlace(piece) &&
      !/^(?:gpa|note|grade|cum|magna|summa|with (?:honors|distinction)|honors?|first class)\b/i.test(piece),
  );
  const school =
    named.find(isSchool) ?? named.find((piece) => /\p{Lu}/u.test(piece) && piece !== field) ?? null;
  field ??=
    degree === null
      ? null
      : (named.find(
          (piece) =>
            piece !== school && wordsOf(piece).length <= 6 && /\p{L}{3}/u.test(piece) && !isSchool(piece),
        ) ?? null);
  if (
    degree === null &&
    (school === null || !isSchool(school)) &&
    !rows.some(({ range }) => range !== null)
  ) {
    return null;
  }
  if (degree === null && school === null) return null;
  const range = rows.find((row) => row.range !== null)?.range ?? null;
  const end = range?.end ?? null;
  const open =
    range !== null &&
    (range.current ||
      range.future ||
      (end !== null && end.year * 12 + (end.month ?? 1) - 1 > monthOf(reference)));
  const first = rows[0]?.line;
  const last = rows.at(-1)?.line;
  return {
    school: school === null ? null : tidySchool(school),
    degree,
    level,
    field,
    start: range?.start ?? null,
    end,
    completed:
      !open &&
      !rows.some(({ line }) =>
        /\b(?:expected|anticipated|in progress|ongoing|candidate|pursuing|abgebrochen|voraussichtlich|not completed|studying)\b/iu.test(
          line.text,
        ),
      ),
    span: { start: first?.start ?? 0, end: last?.end ?? 0 },
  };
}

/** "in Computer Science, University of Texas": the field up to the next separator, and what is left. */
function fieldAfter(text: string): { field: string | null; rest: string } {
  const direct =
    /^\.?['’]?s?(?: degree)?\s*(?:\((?:[^)]{1,12})\))?\s*(?:,\s*|\s+)?(?:(?:in|of|en|em|im Fach|im|w zakresie|major(?:ing)? in)\s+)?/iu.exec(
      text,
    );
  const from = direct?.[0].length ?? 0;
  const linked = from > 0 || text.startsWith(' ');
  const match = /^(?<field>\p{L}[^\t|•·,–—()@]*?)(?=\s*(?:\t|[|•·,(@]|\s[–—-]\s|—|$))/u.exec(
    text.slice(from),
  );
  const field = match?.groups?.['field']?.trim() ?? '';
  if (
    !linked ||
    field === '' ||
    isSchool(field) ||
    wordsOf(field).length > 7 ||
    findDegree(field) !== null ||
    isPlace(field)
  ) {
    return { field: null, rest: text };
  }
  return { field, rest: text.slice(from + (match?.[0].length ?? 0)) };
}

function pieces(text: string): string[] {
  return split({ text, start: 0 }, /\t+|\s+[|•·∣]\s*|\s*[|•∣]\s+|\s+[–—]\s*|\s+-\s+|\s{3,}/g).flatMap(
    ({ text: piece }) => commaParts(piece),
  );
}

// "University of California, Berkeley" is one name; "MIT, Cambridge, MA" is a school and a place.
function commaParts(piece: string): string[] {
  const parts = piece
    .split(/\s*,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (let count = 1; count <= Math.min(3, parts.length - 1); count += 1) {
    const tail = parts.slice(-count).join(', ');
    if (count > 1 && isPlace(tail)) return [...commaParts(parts.slice(0, -count).join(', ')), tail];
  }
  const [head = '', second] = parts;
  if (
    parts.length === 2 &&
    second !== undefined &&
    /universit/i.test(head) &&
    wordsOf(second).length <= 2 &&
    /\bof\b|\bde\b/i.test(head) &&
    !isSchool(second)
  ) {
    return [piece.trim()];
  }
  return parts;
}

function tidySchool(school: string): string {
  return school.replace(/\s*\((?:stem|honou?rs)\)\s*$/i, '').trim();
}
