import { regex } from '../language/pattern.ts';
import { GENDERED, textLanguageOf } from './gendered.ts';

// Endings of women's titles and what those of men have in their place; each is as long, or shorter.
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/frauen$/iu, 'männer'],
  [/frau$/iu, 'mann'],
  [/women$/iu, 'men'],
  [/woman$/iu, 'man'],
  [/schwester$/iu, 'pfleger'],
  [/trice$/iu, 'teur'],
  [/euse$/iu, 'eur'],
  [/^waitress$/iu, 'waiter'],
  [/^actress$/iu, 'actor'],
  [/(?<=^(?:host|steward|heir))ess$/iu, ''],
  [/^headmistress$/iu, 'headmaster'],
  [/^seamstress$/iu, 'tailor'],
  [/(?<=\p{L}{3}(?:er|ist|ent|ant|eur|tor|loge|wirt))innen$/u, 'en'],
  [/(?<=\p{L}{3}(?:er|ist|ent|ant|eur|tor|loge|wirt))in$/u, ''],
  [/(?<=\p{L}{4})ières?$/iu, 'ier'],
  [/(?<=\p{L}{3}[dntlrv])ée$/iu, 'é'],
];
/** Of one's work, and so kept in a neutral form; other words that tell the sex are blanked. */
const WORK = regex('iu')`
    .{4}(?:m[aä]nn|frau|m[ae]n|wom[ae]n|leute|frauen|schwester)$|^(?:waitress|actress|hostess|
    stewardess|headmaster|headmistress|seamstress|hebamme)$`;
// towns and substances that end as women's titles do
const NO_TITLE = /^(?:Berlin|Mandarin|Glycerin|Turin|Robin|Martin)$/u;

/** A text of the same length without words that tell the sex: titles in one form, pronouns blanked. */
export function neutralWords(text: string): string {
  const language = textLanguageOf(text);
  return text.replaceAll(/\p{L}[\p{L}\p{M}]+/gu, (word) => {
    const small = word.toLowerCase();
    const tells = GENDERED.any.has(small) || GENDERED[language].has(small);
    if (tells && !WORK.test(word)) return ' '.repeat(word.length);
    if (NO_TITLE.test(word)) return word;
    for (const [ending, neutral] of TITLES) {
      const changed = word.replace(ending, neutral);
      if (changed !== word) return changed.slice(0, word.length).padEnd(word.length);
    }
    return word;
  });
}
