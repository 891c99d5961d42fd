import type { AnswerEngine, CriterionAnswer } from '../criteria/answer.ts';
import { leavesOf } from '../criteria/logic.ts';
import { isProtected } from '../criteria/protected.ts';
import { readCriterion } from '../criteria/read.ts';
import type { Lexicon } from '../skills/lexicon.ts';

/** What the rules answered. */
export type RuleAnswer = Extract<CriterionAnswer, { state: 'EVALUATED' }>;

/**
 * What a model may answer of a criterion. `words`: no rule reads any of it, so the model's verified answer counts.
 * `open`: rules read some of it, so the model is asked only where they found nothing. `none`: what is decided by rules
 * alone: protected characteristics, what a resume need not say (pay, permits, travel …), what nobody understands.
 */
export type ModelScope = 'words' | 'open' | 'none';

/** Reads the criterion as the rules do; takes time linear in its length. */
export function modelScope(prompt_text: string, lexicon: Lexicon): ModelScope {
  if (isProtected(prompt_text) !== null) return 'none';
  const tree = readCriterion(prompt_text, lexicon);
  if (tree === null) return 'none';
  const kinds = leavesOf(tree).map(({ kind }) => kind);
  if (kinds.includes('open')) return 'none';
  return kinds.every((kind) => kind === 'words') ? 'words' : 'open';
}

/**
 * Whether a model is asked about a criterion that the rules answered so. Typed facts win: what rules found that understood the whole criterion stays, and so
 * does what a person entered by hand, which no quote of the resume can show.
 */
export function mayAskModel(
  scope: ModelScope,
  {
    finding,
    evidence,
    engine = 'meaning',
  }: Pick<RuleAnswer, 'finding' | 'evidence'> & { readonly engine?: AnswerEngine },
): boolean {
  if (scope === 'none' || (finding === 'met' && evidence.length === 0)) return false;
  return (scope === 'words' && engine === 'meaning') || finding === 'not_stated';
}
