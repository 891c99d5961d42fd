import type { CriterionAnswer, Understanding } from './answer.ts';
import { shorten, type CriterionSource } from './source.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { calibrated } from './calibration.ts';
import { createJudge, MAX_EXPLANATION, type Judge } from './engine.ts';
import { standsInProse } from './in_prose.ts';
import { parseTables } from './lexicon.ts';
import { say } from './predicate.ts';
import { renderAll } from './sentences/index.ts';
import type { Correction } from './typing_errors.ts';

/** What answers criteria in the program. */
export type Criteria = {
  /** Answers criteria about one resume, in their order. The same input gives the same bytes. */
  evaluate(prompts: readonly string[], source: CriterionSource): CriterionAnswer[];
  /** How a criterion is read, before any resume is looked at. */
  understand(prompt: string, lexicon: Lexicon): Understanding;
  /** The engine itself; its confidence is not calibrated. */
  readonly judge: Judge;
};

/**
 * The engine as people see it: its confidence is the share of such answers that were right,
 * and it tells which words were read as others.
 * @param tables the files of `resources/lexicon`.
 */
export function createCriteria(tables: readonly string[]): Criteria {
  const judge = createJudge(parseTables(tables));
  return {
    judge,
    evaluate(prompts, source) {
      return judge.evaluateCriteria(prompts, source).map((answer, at) => {
        if (answer.state === 'FAILED') return answer;
        const reading = judge.readingFor(prompts[at] ?? '', source);
        if ('refusal' in reading) return answer;
        const in_prose = standsInProse(reading.tree, answer.evidence, source.document.text);
        const confidence_score = calibrated({ ...answer, in_prose });
        return withCorrections({ ...answer, confidence_score }, reading.corrected);
      });
    },
    understand: judge.understandCriterion,
  };
}

type Evaluated = Extract<CriterionAnswer, { readonly state: 'EVALUATED' }>;

/** Says which words were read as others. */
function withCorrections(answer: Evaluated, corrected: readonly Correction[]): CriterionAnswer {
  if (corrected.length === 0) return answer;
  const said = corrected.slice(0, 3).map(({ written, read }) => say('read_as', { written, read }));
  const explanation = [...renderAll(said), answer.explanation].join(' ');
  const { told } = answer;
  return {
    ...answer,
    explanation: shorten(explanation, MAX_EXPLANATION),
    told: { ...told, explanation: [...said, ...told.explanation] },
  };
}
