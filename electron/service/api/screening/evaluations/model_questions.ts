import { existing } from '#service/db/existing.ts';
import type { Db } from '#service/db/schema.ts';
import type { CriterionEvidence } from '#service/intelligence/criteria/answer.ts';
import type { RuleAnswer } from '#service/intelligence/local_model/scope.ts';
import { isSilent, answerKeys } from './store.ts';
import type { AskedCriterion } from './schema.ts';
import { isCurrent, hashFor, subjectOf, type Subject } from '../subjects/store.ts';
import { storeAnswers } from './save.ts';
import type { StoredTold } from './store.ts';

type Ready = Extract<Subject, { state: 'READY' }>;

/** What rules answered of a candidate, and a model may answer instead. */
export type RuleAnswers = {
  readonly candidate_id: string;
  readonly subject: Ready;
  readonly answers: readonly { readonly criterion: AskedCriterion; readonly rule: RuleAnswer }[];
};

/** The current answers of rules about a candidate; null while there is no text, or it is being read. */
export async function ruleAnswers(db: Db, candidate_id: string): Promise<RuleAnswers | null> {
  const subject = await subjectOf(db, candidate_id);
  if (subject.state !== 'READY') return null;
  const rows = await db
    .selectFrom('evaluations')
    .innerJoin('criteria', 'criteria.id', 'evaluations.criterion_id')
    .selectAll('evaluations')
    .select(['criteria.prompt_text', 'criteria.job_id'])
    .where('evaluations.candidate_id', '=', candidate_id)
    // a model is shown the whole text, which is not what a blind caller's question is answered from
    .where('criteria.id', 'not in', (select) => select.selectFrom('written_blind').select('id'))
    .where('evaluations.state', '=', 'EVALUATED')
    .where('evaluations.engine', 'in', ['rules', 'meaning'])
    .orderBy('criteria.id')
    .execute();
  const answers = rows.flatMap((row) => {
    const { prompt_text, job_id, finding } = row;
    if (finding === null || row.told === null || !isCurrent(row, subject, { prompt_text })) return [];
    const { not_understood, ...told } = JSON.parse(row.told) as StoredTold;
    const rule: RuleAnswer = {
      state: 'EVALUATED',
      is_criterion_met: row.is_criterion_met === 1,
      finding,
      rests_on_silence: isSilent(row),
      only_listed: row.only_listed === 1,
      engine: row.engine === 'rules' ? 'rules' : 'meaning',
      confidence_score: row.confidence_score ?? 0,
      explanation: row.explanation ?? '',
      understood_as: row.understood_as ?? '',
      evidence: JSON.parse(row.evidence) as CriterionEvidence[],
      told,
      not_understood,
    };
    return [{ criterion: { id: row.criterion_id, prompt_text, job_id }, rule }];
  });
  return { candidate_id, subject, answers };
}

/** Replaces rules' answers with a model's, unless the text or the question has changed since. */
export async function storeModelAnswers(
  trx: Db,
  { candidate_id, subject, answers }: RuleAnswers,
): Promise<void> {
  const now = await subjectOf(trx, candidate_id);
  if (now.state !== 'READY' || hashFor(now, 'meaning') !== hashFor(subject, 'meaning')) return;
  const ids = answers.map(({ criterion }) => criterion.id);
  const there = await existing(trx, 'criteria', ids);
  const stored = (await answerKeys(trx, [candidate_id], ids)).get(candidate_id);
  const wanted = answers
    .filter(
      ({ criterion }) => there.has(criterion.id) && isCurrent(stored?.get(criterion.id), now, criterion),
    )
    .map(({ criterion, rule }) => ({ candidate_id, subject, criterion, answer: rule }));
  await storeAnswers(trx, wanted);
}

/** Candidates with answers a model might improve, in the order of their ids, after one (null: from the first). */
export async function candidatesToAsk(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db
    .selectFrom('evaluations')
    .select('candidate_id')
    .distinct()
    .where('state', '=', 'EVALUATED')
    .where((row) =>
      row.or([
        row('engine', '=', 'meaning'),
        row.and([row('engine', '=', 'rules'), row('finding', '=', 'not_stated')]),
      ]),
    );
  if (after !== null) query = query.where('candidate_id', '>', after);
  const rows = await query.orderBy('candidate_id').limit(limit).execute();
  return rows.map(({ candidate_id }) => candidate_id);
}
