import type { EducationRow } from './education_rows.ts';
import { titleScore } from '../language/job_titles.ts';
import { wordsOf } from '../language/lines.ts';
import { isPlace } from '../language/places.ts';

/** The rows of an entry that is being gathered, and what they name so far. */
export type Group = {
  rows: EducationRow[];
  degree: boolean;
  school: boolean;
  date: boolean;
  /** Its place alone says that it is a school. */
  bare?: boolean;
};

/** A plain line with nothing but dates below it, when the open entry has its own: a school that no word says is one. */
function headsDates(rows: readonly (EducationRow | null)[], at: number, open: Group | undefined): boolean {
  const row = rows[at];
  const next = rows[at + 1];
  return (
    open?.date === true &&
    row?.degree === null &&
    row.range === null &&
    !row.school &&
    !isPlace(row.line.text) &&
    next !== null &&
    next !== undefined &&
    next.range !== null &&
    wordsOf(next.line.text.slice(0, next.range.from) + next.line.text.slice(next.range.to)).length === 0
  );
}

/**
 * Whether a plain line is the school of the entry below it ("EPFL" above "BSc Mathematics"), in a section whose entries
 * begin so: the open one does, it has its degree, and the next line brings another.
 */
function heads(rows: readonly (EducationRow | null)[], at: number, open: Group | undefined): boolean {
  const row = rows[at];
  const next = rows[at + 1];
  return (
    open !== undefined &&
    open.degree &&
    open.rows[0]?.degree === null &&
    open.rows.at(-1)?.degree !== null &&
    row?.degree === null &&
    row.range === null &&
    next !== undefined &&
    next !== null &&
    next.degree !== null &&
    !next.school
  );
}

// What else stands in a line of its own below a degree, with a capital.
const REMARK = /[\d:;.!?()]|^(?:erasmus|with |mit |avec |con |com |met |honou?rs|member|mitglied)/iu;

/**
 * Whether a plain line is a school whose name no word tells and whose entry has no dates: in a section
 * without any, below an entry that has its school and its degree, a short name printed as the school of that
 * entry is. Plain text is printed in no way: there it may as well be the job that is wanted ("HR", "Sales Manager").
 */
function isBareSchool(rows: readonly (EducationRow | null)[], at: number, open: Group | undefined): boolean {
  const row = rows[at];
  if (row === null || row === undefined || open === undefined || !open.school || !open.degree) return false;
  if (row.degree !== null || row.range !== null || row.school) return false;
  if (rows.some((other) => other !== null && other.range !== null)) return false;
  const school = open.rows.find((other) => other.school)?.line;
  const text = row.line.text.trim();
  const names = wordsOf(text).filter((word) => !/^(?:\p{Lu}|\p{Ll}{1,4}$)/u.test(word));
  return (
    school !== undefined &&
    school.box !== null &&
    titleScore(text) < 1 &&
    school.bold === row.line.bold &&
    school.bullet === row.line.bullet &&
    Math.abs(school.font_size - row.line.font_size) < 0.3 &&
    Math.abs((school.box?.[0] ?? 0) - (row.line.box?.[0] ?? 0)) < 2 &&
    wordsOf(text).length <= 5 &&
    names.length === 0 &&
    /^\p{Lu}/u.test(text) &&
    !REMARK.test(text) &&
    !text.includes('\t') &&
    !isPlace(text)
  );
}

/** The rows of each entry; null stands for points, after which a new one may begin. */
export function groupsOf(rows: readonly (EducationRow | null)[]): Group[] {
  const groups: Group[] = [];
  let after_points = false;
  for (const [at, row] of rows.entries()) {
    if (row === null) {
      after_points = true;
      continue;
    }
    const open = groups.at(-1);
    const bare = isBareSchool(rows, at, open);
    const begins = bare || heads(rows, at, open) || headsDates(rows, at, open);
    const is_another =
      open !== undefined &&
      ((row.degree !== null && open.degree) ||
        (row.school && open.school) ||
        (row.range !== null && open.date));
    const names = row.degree !== null || row.school || row.range !== null;
    // A line that is neither a degree nor a school nor dated goes with the entry it stands in.
    if (open === undefined || begins || (names && (after_points || is_another))) {
      groups.push({
        rows: [row],
        degree: row.degree !== null,
        school: row.school,
        date: row.range !== null,
        bare,
      });
    } else {
      open.rows.push(row);
      open.degree ||= row.degree !== null;
      open.school ||= row.school;
      open.date ||= row.range !== null;
    }
    after_points = false;
  }
  return groups;
}
