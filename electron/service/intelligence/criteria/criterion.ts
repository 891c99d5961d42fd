import { findPhrase } from '../summary/facts.ts';
import { judge } from '../summary/judge.ts';
import { readRequirements } from '../summary/requirements.ts';
import type { CriterionAnswer, Verdict } from './answer.ts';
import { criterionFacts, quoted, type CriterionFacts, type CriterionSource } from './facts.ts';
import { isProtected } from './protected.ts';

/** Stored with every answer; the version is raised with every change that can alter one. */
export const CRITERIA_ENGINE = { name: 'rules', version: '1' } as const;

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
  const [requirement] = readRequirements(
    {
      title: '',
      description: `- ${prompt.replace(/^(?:does|is|has|can) (?:the )?(?:candidate|applicant|person) /iu, '')}`,
    },
    facts.lexicon,
  );
  let verdict: Verdict;
  if (requirement === undefined) {
    const found = findPhrase(facts, prompt);
    verdict =
      found === null
        ? {
            truth: null,
            confidence: 0.3,
            explanation: `The resume does not say “${prompt}”.`,
            evidence: [],
          }
        : {
            truth: true,
            confidence: 0.6,
            explanation: `The resume says ${quoted(facts, found)}.`,
            evidence: [{ ...found, stance: 'for' }],
          };
  } else {
    const { met, explanation, spans } = judge(requirement, facts);
    verdict = {
      truth: met,
      confidence: met ? 0.85 : 0.6,
      explanation: `${explanation}.`,
      evidence: spans.map(({ start, end }) => ({ start, end, stance: 'for' as const })),
    };
  }
  return {
    state: 'EVALUATED',
    is_criterion_met: verdict.truth === true && verdict.evidence.length > 0,
    confidence_score: verdict.confidence,
    explanation: verdict.explanation,
    understood_as: requirement?.label ?? prompt,
    evidence: verdict.evidence,
  };
}
