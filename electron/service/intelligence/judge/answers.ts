import type { CriterionAnswer } from '../criteria/answer.ts';
import * as readers from '../criteria/criterion.ts';
import type { Understanding } from '../criteria/criterion.ts';
import type { CriterionSource } from '../criteria/facts.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { createJudge } from './engine.ts';
import { parseTables } from './lexicon.ts';

/** What answers criteria in the program. */
export type Criteria = {
  /** Answers criteria about one resume, in the order of the prompts. The same input gives the same answer, byte for byte. */
  evaluate(prompts: readonly string[], source: CriterionSource): CriterionAnswer[];
  /** How a criterion is read, before any resume is looked at. Never throws. */
  understand(prompt: string, lexicon: Lexicon): Understanding;
};

/**
 * The readers of `criteria/` and the engine of this folder, until it does without them: what a reader understands, it
 * answers, unless the whole sentence was understood here and says otherwise with evidence; everything else is answered
 * here. Nearness of meaning decides nothing.
 * @param tables the files of `resources/lexicon`.
 */
export function createCriteria(tables: readonly string[]): Criteria {
  const judge = createJudge(parseTables(tables));
  return {
    evaluate(prompts, source) {
      const read = readers.evaluateCriteria(prompts, source);
      const judged = judge.evaluateCriteria(prompts, source);
      return judged.map((answer, at) => chosen(read[at] ?? answer, answer));
    },
    understand(prompt, lexicon) {
      const read = readers.understandCriterion(prompt, lexicon);
      return read.engine === 'rules' ? read : judge.understandCriterion(prompt, lexicon);
    },
  };
}

function chosen(read: CriterionAnswer, judged: CriterionAnswer): CriterionAnswer {
  if (read.state === 'FAILED' || judged.state === 'FAILED') return judged;
  if (read.engine !== 'rules') return judged;
  if (read.finding === 'not_stated') return judged.finding === 'not_stated' ? read : judged;
  const whole = judged.not_understood?.length === 0;
  // a denial, a plan, an end that the reader did not see; or a mention it did not find
  const denied = read.finding === 'met' && judged.finding === 'not_met' && !judged.rests_on_silence;
  const found = read.finding === 'not_met' && read.rests_on_silence && judged.finding === 'met';
  return whole && (denied || found) ? judged : read;
}
