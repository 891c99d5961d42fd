import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { evaluateCriteria, statementsOf } from '#service/intelligence/criteria/criterion.ts';
import { lexicon, REFERENCE, type LabelledRow, type ReadResume } from './criteria_sets.ts';

/** What answers criteria about a resume. The measure asks several side by side. */
export type Engine = {
  readonly name: string;
  /** @returns the answers in the order of the rows. */
  answer(rows: readonly LabelledRow[], resume: ReadResume): Promise<CriterionAnswer[]>;
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

/** The engines a run asks for; a second one goes here. */
export function enginesAsked(): readonly Engine[] {
  return [rules];
}
