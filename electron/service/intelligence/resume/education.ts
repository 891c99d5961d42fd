import { regex } from '../language/pattern.ts';
import { CREDENTIAL, NOISE, REMARK, OPEN, OPEN_END, GRADUATION, LEAD } from './education_patterns.ts';
import type { ResumeDocument } from '../document.ts';
import type { Locale } from '../language/locale.ts';
import { localesOfText, saysUnfinished } from '../language/status.ts';
import type { EducationEntry, Section, Span } from '../profile.ts';
import { monthOf } from '../language/dates.ts';
import { titleScore } from '../language/job_titles.ts';
import { isSchool } from '../language/degrees.ts';
import { groupsOf } from './education_heads.ts';
import {
  isGrade,
  isNotHeld,
  readEducationRow,
  rejoinDegreeColumn,
  cellCalled,
  degreeOf,
  studyIn,
  type EducationRow,
  UNKNOWN,
} from './education_rows.ts';
import { fieldAfter, isYears, pieces, tidySchool } from './education_parts.ts';
import { fieldOf, schoolOf, TITLE, type Part } from './education_names.ts';
import { VOCATIONAL, withoutIssuers } from './issuers.ts';
import { namedLines } from './labelled_rows.ts';
import { allLines, trim, wordsOf, type Line } from '../language/lines.ts';
import { isPlace } from '../language/places.ts';
import { hundredths, type Extraction } from './extraction.ts';
import { sectionLines } from './sections.ts';
import { findValue } from './source.ts';
import { joinTableRows } from './table_rows.ts';
import { joinWrappedDates } from './wrapped_dates.ts';
import { joinWrappedNames } from './wrapped_names.ts';

/** An entry, where its dates stand, and how sure the reader is of what is in it. */
type Draft = {
  readonly entry: EducationEntry;
  readonly dates: Span | null;
  readonly sure: {
    readonly school: number;
    readonly degree: number;
    readonly field: number;
    readonly dates: number;
  };
};

/**
 * Reads degrees, schools, fields and dates out of the education sections.
 * @param reference 'YYYY-MM': what is still to come is not completed.
 */
export function readEducation(
  document: ResumeDocument,
  sections: readonly Section[],
  reference: string,
): Extraction<EducationEntry[]> {
  const lines = allLines(document);
  const locales = localesOfText(document.text);
  const drafts = sections
    .filter(({ kind }) => kind === 'education')
    .flatMap((section) => readSection(sectionLines(lines, section, document.text), reference, locales));
  const sources: Record<string, Span> = {};
  const confidence: Record<string, number> = {};
  for (const [at, { entry, dates, sure }] of drafts.entries()) {
    for (const field of ['school', 'degree', 'field'] as const) {
      const value = entry[field];
      if (value === null) continue;
      const path = `education.${at}.${field}`;
      const span = findValue(document.text, value, entry.span) ?? aboveIn(document.text, drafts, at, value);
      if (span !== null) sources[path] = span;
      confidence[path] = hundredths(sure[field]);
    }
    if (dates !== null) {
      sources[`education.${at}.dates`] = dates;
      confidence[`education.${at}.dates`] = hundredths(sure.dates);
    }
  }
  return { value: drafts.map(({ entry }) => entry), sources, confidence };
}

// A school that was named once for two degrees stands with the first of them.
function aboveIn(text: string, drafts: readonly Draft[], at: number, value: string): Span | null {
  const before = drafts[at - 1]?.entry;
  return before === undefined ? null : findValue(text, value, before.span);
}

