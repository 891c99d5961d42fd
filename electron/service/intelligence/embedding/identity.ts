import type { Profile } from '../profile.ts';

const CONTACT =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}{2,}|\b(?:linkedin|github|gitlab|xing)\.com\/\S*|(?:\+|\b00)?\(?\d[\d\s()./-]{7,}\d/giu;

/** Labelled personal data that says nothing about the work (en, de, fr, es, it, nl, pt, pl). */
const PERSONAL =
  /^\W*(?:date of birth|birth ?date|d\.?o\.?b\.?|born|age|sex|gender|pronouns|nationality|citizenship|marital status|religion|father'?s name|mother'?s name|geburtsdatum|geboren|geburtsort|alter|geschlecht|nationalität|staatsangehörigkeit|familienstand|konfession|date de naissance|né[e]? le|âge|sexe|nationalité|situation familiale|fecha de nacimiento|edad|sexo|nacionalidad|estado civil|data di nascita|età|sesso|nazionalità|stato civile|geboortedatum|leeftijd|geslacht|nationaliteit|burgerlijke staat|data de nascimento|idade|nacionalidade|data urodzenia|wiek|płeć|narodowość|stan cywilny)\b\s*[:\-–—]/iu;

/**
 * A function that blanks in a line what tells who someone is: name, contact, birth date, nationality and
 * the like. A name left in a resume changes dense similarity; a score must not depend on it. Blanks keep
 * the line's length, so offsets stay true. Name words are matched as written in the name, or in capitals:
 * "will" stays when Will is masked.
 */
export function identityMask(profile: Pick<Profile, 'name'>): (line: string) => string {
  const words = (profile.name ?? '').split(/[\s,]+/).filter((word) => /^\p{L}[\p{L}\p{M}'’.-]+$/u.test(word));
  const variants = [...new Set(words.flatMap((word) => [word, word.toUpperCase(), capitalized(word)]))];
  const names =
    variants.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${variants.map(escape).join('|')})(?:['’]s)?(?![\\p{L}\\p{N}])`,
          'gu',
        );

  return (line) => {
    if (PERSONAL.test(line)) return blank(line);
    const masked = line.replace(CONTACT, (match) => (isYears(match) ? match : blank(match)));
    return names ? masked.replace(names, blank) : masked;
  };
}

const blank = (text: string): string => ' '.repeat(text.length);

/** "2014 - 2018", "05/2019 – 08.2021" have the digits of a telephone number and are none. */
function isYears(text: string): boolean {
  return /^\(?(?:\d{1,2}[./-])?(?:19|20)\d\d\b/.test(text);
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
