import { regex } from '../language/pattern.ts';
import type { Locale } from '../language/locale.ts';
import { opensWithStatus, statusOfEntry } from '../language/entry_status.ts';
import { findDates, type DateRange } from '../language/dates.ts';
import { findDegree, isSchool, type Degree } from '../language/degrees.ts';
import { VOCATIONAL, withoutIssuers } from './issuers.ts';
import type { NamedLine } from './labelled_rows.ts';
import type { Column } from '../language/resume_locale.ts';
import { wordsOf, type Line } from '../language/lines.ts';

/** A line of an education section that names a degree, a school or dates, or goes with one that does. */
export type EducationRow = {
  readonly line: Line;
  readonly degree: Degree | null;
  readonly school: boolean;
  readonly range: DateRange | null;
};

// Names of training that elsewhere are everyday words: they count where nothing else on the line is a degree.
const LOOSE: readonly (readonly [level: number, pattern: RegExp])[] = [
  [
    2,
    regex('u')`
      (?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}-]* )?(?:Certificate|Zertifikat|Certificat|Certificado)(?= \p{Lu}|
      \s*(?:$|[,\t|(–—-]))`,
  ],
  [
    2,
    regex('u')`
      (?<![\p{L}\p{N}])(?:Ausbildung|Lehre|Apprenticeship|Apprentissage|Leerwerktraject)(?= \p{Lu}|
      \s*(?:$|[,:\t|(–—-]))`,
  ],
  [2, /(?<![\p{L}\p{N}])(?:CELTA|TEFL|CAP|BEP|Bac Pro|City (?:&|and) Guilds)(?![\p{L}\p{N}])/u],
];

/** The degree a text of an education section names, or training under a plainer name. */
export function degreeIn(text: string): Degree | null {
  const found = findDegree(text);
  if (found !== null) return found;
  for (const [level, pattern] of LOOSE) {
    const match = pattern.exec(text);
    if (match !== null) return { from: match.index, to: match.index + match[0].length, level };
  }
  return null;
}

/**
 * Whether what looks like a degree is a piece of a school's name: "Accra Ridge Senior High School",
 * "Keller-Gymnasium Ulm", "Instituto de Formación Profesional de Lugo".
 */