function readSection(lines: readonly Line[], reference: string, locales: readonly Locale[]): Draft[] {
  const whole = rejoinDegreeColumn(namedLines(joinWrappedDates(joinTableRows(lines)))).filter(
    ({ text }) => !isGrade(text),
  );
  const rows = joinWrappedNames(whole)
    .flatMap(studiesOf)
    .map((line) => readEducationRow(line, reference))
    .filter((row) => !isNotHeld(row, locales));
  const drafts = groupsOf(rows).flatMap((group) => {
    const draft = buildEntry(group.rows, reference, group.bare === true, locales);
    return draft === null ? [] : [{ draft, group }];
  });
  // Two degrees under one school: the school is named once.
  const named: Draft[] = [];
  for (const [at, { draft, group }] of drafts.entries()) {
    const above = drafts[at - 1]?.draft.entry.school ?? null;
    const { entry, sure } = draft;
    const before = drafts[at - 1]?.draft.entry.level ?? null;
    // A school leaving certificate is not from the university named above it.
    const alike = (before ?? 5) >= 3 === (entry.level ?? 5) >= 3;
    const lacking = entry.school === null && entry.degree !== null && group.rows[0]?.degree !== null;
    if (lacking && alike && above !== null) {
      const other = { ...entry, school: above };
      named.push({ entry: other, dates: draft.dates, sure: { ...sure, school: 0.65 } });
    } else named.push(draft);
  }
  return named;
}

/** Where a line may go on with another degree: behind a semicolon or the end of a sentence. */
const NEXT_STUDY = /(?:;\s+|(?<=[\p{L}\d)]{2}\.)\s+)(?=\p{Lu})/gu;

/** "Tecnicatura en Administración, UNR, 2017; Contador Público, UNR: trunco": two degrees in one line, each its own. */
function studiesOf(line: Line): Line[] {
  const all = [...line.text.matchAll(NEXT_STUDY)];
  const cuts = all.filter(({ index, 0: { length } }, at) => {
    const next = studyIn(line.text.slice(index + length, all[at + 1]?.index));
    const above = line.text.slice(0, index);
    return next !== null && next.from === 0 && studyIn(above) !== null && /\d{4}|,/.test(above);
  });
  if (cuts.length === 0 || line.text.includes('\t')) return [line];
  const { words: _, ...plain } = line;
  const ends = [...cuts.map(({ index }) => index), line.text.length];
  const starts = [0, ...cuts.map(({ index, 0: { length } }) => index + length)];
  return starts.map((from, at) => {
    const to = ends[at] ?? line.text.length;
    return { ...plain, text: line.text.slice(from, to), start: line.start + from, end: line.start + to };
  });
}

const BACHELOR_OF = regex('i')`
  \bof (business administration|commerce|engineering|education|laws|music|nursing|architecture|
  fine arts|social work|public health)`;

