import type { Insertable } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import type { Engine, Urgency } from '#service/engine/host.ts';
import { timestamp } from '#service/ids.ts';
import { CRITERIA_ENGINE, type CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import { NO_EDITS, parseEdits, withEdits } from '../candidates/edits.ts';
import { parseProfile } from '../candidates/profile.ts';
import type { Criterion } from '../criteria/schema.ts';
import { recordEvent } from '../events/store.ts';
import { evaluationsOf, resourceOf, saveEvaluations, stillThere, type EvaluationRow } from './store.ts';
import { criterionHash, subjectOf, type Subject } from './subject.ts';

export type AskedCriterion = Pick<Criterion, 'id' | 'prompt_text' | 'job_id'>;

/** Answers about one candidate, not stored yet. */
export type Outcome = {
  readonly candidate_id: string;
  readonly subject: Exclude<Subject, { state: 'PENDING' }>;
  readonly answers: readonly { readonly criterion: AskedCriterion; readonly answer: CriterionAnswer }[];
};

/** Whether a stored answer is about this text, this question and this engine. */
export function isCurrent(
  row: Pick<EvaluationRow, 'input_hash' | 'criterion_hash'> | undefined,
  subject: Subject,
  criterion: Pick<Criterion, 'prompt_text'>,
): boolean {
  return (
    row !== undefined &&
    subject.state !== 'PENDING' &&
    row.input_hash === subject.input_hash &&
    row.criterion_hash === criterionHash(criterion)
  );
}

/**
 * Answers the criteria that have no current answer for a candidate, all in one call of the engine; null when
 * there is nothing to do, or nothing can be done while the file is being read.
 * @throws EngineFailure when the engine itself does not work.
 */
export async function computeMissing(
  { db, engine }: { readonly db: Db; readonly engine: Pick<Engine, 'evaluate'> },
  candidate_id: string,
  criteria: readonly AskedCriterion[],
  urgency: Urgency,
): Promise<Outcome | null> {
  if (criteria.length === 0) return null;
  const subject = await subjectOf(db, candidate_id);
  if (subject.state === 'PENDING') return null;
  const stored = await evaluationsOf(
    db,
    candidate_id,
    criteria.map(({ id }) => id),
  );
  const missing = criteria.filter((criterion) => !isCurrent(stored.get(criterion.id), subject, criterion));
  if (missing.length === 0) return null;
  const answers =
    subject.state === 'NONE'
      ? missing.map((): CriterionAnswer => ({ state: 'FAILED', reason: 'NO_TEXT', message: subject.message }))
      : await answersOf({ db, engine }, subject, missing, urgency);
  return answers === null
    ? null
    : { candidate_id, subject, answers: missing.map((criterion, i) => ({ criterion, answer: answers[i]! })) };
}

/** null when the text changed under our hands: whoever asks next sees the new one. */
async function answersOf(
  { db, engine }: { readonly db: Db; readonly engine: Pick<Engine, 'evaluate'> },
  subject: Extract<Subject, { state: 'READY' }>,
  criteria: readonly AskedCriterion[],
  urgency: Urgency,
): Promise<CriterionAnswer[] | null> {
  const text = await db
    .selectFrom('documents')
    .select(['document', 'profile'])
    .where('attachment_id', '=', subject.attachment_id)
    .where('text_hash', '=', subject.text_hash)
    .executeTakeFirst();
  if (text === undefined || text.document === null || text.profile === null) return null;
  const resume = {
    document_json: text.document,
    profile_json: editedProfile(text.profile, text.document, subject),
    reference_date: subject.received,
  };
  const ask = (prompts: readonly string[]): Promise<CriterionAnswer[]> =>
    engine.evaluate({ ...resume, prompts }, urgency);
  const prompts = criteria.map(({ prompt_text }) => prompt_text);
  const together = await orFailure(() => ask(prompts));
  if (!(together instanceof EngineFailure)) return together;
  // one of them, or the child was ended from outside: each alone shows which
  const answers: CriterionAnswer[] = [];
  for (const prompt of prompts) {
    const alone = await orFailure(() => ask([prompt]));
    answers.push(
      alone instanceof EngineFailure
        ? {
            state: 'FAILED',
            reason: 'ENGINE_ERROR',
            message: `The engine gave no answer: ${alone.message} Evaluate again, or put it in other words.`,
          }
        : alone[0]!,
    );
  }
  return answers;
}

/** The stored profile with what people changed in it; as it is stored where nobody did. */
function editedProfile(
  stored: string,
  document_json: string,
  { profile_edits, received }: Pick<Extract<Subject, { state: 'READY' }>, 'profile_edits' | 'received'>,
): string {
  if (profile_edits === NO_EDITS) return stored;
  const { text } = JSON.parse(document_json) as Pick<ResumeDocument, 'text'>;
  return JSON.stringify(withEdits(parseProfile(stored), parseEdits(profile_edits), received, text));
}

/** A failure that is about the input of this call is a value; one of the engine itself is thrown. */
async function orFailure<T>(call: () => Promise<T>): Promise<T | EngineFailure> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof EngineFailure && error.reason !== 'UNAVAILABLE' && error.reason !== 'CLOSED') {
      return error;
    }
    throw error;
  }
}

