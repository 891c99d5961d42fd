import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import type { CriterionSource } from '#service/intelligence/criteria/source.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import { judge } from './judge.ts';

/** What one criterion is answered about a resume. */
export function evaluateCriterion({
  prompt_text,
  ...source
}: CriterionSource & { readonly prompt_text: string }): CriterionAnswer {
  const [answer] = judge.evaluateCriteria([prompt_text], source);
  if (answer === undefined) throw new Error(`${prompt_text}: no answer`);
  return answer;
}

/** What several criteria are answered about one resume, in their order. */
export const { evaluateCriteria } = judge;

/** How a criterion is read, before any resume is looked at. */
export const understandCriterion = (
  prompt: string,
  lexicon = shippedLexicon(),
): ReturnType<typeof judge.understandCriterion> => judge.understandCriterion(prompt, lexicon);
