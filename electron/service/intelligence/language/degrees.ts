import { regex } from './pattern.ts';
import { lazily } from './lazily.ts';
import { memoized } from './memoize.ts';
import { alternatives, RESUME_LOCALES } from './locales/resume_locales.ts';

/** A degree found in a text: its place, its level and what follows it. */
export type Degree = {
  readonly from: number;
  readonly to: number;
  /** 1 secondary … 8 doctorate, as in EducationEntry. */
  readonly level: number;
};

// Highest first: "Master of Science" must not be read as a bachelor because of a later word. Sources of the order:
// the national qualification frameworks; Diplom and Magister (five years) stand with the master.
const LEVELS = [8, 7, 6, 5, 4, 3, 2, 1] as const;
// Two capital letters are a degree only in capitals and inside an education section.
const SHORT: readonly (readonly [level: number, pattern: RegExp])[] = [
  [8, /(?<![\p{L}.])(?:PHD|PhD)(?![\p{L}])/u],
  [
    7,
    regex('u')`
      (?<![\p{L}.]|\p{Ll},\s)(?:MArch|M[12](?=\s+\p{Lu}|[,(])|MS|MA|ME)(?=\s+(?:in|of)\b|[\s,(\t]|
      $)(?!\s+(?:Project|Office|Excel|Word|SQL|Access|Dynamics|Visio|Teams|Azure|Windows|PowerPoint|
      Outlook|SharePoint|Server|Exchange))`,
  ],
  [
    5,
    regex('u')`
      (?<![\p{L}.])(?:(?:SB|S\.B\.|A\.B\.|ScB)(?=\s+(?:in\b|\p{Lu})|,)|AB(?=\s+in\b|,)|BUT(?=\s+\p{Lu})|
      (?:BS|BA|BE|B\.S)(?=\s+(?:in|of)\b|[\s,(\t]|$))`,
  ],
  [4, /(?<![\p{L}.])(?:(?:AA|AS|AAS)(?=\s+(?:in|of)\b|,)|ITS(?=\s+\p{Lu}))/u],
  [2, /(?<![\p{L}.])OSS(?=[\s,]|$)/u],
];
const formsOf = (level: (typeof LEVELS)[number]): string[] =>
  RESUME_LOCALES.flatMap(({ degrees }) => degrees[level] ?? []);
// a Scrum Master is no master of anything
const asWords = (forms: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}]|scrum[ -])(?:${forms})(?![\p{L}\p{N}])`, 'iu');
const patterns_by_level = lazily(() => LEVELS.map((level) => [level, formsOf(level).map(asWords)] as const));
/** Any of them: most lines name no degree, and asking once is far cheaper than asking a hundred patterns. */
const any_pattern = lazily(() => asWords(LEVELS.flatMap(formsOf).join('|')));

/** The first match of any of the patterns; the longest where languages share a word ("Master", "Master of Science"). */
function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  return patterns
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null)
    .reduce<RegExpExecArray | null>(
      (best, match) =>
        best === null ||
        match.index < best.index ||
        (match.index === best.index && match[0].length > best[0].length)
          ? match
          : best,
      null,
    );
}

/** The first degree of the highest level in a text of an education section, or null. */
export const findDegree = memoized((text: string): Degree | null => {
  const is_named = any_pattern().test(text);
  for (const [level, patterns] of [[8, [SHORT[0]?.[1] ?? /$^/u]] as const, ...patterns_by_level()]) {
    const short = SHORT.find(([own]) => own === level)?.[1];
    const match =
      (is_named ? firstOf(patterns, text) : null) ?? (short === undefined ? null : short.exec(text));
    if (match !== null && match[0].trim() !== '') {
      const to = match.index + match[0].trimEnd().length;
      // A diploma of a university of applied sciences stands with the bachelor.
      const applied =
        level === 7 && /dipl/i.test(match[0]) && /^[\p{L}. -]{0,24}\(FH\)/u.test(text.slice(to));
      return { from: match.index, to, level: applied ? 5 : level };
    }
  }
  return null;
});

/** The level of a degree named in a job description or a resume ("Bachelor's degree" → 5), or null. */
export function degreeLevel(text: string): number | null {
  return findDegree(text)?.level ?? null;
}

const SCHOOL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${alternatives(({ schools }) => schools)})(?![\p{L}\p{N}])`,
  'iu',
);

/** Whether a text names a school, by the words schools have in their names. */
export const isSchool = memoized((text: string): boolean => {
  return SCHOOL.test(text) && !/^(?:high school|school) diploma$/i.test(text.trim());
});
