import type { Db } from '#service/db/schema.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import type { Engine, Urgency } from '#service/engine/host.ts';
import type { ResumeToEvaluate } from '#service/engine/protocol.ts';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { failed } from '#service/intelligence/criteria/failed.ts';
import { writtenBlind } from '../../feeds/events/store.ts';
import { blindResumesOf, isCurrent, resumesOf, subjectsOf, type Subject } from '../subjects/store.ts';
import { answerKeys } from './store.ts';
import type { AskedCriterion } from './schema.ts';

/** Answers about one candidate, not stored yet. */
export type Outcome = {
  readonly candidate_id: string;
  readonly subject: Exclude<Subject, { state: 'PENDING' }>;
  readonly answers: readonly { readonly criterion: AskedCriterion; readonly answer: CriterionAnswer }[];
};

type Evaluating = { readonly db: Db; readonly engine: Pick<Engine, 'evaluate'> };
type Ready = Extract<Subject, { state: 'READY' }>;
type Task = {
  readonly candidate_id: string;
  readonly subject: Ready;
  readonly missing: readonly AskedCriterion[];
};

/**
 * Resumes in one call of the engine: what a call costs beside its work is then little, and a child is free again for
 * others within a tenth of a second.
 */
const RESUMES_A_CALL = 6;

/**
 * Answers the criteria that have no current answer for some candidates (at most a few hundred), several of them in each
 * call of the engine, all calls at once. Candidates with nothing to do, or whose file is still being read, are left
 * out.
 * @throws EngineFailure when the engine itself does not work.
 */
export async function computeMissing(
  { db, engine }: Evaluating,
  candidate_ids: readonly string[],
  criteria: readonly AskedCriterion[],
  urgency: Urgency,
): Promise<Outcome[]> {
  if (criteria.length === 0 || candidate_ids.length === 0) return [];
  const subjects = await subjectsOf(db, candidate_ids);
  const stored = await answerKeys(
    db,
    candidate_ids,
    criteria.map(({ id }) => id),
  );
  const outcomes: Outcome[] = [];
  const tasks: Task[] = [];
  for (const candidate_id of candidate_ids) {
    const subject = subjects.get(candidate_id)!;
    const known = stored.get(candidate_id);
    const missing = criteria.filter((criterion) => !isCurrent(known?.get(criterion.id), subject, criterion));
    if (subject.state === 'PENDING' || missing.length === 0) continue;
    if (subject.state === 'READY') tasks.push({ candidate_id, subject, missing });
    else outcomes.push(withoutText(candidate_id, subject, missing));
  }
  const calls: Promise<Outcome[]>[] = [];
  for (let at = 0; at < tasks.length; at += RESUMES_A_CALL) {
    calls.push(answersOf({ db, engine }, tasks.slice(at, at + RESUMES_A_CALL), urgency));
  }
  return [...outcomes, ...(await Promise.all(calls)).flat()];
}

function withoutText(
  candidate_id: string,
  subject: Extract<Subject, { state: 'NONE' }>,
  missing: readonly AskedCriterion[],
): Outcome {
  const answer = failed('NO_TEXT', subject.said);
  return { candidate_id, subject, answers: missing.map((criterion) => ({ criterion, answer })) };
}

/** A text that changed under our hands is left out: whoever asks next sees the new one. */
async function answersOf(
  { db, engine }: Evaluating,
  tasks: readonly Task[],
  urgency: Urgency,
): Promise<Outcome[]> {
  const resumes = await resumesOf(
    db,
    tasks.map(({ subject }) => subject),
  );
  const asked_blind = await writtenBlind(
    db,
    tasks.flatMap(({ missing }) => missing.map(({ id }) => id)),
  );
  const found = tasks.flatMap((task) => {
    const resume = resumes.get(task.subject.attachment_id);
    return resume === undefined ? [] : [{ task, resume }];
  });
  const parts = found.flatMap(({ task, resume }) =>
    [false, true].flatMap((is_blind) => {
      const missing = task.missing.filter(({ id }) => asked_blind.has(id) === is_blind);
      if (missing.length === 0) return [];
      const prompts = missing.map(({ prompt_text }) => prompt_text);
      return [{ task: { ...task, missing }, is_blind, resume: { ...resume, prompts } }];
    }),
  );
  const blind = parts.filter(({ is_blind }) => is_blind);
  const masked = await blindResumesOf(
    db,
    blind.map(({ task: { candidate_id }, resume }) => [candidate_id, resume] as const),
  );
  const seen = parts.filter(({ is_blind }) => !is_blind);
  const answers = await askedOf(engine, [...seen.map(({ resume }) => resume), ...masked], urgency);
  return [...seen, ...blind].map(({ task: { candidate_id, subject, missing } }, i) => ({
    candidate_id,
    subject,
    answers: missing.map((criterion, k) => ({ criterion, answer: answers[i]![k]! })),
  }));
}

/** One of them may end the child, or it was ended from outside: each resume alone, then each criterion, shows which. */
async function askedOf(
  engine: Pick<Engine, 'evaluate'>,
  resumes: readonly ResumeToEvaluate[],
  urgency: Urgency,
): Promise<CriterionAnswer[][]> {
  if (resumes.length === 0) return [];
  const together = await orFailure(() => engine.evaluate(resumes, urgency));
  if (!(together instanceof EngineFailure)) return together;
  const answers: CriterionAnswer[][] = [];
  for (const resume of resumes) {
    const alone = resumes.length === 1 ? together : await orFailure(() => engine.evaluate([resume], urgency));
    answers.push(alone instanceof EngineFailure ? await oneByOne(engine, resume, urgency) : alone[0]!);
  }
  return answers;
}

async function oneByOne(
  engine: Pick<Engine, 'evaluate'>,
  resume: ResumeToEvaluate,
  urgency: Urgency,
): Promise<CriterionAnswer[]> {
  const answers: CriterionAnswer[] = [];
  for (const prompt of resume.prompts) {
    const alone = await orFailure(() => engine.evaluate([{ ...resume, prompts: [prompt] }], urgency));
    answers.push(
      alone instanceof EngineFailure
        ? failed('ENGINE_ERROR', { code: 'no_answer', args: { cause: alone.message } })
        : alone[0]![0]!,
    );
  }
  return answers;
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
