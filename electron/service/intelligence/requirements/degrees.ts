import { multiline, regex } from '../language/pattern.ts';
import { openEndsOf } from './open_ends.ts';
import { findDegree } from '../language/degrees.ts';

/** A degree a job asks for. `minimum` is a level of EducationEntry; offsets are of the text given. */
export type DegreeRequirement = {
  readonly label: string;
  readonly minimum: number;
  readonly fields: readonly string[];
  readonly start: number;
  readonly end: number;
  /** What follows the degree in the job's words, with what may replace it: "in physics or a related field". */
  readonly words: string;
};

const GENERAL = regex('iu')`
    \b(?:university degree|college degree|technical degree|academic degree|degree|
    abgeschlossenes studium|studium|hochschulabschluss|hochschulstudium|titulación universitaria|
    diplôme)\b`;
const FIELD = multiline`
  (?!(?:at least|minimum|mindestens|several|\p{L}+ (?:years?|months?|jahren?)|completed|training|
  experience|knowledge|certif\p{L}*|licen[cs]\p{L}*|working)\b)\p{L}[\p{L}&'’-]*(?: (?!(?:or|oder|
  and(?= (?:the|an?|at|experience|knowledge|skills?|training|proven|strong|good|relevant|\d))|is|are|
  from|with|preferred|required|experience)\b)\p{L}[\p{L}&'’-]*){0,3}`;
// A list of fields ends with "or"; without one, only what follows "in" up to the comma is a field.
const FIELDS = new RegExp(
  multiline`
    ^(?:['’]s)?(?:\s*(?:degree|diploma))?(?:\s+(?:or|oder|
    and\/or)\s+(?:an? )?[\p{L}.'’]+(?:\s+degree)?)?\s+(?:in|of|im|en|der|des|als|zum|zur|as)\s+(?:an? |
    the |der |des )?(?:(?<list>${FIELD}(?:,\s*(?:der |des )?${FIELD}){0,3},?\s+(?:or|oder)\s+(?:an? )?${FIELD})|
    (?<one>${FIELD}))`,
  'iu',
);
const VAGUE =
  /similar|related|comparable|vergleichbar|ähnlich|relevant|technical|equivalent|\bfield\b|discipline|is a plus/iu;

/** Reads "Bachelor's degree in X or Y", "Abgeschlossenes Studium im X"; null without a degree. */
export function readDegree(text: string): DegreeRequirement | null {
  const open = readOpenEnded(text);
  if (open !== null) return withInstead(open, text, open.end);
  const plain = readNamed(text);
  return plain === null ? null : withInstead(plain, text, plain.end);
}

const SUBJECT_OR_INSTEAD = /^(?:in|of|im|en|der|des|als|as|zum|zur|or|oder)(?!\p{L})/iu;
const STOP = regex('iu')`
    [;:(]|\.(?=\s|$)|\s(?:is|are|ist|sind|preferred|required|desirable|would|wünschenswert|erforderlich|
    von vorteil)(?!\p{L})`;
const CLAUSE_END = new RegExp(String.raw`${STOP.source}|,|\s(?:and|und)\s`, 'giu');
// Behind a degree this is asked for besides it, and an open end behind it is not the degree's.
const BESIDES = regex('iu')`
    (?<!\p{L})(?:experience|knowledge|skills?|(?:years?|jahren?)|with(?! (?:honou?rs|distinction|
    an? (?:focus|major|specialisation|concentration)))|required|\p{L}*erfahrung|
    \p{L}*kenntnisse)(?!\p{L})`;
const MORE_BESIDES = /(?<!\p{L})(?:and|und)\s(?:.*\s)?(?:with|in|of|mit|im)(?!\p{L})/iu;
/** Nobody writes a sentence of more clauses. */
const MAX_CLAUSES = 20;

/** The degree with its open end: "Degree in law or a related field" of "Degree in law or a related field, and SQL". */
function readOpenEnded(text: string): DegreeRequirement | null {
  if (!/(?<!\p{L})(?:or|oder)(?!\p{L})/iu.test(text)) return null;
  const stops = [...text.matchAll(CLAUSE_END)].slice(0, MAX_CLAUSES).map(({ index }) => index);
  for (const end of [text.length, ...stops.toReversed()]) {
    const clause = text.slice(0, end).trimEnd();
    const { rest, ends } = openEndsOf(clause);
    if (ends.length === 0 || ends.some(({ words }) => STOP.test(words) || MORE_BESIDES.test(words))) continue;
    const named = readNamed(rest);
    if (named === null) return null;
    const behind = wordsOf(clause.slice(named.to));
    const own = wordsOf(rest.slice(named.to));
    if (!SUBJECT_OR_INSTEAD.test(behind) || BESIDES.test(own) || STOP.test(own)) continue;
    return { ...named, fields: subjectsOf(openEndsOf(behind).rest), words: behind, end: clause.length };
  }
  return null;
}

