import { regex } from '../language/pattern.ts';
import type { DocumentLine } from '../document.ts';
import { HIDDEN } from '../blind/cover.ts';
import { masker } from '../blind/mask.ts';
import { neutralWords } from '../blind/neutral.ts';
import { neutralSchools } from '../blind/schools.ts';
import { identityTerms, type KnownIdentity } from '../blind/terms.ts';
import type { Profile } from '../profile.ts';
import { titleScore } from '../language/job_titles.ts';

// Bounded, so that a word of a hundred thousand letters is not tried from each of them to its end.
const CONTACT = regex('giu')`
    (?:https?:\/\/|www\.)\S+|[^\s@]{1,100}@[^\s@]{1,200}\.\p{L}{2,}|\b(?:linkedin|github|gitlab|
    xing)\.com\/\S*|(?:\+|\b00)?\(?\d[\d\s()./-]{7,60}\d`;

const hasContact = (line: string): boolean => [...line.matchAll(CONTACT)].some(([match]) => !isYears(match));

/** Labelled personal data that says nothing about the work (en, de, fr, es, it, nl, pt, pl). */
const PERSONAL = regex('iu')`
    ^\W*(?:date of birth|birth ?date|d\.?o\.?b\.?|born|age|sex|gender|pronouns|nationality|citizenship|
    marital status|religion|father'?s name|mother'?s name|geburtsdatum|geboren|geburtsort|alter|
    geschlecht|nationalität|staatsangehörigkeit|familienstand|konfession|date de naissance|né[e]? le|
    âge|sexe|nationalité|situation familiale|fecha de nacimiento|edad|sexo|nacionalidad|estado civil|
    data di nascita|età|sesso|nazionalità|stato civile|geboortedatum|leeftijd|geslacht|nationaliteit|
    burgerlijke staat|data de nascimento|idade|nacionalidade|data urodzenia|wiek|płeć|narodowość|
    stan cywilny)\b\s*[:\-–—]`;

/**
 * A function that blanks in a line what tells who someone is: name, contact, birth date, nationality and
 * the like. A name left in a resume changes dense similarity; a score must not depend on it. Blanks keep
 * the line's length, so offsets stay true. Name words are matched as written in the name, or in capitals:
 * "will" stays when Will is masked.
 */