function isPartOfSchool(text: string, { from, to, level }: Degree): boolean {
  if (level > 3 || /diplom|certificat|zertifikat|\bged\b/i.test(text.slice(from, to + 12))) return false;
  const before = /[^\t|,;(–—]*$/u.exec(text.slice(0, from))?.[0] ?? '';
  const after = /^[^\t|,;(–—]*/u.exec(text.slice(to))?.[0] ?? '';
  if (isSchool(before)) return true;
  // A word that is a degree as well as a school, with a name beside it.
  const own = text.slice(from, to);
  return isSchool(own) && /^\p{Lu}.*\p{Lu}/u.test(`${before.trim()} ${own}`.trim())
    ? /\p{Lu}\p{L}+[\s-]*$/u.test(before)
    : isSchool(own) && /^\s+(?:\p{Lu}\p{L}|im\.|nr|n[.°º]|no\.?\s)/u.test(after);
}

// What is a title of jobs elsewhere, or anybody's certificate: a degree only under a heading of schools.
const PLAIN = regex('u')`
    (?<![\p{L}\p{N}])(?:[Tt]écnic[oa](?: [Ss]uperior| [Ee]specialista)?|Attestato|Getuigschrift|
    \p{L}{3,}diploma|Atestat|Adeverință|Świadectwo(?: \p{Ll}+)?|Tytuł zawodowy|Berufsabschluss|
    Fachschulabschluss|Hochschulabschluss|Mention complémentaire|
    Certificat de \p{Ll}+(?: professionnelle| profesionale)?|
    Certificado de \p{Ll}+(?: profissional| profesional)?|Carteira profissional|Título|Titre|
    Kurs bitirme belgesi|Journeyman|Utbildningsbevis|Osvědčení)(?= \p{Lu}| en | em | in | i \p{Lu}|
    \s*(?:$|[,:\t|(–—-]))`;

/** The degree named under a heading of schools; "Apprenticeship Center of Bend" is a school. */
export function studyIn(text: string): Degree | null {
  let rest = text;
  for (let tries = 0; tries < 3; tries += 1) {
    const found = anyStudyIn(rest);
    const place = found === null ? null : INSTITUTION.exec(rest.slice(found.to));
    if (found === null || place === null) return found;
    const to = found.to + place[0].length;
    rest = `${rest.slice(0, found.from)}${'_'.repeat(to - found.from)}${rest.slice(to)}`;
  }
  return null;
}

function anyStudyIn(text: string): Degree | null {
  const found = degreeIn(text);
  if (found !== null) return found;
  const match = PLAIN.exec(text);
  return match === null ? null : { from: match.index, to: match.index + match[0].length, level: 2 };
}

/** What makes a word of training the name of a place: "Apprenticeship Center", "Certificate Institute". */
const INSTITUTION = regex('u')`
    ^(?:\s(?:and\s)?(?:Training|Skills|Trades?|Education))?\s(?:Cent(?:er|re)|School|Institute|College|
    Academy|Council|Committee|Trust|Board|Hub)(?!\p{L})`;

const LABELLED =
  /^(?:\p{Lu}[^:\d]{1,40}:\s*|\p{Lu}[^:\d,\t]{2,30}\s)\d{1,3}(?:[.,]\d{1,2})?\s*%?(?:\s*\/\s*\d{1,3}(?:[.,]\d)?)?$/u;

/** "Nota media: 8,4 / 10", "Gemiddeld cijfer 7,8": a grade in any language, which belongs to the entry around it. */
export function isGrade(text: string): boolean {
  return LABELLED.test(text.trim()) && !isSchool(text) && studyIn(text.slice(0, -4)) === null;
}

/** "Apprenticeship Center of Bend": a word of training with one of places behind it. */
function namesPlace(text: string): boolean {
  const found = degreeIn(text);
  return found !== null && INSTITUTION.test(text.slice(found.to));
}

/** What stands beside a degree; behind a vocational one what is in brackets in short grants it. */
function besideDegree(text: string, { from, to, level }: Degree): string {
  const behind = text.slice(to);
  return `${text.slice(0, from)}\t${level <= VOCATIONAL ? withoutIssuers(behind) : behind}`;
}

/** The cell of a line that a label or the head of its column calls so. */
export function cellCalled(line: Line, column: Column): string | null {
  const { columns = [] } = line as NamedLine;
  const at = columns.findIndex((cell) => cell.column === column);
  if (at < 0) return null;
  const text = line.text.slice(
    (columns[at]?.start ?? 0) - line.start,
    (columns[at + 1]?.start ?? line.end) - line.start,
  );
  return /\p{L}{2}/u.test(text) ? text.trim() : null;
}

/** What a label calls a degree is one, in words nobody listed. */
function calledDegree(line: Line, text: string): Degree | null {
  const cell = cellCalled(line, 'degree');
  const from = cell === null ? -1 : text.indexOf(cell);
  return cell === null || from < 0 ? null : { from, to: from + cell.length, level: UNKNOWN };
}

/** The level of a degree that only its label says is one. */
export const UNKNOWN = -1;

/** The degree of a line of a section of schools: by its words, else by its label. */
export function degreeOf(line: Line, text: string): Degree | null {
  return studyIn(text) ?? calledDegree(line, text);
}

const DETAIL_ROW = regex('iu')`
  ^(?:gpa|cum\.? gpa|major gpa|grade|note|abschlussnote|thesis|advisor|coursework|relevant coursework|
  courses|honou?rs|awards?|awarded|activities|minor|dean|magna|summa|college of|major|graduated|
  first class|second class|upper second|distinction|exchange|erasmus|scholarship|modules|subjects|
  dissertation|project|ranked|specialis|specializ|schwerpunkt|mention)\b`;

/** null for lines that only tell about an entry: bullets, grades, courses, prose. */
export function readEducationRow(line: Line, reference: string): EducationRow | null {
  const text = line.text;
  if (DETAIL_ROW.test(text.trim())) {
    return null;
  }
  const ranges = findDates(text, reference);
  const range = ranges.find(({ start, current }) => start !== null || current) ?? ranges.at(-1) ?? null;
  const named = degreeOf(line, text);
  const is_called = cellCalled(line, 'degree') !== null;
  const degree = named === null || (!is_called && isPartOfSchool(text, named)) ? null : named;
  // "High School Diploma" names no school.
  const label = (line as NamedLine).columns?.[0]?.column ?? null;
  const school =
    label === 'school' || namesPlace(text) || isSchool(degree === null ? text : besideDegree(text, degree));
  const words = wordsOf(text).length;
  if (line.bullet && !(words <= 14 && degree !== null)) return null;
  if (degree === null && !school && range === null && (words > 9 || /[.;]$/.test(text.trim()))) return null;
  if (words > 30) return null;
  return { line, degree, school, range };
}

/**
 * Rejoins a degree that a narrow column broke into pieces beside its school ("Bach⇥DePaul University" / "elor
 * of" / "Arts"). Nothing is rejoined unless the pieces make a degree together and none does alone.
 */
export function rejoinDegreeColumn(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const first = /^(\p{L}{2,9}\.?)(-?)(?:\t+|\s)(\p{Lu}.*)$/u.exec(line.text);
    const own = degreeIn(line.text);
    // "Master⇥Duquesne Ridge University" / "of" / "Science": a degree alone, and more of one with what stands below it.
    const goesOn =
      own === null ||
      (own.from === 0 &&
        own.to <= `${first?.[1] ?? ''}${first?.[2] ?? ''}`.length &&
        (first?.[2] === '-' ||
          /^(?:of|in|de|en)(?:\s\p{L}+)?$/u.test(lines[at + 1]?.text.split('\t')[0]?.trim() ?? '')));
    const found = first === null || line.bullet || !goesOn ? null : columnOf(lines, at, first);
    if (found === null) {
      joined.push(line);
      continue;
    }
    joined.push({ ...line, joined: true, text: `${found.text}\t${first?.[3] ?? ''}` });
    for (let next = at + 1; next <= found.last; next += 1) {
      const other = lines[next] as Line;
      const rest = other.text
        .split(/\t+/)
        .slice(1)
        .join('\t')
        .replace(/^[•·▪-]\s*/u, '');
      if (rest !== '') joined.push({ ...other, text: rest, start: other.end - rest.length, bullet: true });
    }
    at = found.last;
  }
  return joined;
}

function columnOf(
  lines: readonly Line[],
  at: number,
  first: RegExpExecArray,
): { text: string; last: number } | null {
  let text = `${first[1] ?? ''}${first[2] ?? ''}`;
  let best: { text: string; last: number } | null = null;
  for (let next = at + 1; next <= Math.min(at + 5, lines.length - 1); next += 1) {
    const cell = (lines[next] as Line).text.split('\t')[0]?.trim() ?? '';
    if (wordsOf(cell).length > 2 || lines[next]?.bullet === true) break;
    // "Master⇥Duquesne Ridge University" below "Doctor of Philosophy" is the next entry.
    if (/^\p{Lu}/u.test(cell) && (lines[next] as Line).text.includes('\t') && degreeIn(cell)?.from === 0) {
      break;
    }
    text = text.endsWith('.-')
      ? text + cell
      : text.endsWith('-')
        ? text.slice(0, -1) + cell
        : /^\p{Ll}/u.test(cell) && !/^(?:of|in|and)\b/.test(cell)
          ? text + cell
          : `${text} ${cell}`;
    const degree = degreeIn(text);
    if (degree !== null && degree.from === 0) best = { text, last: next };
  }
  return best;
}

/** Words of a name before what says that it is under way: fewer are a remark on the degree above ("Thesis in progress"). */
const OWN_NAME = 4;

/** "Registered for the CFA Level I", "CA Program, Chartered Accountants, in progress": under way beside a degree. */
function isAnotherUnderWay(text: string, locales: readonly Locale[]): boolean {
  if (opensWithStatus(text, locales)) return true;
  const name =
    /^(\p{Lu}\D*?)[\s,;:(–—-]+(?:in progress|ongoing|en cours|en curso|in corso|laufend|em curso|w toku)\W*$/iu.exec(
      text,
    );
  // "7 of 10 courses completed, expected Dec 2027" dates the degree above it
  return wordsOf(name?.[1] ?? '').length >= OWN_NAME;
}

/**
 * "Registered for the CFA Level I", "Inscrit au master pour 2027", "State exam: not taken": neither a school nor a
 * degree, but one to come, or none. Whoever is enrolled in a degree and names no year to come studies.
 */
export function isNotHeld(row: EducationRow | null, locales: readonly Locale[]): boolean {
  if (row === null || row.school) return false;
  const { text } = row.line;
  const status = statusOfEntry(text, locales);
  if (row.degree === null) {
    // "7 of 10 courses completed, expected Dec 2027" dates the degree above it
    const plan = row.range === null && status === 'planned';
    return plan || status === 'denied' || status === 'lapsed' || isAnotherUnderWay(text, locales);
  }
  if (status === 'denied') return true;
  return opensWithStatus(text, locales) && row.range?.start === null && row.range.future;
}