/**
 * Stores answers with their events. Nothing is stored when the candidate is gone or another text took the
 * place of the one that was evaluated; criteria that are gone, or answered meanwhile, are left out.
 */
export async function saveOutcome(trx: Db, outcome: Outcome): Promise<void> {
  const { candidate_id, answers } = outcome;
  const subject = await subjectOf(trx, candidate_id);
  if (subject.state === 'PENDING' || subject.input_hash !== outcome.subject.input_hash) return;
  const ids = answers.map(({ criterion }) => criterion.id);
  const there = await stillThere(trx, candidate_id, ids);
  const stored = await evaluationsOf(trx, candidate_id, ids);
  const wanted = answers.filter(
    ({ criterion }) => there.has(criterion.id) && !isCurrent(stored.get(criterion.id), subject, criterion),
  );
  await saveEvaluations(
    trx,
    wanted.map(({ criterion, answer }) => ({
      candidate_id,
      criterion_id: criterion.id,
      evaluated_at: timestamp(),
      engine: answer.state === 'EVALUATED' ? answer.engine : CRITERIA_ENGINE.name,
      engine_version: CRITERIA_ENGINE.version,
      criterion_hash: criterionHash(criterion),
      text_hash: subject.state === 'READY' ? subject.text_hash : null,
      input_hash: subject.input_hash,
      attachment_id: subject.state === 'READY' ? subject.attachment_id : null,
      ...columnsOf(answer),
    })),
  );
  for (const job_id of new Set(wanted.map(({ criterion }) => criterion.job_id))) {
    const of_scope = wanted.filter(({ criterion }) => criterion.job_id === job_id);
    const states = new Set(of_scope.map(({ answer }) => answer.state));
    const resource = await resourceOf(trx, candidate_id, job_id);
    if (states.has('EVALUATED')) await recordEvent(trx, 'evaluation.completed', resource);
    if (states.has('FAILED')) await recordEvent(trx, 'evaluation.failed', resource);
  }
}

function columnsOf(
  answer: CriterionAnswer,
): Pick<
  Insertable<Database['evaluations']>,
  | 'state'
  | 'is_criterion_met'
  | 'finding'
  | 'confidence_score'
  | 'failure_reason'
  | 'explanation'
  | 'understood_as'
  | 'evidence'
> {
  if (answer.state === 'FAILED') {
    return {
      state: 'FAILED',
      is_criterion_met: null,
      finding: null,
      confidence_score: null,
      failure_reason: answer.reason,
      explanation: answer.message,
      understood_as: null,
      evidence: '[]',
    };
  }
  return {
    state: 'EVALUATED',
    is_criterion_met: +answer.is_criterion_met,
    finding: answer.finding,
    confidence_score: answer.confidence_score,
    failure_reason: null,
    explanation: answer.explanation,
    understood_as: answer.understood_as,
    evidence: JSON.stringify(answer.evidence),
  };
}
