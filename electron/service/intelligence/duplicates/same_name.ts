import { withPlainLetters } from '../language/letters.ts';

/** Which of several of one name somebody is: a father and a son may share all else. */
const GENERATIONS: ReadonlyMap<string, string> = new Map([
  ...['jr', 'jnr', 'junior', 'filho', 'hijo', 'fils'].map((word): [string, string] => [word, 'junior']),
  ...['sr', 'snr', 'senior', 'pai', 'pere'].map((word): [string, string] => [word, 'senior']),
  ...['ii', 'iii', 'iv', 'neto', 'sobrinho'].map((word): [string, string] => [word, word]),
]);
/** What stands beside a name without being one. */
const BESIDE = new Set(
  (
    'mr mrs ms miss mx dr prof phd md mba msc bsc ma ba ing dipl cpa pmp rn esq sir dame rev hon herr frau med habil mgr ' +
    'bc judr mudr phdr rndr dra sra eng lic dott avv mme mlle'
  ).split(' '),
);
/** Scripts that put no space between family and given name: one word is a whole name there. */
const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]{2,}$/u;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

type Parts = {
  /** Each in all the ways it may be spelled. */
  readonly words: readonly ReadonlySet<string>[];
  readonly initials: readonly string[];
  readonly generation: string;
};

/**
 * Whether two names of one address or number are certainly written for one name: the same words in any order, at least
 * one of them whole in both. An initial may stand for a word ("Ines O.", "Ines Okafor"), and may be missing in one of
 * them where two whole words agree ("John A. Smith", "John Smith"). "Smith Jr." and "Smith" are two; a name of one word is
 * certain only in scripts without spaces. With initials this does not go on from one to the next: "J. Smith" is one name
 * with "John Smith" and with "Jane Smith".
 */
export function isSameName(one: string, other: string): boolean {
  const [own, theirs] = [partsOf(one), partsOf(other)];
  if (own.generation !== theirs.generation) return false;
  const [words, their_words] = [[...own.words], [...theirs.words]];
  let shared = 0;
  let is_whole = false;
  for (const word of own.words) {
    if (!takeWord(their_words, word)) continue;
    words.splice(words.indexOf(word), 1);
    shared += 1;
    is_whole ||= [...word].some((spelling) => WITHOUT_SPACES.test(spelling));
  }
  const [initials, their_initials] = [[...own.initials], [...theirs.initials]];
  for (const initial of own.initials) if (take(their_initials, initial)) take(initials, initial);
  const are_named =
    words.every((word) => take(their_initials, firstOf(word))) &&
    their_words.every((word) => take(initials, firstOf(word)));
  if (!are_named || (initials.length > 0 && their_initials.length > 0)) return false;
  if (shared >= 2 || (is_whole && own.words.length === 1 && theirs.words.length === 1)) return true;
  // beside one whole word every initial must stand for something
  return (
    shared === 1 &&
    own.initials.length + theirs.initials.length > 0 &&
    initials.length + their_initials.length === 0
  );
}

/**
 * Whether two names may well be one, where something else says so as well: one holds all the words of the other, or
 * their initials ("A. Okonjo", "Amara Okonjo"; "Anna Schmidt", "Anna Maria Schmidt"), at least one of them whole in both,
 * and none is of another generation. Each word and initial stands for one of the other name: "A. Berger" has no second
 * A for "Anna Anders".
 */
export function isProbablySameName(one: string, other: string): boolean {
  const [own, theirs] = [partsOf(one), partsOf(other)];
  if (own.generation !== theirs.generation) return false;
  const [few, many] = amountOf(own) <= amountOf(theirs) ? [own, theirs] : [theirs, own];
  const [many_words, many_initials] = [[...many.words], [...many.initials]];
  const abbreviated = few.words.filter((word) => !takeWord(many_words, word));
  if (abbreviated.length === few.words.length) return false;
  return (
    abbreviated.every((word) => take(many_initials, firstOf(word))) &&
    few.initials.every((initial) => take(many_initials, initial) || takeBegun(many_words, initial))
  );
}

function amountOf({ words, initials }: Parts): number {
  return words.length + initials.length;
}

/** Whether two names have a word in common: a family's do, those of strangers seldom. */
export function haveWordInCommon(one: string, other: string): boolean {
  const theirs = partsOf(other).words;
  return partsOf(one).words.some((word) =>
    theirs.some((their) => [...word].some((spelling) => their.has(spelling))),
  );
}

function take(from: string[], letter: string): boolean {
  return takeAt(from, from.indexOf(letter));
}

function takeWord(from: ReadonlySet<string>[], word: ReadonlySet<string>): boolean {
  return takeAt(
    from,
    from.findIndex((said) => [...word].some((spelling) => said.has(spelling))),
  );
}

function takeBegun(from: ReadonlySet<string>[], initial: string): boolean {
  return takeAt(
    from,
    from.findIndex((said) => firstOf(said) === initial),
  );
}

function takeAt(from: unknown[], at: number): boolean {
  if (at !== -1) from.splice(at, 1);
  return at !== -1;
}

function firstOf(word: ReadonlySet<string>): string {
  return [...([...word][0] ?? '')][0] ?? '';
}

function partsOf(name: string): Parts {
  const small = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\([^()]{0,60}\)/g, ' ')
    .replaceAll(/['’`´]/g, '')
    // "Ph.D." and "J.R." are no words
    .replaceAll(/\bPh\.?\s?D\b\.?/giu, ' ')
    .toLowerCase();
  const words: ReadonlySet<string>[] = [];
  const initials: string[] = [];
  let generation = '';
  for (const [written] of small.matchAll(/[\p{L}\p{M}\p{N}々ー]+/gu)) {
    const word = plain(written);
    if (BESIDE.has(word)) continue;
    // it stands behind a name, never before one
    const of_many = words.length >= 1 ? GENERATIONS.get(word) : undefined;
    if (of_many !== undefined) generation = of_many;
    else if ([...word].length === 1 && !WITHOUT_SPACES.test(written.repeat(2))) initials.push(word);
    else words.push(new Set([word, plain(withoutUmlauts(written))]));
  }
  return { words, initials, generation };
}

function withoutUmlauts(word: string): string {
  return word.replaceAll(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter);
}

function plain(word: string): string {
  return withPlainLetters(word.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC'));
}