export function identityMask(
  profile: Pick<Profile, 'name' | 'confidence'>,
  known: KnownBeside | null = null,
): (line: string) => string {
  const sure = (profile.confidence['name'] ?? 1) >= SURE_NAME;
  const names_of = [
    ...(sure && profile.name !== null ? [profile.name] : []),
    ...(known?.names ?? []).filter((name) => !isTitle(name)),
  ];
  const words = names_of
    .flatMap((name) => name.split(/[\s,]+/))
    .filter((word) => /^\p{L}[\p{L}\p{M}'’.-]+$/u.test(word));
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

// Trades that are surnames: "Tom Baker" is a name, "Backend Engineer" in its field is none.
const SURNAMES = regex('iu')`
    (?:baker|bäcker|becker|cook|koch|mason|maurer|miller|müller|porter|carpenter|butler|gardener|
    gärtner|fisher|fischer|weaver|weber|turner|potter|barber|hunter|jäger|schneider|schreiner|
    zimmermann|kaufmann|hofmann|lehmann|schumacher|wagner|richter|boucher|meunier|marchand|herrera|
    molinero|ferrari|muratori|bakker|visser|mulder|kuiper|ferreira|kowal)$`;

/** A title in the place of a name, as programs write it that have none: masked, it would take out the work. */
function isTitle(name: string): boolean {
  return titleScore(name) >= 1 && (!/\s/.test(name.trim()) || !SURNAMES.test(name.trim()));
}

/** What is known of a person beside one of their files. */
export type KnownBeside = KnownIdentity & {
  /** What they are called where nobody and no file tells their name. */
  readonly stand_in: string;
};

type Read = Pick<Profile, 'name' | 'emails' | 'phones' | 'links' | 'education' | 'skills'>;

/** What a file and what is known beside it tell of who somebody is. */
export function identityOf(
  { name, emails, phones, links, education, skills }: Read,
  known: KnownBeside | null,
): KnownIdentity {
  return withoutTitles({
    names: [...(known?.names ?? []), ...(name === null ? [] : [name])],
    stand_in: known?.stand_in ?? '',
    emails: [...(known?.emails ?? []), ...emails],
    phones: [...(known?.phones ?? []), ...phones],
    links: [...(known?.links ?? []), ...links],
    schools: [
      ...(known?.schools ?? []),
      ...education.flatMap(({ school }) => (school === null ? [] : [school])),
    ],
    remote_ids: known?.remote_ids ?? [],
    skills: [...(known?.skills ?? []), ...skills.map((skill) => skill.name)],
  });
}

/** What is known of somebody, by the names they have: a title in the place of one is what they do, and has to stay. */
export function withoutTitles(known: KnownBeside): KnownIdentity {
  const names = known.names.length === 0 ? [known.stand_in] : known.names;
  return { ...known, names: names.filter((name) => name !== '' && !isTitle(name)) };
}

/**
 * A function that blanks in a text all that blind mode hides of a person, with the mask that puts the bars
 * there: what is embedded holds none of it, for anybody, so no question that holds it can come near, however
 * it is spelt. Titles stay, in one form for both sexes (blind/neutral.ts), and that there is a school, in one
 * word for all.
 */
export function personalMask(identity: KnownIdentity): (text: string) => string {
  const terms = identityTerms(identity);
  const mask = masker(terms, { gendered: false });
  return (text) => {
    // a hyphen between bars tells of a name that has two parts
    const masked = mask(text).replaceAll(BETWEEN_BARS, (signs) => HIDDEN.repeat(signs.length));
    return neutralWords(neutralSchools(masked, text, terms.phrases)).replaceAll(HIDDEN, ' ');
  };
}

/** What somebody does now, as the file says it, without who they are; '' where it says nothing. */
export function currentTitle(profile: Profile, known: KnownBeside | null): string {
  const newest = profile.work.find(({ current }) => current) ?? profile.work[0];
  const title = personalMask(identityOf(profile, known))(newest?.title ?? '');
  return identityMask(profile, known)(title).trim();
}

const BETWEEN_BARS = new RegExp(String.raw`(?<=${HIDDEN})[^\s\p{L}\p{N}${HIDDEN}]+(?=${HIDDEN})`, 'gu');

/** Below this a "name" is some first line ("MBA"), and masking it would take out what the resume is about. */
const SURE_NAME = 0.5;

/** How far an identity header may reach, in lines and characters, and the words a line of one may have. */
const HEADER = { lines: 15, characters: 600, words: 12, after_contact: 2, name_by: 2 } as const;

/**
 * The lines that tell who someone is and are not embedded at all: of each header section the short lines from
 * its beginning to the last one with a name, contact or personal data, and two more (address, photo caption),
 * but none with a year: where a heading is in a language nobody knows, the first job follows. A section of
 * that kind is merely what stands before the first heading: in a resume without headings it holds the whole
 * career, so the rest of it, and sentences, are kept.
 */
export function identityLines(
  lines: readonly DocumentLine[],
  profile: Pick<Profile, 'name' | 'sections'>,
  mask: (line: string) => string,
): ReadonlySet<DocumentLine> {
  const found = new Set<DocumentLine>();
  for (const { kind, start, end } of profile.sections) {
    if (kind !== 'header') continue;
    const zone = lines
      .filter((line) => line.start >= start && line.start < end)
      .slice(0, HEADER.lines)
      .filter((line) => line.end - start <= HEADER.characters);
    const last = zone.findLastIndex(
      ({ text }, i) => hasContact(text) || PERSONAL.test(text) || (i < HEADER.name_by && mask(text) !== text),
    );
    if (last < 0) continue;
    const dated = zone.findIndex(({ text }, i) => i > last && YEAR.test(text));
    const end_of_header = Math.min(last + 1 + HEADER.after_contact, dated < 0 ? zone.length : dated);
    for (const line of zone.slice(0, end_of_header)) {
      if ((mask(line.text).match(/[\p{L}\p{N}]+/gu) ?? []).length <= HEADER.words) found.add(line);
    }
  }
  return found;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const blank = (text: string): string => ' '.repeat(text.length);

/** "2014 - 2018", "05/2019 – 08.2021" have the digits of a telephone number and are none. */
function isYears(text: string): boolean {
  return /^\(?(?:\d{1,2}[./-])?(?:19|20)\d\d\b/.test(text);
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
