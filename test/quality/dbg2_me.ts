import { lexicon } from './criteria_sets.ts';
import { readFileSync } from 'node:fs';
import { cuesIn } from '#service/intelligence/language/cues.ts';
import { localesOfText, statusOf } from '#service/intelligence/language/status.ts';
import { wordsOfText } from '#service/intelligence/language/words.ts';
import { tagCriterion } from '#service/intelligence/judge/tags.ts';
import { parseTables } from '#service/intelligence/judge/lexicon.ts';
void lexicon;
void readFileSync;
void parseTables;
void tagCriterion;
const text = process.argv[2]!;
const locales = localesOfText(process.argv[3] ?? text);
const words = wordsOfText(text);
console.log(
  locales.map(({ code }) => code).join(),
  cuesIn(
    words.map(({ key }) => key),
    locales,
  )
    .cues.map(
      ({ value, start, end }) =>
        `${value}:${words
          .slice(start, end)
          .map(({ key }) => key)
          .join('_')}`,
    )
    .join(' '),
);
for (const w of words) console.log(w.key, statusOf(text, w.start, w.end, locales));
