import { regex } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { LanguageEntry, Section } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { cefrOf } from '../language/language_levels.ts';
import { languageNames, namedLanguages } from '../language/language_names.ts';
import { fold, split } from '../language/lines.ts';
import { contentStart } from './sections.ts';

/**
 * Natural languages with their level. Outside a languages or skills section a language counts only where it
 * is said to be spoken: "taught Spanish" and "French cuisine" are no claims.
 */
export function readLanguages(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): LanguageEntry[] {
  const found = new Map<string, LanguageEntry>();
  for (const section of sections) {
    if (section.kind === 'header' || section.kind === 'references') continue;
    const from = section.kind === 'languages' ? contentStart(section, document.text) : section.start;
    const text = document.text.slice(from, section.end);
    const matches = languagesIn(text, lexicon);
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
      const cefr = levelOf(text, matches, at, lineStart, until);
      const wholeLine = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
      const spoken = SPOKEN.test(wholeLine) || LANGUAGE_LABEL.test(wholeLine);
      if (
        !(
          section.kind === 'languages' ||
          spoken ||
          isNamedWithLevel(wholeLine, match.start - lineStart, matches, lineStart) ||
          (inList && /^\s*[(:–-]/.test(text.slice(match.end)) && cefr !== null)
        )
      ) {
        continue;
      }
      const close = /^[^\n,;|]*\)/.exec(text.slice(match.end, until))?.[0].length ?? 0;
      const entry: LanguageEntry = {
        name: match.canonical,
        cefr,
        span: { start: from + match.start, end: from + match.end + close },
      };
      const known = found.get(match.canonical);
      if (known === undefined || (known.cefr === null && cefr !== null)) found.set(match.canonical, entry);
    }
    if (section.kind !== 'languages') continue;
    for (const entry of otherLanguages(text, from)) {
      const read = [...found.values()].some(
        ({ span }) => span.start < entry.span.end && entry.span.start < span.end,
      );
      if (!read && !found.has(entry.name)) found.set(entry.name, entry);
    }
  }
  return [...found.values()].toSorted((a, b) => a.span.start - b.span.start);
}

/** "Anglais fonctionnel.", "Français et anglais : excellents": languages and a level, nothing else. */
function isNamedWithLevel(
  line: string,
  at: number,
  matches: readonly { readonly start: number; readonly end: number }[],
  line_start: number,
): boolean {
  const from = line.slice(0, at).search(/[^.;|•·]*$/u);
  const behind = line.slice(at).search(/[.;|•·]|$/u);
  const until = behind < 0 ? line.length : at + behind;
  const own = matches
    .map(({ start, end }) => ({ start: start - line_start, end: end - line_start }))
    .filter(({ start, end }) => start >= from && end <= until);
  const names = own.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    line.slice(0, until),
  );
  const rest = names.slice(from).trim();
  return rest.split(/\s+/u).length <= MAX_WORDS && LEVEL_ALONE.test(rest) && cefrOf(rest) !== null;
}

const MAX_WORDS = 8;
/** What is left without the names: signs, words that join them, and a level from the first word on. */
const LEVEL_ALONE = /^(?:(?:et|y|e|and|und|ve|,|\/|&|[-–:(])\s*)*\p{L}+/u;

/**
 * The level of a language: behind its name, or before it where the levels of its line stand before their
 * languages. What stands between two languages is said of the first one ("Deutsch Muttersprache, Englisch"),
 * unless a level leads a list of them ("Fluent: English, French", "Fluent in English and French").
 */
function levelOf(
  text: string,
  matches: readonly { readonly start: number; readonly end: number }[],
  at: number,
  line: number,
  until: number,
): LanguageEntry['cefr'] {
  const { start, end } = matches[at] as { start: number; end: number };
  const first = matches.findIndex((match) => match.start >= line);
  // "Corso Excel avanzato, 2022. Inglese scolastico": a level of the sentence before is none of a language
  const lead =
    text
      .slice(line, matches[first]?.start ?? start)
      .split(/(?<=\p{L}{2}|\d)[.;]\s/u)
      .at(-1) ?? '';
  // what stands in the line of the next language is said of that one
  const next = matches[at + 1]?.start ?? text.length;
  const row = text.slice(end, next).includes('\n') ? text.lastIndexOf('\n', next) : next;
  const behind = text.slice(end, Math.min(until, Math.max(row, end)));
  if (cefrOf(lead) === null) return cefrOf(behind);
  const before = at === first ? lead : text.slice(matches[at - 1]?.end ?? line, start);
  const own = cefrOf(before);
  if (own !== null) return own;
  const shared = /^\s*(?:&|\/|and|und|et|y|e|en|i|și|ve)\s*$/iu.test(before);
  const listed = lead.includes(':') && /^\s*[,/]\s*$/u.test(before);
  return shared || listed
    ? levelOf(text, matches, at - 1, line, start)
    : cefrOf(behind.split(/[,;|\n]/u, 1)[0] ?? '');
}

const SPOKEN = regex('iu')`
    (?<!\p{L})(?:fluent(?:ly)?|native|bilingual|trilingual|speaks?|spoken|mother tongue|
    muttersprach\p{L}*|fließend|language skills|bilingue|langue maternelle|lengua materna|madrelingua|
    moedertaal|língua materna|ojczysty|couramment|verhandlungssicher)(?!\p{L})`;
const LANGUAGE_LABEL = regex('iu')`
    ^[^:]{0,30}(?<!\p{L})(?:languages?|sprachen|sprachkenntnisse|fremdsprachen|idiomas|lenguas|langues|
    lingue|talen|línguas|języki|mother tongues?|muttersprache|lingua madre|langue maternelle|
    lengua materna)(?!\p{L})[^:\n]{0,12}:`;

/** Languages by their names in many languages, and those a person's own skills list adds. */
function languagesIn(text: string, lexicon: Lexicon): { canonical: string; start: number; end: number }[] {
  const named = namedLanguages(text);
  const listed = matchSkills(text, lexicon, { lists: true }).filter(
    ({ canonical, start, end }) =>
      lexicon.skills.get(canonical)?.kind === 'language' &&
      !named.some((other) => start < other.end && other.start < end),
  );
  return [...named, ...listed].toSorted((a, b) => a.start - b.start);
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
      languageNames().has(fold(name)) ||
      // "Polnisch, Grundkenntnisse (A2)": what stands before the level is one, too.
      cefrOf(name) !== null ||
      /kenntnisse$|kundskaber$|kunnskaper$|kunskaper$/iu.test(name) ||
      /^(?:level|spoken|written|native|fluent|mother|other|reading|speaking|writing|listening)/i.test(name)
    ) {
      return [];
    }
    return [{ name, cefr, span: { start: piece.start, end: piece.start + piece.text.length } }];
  });
}
