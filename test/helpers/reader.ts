import { createJudge } from '#service/intelligence/criteria/engine.ts';
import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import type { CriterionReader } from '#service/intelligence/criteria/reader.ts';
import { lexiconTableTexts, shippedLexicon } from './lexicon.ts';

let reader: CriterionReader | null = null;

/** The engine and the skills the product ships, made once per test file. */
export function shippedReader(): CriterionReader {
  reader ??= { judge: createJudge(parseTables(lexiconTableTexts())), lexicon: shippedLexicon() };
  return reader;
}
