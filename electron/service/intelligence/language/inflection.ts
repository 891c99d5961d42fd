import { lazily } from './lazily.ts';
import { LOCALES } from './locales/index.ts';
import { phrasesOf } from './phrases.ts';
import { keyOf } from './tokens.ts';

/** Letters two forms of a word have in common at least: shorter ones are other words too often. */
const MIN_LENGTH = 5;
/** No ending is longer. */
const MAX_ENDING = 7;

/** Endings as they stand behind a key: an `s` that ends a word is cut from it as well (tokens.ts). */
const keysOfEndings = (list: string): readonly string[] =>
  phrasesOf(list).map((ending) => (ending === '-' ? '' : keyOf(`${ending}x`).slice(0, -1)));

/** The endings of each language, the bare word among them. */
const endings = lazily(() => LOCALES.map(({ endings: list }) => new Set(['', ...keysOfEndings(list)])));

/** Those of verbs and of what is made of them. */
const derivations = lazily(() =>
  LOCALES.flatMap(({ derivations: list }) => (list === undefined ? [] : [new Set(keysOfEndings(list))])),
);

/** Letters a verb and its noun have in common at least, and those of the shorter stems of verbs. */
const MIN_STEM = 4;

/** Whether two keys are a verb, its noun or participle, of one stem: "souder" and "soudure", "planen" and "Planung". */
export function derivesAlike(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared += 1;
  for (let at = shared; at >= Math.max(MIN_STEM, shared - 3); at -= 1) {
    const [own, their] = [one.slice(at), other.slice(at)];
    if (derivations().some((known) => known.has(own) && known.has(their))) return true;
  }
  return false;
}

/**
 * Whether two keys (tokens.ts) may be forms of one word: what is left of each behind the letters they share is
 * an ending, both of one language. "Jahresabschluss" and "Jahresabschlüssen", "projekt" and "projektami".
 */
export function inflectsAlike(one: string, other: string, shortest = MIN_LENGTH): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared += 1;
  if (one.length - shared > MAX_ENDING || other.length - shared > MAX_ENDING) return false;
  // what both endings begin with has been counted to the word
  for (let at = shared; at >= Math.max(shortest, shared - 3); at -= 1) {
    const [own, their] = [one.slice(at), other.slice(at)];
    if (endings().some((known) => known.has(own) && known.has(their))) return true;
  }
  return false;
}
