import { createHash } from 'node:crypto';
import {
  ruleAnswers,
  storeModelAnswers,
  type RuleAnswers,
} from '../api/screening/evaluations/model_questions.ts';
import { resumesOf, criterionHash } from '../api/screening/subjects/store.ts';
import { parseProfile } from '../api/people/profiles/store.ts';
import { candidateExists } from '../api/people/candidates/store.ts';
import { keepAnswers, knownAnswers, modelInUse, type ModelInUse } from '../api/settings/local_model/store.ts';
import type { ServiceContext } from '#service/context.ts';
import type { CriterionSource } from '#service/intelligence/criteria/source.ts';
import { lazily } from '#service/intelligence/language/lazily.ts';
import type { CheckedVerdict } from '#service/intelligence/local_model/combine.ts';
import type { ModelQuestion } from '#service/intelligence/local_model/prompt.ts';
import type { ModelScope } from '#service/intelligence/local_model/scope.ts';
import { shownText, type ShownText } from '#service/intelligence/local_model/shown.ts';
import { ResumeDocument } from '#service/intelligence/document.ts';
import type { ModelClient } from '#service/local_model/client.ts';
import type { ModelQueue } from '#service/local_model/model_queue.ts';
import type { Skills } from '#service/skills.ts';
import type { Effect, TaskHandler } from './runner.ts';

/** A resume as a model sees it, and as the rules do. */
type ReadText = { readonly shown: ShownText; readonly source: Omit<CriterionSource, 'lexicon'> };

const NOTHING: Effect = async () => undefined;

type Question = RuleAnswers['answers'][number] & {
  readonly scope: ModelScope;
  readonly slots: ModelQuestion['slots'];
};

/**
 * Whether what was asked before was asked part by part as it is now: another list of skills may read a criterion
 * otherwise.
 */
const isOfSlots = (verdict: CheckedVerdict, slots: ModelQuestion['slots']): boolean =>
  JSON.stringify(verdict.slots.map(({ said, denied }) => [said, denied])) ===
  JSON.stringify(slots.map(({ said, denied }) => [said, denied]));

/**
 * Asks the local language model about a candidate's criteria that rules leave to it, and puts its answers in the
 * place of theirs where it shows a quote. What was asked before of the same text is not asked again.
 */
export function askModelTask(
  { db }: Pick<ServiceContext, 'db'>,
  parts: {
    readonly client: Pick<ModelClient, 'ask'>;
    readonly lane: ModelQueue;
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
    const { shown, source } = text;
    const asked = {
      candidate_id,
      text_hash: createHash('sha256').update(shown.text).digest('base64url'),
      model: used.model,
    };
    const hashes = [...new Set(questions.map(({ criterion }) => criterionHash(criterion)))];
    const verdicts = await knownAnswers(db, asked, hashes);
    const prompts = new Map(
      questions.map(({ criterion, slots }): [string, ModelQuestion] => [
        criterionHash(criterion),
        { prompt_text: criterion.prompt_text, slots },
      ]),
    );
    const missing = [...prompts].filter(([hash, { slots }]) => {
      const known = verdicts.get(hash);
      return known === undefined || !isOfSlots(known, slots);
    });
    const fresh = await ask(used, shown, new Map(missing), signal);
    for (const [hash, verdict] of fresh) verdicts.set(hash, verdict);
    const { withModelVerdict } = await import('#service/intelligence/local_model/combine.ts');
    const { judge, lexicon } = await skills.reader();
    const factsOf = lazily(() => judge.factsOf({ ...source, lexicon }));
    const answers = questions.flatMap(({ criterion, rule, scope, slots }) => {
      const checked = verdicts.get(criterionHash(criterion));
      if (checked === undefined || !isOfSlots(checked, slots)) return [];
      const answer = withModelVerdict(rule, checked, { model: used.model, scope, factsOf });
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
      .map((answer) => ({ ...answer, ...modelScope(answer.criterion.prompt_text, reader) }))
      .filter(({ rule, scope }) => mayAskModel(scope, rule));
  }

  async function textOf({ subject }: RuleAnswers): Promise<ReadText | undefined> {
    const resume = (await resumesOf(db, [subject])).get(subject.attachment_id);
    if (resume === undefined) return undefined;
    const document = ResumeDocument.parse(JSON.parse(resume.document_json));
    const profile = parseProfile(resume.profile_json);
    const { reference_date } = resume;
    return { shown: shownText(document, profile), source: { document, profile, reference_date } };
  }

  /** By criterion hash; those without a usable answer are left out. */
  async function ask(
    used: ModelInUse,
    shown: ShownText,
    missing: ReadonlyMap<string, ModelQuestion>,
    signal: AbortSignal,
  ): Promise<Map<string, CheckedVerdict>> {
    if (missing.size === 0 || shown.lines.length === 0) return new Map();
    const found = await client.ask(used, shown, [...missing.values()], signal);
    const hashes = [...missing.keys()];
    return new Map([...found].map(([place, verdict]) => [hashes[place] ?? '', verdict]));
  }

  return {
    giveUp: () => NOTHING,
    // what the model cannot do stays answered by rules
    run: async ({ candidate_id }) =>
      (await lane.run(candidate_id, (signal) => attempt(candidate_id, signal))) ?? NOTHING,
  };
}
