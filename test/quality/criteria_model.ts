import { resolve } from 'node:path';
import { spawnNodeChild } from '#service/engine/fork.ts';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { withModelVerdict } from '#service/intelligence/local_model/combine.ts';
import { mayAskModel, modelScope } from '#service/intelligence/local_model/scope.ts';
import { shownText } from '#service/intelligence/local_model/shown.ts';
import { askModel, MODEL_FILE } from '#service/local_model/ask.ts';
import type { CheckedFile } from '#service/local_model/file/check.ts';
import { createModelFile } from '#service/local_model/file/model_file.ts';
import { ModelServerError } from '#service/local_model/errors.ts';
import { ROOT } from '../helpers/program.ts';
import { shippedReader } from '../helpers/reader.ts';
import type { Engine } from './criteria_engines.ts';
import { REFERENCE } from './criteria_sets.ts';

/**
 * The rules with a model from a file (`--model FILE`) behind them, asked as the program asks it. What it cannot answer stays
 * with the rules; the process ends with the run.
 * @throws when the file cannot be used.
 */
export async function modelEngine(file: string, rules: Engine): Promise<Engine> {
  let checked: CheckedFile | null = null;
  const model = createModelFile(
    { spawn: spawnNodeChild, child_entry: resolve(ROOT, 'electron/service/engine/child.ts') },
    { read: async () => checked, keep: async (good) => void (checked = good) },
  );
  await model.choose(resolve(file));
  const { state, problem } = await model.status();
  if (state !== 'READY' || checked === null) throw new Error(problem ?? `The model file is ${state}.`);
  const name = (checked as CheckedFile).model;
  const known = new Map<string, CriterionAnswer>();

  return {
    name: `rules, then ${name}`,
    close: model.close,
    async answer(rows, resume) {
      const by_rules = await rules.answer(rows, resume);
      const { document, profile } = resume;
      const shown = shownText(document, profile);
      const { judge, lexicon } = shippedReader();
      const facts = judge.factsOf({ document, profile, lexicon, reference_date: REFERENCE });
      const answers: CriterionAnswer[] = [];
      for (const [place, row] of rows.entries()) {
        const rule = by_rules[place];
        if (rule === undefined) throw new Error(`The rules say nothing of ${row.id}.`);
        const key = `${row.file} ${row.criterion}`;
        const answer = known.get(key) ?? (await askOne(rule, row.criterion));
        known.set(key, answer);
        answers.push(answer);
      }
      return answers;

      async function askOne(rule: CriterionAnswer, prompt_text: string): Promise<CriterionAnswer> {
        if (rule.state === 'FAILED') return rule;
        const { scope, slots } = modelScope(prompt_text, shippedReader());
        if (!mayAskModel(scope, rule)) return rule;
        try {
          const question = { prompt_text, slots };
          const found = await askModel(model.chat, shown, [question], undefined, MODEL_FILE);
          const verdict = found.get(0);
          return verdict === undefined
            ? rule
            : withModelVerdict(rule, verdict, { model: name, scope, factsOf: () => facts });
        } catch (error) {
          if (!(error instanceof ModelServerError)) throw error;
          console.log(`     the model was not asked: ${error.message}`);
          return rule;
        }
      }
    },
  };
}
