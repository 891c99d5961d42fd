import { regex } from '../language/pattern.ts';
import { CITY_OF } from '../language/cities.ts';
import { titleScore } from '../language/job_titles.ts';
import { WRITTEN_TOGETHER, foldWord, wordsOf } from './words.ts';

/** Everything that is known of a person and says who it is, or is written beside it in files and other systems. */
export type KnownIdentity = {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly links: readonly string[];
  readonly schools: readonly string[];
  readonly remote_ids: readonly string[];
  /** Words of the work: what a person can, which is no name even where an address says it. */
  readonly skills: readonly string[];
};

/** What to look for in texts, made once of what is known of a person. Words are folded. */
export type IdentityTerms = {
  /** Hidden wherever they stand as words, in any case. */
  readonly words: ReadonlySet<string>;
  /** Hidden where they begin with a capital letter: "An" and "Do" are names, "an" and "do" are not. */
  readonly capitalised: ReadonlySet<string>;
  /** Hidden where they are written in capitals throughout: "TU", "MIT". */
  readonly acronyms: ReadonlySet<string>;
  /** Hidden beside another part of the name: "van", "de", and initials. */
  readonly beside: ReadonlySet<string>;
  /** Hidden with the whole word they stand in: "mariasantos". */
  readonly joined: readonly string[];
  /** As written, looked for anywhere: names in scripts that write words together, and names without any letter. */
  readonly anywhere: readonly string[];
  /** Words that follow each other: names of schools. */
  readonly phrases: readonly (readonly string[])[];
  /** The last digits of telephone numbers. */
  readonly numbers: readonly string[];
};

/** Stand beside names and belong to them, and to many other words. */
const PARTICLES = new Set(
  (
    'van von vom zu zum zur der den dem des de del della di da do dos das du la le les los las ' +
    'el al bin ibn ben bint abu abd ' +
    'ter ten te op in y e i st san santa saint af av mac mc o d l'
  ).split(' '),
);

/** Written in the field of a name, in an address or a file name, and no part of who somebody is. */
const NO_NAME = new Set(
  (
    'mr mrs ms miss mx dr prof phd md mba msc bsc beng meng jr sr ii iii iv ing dipl cpa pmp rn ' +
    'esq sir dame herr frau med habil mgr lic ' +
    'resume resumes cv lebenslauf curriculum vitae curriculo candidate unnamed applicant ' +
    'application bewerbung profile profil final copy scan new ' +
    'neu version updated pdf doc docx the and und info contact contacts kontakt mail email post ' +
    'office hello hallo job jobs career careers work me ' +
    'webmaster admin web www com net org home team sales support hr recruiting dev developer ' +
    'developers engineer software design designer data ' +
    'manager consultant consulting tech coder code coding freelance studio portfolio official ' +
    'private gmail outlook linkedin github gitlab xing'
  ).split(' '),
);

/** Makes what to look for of what is known. */
export function identityTerms(known: KnownIdentity): IdentityTerms {
  const words = new Set<string>();
  const capitalised = new Set<string>();
  const acronyms = new Set<string>();
  const beside = new Set<string>();
  const joined = new Set<string>();
  const anywhere = new Set<string>();
  const phrases: string[][] = [];

  for (const name of new Set(known.names)) {
    const parts = partsOfName(name);
    for (const whole of writtenTogether(name)) anywhere.add(whole);
    if (parts.length === 0 && name.trim() !== '' && wordsOf(name).length === 0) anywhere.add(name.trim());
    for (const part of parts) addPart(part, { words, capitalised, beside });
    for (const handle of handlesOf(parts)) {
      words.add(handle);
      if (handle.length >= 6) joined.add(handle);
    }
  }
  const skills = new Set(known.skills.flatMap((skill) => wordsOf(skill).map(({ folded }) => folded)));
  for (const handle of handlesGiven(known)) {
    const own = wordsOf(handle).map(({ folded }) => folded.replaceAll(/\d+/g, ''));
    const whole = own.join('');
    if (own.length > 1 && whole.length >= 6 && !NO_NAME.has(whole)) joined.add(whole);
    for (const word of own) {
      if (word.length >= 4 && !NO_NAME.has(word) && !skills.has(word)) words.add(word);
    }
  }
  for (const school of new Set(known.schools)) {
    const parts = wordsOf(school).map(({ folded }) => folded);
    if (parts.length > 0) phrases.push(parts);
    for (const whole of writtenTogether(school)) anywhere.add(whole);
    const { short, letters } = shortForms(school);
    // "SAP Consultant" that was taken for a school, "IT" of one: words of the work are hidden of nobody
    const own = (word: string): boolean => !skills.has(word) && titleScore(word) < 1;
    for (const word of short.filter(own)) capitalised.add(word);
    for (const word of letters.filter(own)) acronyms.add(word);
  }
  const numbers = known.phones
    .map((phone) => phone.replace(/;.*$/, '').replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= 6)
    .map((digits) => digits.slice(-7));
  return {
    words,
    capitalised,
    acronyms,
    beside,
    joined: [...joined],
    anywhere: [...anywhere].sort((one, other) => other.length - one.length),
    phrases: phrases.sort((one, other) => other.length - one.length),
    numbers: [...new Set(numbers)],
  };
}

/** Folded parts of a name, without titles. An address in the place of a name gives those of its user. */
function partsOfName(name: string): string[] {
  return wordsOf(name.replace(/@.*$/s, ''))
    .map(({ folded }) => folded)
    .filter((part) => !NO_NAME.has(part) && !/^\p{N}+$/u.test(part));
}

