import { lazily } from './lazily.ts';
import { LOCALES } from './locales/index.ts';
import { phrasesOf } from './phrases.ts';
import { keyOf } from './tokens.ts';
import { WORD_CLASSES, type TextPattern, type WordClass } from './word_class_names.ts';

type Members = { readonly whole: ReadonlySet<string>; readonly stems: readonly string[] };

const wordsOf = (name: WordClass): readonly string[] =>
  LOCALES.flatMap(({ classes }) => phrasesOf(classes[name] ?? ''));

const members = lazily(
  (): ReadonlyMap<WordClass, Members> =>
    new Map(
      WORD_CLASSES.map((name) => {
        const stems = wordsOf(name).filter((word) => word.endsWith('*'));
        // as words of texts are compared: "après" and "besides" have lost their s there
        return [
          name,
          {
            whole: new Set(wordsOf(name).flatMap((word) => [word, keyOf(word)])),
            stems: stems.map((word) => word.slice(0, -1)),
          },
        ];
      }),
    ),
);

/** Whether a key is a word of a class, in any language: such words stand in sentences of every other one. */
export function isOf(name: WordClass, key: string | undefined): boolean {
  const own = members().get(name);
  if (key === undefined || own === undefined) return false;
  return (
    own.whole.has(key) ||
    own.stems.some((stem) => key.startsWith(stem) && /^\p{L}*$/u.test(key.slice(stem.length)))
  );
}

/** What multiplies a sum of money before a word, in any language; 1 for what multiplies nothing. */
export const factorOf = (key: string): number =>
  isOf('million', key) ? 1e6 : isOf('thousand', key) ? 1e3 : isOf('billion', key) ? 1e9 : 1;

/** What texts are looked through for in all languages, as part of a regular expression. */
export const patternOf = (name: TextPattern): string =>
  `(?:${LOCALES.flatMap(({ patterns }) => patterns[name] ?? []).join('|')})`;
