import { createHash } from 'node:crypto';
import {
  ruleAnswers,
  storeModelAnswers,
  type RuleAnswers,
} from '#service/api/evaluations/model_questions.ts';
import { resumesOf } from '#service/api/evaluations/resumes.ts';
import { criterionHash } from '#service/api/evaluations/subject.ts';
import { parseProfile } from '#service/api/candidates/profile.ts';
import { candidateExists } from '#service/api/candidates/store.ts';
import { keepAnswers, knownAnswers, modelInUse, type ModelInUse } from '#service/api/local_model/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { CheckedVerdict } from '#service/intelligence/local_model/combine.ts';
import type { ModelQuestion } from '#service/intelligence/local_model/prompt.ts';
import type { ModelScope } from '#service/intelligence/local_model/scope.ts';
import { shownText, type ShownText } from '#service/intelligence/local_model/shown.ts';
import { ResumeDocument } from '#service/intelligence/document.ts';
import type { ModelClient } from '#service/local_model/client.ts';
import type { ModelLane } from '#service/local_model/patience.ts';
import type { Skills } from '#service/skills.ts';
import type { Effect, TaskHandler } from './runner.ts';

const NOTHING: Effect = async () => undefined;

type Question = RuleAnswers['answers'][number] & { readonly scope: ModelScope };

/**
 * Asks the local language model about a candidate's criteria that rules leave to it, and puts its answers in the place of
 * theirs where it shows a quote. What was asked before of the same text is not asked again.
 */
export function askModelTask(
  { db }: Pick<ServiceContext, 'db'>,
  parts: {
    readonly client: Pick<ModelClient, 'ask'>;
    readonly lane: ModelLane;
    readonly skills: Pick<Skills, 'reader'>;
  },
): TaskHandler<'ask_model'> {
  const { client, lane, skills } = parts;

  async function attempt(candidate_id: string, signal: AbortSignal): Promise<Effect> {
    const used = await modelInUse(db);
    const rules = used === null ? null : await ruleAnswers(db, candidate_id);
    if (used === null || rules === null) return NOTHING;
    const questions = await questionsIn(rules);
    const text = questions.length === 0 ? undefined : await textOf(rules);
    if (text === undefined) return NOTHING;
    const { shown, whole } = text;
    const asked = {
      candidate_id,
      text_hash: createHash('sha256').update(shown.text).digest('base64url'),
      model: used.model,
    };
    const hashes = [...new Set(questions.map(({ criterion }) => criterionHash(criterion)))];
    const verdicts = await knownAnswers(db, asked, hashes);
    const prompts = new Map(
      questions.map(({ criterion, rule }): [string, ModelQuestion] => [
        criterionHash(criterion),
        { prompt_text: criterion.prompt_text, not_understood: rule.not_understood ?? [] },
      ]),
    );
    const missing = hashes.filter((hash) => !verdicts.has(hash));
    const fresh = await ask(used, shown, { missing, prompts }, signal);
    for (const [hash, verdict] of fresh) verdicts.set(hash, verdict);
    const { withModelVerdict } = await import('#service/intelligence/local_model/combine.ts');
    const answers = questions.flatMap(({ criterion, rule, scope }) => {
      const checked = verdicts.get(criterionHash(criterion));
      if (checked === undefined) return [];
      const answer = withModelVerdict(rule, checked, { model: used.model, scope, text: whole });
      return answer === rule ? [] : [{ criterion, rule: answer }];
    });
    return async (trx) => {
      // erased while the model was thinking
      if (!(await candidateExists(trx, candidate_id))) return;
      await keepAnswers(trx, asked, fresh);
      // switched off, or to another model, while this one was thinking
      if ((await modelInUse(trx))?.model === used.model) await storeModelAnswers(trx, { ...rules, answers });
    };
  }

  async function questionsIn({ answers }: RuleAnswers): Promise<Question[]> {
    const { mayAskModel, modelScope } = await import('#service/intelligence/local_model/scope.ts');
    const reader = await skills.reader();
    return answers
      .map(({ criterion, rule }) => ({ criterion, rule, scope: modelScope(criterion.prompt_text, reader) }))
      .filter(({ rule, scope }) => mayAskModel(scope, rule));
  }

  async function textOf({ subject }: RuleAnswers): Promise<{ shown: ShownText; whole: string } | undefined> {
    const resume = (await resumesOf(db, [subject])).get(subject.attachment_id);
    if (resume === undefined) return undefined;
    const document = ResumeDocument.parse(JSON.parse(resume.document_json));
    return { shown: shownText(document, parseProfile(resume.profile_json)), whole: document.text };
  }

  /** By criterion hash; those without a usable answer are left out. */
  async function ask(
    used: ModelInUse,
    shown: ShownText,
    {
      missing,
      prompts,
    }: { readonly missing: readonly string[]; readonly prompts: ReadonlyMap<string, ModelQuestion> },
    signal: AbortSignal,
  ): Promise<Map<string, CheckedVerdict>> {
    if (missing.length === 0 || shown.lines.length === 0) return new Map();
    const found = await client.ask(
      used,
      shown,
      missing.map((hash) => prompts.get(hash) ?? { prompt_text: '' }),
      signal,
    );
    return new Map([...found].map(([place, verdict]) => [missing[place] ?? '', verdict]));
  }

  return {
    giveUp: () => NOTHING,
    // what the model cannot do stays answered by rules
    run: async ({ candidate_id }) =>
      (await lane.run(candidate_id, (signal) => attempt(candidate_id, signal))) ?? NOTHING,
  };
}
