import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { createJudge } from '#service/intelligence/criteria/engine.ts';
import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import { lexiconTableTexts, shippedLexicon } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

/** The engine over the tables the product ships. */
export const judge = createJudge(parseTables(lexiconTableTexts()));

/** What one criterion is answered about a resume of these lines. */
export function answer(
  criterion: string,
  lines: readonly string[],
): Extract<CriterionAnswer, { state: 'EVALUATED' }> {
  const [given] = judge.evaluateCriteria([criterion], resume(lines));
  if (given?.state !== 'EVALUATED') throw new Error(`${criterion}: ${JSON.stringify(given)}`);
  return given;
}

/** How a criterion is read: the sentence a person sees, and the words nothing accounts for. */
export function reading(criterion: string): {
  readonly understood: string;
  readonly open: readonly string[];
} {
  const { understood_as, not_understood = [] } = judge.understandCriterion(criterion, shippedLexicon());
  return { understood: understood_as, open: not_understood };
}
