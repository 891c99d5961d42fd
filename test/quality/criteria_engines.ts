import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { createCriteria } from '#service/intelligence/criteria/answers.ts';
import { lexiconTableTexts } from '../helpers/lexicon.ts';
import { lexicon, REFERENCE, type LabelledRow, type ReadResume } from './criteria_sets.ts';

/** What answers criteria about a resume. The measure asks several side by side. */
export type Engine = {
  readonly name: string;
  /** @returns the answers in the order of the rows. */
  answer(rows: readonly LabelledRow[], resume: ReadResume): Promise<CriterionAnswer[]>;
  /** Ends what it started. */
  readonly close?: () => void;
};

const criteria = createCriteria(lexiconTableTexts());

/** What answers in the program (intelligence/criteria/answers.ts). */
const rules: Engine = {
  name: 'rules',
  async answer(rows, { document, profile }) {
    const source = { document, profile, lexicon, reference_date: REFERENCE };
    return criteria.evaluate(
      rows.map(({ criterion }) => criterion),
      source,
    );
  },
};

/**
 * The engines a run asks for: the rules, and with `--model FILE` (or `--model=FILE`) a model from that file behind them.
 */
export async function enginesAsked(): Promise<readonly Engine[]> {
  const words = process.argv.slice(2);
  const at = words.findIndex((word) => word === '--model' || word.startsWith('--model='));
  if (at < 0) return [rules];
  const file = words[at]?.slice('--model='.length) || words[at + 1];
  if (file === undefined || file.startsWith('--')) throw new Error('--model needs the path of a GGUF file.');
  const { modelEngine } = await import('./criteria_model.ts');
  return [rules, await modelEngine(file, rules)];
}
