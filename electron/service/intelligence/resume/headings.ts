import { columnOf } from './columns.ts';
import { regex } from '../language/pattern.ts';
import type { SectionKind } from '../profile.ts';
import { fold, isCapitals } from '../language/lines.ts';
import { RESUME_LOCALES } from '../language/locales/resume_locales.ts';

const kinds = new Map<string, SectionKind>();
const weak = new Set<string>();
const titles = new Set<string>();
for (const locale of RESUME_LOCALES) {
  for (const [kind, names] of Object.entries(locale.headings)) {
    for (const name of names.split(',').map(fold)) {
      if (name !== '' && !kinds.has(name)) kinds.set(name, kind as SectionKind);
    }
  }
  for (const name of locale.weak.split(',').map(fold)) weak.add(name);
  for (const name of locale.document.split(',').map(fold)) titles.add(name);
}
/** Folded headings of all languages; `header` opens contact or personal details away from the top. */
const BY_HEADING: ReadonlyMap<string, SectionKind> = kinds;

/** The nouns that decide a heading of several words, by the side they stand on, folded, with the kind they open. */
type Nouns = ReadonlyMap<string, SectionKind>;
function nounsOf(last: boolean): Nouns {
  const found = new Map<string, SectionKind>();
  for (const { nouns, noun_last } of RESUME_LOCALES) {
    if (noun_last !== last) continue;
    for (const [kind, words] of Object.entries(nouns)) {
      for (const word of words.split(' ')) if (!found.has(word)) found.set(word, kind as SectionKind);
    }
  }
  return found;
}
// "Relevant Teaching Experience", "Bilgisayar becerileri": the last word of a short title decides.
const LAST_WORD = nounsOf(true);
// "Experiencia laboral reciente", "Compétences en gestion": in these languages the first word decides.
const FIRST_WORD = nounsOf(false);
// "Head of Education", "Vice President Research": what somebody is, above a date.
const POSITION = regex('iu')`
    ^(?:(?:deputy|assistant|associate|senior|junior|acting|interim|regional|group|global|
    national)\s+)*(?:head|director|manager|vice[ -]president|president|vp|svp|evp|chief|coordinator|
    lead|leader|officer|supervisor|administrator|chair|dean|minister|secretary|advisor|leiter\p{L}*|
    directrice|directeur|responsable|responsabile|chef|director[ae]?|jefe|jefa|kierownik|dyrektor|hoofd|
    diretor[ae]?|direttore|direttrice)\b`;

/** Between the two names of a heading, folded. */
const JOINED = new RegExp(
  ` (?:&|${RESUME_LOCALES.map(({ and }) => fold(and).replaceAll(' ', '|')).join('|')}) `,
);

// "My skills", "Mes atouts": whose they are says nothing.
const OWN = /^(?:my|mes|mon|ma|meine?|mis?|i miei|le mie|mijn|minhas?|meus?|moje|moja) (?=\p{L}{4})/u;

/** The kind of section a heading opens, by its words alone; null when the words are no heading anybody uses. */
export function headingKind(text: string): SectionKind | null {
  // "(Honours)" is the end of a degree that was too long for its line.
  if (/^\(.*\)$/u.test(text.trim())) return null;
  // "Training (all in date)": a remark behind it
  const whole = fold(rejoinLetters(text.replace(/(?<=\p{L}{4})\s*\([^()]*\)\s*$/u, '')));
  // "À propos" begins with no number of a list, "I miei studi" neither
  return kindOf(whole) ?? kindOf(whole.replace(NUMBER, '').replace(OWN, ''));
}

/** "1 Experience", "b Skills", "iv Languages" */
const NUMBER = /^(?:\d{1,2}|[ivx]{1,4}|[a-h]) (?=\p{L}{4})/u;

