import type { LanguageEntry } from '../profile.ts';
import { alternatives } from './locales/resume_locales.ts';

export type Cefr = NonNullable<LanguageEntry['cefr']>;

/** The levels of the Common European Framework, the lowest first. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const satisfies readonly Cefr[];
const WORDED = ['C2', 'C1', 'B2', 'B1', 'A2'] as const;
// What people write instead of a level. "Professional" is the lower bound of what it can mean. More than one word may
// fit ("very good" holds "good"): the longest decides, at the same length the higher level.
const WORDS = WORDED.map(
  (level) =>
    [
      level,
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${alternatives(({ levels }) => levels[level] ?? '')})(?![\p{L}\p{N}])`,
        'giu',
      ),
    ] as const,
);

/** Certificates by the level they attest; a score decides where the test has one. */
const TESTS: readonly (readonly [RegExp, (score: number, match: RegExpExecArray) => Cefr])[] = [
  [/\btoefl\b[^\d\n]{0,20}(\d{2,3})/iu, (score) => (score >= 95 ? 'C1' : score >= 72 ? 'B2' : 'B1')],
  [
    /\bielts\b[^\d\n]{0,20}(\d(?:[.,]\d)?)/iu,
    (score) => (score >= 8.5 ? 'C2' : score >= 7 ? 'C1' : score >= 5.5 ? 'B2' : 'B1'),
  ],
  [
    /\btoeic\b[^\d\n]{0,20}(\d{3})/iu,
    (score) => (score >= 945 ? 'C1' : score >= 785 ? 'B2' : score >= 550 ? 'B1' : 'A2'),
  ],
  [/\bhsk\s?-?(\d)/iu, (score) => CEFR_LEVELS[Math.min(5, Math.max(0, score - 1))] ?? 'A1'],
  [/\bjlpt\s?-?n?(\d)/iu, (score) => (['C1', 'B2', 'B1', 'A2', 'A1'] as const)[score - 1] ?? 'A1'],
  [/\btopik\s?-?(\d)/iu, (score) => CEFR_LEVELS[Math.min(5, Math.max(0, score - 1))] ?? 'A1'],
  [/\btestdaf\b/iu, () => 'C1'],
  [/\b(?:cambridge proficiency|cpe|c2 proficiency)\b/iu, () => 'C2'],
  [/\b(?:cambridge advanced|cae|c1 advanced)\b/iu, () => 'C1'],
  [/\b(?:first certificate|fce|b2 first)\b/iu, () => 'B2'],
  [/\b(?:toefl|ielts)\b/iu, () => 'C1'],
];

/** The CEFR level of a phrase ("B2", "verhandlungssicher", "IELTS 7.0", "●●●○○"); null for none. */
export function cefrOf(text: string): Cefr | null {
  const explicit = [...text.matchAll(/(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/gu)].map((match) =>
    CEFR_LEVELS.indexOf(match[1] as Cefr),
  );
  // "B2/C1" is at least the lower one; a table of five abilities stands for its middle.
  if (explicit.length > 0) {
    const sorted = explicit.toSorted((a, b) => a - b);
    return CEFR_LEVELS[sorted[sorted.length >= 3 ? Math.floor((sorted.length - 1) / 2) : 0] ?? 0] ?? null;
  }
  for (const [pattern, level] of TESTS) {
    const match = pattern.exec(text);
    if (match !== null) return level(Number((match[1] ?? '0').replace(',', '.')), match);
  }
  let best: { level: Cefr; length: number } | null = null;
  for (const [level, pattern] of WORDS) {
    for (const [match] of text.matchAll(pattern)) {
      if (best === null || match.length > best.length) best = { level, length: match.length };
    }
  }
  return best?.level ?? ratingOf(text);
}

/** "●●●○○", "★★★★☆", "4/5": five of five is the highest level, one the lowest. */
function ratingOf(text: string): Cefr | null {
  const signs = /[●⬤★■▮◆•⚫]{1,6}[○◯☆□▯◇⚪]{0,5}/u.exec(text)?.[0];
  const written = /(?<![\d/])([1-5])\s?\/\s?5(?![\d/])/.exec(text)?.[1];
  const full =
    signs === undefined
      ? Number(written ?? 0)
      : [...signs].filter((sign) => /[●⬤★■▮◆•⚫]/u.test(sign)).length;
  const all = signs === undefined ? 5 : [...signs].length;
  if (full === 0 || all < 3 || (signs !== undefined && all > 6)) return null;
  return (['A1', 'A2', 'B1', 'C1', 'C2'] as const)[Math.ceil((full / all) * 5) - 1] ?? null;
}
