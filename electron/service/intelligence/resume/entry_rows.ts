import { alternatives } from '../language/locales/resume_locales.ts';
import { regex } from '../language/pattern.ts';
import { findDates, type DateRange } from '../language/dates.ts';
import type { NamedLine } from './labelled_rows.ts';
import { wordsOf, type Line } from '../language/lines.ts';
import { isLegalForm } from '../language/legal_forms.ts';
import { employerScore, titleScore } from '../language/job_titles.ts';
import { opensWithTitle, withoutRunIn } from './run_in_heads.ts';

/** `header` heads an entry, `bullet`, `prose` and `continuation` are its text. */
type RowKind = 'header' | 'bullet' | 'prose' | 'continuation';
/** A line of an experience section, what part it plays, and the range it is dated with. */
export type Row = { readonly line: NamedLine; readonly kind: RowKind; readonly range: DateRange | null };

/** Tells the lines of an experience section apart: headers, points, running text, wrapped ends. */
export function classifyRows(lines: readonly NamedLine[], reference: string): Row[] {
  const rows: Row[] = [];
  const beside = lines.filter((line) => !line.bullet && besideCell(line, reference) === 'range');
  const margin = Math.min(
    ...lines.filter((line) => line.box !== null && !line.bullet).map((line) => line.box?.[0] ?? 0),
    Number.POSITIVE_INFINITY,
  );
  for (const line of withoutRunIn(lines, reference)) {
    const range =
      anchorRange(line, reference) ??
      // where a range fills the first cell of other lines, a lone date that does dates an entry, too
      (beside.length > 0 && besideCell(line, reference) === 'date' ? loneDate(line, reference) : null);
    rows.push({ line, range, kind: kindOf(line, range, rows.at(-1), margin) });
  }
  return rows;
}

/** Whether a row is nothing but dates. */
export function isBare(row: Row | undefined): boolean {
  return (
    row !== undefined &&
    row.range !== null &&
    wordsOf(row.line.text.slice(0, row.range.from) + row.line.text.slice(row.range.to)).length === 0
  );
}

/** How long it was, in a bracket behind a date: "2016 (6 mois)". */
const HOW_LONG = /^\s*\((?:[\p{L}.]{1,6} )?\d[^()\d]{0,20}\)/u;

/** The only date of a line, with how long it was behind it. */
function loneDate(line: Line, reference: string): DateRange | null {
  const [date] = findDates(line.text, reference);
  if (date === undefined) return null;
  return { ...date, to: date.to + (HOW_LONG.exec(line.text.slice(date.to))?.[0].length ?? 0) };
}

/** What the first cell of a line is, or the whole line: nothing but a range, nothing but a date, or something else. */
function besideCell(line: Line, reference: string): 'range' | 'date' | null {
  if (line.bullet) return null;
  const [date] = findDates(line.text, reference);
  if (date === undefined || date.from > 0) return null;
  const is_range = date.start !== null || date.current;
  const to = is_range ? date.to : (loneDate(line, reference)?.to ?? date.to);
  if (!/^\s*(?:\t|$)/.test(line.text.slice(to))) return null;
  return is_range ? 'range' : 'date';
}

// What a consultant did for clients stands inside the job and dates no job of its own.
const INSIDE = regex('iu')`
    ^(?:client|customer|project|engagement|assignment|mandate|kunde|projekt|projet|proyecto|progetto|
    cliente?)s?\b\s*(?:\d+\s*)?[:–-]`;

