import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { hasContact, isPersonalDetail } from './contact_patterns.ts';
import { findDegree, isSchool } from './degrees.ts';
import { headingKind, isDocumentTitle } from './headings.ts';
import { fold, split, wordsOf, type Line } from './lines.ts';
import { readPlace } from './places.ts';
import { employerScore, titleScore } from './titles.ts';

/** What stands between the pieces of a header line. */
export const SEPARATORS = /\s,\s|\t|\s+[|•·◦∣–—]\s+|\s*[|•·∣]\s*|\s{3,}|\s—\s/g;

/** A lone first word with nothing that speaks for it (size, contact data, the e-mail address) stays below. */
const LEAST = 0.35;

/** Scores every short line of the header as a name; the weights follow what parsers that report theirs use. */
export function readName(
  lines: readonly Line[],
  emails: readonly string[],
  lexicon: Lexicon,
): { value: string | null; confidence: number } {
  const sizes = lines.map(({ font_size }) => font_size).filter((size) => size > 0);
  const largest = Math.max(0, ...sizes);
  const average = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  const local = fold((emails[0] ?? '').split('@')[0]?.replaceAll(/[._\d-]/g, ' ') ?? '').replaceAll(' ', '');
  let best: { value: string; score: number } | null = null;
  let eligible = 0;
  for (const [at, line] of lines.slice(0, 30).entries()) {
    for (const candidate of nameCandidates(lines, at)) {
      const words = candidate.split(/\s+/);
      let score = eligible === 0 ? 0.4 : eligible < 3 ? 0.1 : 0;
      if (largest > 0 && line.font_size >= largest - 0.1 && largest > average + 0.5) score += 0.35;
      else if (line.font_size > average + 1) score += 0.1;
      if (line.bold) score += 0.05;
      if (words.length >= 2 && words.length <= 4) score += 0.15;
      if (words.length === 1) score -= 0.1;
      if (
        hasContact(lines[at + 1]?.text ?? '') ||
        hasContact(lines[at + 2]?.text ?? '') ||
        hasContact(line.text)
      ) {
        score += 0.15;
      }
      const tokens = fold(candidate)
        .split(' ')
        .filter((token) => token.length >= 3);
      if (local !== '' && tokens.length > 0) {
        score += 0.35 * (tokens.filter((token) => local.includes(token)).length / tokens.length);
      }
      if (titleScore(candidate) >= 1) score -= 0.6;
      if (saysOtherThings(candidate, lexicon)) score -= 0.5;
      if (employerScore(candidate) > 0) score -= 0.3;
      if (
        /\b(?:address|street|profile|template|sample|page|updated|location|phone|city)\b/i.test(candidate)
      ) {
        score -= 0.4;
      }
      if (best === null || score > best.score) best = { value: candidate, score };
    }
    if (nameCandidates(lines, at).length > 0) eligible += 1;
  }
  if (best === null || best.score < LEAST) return { value: null, confidence: 0 };
  return { value: best.value, confidence: Math.min(0.99, Math.max(0.3, best.score)) };
}

// Words of headings, lists and schools that open a resume without a header.
const NO_NAME =
  /\b(?:skills?|sets?|details?|education(?:al)?|qualifications?|technical|professional|experiences?|knowledge|computers?|proficienc(?:y|ies)|certificat\p{L}*|diploma|summary|objectives?|personal|company|languages?|software|tools?|projects?|training|achievements?|responsibilit\p{L}+|strengths?|declaration|board|exam(?:ination)?|percentage|degree|course(?:s|work)?|management|business|sciences?|engineering|technology|kenntnisse|ausbildung|berufserfahrung|formation|compétences|experiencia|formación|habilidades)\b/iu;

/** Whether a text in capitals names a degree, a school, a skill or a part of a resume: only strong signs make it a person's name. */
function saysOtherThings(text: string, lexicon: Lexicon): boolean {
  if (NO_NAME.test(text) || isSchool(text)) return true;
  // "MBA", "BE IT", but not "M.S. Iyer".
  if (findDegree(text)?.from === 0 && !/^\p{Lu}\.\p{Lu}\.\s/u.test(text)) return true;
  // One-word skills are names as well (Jenkins, Julia, Swift); "Data Science" and "Business Management" are none.
  return matchSkills(text, lexicon).some(({ start, end }) => /[\s-]/.test(text.slice(start, end)));
}

function nameCandidates(lines: readonly Line[], at: number): string[] {
  const line = lines[at] as Line;
  if (line.bullet || isDocumentTitle(line.text) || isPersonalDetail(line.text)) return [];
  const labelled = /^(?:name|full name|nom|nombre|nome|naam)\s*[:\t]\s*(.+)$/i.exec(line.text)?.[1];
  const [first = ''] = split({ text: labelled ?? line.text, start: 0 }, SEPARATORS).map(({ text }) => text);
  const candidates = [first];
  const next = lines[at + 1];
  // A name over two lines in the same large letters.
  if (
    next !== undefined &&
    wordsOf(first).length === 1 &&
    wordsOf(next.text).length === 1 &&
    Math.abs(line.font_size - next.font_size) < 0.5 &&
    line.font_size >= 14
  ) {
    candidates.unshift(`${first} ${next.text.trim()}`);
  }
  return candidates.map(cleanName).filter(isNameLike);
}

function cleanName(text: string): string {
  return text
    .replace(/^(?:dr|prof|mr|mrs|ms|herr|frau|dipl\.-ing|ing)\.?\s+(?=\p{Lu})/iu, '')
    .replace(/,?\s+(?:ph\.?d|m\.?d|mba|m\.?sc|b\.?sc|cpa|pmp|rn|esq|jr|sr|ii|iii)\.?(?:,.*)?$/i, '')
    .replace(/[,;:]$/, '')
    .trim();
}

function isNameLike(text: string): boolean {
  if (
    text.length < 2 ||
    text.length > 45 ||
    /[\d@/:()|!?"“”_*+#]/.test(text) ||
    headingKind(text) !== null ||
    isDocumentTitle(text)
  ) {
    return false;
  }
  const words = text.split(/\s+/);
  if (words.length > 5 || readPlace(text) !== null) return false;
  return (
    words.every((word) =>
      /^(?:\p{Lu}[\p{L}\p{M}.'’-]*|de|da|del|della|di|do|dos|von|van|der|den|la|le|el|bin|al|y|e|zu|ter|ten)$/u.test(
        word,
      ),
    ) && words.some((word) => /^\p{Lu}\p{L}/u.test(word))
  );
}
