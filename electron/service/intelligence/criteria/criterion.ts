import type { CriterionAnswer } from './answer.ts';
import { criterionFacts, type CriterionFacts, type CriterionSource } from './facts.ts';
import { decideTree, treeText } from './logic.ts';
import { isProtected } from './protected.ts';
import { readCriterionOnce } from './read.ts';

export { CRITERIA_ENGINE } from './answer.ts';

/** Longest prompt that is read; the rest of a longer one is not. */
export const MAX_PROMPT = 2000;

/**
 * Evaluates one criterion against one resume. Pure and deterministic: the same input gives the same answer, byte for
 * byte. Never throws; takes time linear in the length of the prompt.
 */
export function evaluateCriterion({
  prompt_text,
  ...source
}: CriterionSource & { readonly prompt_text: string }): CriterionAnswer {
  return evaluateCriteria([prompt_text], source)[0] as CriterionAnswer;
}

/** Evaluates many criteria against one resume, which is prepared once; the answers are in the order of the prompts. */
export function evaluateCriteria(prompts: readonly string[], source: CriterionSource): CriterionAnswer[] {
  let facts: CriterionFacts | null = null;
  return prompts.map((prompt_text): CriterionAnswer => {
    const refusal = isProtected(prompt_text);
    if (refusal !== null) return { state: 'FAILED', reason: 'PROTECTED_CHARACTERISTIC', message: refusal };
    if (source.document.text.trim() === '') {
      return {
        state: 'FAILED',
        reason: 'NO_TEXT',
        message: 'The resume has no readable text. Add a resume whose text can be read.',
      };
    }
    try {
      facts ??= criterionFacts(source);
      return evaluate(prompt_text.slice(0, MAX_PROMPT), facts);
    } catch (error) {
      return {
        state: 'FAILED',
        reason: 'ENGINE_ERROR',
        message: `The criterion could not be evaluated: ${error instanceof Error ? error.message : String(error)}. Try it in other words.`,
      };
    }
  });
}

function evaluate(prompt: string, facts: CriterionFacts): CriterionAnswer {
  const tree = readCriterionOnce(prompt, facts.lexicon);
  if (tree === null) {
    return {
      state: 'EVALUATED',
      is_criterion_met: false,
      confidence_score: 0.2,
      explanation:
        'The criterion has no word that could be looked for in a resume. Write what the person should have.',
      understood_as: 'Not understood',
      evidence: [],
    };
  }
  const { truth, confidence, explanation, evidence } = decideTree(tree, facts);
  return {
    state: 'EVALUATED',
    is_criterion_met: truth === true && evidence.length > 0,
    confidence_score: Math.round(confidence * 100) / 100,
    explanation,
    understood_as: treeText(tree),
    evidence,
  };
}
