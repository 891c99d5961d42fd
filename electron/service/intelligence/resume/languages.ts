import type { ResumeDocument } from '../document.ts';
import type { LanguageEntry, Section } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { split } from './lines.ts';

type Cefr = NonNullable<LanguageEntry['cefr']>;

// What people write instead of a level of the European framework. "Professional" is the lower bound of what it can mean.
const LEVELS: readonly (readonly [Cefr, RegExp])[] = [
  [
    'C2',
    /\b(?:native|mother tongue|bilingual|first language|muttersprach\p{L}*|langue maternelle|maternelle|bilingue|nativo|nativa|lengua materna|madrelingua|moedertaal|língua materna|ojczysty)\b/iu,
  ],
  [
    'C1',
    /\b(?:fluent|fluency|full professional|near-native|excellent|advanced|proficient|fließend|fliessend|verhandlungssicher\p{L}*|sehr gut\p{L}*|courant|couramment|fluido|fluida|avanzado|fluente|vloeiend|uitstekend|biegły|biegle)\b/iu,
  ],
  [
    'B2',
    /\b(?:professional working|professional|business|working proficiency|upper intermediate|good|gute?s?|gut in wort und schrift|bon niveau|professionnel|profesional|bueno|buono|goed|dobry)\b/iu,
  ],
  [
    'B1',
    /\b(?:intermediate|conversational|limited working|mittelstufe|intermédiaire|intermedio|medio|konversationssicher|erweiterte grundkenntnisse|gemiddeld|komunikatywny|średniozaawansowany)\b/iu,
  ],
  [
    'A2',
    /\b(?:basic|elementary|beginner|grundkenntnisse|anfänger|notions|débutant|básico|elementare|base|basis|basico|podstawowy)\b/iu,
  ],
];

/** The CEFR level a phrase stands for ("B2", "verhandlungssicher", "native"), or null when it says none. */
export function cefrOf(text: string): Cefr | null {
  const explicit = /(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/u.exec(text)?.[1];
  if (explicit !== undefined) return explicit as Cefr;
  if (/\b(?:toefl|ielts)/i.test(text)) return 'C1';
  return LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * Natural languages with their level. Outside a languages or skills section a language counts only where it is said to be
 * spoken: "taught Spanish" and "French cuisine" are no claims.
 */
export function readLanguages(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): LanguageEntry[] {
  const found = new Map<string, LanguageEntry>();
  for (const section of sections) {
    if (section.kind === 'header' || section.kind === 'references') continue;
    const text = document.text.slice(section.start, section.end);
    const matches = matchSkills(text, lexicon, { lists: true }).filter(
      ({ canonical }) => lexicon.skills.get(canonical)?.kind === 'language',
    );
    for (const [at, match] of matches.entries()) {
      const nextAt = matches[at + 1]?.start ?? text.length;
      const lineEnd = text.indexOf('\n', match.end);
      const nextLine =
        lineEnd < 0
          ? text.length
          : text.indexOf('\n', lineEnd + 1) < 0
            ? text.length
            : text.indexOf('\n', lineEnd + 1);
      const inList = section.kind === 'languages' || section.kind === 'skills';
      // A level may stand on the line under its language in a list of languages.
      const until = Math.min(
        nextAt,
        section.kind === 'languages' ? nextLine : lineEnd < 0 ? text.length : lineEnd,
        match.end + 60,
      );
      const lineStart = text.lastIndexOf('\n', match.start) + 1;
      const before = text.slice(Math.max(lineStart, matches[at - 1]?.end ?? 0), match.start);
      const cefr = cefrOf(text.slice(match.end, until)) ?? cefrOf(before);
      const wholeLine = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
      const spoken =
        /\b(?:fluent|native|bilingual|speak|spoken|mother tongue|muttersprache|fließend|language skills)\b/iu.test(
          wholeLine,
        ) ||
        /^[^:]{0,30}\b(?:languages?|sprachen|idiomas|langues|lingue|talen|języki)\b[^:]{0,12}:/iu.test(
          wholeLine,
        );
      if (
        !(
          section.kind === 'languages' ||
          spoken ||
          (inList && /^\s*[(:–-]/.test(text.slice(match.end)) && cefr !== null)
        )
      ) {
        continue;
      }
      const close = /^[^\n,;|]*\)/.exec(text.slice(match.end, until))?.[0].length ?? 0;
      const entry: LanguageEntry = {
        name: match.canonical,
        cefr,
        span: { start: section.start + match.start, end: section.start + match.end + close },
      };
      const known = found.get(match.canonical);
      if (known === undefined || (known.cefr === null && cefr !== null)) found.set(match.canonical, entry);
    }
    if (section.kind !== 'languages') continue;
    for (const entry of otherLanguages(text, section.start)) {
      const read = [...found.values()].some(
        ({ span }) => span.start < entry.span.end && entry.span.start < span.end,
      );
      if (!read && !found.has(entry.name)) found.set(entry.name, entry);
    }
  }
  return [...found.values()].toSorted((a, b) => a.span.start - b.span.start);
}

/** Languages the lexicon does not have: "Igbo (fluent)", in a list of languages and with a level beside it. */
function otherLanguages(text: string, offset: number): LanguageEntry[] {
  return split({ text, start: offset }, /[\n,;|•·](?![^(\n]*\))/g).flatMap((piece) => {
    const match = /^(\p{Lu}[\p{L}' -]{1,24}?)\s*(?:[(:\t–-])\s*([^()]+)\)?$/u.exec(piece.text);
    const cefr = cefrOf(match?.[2] ?? '');
    const name = match?.[1] ?? '';
    // Other rows in such a list speak of levels and certificates, not of languages.
    if (
      cefr === null ||
      /^(?:level|spoken|written|native|fluent|mother|other|reading|speaking|writing|listening)/i.test(name)
    ) {
      return [];
    }
    return [{ name, cefr, span: { start: piece.start, end: piece.start + piece.text.length } }];
  });
}