function addPart(
  part: string,
  to: { words: Set<string>; capitalised: Set<string>; beside: Set<string> },
): void {
  const [initial] = part;
  if (initial !== undefined && !PARTICLES.has(part)) to.beside.add(initial);
  if (
    PARTICLES.has(part) ||
    (part.length === 1 && /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part))
  ) {
    to.beside.add(part);
  } else if (part.length === 1) to.beside.add(part);
  else if (part.length === 2 && /[a-z]/.test(part)) to.capitalised.add(part);
  else for (const spelling of spellings(part)) to.words.add(spelling);
}

/** "mueller" and "muller" are one name; a folded "ü" is the second. */
function spellings(part: string): string[] {
  const shorter = part.replaceAll(/(?<=[aou])e(?=[^aeiou]|$)/g, '');
  const longer = ['u', 'o', 'a']
    .filter((vowel) => part.includes(vowel))
    .map((vowel) => part.replace(vowel, `${vowel}e`));
  return [part, ...(shorter.length >= 4 ? [shorter] : []), ...(part.length >= 4 ? longer : [])];
}

/** How people write their name in addresses: first and last, either shortened. */
function handlesOf(parts: readonly string[]): string[] {
  if (parts.length < 2) return [];
  const full = parts.filter((part) => !PARTICLES.has(part));
  const first = full[0] ?? '';
  const last = full.at(-1) ?? '';
  const all = [
    parts.join(''),
    full.join(''),
    first + last,
    last + first,
    first.slice(0, 1) + last,
    last + first.slice(0, 1),
    first + last.slice(0, 1),
    ...parts.slice(0, -1).map((part, at) => part + (parts[at + 1] ?? '')),
    ...full.slice(1).map((part) => first.slice(0, 1) + part),
  ];
  return [...new Set(all)].filter((handle) => handle.length >= 5);
}

/** Users of addresses, the ends of links, remote ids that are addresses. */
function handlesGiven({ emails, links, remote_ids }: KnownIdentity): string[] {
  const users = [...emails, ...remote_ids.filter((id) => id.includes('@'))].map((email) =>
    email.replace(/@.*$/s, ''),
  );
  const ends = links.flatMap((link) => {
    const [, host = '', path = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)([^?#]*)/i.exec(link.trim()) ?? [];
    const end = path
      .split('/')
      .findLast((part) => part !== '' && !/^(?:in|profile|pub|users?|[a-z]{2})$/i.test(part));
    // an own site names its owner; a platform does at the end of the path
    return end === undefined ? [host.split('.').at(-2) ?? ''] : [end.replace(/-[0-9a-f]{6,12}$/i, '')];
  });
  return [...users, ...ends].filter((handle) => handle.length <= 200);
}

/** Names of people and schools in scripts without spaces, in all parts that may stand alone. */
function writtenTogether(name: string): string[] {
  if (!WRITTEN_TOGETHER.test(name)) return [];
  const parts = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  const found: string[] = [];
  for (const part of parts.filter((own) => WRITTEN_TOGETHER.test(own))) {
    const signs = [...part];
    if (signs.length >= 2) found.push(part);
    // the family name is one sign, seldom two
    if (signs.length === 3) found.push(signs.slice(1).join(''));
    if (signs.length === 4) found.push(signs.slice(2).join(''));
    const family = signs.length <= 4 ? signs[0] : undefined;
    if (family !== undefined && parts.length === 1) {
      for (const polite of ['先生', '女士', '小姐', '氏', 'さん', '様', '씨', '님']) {
        found.push(family + polite);
      }
    }
  }
  if (parts.length > 1) found.push(parts.join(''), parts.toReversed().join(''));
  return found;
}

/** Words that stand in the names of many schools, or of what is taught there, and tell none. */
const GENERIC_SCHOOL = regex('u')`
    ^(?:universi\p{L}*|uniwersytet\p{L}*|college|school|high|institut\p{L}*|instytut|academy|
    akademi\p{L}*|\p{L}*hochschule|\p{L}*schule|gymnasium|technische|technical|fachhochschule|faculty|
    faculdade|facult\p{L}*|business|state|city|national|community|grammar|secondary|primary|graduate|
    law|medical|the|of|and|for|at|de|la|di|der|des|du|da|et|y|e|und|ecole|escuela|escola|scuola|liceo|
    lycee|liceum|politec\p{L}*|polytech\p{L}*|politechni\p{L}*|universitaet|hogeschool|szkola|wyzsza|
    instituto|istituto|colegio|college|royal|saint|st|north|south|east|west|new|technology|sciences?|
    applied|economics|engineering|arts?|management|medicine|music|design)$`;

/** "Stanford" of "Stanford University", but no city; "TU", "MIT", and the first letters of a long name. */
function shortForms(school: string): { short: string[]; letters: string[] } {
  const written = school.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const own = written.filter((word) => !GENERIC_SCHOOL.test(foldWord(word)));
  const short =
    own.length === 1 &&
    own[0] !== undefined &&
    foldWord(own[0]).length >= 4 &&
    !CITY_OF.has(own[0].toLowerCase())
      ? [foldWord(own[0])]
      : [];
  const capitals = written.filter((word) => /^\p{Lu}{2,8}$/u.test(word)).map(foldWord);
  const first = written.filter((word) => /^\p{Lu}/u.test(word)).map((word) => foldWord(word).charAt(0));
  return {
    short,
    letters: first.length >= 3 && first.length <= 6 ? [...capitals, first.join('')] : capitals,
  };
}
