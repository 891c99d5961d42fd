import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { evaluateCriteria, statementsOf } from '#service/intelligence/criteria/criterion.ts';
import { createJudge } from '#service/intelligence/judge/engine.ts';
import { parseTables } from '#service/intelligence/judge/lexicon.ts';
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

/** The rules of the program, with the meaning of sentences where no rule reads. */
const rules: Engine = {
  name: 'rules',
  async answer(rows, resume) {
    const prompts = rows.map(({ criterion }) => criterion);
    const statements = [...new Set(prompts.flatMap((prompt) => statementsOf(prompt, lexicon)))];
    const meaning = await resume.meaning(statements);
    const source = { document: resume.document, profile: resume.profile, lexicon, meaning };
    return evaluateCriteria(prompts, { ...source, reference_date: REFERENCE });
  },
};

/** The engine that is to take the place of the rules (intelligence/judge/README.md): no meaning, no vectors. */
function judgeEngine(): Engine {
  const judge = createJudge(parseTables(lexiconTableTexts()));
  return {
    name: 'judge',
    async answer(rows, { document, profile }) {
      const source = { document, profile, lexicon, reference_date: REFERENCE };
      return judge.evaluateCriteria(
        rows.map(({ criterion }) => criterion),
        source,
      );
    },
  };
}

/**
 * The engines a run asks for: the rules in use, with `--judge` the new ones instead, with `--both` each after the other, and
 * with `--model FILE` (or `--model=FILE`) a model from that file behind the rules in use.
 */
export async function enginesAsked(): Promise<readonly Engine[]> {
  const words = process.argv.slice(2);
  const own = words.includes('--both')
    ? [rules, judgeEngine()]
    : [words.includes('--judge') ? judgeEngine() : rules];
  const at = words.findIndex((word) => word === '--model' || word.startsWith('--model='));
  if (at < 0) return own;
  const file = words[at]?.slice('--model='.length) || words[at + 1];
  if (file === undefined || file.startsWith('--')) throw new Error('--model needs the path of a GGUF file.');
  const { modelEngine } = await import('./criteria_model.ts');
  return [...own, await modelEngine(file, rules)];
}
