import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLexicons, type Lexicon } from '#service/intelligence/skills/lexicon.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'resources', 'skills');

let lexicon: Lexicon | null = null;

/** The skills list the product ships, read once per test file. */
export function shippedLexicon(): Lexicon {
  lexicon ??= parseLexicons(shippedLexiconTexts());
  return lexicon;
}

/** Its files as they are, in the order of their names. */
export function shippedLexiconFiles(): { readonly name: string; readonly bytes: Buffer }[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(FOLDER, name)) }));
}

/** Their texts. */
export function shippedLexiconTexts(): string[] {
  return shippedLexiconFiles().map(({ bytes }) => bytes.toString('utf8'));
}

const TABLES = join(import.meta.dirname, '..', '..', 'resources', 'lexicon');

/** The texts of the lexicon of criteria (`resources/lexicon`), in the order of their names. */
export function lexiconTableTexts(): string[] {
  return readdirSync(TABLES)
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .map((name) => readFileSync(join(TABLES, name), 'utf8'));
}
