import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLexicon, type Lexicon } from '#service/intelligence/skills/lexicon.ts';

let lexicon: Lexicon | null = null;

/** The skills list the product ships, read once per test file. */
export function shippedLexicon(): Lexicon {
  lexicon ??= parseLexicon(
    readFileSync(join(import.meta.dirname, '..', '..', 'resources', 'skills', 'skills.csv'), 'utf8'),
  );
  return lexicon;
}