/** "Head cook, Harbour Hotel, Leith. March 2019 to June 2022.": a title first, the dates last, with full stops. */
const closesHead = (text: string, { from, to }: DateRange): boolean =>
  /^\)?[.;]\s*$/.test(text.slice(to)) &&
  /[.:(]\s*$/.test(text.slice(0, from)) &&
  opensWithTitle(text.slice(0, from));

/** No line that heads an entry has as many dates apart from each other. */
const MANY = 4;
const AND = new RegExp(
  String.raw`^\s*(?:[,;&+]|(?:,\s*)?(?:${alternatives(({ and }) => and.replaceAll(' ', '|'))}))\s*$`,
  'iu',
);

/** "2014, 2015 y 2016", "2009 & 2010": dates that are listed one after the other are one range. */
function joinedYears(text: string, ranges: readonly DateRange[]): readonly DateRange[] {
  const [first, ...more] = ranges;
  const last = more.at(-1);
  const lone = ranges.every(({ start, end, current }) => start === null && end !== null && !current);
  if (first === undefined || last === undefined || !lone) return ranges;
  const listed = ranges.every(
    ({ from, end }, at) =>
      at === 0 ||
      (AND.test(text.slice(ranges[at - 1]?.to, from)) && (end?.year ?? 0) > (ranges[at - 1]?.end?.year ?? 0)),
  );
  return listed ? [{ ...last, from: first.from, start: first.end }] : ranges;
}

/** "Warranted Contracting Officer since 2021.": the date ends a sentence that it belongs to. */
function isToldOf(text: string, { from, to, start }: DateRange): boolean {
  return start !== null && /^\.\s*$/.test(text.slice(to)) && /[\p{L}\d]\s$/u.test(text.slice(0, from));
}

/** The range that dates an entry: in a header line, or alone at the end of a bullet that took in a date column. */
function anchorRange(line: Line, reference: string): DateRange | null {
  const ranges = joinedYears(line.text, findDates(line.text, reference));
  // "GEOG 210 (Fall 2016, Fall 2017, Winter 2019); field school (2016–2022)" lists what was done in many years
  if (ranges.length >= MANY) return null;
  const spans = ranges.filter(({ start, current }) => start !== null || current);
  // "Commis, then sous-chef (from May 2017)⇥June 2015 – August 2018": the bracket is about the second title
  const range = spans.find(({ from }) => !/\([^)]*$/u.test(line.text.slice(0, from))) ?? spans[0] ?? null;
  if (INSIDE.test(line.text) || (range !== null && isToldOf(line.text, range))) return null;
  const rest = (candidate: DateRange): string =>
    `${line.text.slice(0, candidate.from)} ${line.text.slice(candidate.to)}`;
  if (range !== null) {
    // A range in the middle of a sentence tells of something else.
    const atEdge =
      range.from <= 2 ||
      /\t\s*\(?$/.test(line.text.slice(0, range.from)) ||
      /^[\s)\]|]*(?:\t|$)/.test(line.text.slice(range.to)) ||
      closesHead(line.text, range);
    const words = wordsOf(rest(range)).length;
    if (line.bullet) {
      return atEdge && (range.from <= 2 ? words <= 6 : /\t\s*$/.test(line.text.slice(0, range.from)))
        ? range
        : null;
    }
    return words <= 16 && (atEdge || /[,|(·•–—-]\s*$/.test(line.text.slice(0, range.from)) || words <= 8)
      ? range
      : null;
  }
  // "2022–⇥Associate Professor": what nobody ended goes on.
  const [open] = ranges;
  if (open !== undefined && ranges.length === 1 && open.start === null && open.end !== null && !line.bullet) {
    const sign = /^\s*[–—-]\s*(?=\t|$)/.exec(line.text.slice(open.to));
    if (open.from === 0 && sign !== null) {
      return { ...open, start: open.end, end: null, current: true, to: open.to + sign[0].length };
    }
  }
  // A single month stands for a job only beside a title, set apart ("Consultant⇥May 2019").
  const single = ranges[0];
  if (single === undefined || line.bullet || ranges.length > 1 || single.end === null) return null;
  const apart =
    /(?:\t|[|,(]\s*)$/.test(line.text.slice(0, single.from)) && /^[\s)]*$/.test(line.text.slice(single.to));
  return apart && titleScore(rest(single)) >= 1 && wordsOf(rest(single)).length <= 9 ? single : null;
}

// How points begin where no sign does: past tense, or the bare verb of a running job.
const DID = regex('iu')`
    ^(?:\p{Lu}\p{Ll}{2,}ed|led|built|ran|won|wrote|kept|cut|drove|taught|grew|sold|made|held|oversaw|
    set|drew|took|gave|found|brought|met|spoke|rebuilt|shot|sang|fed|hit|put|did|was|were|began|chose|
    dealt|saw|spent|undertook|became|manage|lead|own|coordinate|prepare|develop|design|support|provide|
    conduct|create|maintain|assist|train|plan|oversee|ensure|perform|handle|collaborate|partner|build|
    drive|deliver|work|help|run|teach|write|monitor|operate|direct|supervise|organi[sz]e|implement|
    responsible|duties)$`;

// "Registered Nurse", "Certified Welder (TIG)": what a person was made, not what they did.
const MADE = regex('iu')`
    ^(?:registered|certified|licen[cs]ed|chartered|qualified|accredited|advanced|applied|embedded|
    united|allied|associated|federated|integrated|limited|retired|enrolled|commissioned|united|red)$`;

/** Whether a text ends as sentences do; "Aceros del Nervión S.A." and "Moss & Byte Ltd." end in a legal form. */
function endsSentence(text: string): boolean {
  const last = text.split(/\s+/).at(-1) ?? '';
  return /[.;]$/.test(text) && !/\p{L}\.\p{L}+\.$/u.test(last) && !isLegalForm(last);
}

function isDeed(text: string, words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  if (words.length < 3 || !DID.test(first) || MADE.test(first) || text.includes('\t')) return false;
  return (
    rest.filter((word) => /^\p{Ll}/u.test(word) && !/^(?:of|and|the|for|at|de|&)$/.test(word)).length >= 1
  );
}

const PARTED = /^(.{3,60}?)(?:\s+[–—|·•-]\s+|\t+|\s*,\s+)(\p{Lu}.{1,70})$/u;

function isPair(title: string, employer: string): boolean {
  return titleScore(title) >= 1.6 && wordsOf(title).length <= 6 && employerScore(employer) >= 0.8;
}

/** A clear title beside a clear employer, in either order. */
function isHeading(text: string): boolean {
  const parts = PARTED.exec(text);
  if (parts === null) return false;
  const [, left = '', right = ''] = parts;
  return isPair(left, right) || isPair(right, left);
}

function kindOf(
  line: NamedLine,
  range: DateRange | null,
  previous: Row | undefined,
  margin: number,
): RowKind {
  if (line.bullet) return 'bullet';
  if (range !== null) return 'header';
  if (line.columns !== undefined) {
    return line.columns.every(({ column }) => column === 'other') ? 'prose' : 'header';
  }
  const words = wordsOf(line.text);
  const text = line.text.trim();
  const x = line.box?.[0] ?? null;
  if (previous !== undefined && previous.kind !== 'header') {
    const sameColumn = previous.line.column === line.column;
    const openSentence = !/[.!?:]$/.test(previous.line.text.trim());
    if (/^[\p{Ll}(&%$+]/u.test(line.text)) return 'continuation';
    // A wrapped bullet is indented like its text, not like the headers.
    if (
      previous.kind !== 'prose' &&
      sameColumn &&
      x !== null &&
      x > margin + 4 &&
      !line.bold &&
      !previous.line.bold &&
      Math.abs(line.font_size - previous.line.font_size) < 0.3
    ) {
      const own = previous.line.box?.[0] ?? x;
      if (previous.kind === 'continuation' ? Math.abs(own - x) < 3 : x >= own - 1) return 'continuation';
    }
    if (
      openSentence &&
      endsSentence(text) &&
      !(line.bold && !previous.line.bold) &&
      words.length <= 16 &&
      !text.includes('\t') &&
      !isDeed(text, words)
    ) {
      return 'continuation';
    }
  }
  if (/^https?:\/\/\S+$/.test(text) || INSIDE.test(text)) return 'prose';
  // "Key achievements:" labels what follows.
  if (/^[^:]{3,40}:$/.test(text)) return 'prose';
  // "Główna księgowa – Metalpol Sp. z o.o.": a title and a firm, however much is in small letters.
  if (words.length <= 12 && isHeading(text)) return 'header';
  if (line.bold && words.length <= 12 && !/[.;:]$/.test(text) && titleScore(text) >= 1) return 'header';
  // "Clerc rédacteur, CDI à temps partiel (80 %)", right under what heads the entry; before anything is told, only
  // with a name behind it: "Comptable fournisseurs, Laiteries de l'Oust, Rennes"
  if ((previous?.kind ?? 'header') === 'header' && words.length <= 12 && !endsSentence(text)) {
    const [title = ''] = text.split(/,\s|\s[–—|·(-]/u, 1);
    const names = previous !== undefined || /^(?:,|\s[–—|·-])\s\p{Lu}/u.test(text.slice(title.length));
    if (names && titleScore(title) >= 1.6 && !isDeed(text, words)) return 'header';
  }
  // "Enfermera de UCI (14 camas, dos turnos)": what a bracket explains makes no sentence
  const outside = wordsOf(text.replaceAll(/\([^()]*\)/gu, ' '));
  const small = outside.filter((word) => /^\p{Ll}/u.test(word)).length;
  const sentence = outside.length >= 6 && small >= outside.length * 0.5;
  if (/^(?:\d+ years?|\d+ yrs?|\d+ mos?|\d+ months?)[\s\d\p{L}]*$/iu.test(text)) return 'prose';
  return words.length > 16 ||
    isDeed(text, words) ||
    (sentence && !text.includes('\t') && (endsSentence(text) || !text.endsWith('.'))) ||
    (text.endsWith('.') && endsSentence(text) && words.length > 4 && small >= 2)
    ? 'prose'
    : 'header';
}