const wordsOf = (behind: string): string =>
  behind
    .replace(/^(?:['’]s)?(?:\s+(?:degree|diploma|educated|level))?/iu, '')
    .replace(/^\s+(?:or|oder|and\/or)\s+(?:an? )?[\p{L}.'’]+(?:\s+degree)?(?=\s+(?:in|of)\s)/iu, '')
    .trim();

function subjectsOf(behind: string): string[] {
  const list =
    /^(?!or\s|oder\s)\p{L}+\s(?:an? |the |der |des )?(?<list>.*)$/iu.exec(behind)?.groups?.['list'] ?? '';
  return list
    .split(/,|\bor\b|\boder\b/iu)
    .map((field) => field.trim().replace(/^(?:an?|der|des) /iu, ''))
    .filter((field) => field !== '' && !VAGUE.test(field));
}

/** ", or a completed CPA": something else that counts instead, which is no requirement of its own. */
function withInstead(
  { label, minimum, fields, words: known, start }: DegreeRequirement,
  text: string,
  end: number,
): DegreeRequirement {
  const degree = { label, minimum, fields, words: known, start, end };
  const rest = text.slice(end);
  const stop = STOP.exec(rest)?.index ?? rest.length;
  const instead = /^,?\s+(?:or|oder)\s+(?<other>[\p{L}\d][^,;:()]{2,80})/iu.exec(rest.slice(0, stop));
  const other = instead?.groups?.['other'] ?? '';
  // another degree is told by its level already
  if (instead === null || /^(?:higher|above|better|höher)/iu.test(other) || HIGHER.test(other)) return degree;
  const words =
    `${degree.words}${degree.words === '' ? '' : ','} ${instead[0].replace(/^,?\s+/u, '').trimEnd()}`.trim();
  return { ...degree, words, end: end + instead[0].trimEnd().length };
}

const HIGHER = /^(?:an? )?(?:phd|doctora\p{L}+|master\S*|msc|bachelor\S*|bsc|mba|diploma|degree)(?:\s|$)/iu;

type Named = DegreeRequirement & { readonly to: number };

const OTHER_DEGREE = regex('i')`
  ^(?:diploma|associate|apprenticeship|ausbildung|abgeschlossene ausbildung|berufsausbildung|
  high school|abitur|vocational)`;

function readNamed(text: string): Named | null {
  const named = findDegree(text);
  const general = GENERAL.exec(text);
  const own = named === null ? '' : text.slice(named.from, named.to);
  // "Certificate", "diploma" alone and two-letter forms are read in a resume's education section, not in a sentence.
  const counts =
    named !== null &&
    (named.level >= 5
      ? own.length > 2 || /^\s+(?:in|degree)\b/i.test(text.slice(named.to))
      : OTHER_DEGREE.test(own));
  const found =
    counts && named !== null
      ? { from: named.from, to: named.to, level: named.level }
      : general === null
        ? null
        : { from: general.index, to: general.index + general[0].length, level: 5 };
  if (found === null) return null;
  const fields = FIELDS.exec(text.slice(found.to));
  const list = fields?.groups?.['list'] ?? fields?.groups?.['one'] ?? '';
  const minimum = lowest(text, found.level);
  const written = minimum < found.level ? lowestWritten(text, minimum) : null;
  const shown = (written ?? text.slice(found.from, found.to)).replace(/['’]s?$/, "'s");
  const known = list
    .split(/,|\bor\b|\boder\b/iu)
    .map((field) => field.trim().replace(/^(?:an?|der|des) /i, ''))
    .filter((field) => field !== '' && !VAGUE.test(field));
  const label = known[0] === undefined ? shown : `${shown} in ${known[0]}`;
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    minimum,
    fields: known,
    words: wordsOf(fields === null ? '' : text.slice(found.to, found.to + fields[0].length)),
    start: found.from,
    to: found.to,
    end: Math.min(text.length, found.to + (fields?.[0].length ?? 0)),
  };
}

/** The words of the lowest of the degrees that are allowed: "Master's degree" of "Master's degree or PhD". */
function lowestWritten(text: string, level: number): string | null {
  for (const part of text.split(/\bor\b|\/|\boder\b/iu)) {
    const degree = findDegree(part);
    if (degree?.level === level) {
      return (
        part.slice(degree.from, degree.to) + (/^(?:['’]s?)? degree/iu.exec(part.slice(degree.to))?.[0] ?? '')
      );
    }
  }
  return null;
}

/** "Master's degree or PhD", "degree or diploma": the lowest of what is allowed is what is asked for. */
function lowest(text: string, level: number): number {
  if (/\b(?:degree or diploma|diploma or degree|(?:mba|bachelor|degree)\S* or diploma)\b/i.test(text)) {
    return 3;
  }
  const levels = text.split(/\bor\b|\/|\boder\b/iu).map((part) => findDegree(part)?.level ?? null);
  return Math.min(level, ...levels.filter((other) => other !== null && other >= 3).map(Number));
}
