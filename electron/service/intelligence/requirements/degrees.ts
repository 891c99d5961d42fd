import { findDegree } from '../resume/degrees.ts';

/** A degree a job asks for. `minimum` is a level of EducationEntry; offsets are of the text given. */
export type DegreeRequirement = {
  readonly label: string;
  readonly minimum: number;
  readonly fields: readonly string[];
  readonly start: number;
  readonly end: number;
};

const GENERAL =
  /\b(?:university degree|college degree|technical degree|academic degree|degree|abgeschlossenes studium|studium|hochschulabschluss|hochschulstudium|titulación universitaria|diplôme)\b/iu;
const FIELD = String.raw`\p{L}[\p{L}&'’-]*(?: (?!(?:or|oder|and the|is|are|from|with|preferred|required|experience)\b)\p{L}[\p{L}&'’-]*){0,3}`;
// A list of fields ends with "or"; without one, only what follows "in" up to the comma is a field.
const FIELDS = new RegExp(
  String.raw`^(?:['’]s)?(?:\s*(?:degree|diploma))?(?:\s+(?:or|oder|and\/or)\s+(?:an? )?[\p{L}.'’]+(?:\s+degree)?)?\s+(?:in|of|im|en)\s+(?:an? |the )?(?:(?<list>${FIELD}(?:,\s*${FIELD}){0,3},?\s+(?:or|oder)\s+(?:an? )?${FIELD})|(?<one>${FIELD}))`,
  'iu',
);
const VAGUE =
  /similar|related|comparable|vergleichbar|ähnlich|relevant|technical|equivalent|\bfield\b|discipline|is a plus/iu;

/** Reads "Bachelor's degree in X or Y", "degree or diploma in X", "Abgeschlossenes Studium im X"; null without a degree. */
export function readDegree(text: string): DegreeRequirement | null {
  const named = findDegree(text);
  const general = GENERAL.exec(text);
  const own = named === null ? '' : text.slice(named.from, named.to);
  // "Certificate", "diploma" alone and two-letter forms are read in a resume's education section, not in a sentence.
  const counts =
    named !== null &&
    (named.level >= 5
      ? own.length > 2 || /^\s+(?:in|degree)\b/i.test(text.slice(named.to))
      : /^(?:diploma|associate|apprenticeship|ausbildung|abgeschlossene ausbildung|berufsausbildung|high school|abitur|vocational)/i.test(
          own,
        ));
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
    .map((field) => field.trim().replace(/^an? /i, ''))
    .filter((field) => field !== '' && !VAGUE.test(field));
  const label = known[0] === undefined ? shown : `${shown} in ${known[0]}`;
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    minimum,
    fields: known,
    start: found.from,
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