/** @param bare whether its place alone says that the entry is a school. */
function buildEntry(
  rows: readonly EducationRow[],
  reference: string,
  bare: boolean,
  locales: readonly Locale[],
): Draft | null {
  let degree: string | null = null;
  let degreeRow = -1;
  let level: number | null = null;
  let field: string | null = null;
  let called: string | null = null;
  const parts: Part[] = [];
  const push = (row: number, ...texts: string[]): void => {
    for (const text of texts) {
      if (!isPlace(text) && !NOISE.test(text) && !REMARK.test(text) && /\p{L}{2}/u.test(text)) {
        parts.push({ text, row, alone: texts.length === 1 });
      }
    }
  };
  for (const [at, row] of rows.entries()) {
    const dated =
      row.range === null
        ? row.line.text
        : `${row.line.text.slice(0, row.range.from)}\t${row.line.text.slice(row.range.to)}`;
    const text = dated.replace(GRADUATION, ' ').replaceAll(/\(\s*\)|\[\s*\]/g, ' ');
    const found = row.degree === null ? null : degreeOf(row.line, text);
    called ??= cellCalled(row.line, 'school');
    if (found === null || degree !== null) {
      push(at, ...pieces(text));
      continue;
    }
    level = found.level === UNKNOWN ? null : found.level;
    degreeRow = at;
    // the cell of the school is no field
    const behind = text.slice(found.to);
    const direct_field = fieldAfter(behind);
    const is_school = direct_field.field !== null && called?.startsWith(direct_field.field) === true;
    const after = is_school ? { field: null, rest: behind } : direct_field;
    degree = trim({ text: text.slice(found.from, found.to), start: 0 }).text;
    field = after.field;
    if (field === null && /^(?:master|bachelor)/i.test(degree)) {
      field = BACHELOR_OF.exec(degree)?.[1] ?? null;
    }
    // "Executive MBA", "Carpentry Apprenticeship": words right before it are part of its name.
    const lead = LEAD.exec(text.slice(0, found.from))?.[0] ?? '';
    const own = lead !== '' && !isSchool(lead) && !isPlace(lead.trim()) ? lead : '';
    degree = `${own}${degree}`;
    push(at, ...pieces(text.slice(0, found.from - own.length)));
    push(at, ...pieces(found.level <= VOCATIONAL ? withoutIssuers(after.rest) : after.rest));
  }
  // "Cosmetology licence": learned at a school, in words that elsewhere name something to hold, as a driving licence.
  const licence =
    degree === null && parts.some(({ text }) => isSchool(text))
      ? parts.findIndex(({ text }) => /\p{L} (?:licen[cs]e|certification)$/iu.test(text))
      : -1;
  if (licence >= 0) {
    degree = parts.splice(licence, 1)[0]?.text ?? null;
    level = 2;
  }
  const direct = field !== null;
  const range = rows.find((row) => row.range !== null)?.range ?? null;
  // "08/2009 – 06/2012 Kaufmann für Spedition": a trade that was learned for years
  const trade =
    degree === null && isYears(range) ? parts.findIndex(({ text }) => titleScore(text) >= TITLE) : -1;
  if (trade >= 0) {
    degree = parts.splice(trade, 1)[0]?.text ?? null;
    level = 2;
  }
  const { school, known } = schoolOf(parts, degreeRow, field, called);
  // A degree in words nobody listed: the only other line of a dated entry.
  const others = parts.filter(({ text, alone }) => alone && text !== school && wordsOf(text).length <= 6);
  const guessed = degree === null && school !== null && range !== null && others.length === 1;
  if (guessed) degree = others[0]?.text ?? null;
  field ??= degree === null ? null : fieldOf(parts, degreeRow, school);
  // "BCom (Accounting)", and no "broken off in"
  field = field?.replace(/^\(([^()]*)\)$/, '$1') ?? null;
  if (field !== null && OPEN_END.test(field)) field = null;
  if (degree === null && !known && range === null && !bare) return null;
  if (degree === null && (school === null || (!known && CREDENTIAL.test(school)))) return null;
  const end = range?.end ?? null;
  const open =
    range !== null &&
    (range.current ||
      range.future ||
      (end !== null && end.year * 12 + (end.month ?? 1) - 1 > monthOf(reference)));
  const dated = rows.find((row) => row.range !== null);
  return {
    entry: {
      school: school === null ? null : tidySchool(school),
      degree,
      level,
      field,
      start: range?.start ?? null,
      end,
      completed:
        !open && !rows.some(({ line: { text } }) => OPEN.test(text) || saysUnfinished(text, locales)),
      span: { start: rows[0]?.line.start ?? 0, end: rows.at(-1)?.line.end ?? 0 },
    },
    dates:
      dated === undefined || range === null
        ? null
        : dated.line.joined === true
          ? { start: dated.line.start, end: dated.line.end }
          : { start: dated.line.start + range.from, end: dated.line.start + range.to },
    sure: {
      school: known ? 0.95 : degree !== null && parts.length === 1 ? 0.7 : range !== null ? 0.62 : 0.5,
      degree:
        licence >= 0 || trade >= 0 || guessed
          ? 0.5
          : degree !== null && wordsOf(degree).length === 1 && level === 2
            ? 0.7
            : 0.95,
      field: direct ? 0.9 : 0.55,
      dates: range?.start === null ? 0.8 : 0.92,
    },
  };
}