/** @param heading folded */
function kindOf(heading: string): SectionKind | null {
  if (heading === '' || heading.length > 60) return null;
  const exact =
    BY_HEADING.get(heading) ??
    BY_HEADING.get(heading.replaceAll(' & ', ' and ')) ??
    BY_HEADING.get(heading.replaceAll(' ', ''));
  if (exact !== undefined) return exact;
  // Letters cut off by a large first capital or spacing: "S UMMARY", "AWA R D S". Only a known heading is rejoined.
  const squeezed = SQUEEZED.get(heading.replaceAll(' ', ''));
  if (squeezed !== undefined) return squeezed;
  const plain = BY_HEADING.get(heading.replace(DETAILS, ''));
  if (plain !== undefined) return plain;
  // Compound headings ("Certifications & Activities") belong to what is named first.
  // "Licence en économie (Université de Lille, 2009 - 2013)": a degree, though "en" joins headings in Dutch.
  if (/(?<!\d)(?:19|20)\d\d(?!\d)|^licence en /u.test(heading)) return null;
  // "Main activities and responsibilities": a field of a job
  if (columnOf(heading) !== null) return null;
  const parts = heading.split(JOINED).filter((part) => part !== '');
  if (parts.length >= 2 && parts.length <= 3) {
    const named = parts.map((part) => BY_HEADING.get(part) ?? null);
    if (
      named[0] !== null &&
      named[0] !== undefined &&
      (named.every((kind) => kind !== null) || parts.length === 2)
    ) {
      return named[0];
    }
    const last = named.at(-1);
    if (last !== null && last !== undefined && heading.split(' ').length <= 4) return last;
  }
  return null;
}

/** "Skill details", "Education information": it says only that something follows. */
const DETAILS = / (?:details?|information|info|section|overview|particulars)$/;

const SQUEEZED = new Map(
  [...BY_HEADING]
    .filter(([name]) => name.length >= 6)
    .map(([name, kind]) => [name.replaceAll(' ', ''), kind]),
);

/**
 * The kind by the noun of a title of up to five words: any word beside it makes a heading ("Relevant
 * Clinical Appointments", "Kompetencje cyfrowe").
 */
export function titledHeadingKind(text: string): SectionKind | null {
  const words = text.trim().split(/\s+/);
  if (words.length === 1 && isCapitals(text)) return nounAlone(fold(text));
  if (words.length < 2 || words.length > 5 || text.length > 48 || /[.,;!?:@\d]/.test(text)) return null;
  if (POSITION.test(text.trim())) return null;
  if (!/^\p{Lu}/u.test(text.trim())) return null;
  const first = FIRST_WORD.get(fold(words[0] ?? ''));
  if (first !== undefined) return first;
  // "Istotne kompetencje": with one word before it the noun may also stand last.
  const second = words.length === 2 ? FIRST_WORD.get(fold(words[1] ?? '')) : undefined;
  if (second !== undefined) return second;
  if (!words.every((word) => /^(?:\p{Lu}|&$|and$|of$|und$|en$)/u.test(word))) return null;
  return LAST_WORD.get(fold(words.at(-1) ?? '')) ?? null;
}

/** "TRABAJOS": in capitals and in a line of its own the noun needs no word beside it. */
const nounAlone = (word: string): SectionKind | null => FIRST_WORD.get(word) ?? LAST_WORD.get(word) ?? null;

/** "E D U C AT I O N" → "EDUCATION": letter-spaced capitals as some templates print headings. */
function rejoinLetters(text: string): string {
  const parts = text.trim().split(/\s+/);
  const short = parts.filter((part) => part.length <= 2).length;
  if (parts.length < 4 || short < parts.length * 0.7 || !/^[\p{Lu}\s&]+$/u.test(text.trim())) return text;
  return parts.join('');
}

/** "Curriculum vitae", "Resume", "Lebenslauf": titles of the document itself. */
export function isDocumentTitle(text: string): boolean {
  return text.length <= 60 && titles.has(fold(rejoinLetters(text)));
}

/** A heading that is also an everyday word: it counts only in the style of the other headings. */
export function isWeakHeading(text: string): boolean {
  return weak.has(fold(text));
}
