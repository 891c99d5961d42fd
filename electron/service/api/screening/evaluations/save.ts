import { existing } from '#service/db/existing.ts';
import type { Insertable } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import { CRITERIA_ENGINE, type CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { LOCAL_MODEL_VERSION } from '#service/intelligence/local_model/version.ts';
import { recordEvents } from '../../feeds/events/store.ts';
import { queueModelQuestions } from '../../settings/local_model/store.ts';
import type { Outcome } from './compute.ts';
import type { AskedCriterion } from './schema.ts';
import { isCurrent, criterionHash, hashFor, subjectsOf, type Subject } from '../subjects/store.ts';
import { answerKeys, type StoredTold } from './store.ts';
import { resourcesOf, saveEvaluations } from './answers.ts';

/** An answer with what it is about. */
export type Answered = {
  readonly candidate_id: string;
  readonly subject: Exclude<Subject, { state: 'PENDING' }>;
  readonly criterion: AskedCriterion;
  readonly answer: CriterionAnswer;
};

/**
 * Stores answers with their events. It stores nothing for a deleted candidate, or if another text has replaced the
 * evaluated one, and leaves out criteria that were deleted or answered meanwhile.
 * @returns the candidates that got an answer; nothing of theirs is missing any more.
 */
export async function saveOutcomes(trx: Db, outcomes: readonly Outcome[]): Promise<Set<string>> {
  if (outcomes.length === 0) return new Set();
  const wanted = await stillWanted(trx, outcomes);
  await storeAnswers(trx, wanted);
  const stored = new Set(wanted.map(({ candidate_id }) => candidate_id));
  await queueModelQuestions(trx, stored);
  return stored;
}

/** Stores answers, which replace earlier ones, with their events. */
export async function storeAnswers(trx: Db, wanted: readonly Answered[]): Promise<void> {
  await saveEvaluations(trx, wanted.map(rowOf));
  const job_ids = new Set(wanted.map(({ criterion }) => criterion.job_id));
  for (const job_id of job_ids) {
    const of_scope = wanted.filter(({ criterion }) => criterion.job_id === job_id);
    const resources = await resourcesOf(
      trx,
      of_scope.map(({ candidate_id }) => candidate_id),
      job_id,
    );
    for (const [state, event] of [
      ['EVALUATED', 'evaluation.completed'],
      ['FAILED', 'evaluation.failed'],
    ] as const) {
      const changed = of_scope.filter(({ answer }) => answer.state === state);
      const named = new Set(changed.map(({ candidate_id }) => resources.get(candidate_id)!));
      await recordEvents(trx, event, [...named]);
    }
  }
}

async function stillWanted(trx: Db, outcomes: readonly Outcome[]): Promise<Answered[]> {
  const candidate_ids = outcomes.map(({ candidate_id }) => candidate_id);
  const criterion_ids = [
    ...new Set(outcomes.flatMap(({ answers }) => answers.map(({ criterion }) => criterion.id))),
  ];
  const candidates = await existing(trx, 'candidates', candidate_ids);
  const criteria = await existing(trx, 'criteria', criterion_ids);
  const subjects = await subjectsOf(trx, candidate_ids);
  const stored = await answerKeys(trx, candidate_ids, criterion_ids);
  const wanted: Answered[] = [];
  for (const { candidate_id, subject: evaluated, answers } of outcomes) {
    const subject = subjects.get(candidate_id)!;
    if (!candidates.has(candidate_id) || !sameInput(subject, evaluated)) continue;
    const known = stored.get(candidate_id);
    for (const { criterion, answer } of answers) {
      if (!criteria.has(criterion.id) || isCurrent(known?.get(criterion.id), subject, criterion)) continue;
      wanted.push({ candidate_id, subject: evaluated, criterion, answer });
    }
  }
  return wanted;
}

function sameInput(now: Subject, evaluated: Outcome['subject']): boolean {
  if (now.state === 'PENDING' || now.input_hash !== evaluated.input_hash) return false;
  return hashFor(now, 'meaning') === hashFor(evaluated, 'meaning');
}

function rowOf({ candidate_id, subject, criterion, answer }: Answered): Insertable<Database['evaluations']> {
  const engine = answer.state === 'EVALUATED' ? answer.engine : CRITERIA_ENGINE.name;
  return {
    candidate_id,
    criterion_id: criterion.id,
    evaluated_at: timestamp(),
    engine,
    engine_version: engine.startsWith('model ') ? LOCAL_MODEL_VERSION : CRITERIA_ENGINE.version,
    criterion_hash: criterionHash(criterion),
    text_hash: subject.state === 'READY' ? subject.text_hash : null,
    input_hash: hashFor(subject, engine),
    attachment_id: subject.state === 'READY' ? subject.attachment_id : null,
    ...columnsOf(answer),
  };
}

function columnsOf(
  answer: CriterionAnswer,
): Pick<
  Insertable<Database['evaluations']>,
  | 'state'
  | 'is_criterion_met'
  | 'finding'
  | 'rests_on_silence'
  | 'only_listed'
  | 'confidence_score'
  | 'failure_reason'
  | 'explanation'
  | 'understood_as'
  | 'evidence'
  | 'told'
> {
  if (answer.state === 'FAILED') {
    return {
      state: 'FAILED',
      is_criterion_met: null,
      finding: null,
      rests_on_silence: 0,
      only_listed: 0,
      confidence_score: null,
      failure_reason: answer.reason,
      explanation: answer.message,
      understood_as: null,
      evidence: '[]',
      told: JSON.stringify({ ...answer.told, not_understood: [] } satisfies StoredTold),
    };
  }
  return {
    state: 'EVALUATED',
    is_criterion_met: +answer.is_criterion_met,
    finding: answer.finding,
    rests_on_silence: +answer.rests_on_silence,
    only_listed: +answer.only_listed,
    confidence_score: answer.confidence_score,
    failure_reason: null,
    explanation: answer.explanation,
    understood_as: answer.understood_as,
    evidence: JSON.stringify(answer.evidence),
    told:
      answer.told === undefined
        ? null
        : JSON.stringify({
            ...answer.told,
            not_understood: answer.not_understood ?? [],
          } satisfies StoredTold),
  };
}
