import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';
import { isCurrent, subjectOf, type AnswerKey } from '../subjects/store.ts';
import type { CriterionWithTag } from '../criteria/store.ts';
import type {
  CriterionEvidence as StoredEvidence,
  ToldAnswer,
} from '../../../intelligence/criteria/answer.ts';
import { quoteOf } from '../../../intelligence/evidence.ts';
import { readContent } from '../../intake/readings/store.ts';
import { overridesOf } from './overrides.ts';
import type { CriterionEvaluation, CriterionEvaluationDetail, CriterionEvidence } from './schema.ts';
import { LOCAL_MODEL_VERSION } from '../../../intelligence/local_model/version.ts';

export type EvaluationRow = Selectable<Database['evaluations']>;

/** Stored answers for a candidate, by criterion; stale ones among them. */
export async function evaluationsOf(
  db: Db,
  candidate_id: string,
  criterion_ids: readonly string[],
): Promise<Map<string, EvaluationRow>> {
  if (criterion_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('evaluations')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', 'in', criterion_ids)
    .execute();
  return new Map(rows.map((row) => [row.criterion_id, row]));
}

/** The same for several candidates, without the answers: by candidate, then by criterion. */
export async function answerKeys(
  db: Db,
  candidate_ids: readonly string[],
  criterion_ids: readonly string[],
): Promise<Map<string, Map<string, AnswerKey>>> {
  const keys = new Map<string, Map<string, AnswerKey>>();
  if (candidate_ids.length === 0 || criterion_ids.length === 0) return keys;
  const rows = await db
    .selectFrom('evaluations')
    .select(['candidate_id', 'criterion_id', 'input_hash', 'criterion_hash'])
    .where('candidate_id', 'in', candidate_ids)
    .where('criterion_id', 'in', criterion_ids)
    .execute();
  for (const row of rows) {
    const own = keys.get(row.candidate_id) ?? new Map<string, AnswerKey>();
    keys.set(row.candidate_id, own.set(row.criterion_id, row));
  }
  return keys;
}

/** The candidates of nominations; ids that are no nomination's stay as they are. */
export async function candidatesBehind(db: Db, ids: readonly string[]): Promise<string[]> {
  const behind = new Set(ids);
  for (let at = 0; at < ids.length; at += 500) {
    const nominations = await db
      .selectFrom('nominations')
      .select(['id', 'candidate_id'])
      .where('id', 'in', ids.slice(at, at + 500))
      .execute();
    for (const { id, candidate_id } of nominations) {
      behind.delete(id);
      behind.add(candidate_id);
    }
  }
  return [...behind];
}

/** Rows of one statement: more make it no faster, and its variables are limited. */
export const ROWS_AT_ONCE = 100;

export async function saveSome(db: Db, rows: readonly Insertable<Database['evaluations']>[]): Promise<void> {
  await db
    .insertInto('evaluations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['candidate_id', 'criterion_id']).doUpdateSet((set) => ({
        state: set.ref('excluded.state'),
        is_criterion_met: set.ref('excluded.is_criterion_met'),
        finding: set.ref('excluded.finding'),
        rests_on_silence: set.ref('excluded.rests_on_silence'),
        only_listed: set.ref('excluded.only_listed'),
        confidence_score: set.ref('excluded.confidence_score'),
        evaluated_at: set.ref('excluded.evaluated_at'),
        engine: set.ref('excluded.engine'),
        engine_version: set.ref('excluded.engine_version'),
        criterion_hash: set.ref('excluded.criterion_hash'),
        text_hash: set.ref('excluded.text_hash'),
        input_hash: set.ref('excluded.input_hash'),
        attachment_id: set.ref('excluded.attachment_id'),
        failure_reason: set.ref('excluded.failure_reason'),
        explanation: set.ref('excluded.explanation'),
        understood_as: set.ref('excluded.understood_as'),
        evidence: set.ref('excluded.evidence'),
        told: set.ref('excluded.told'),
      })),
    )
    .execute();
}

/** Whether an answer rests on what a resume does not mention; what somebody's model left open always does. */
export function isSilent({
  finding,
  rests_on_silence,
}: Pick<EvaluationRow, 'finding' | 'rests_on_silence'>): boolean {
  return finding === 'not_stated' || rests_on_silence === 1;
}

/** A criterion beside its current answer; null while there is none. */
type Answered = { readonly criterion: CriterionWithTag; readonly row: EvaluationRow | null };

/** Where a candidate stands with each criterion, in the contract's shape. */
export async function readEvaluations(
  db: Db,
  candidate_id: string,
  criteria: readonly CriterionWithTag[],
): Promise<CriterionEvaluation[]> {
  return (await answered(db, candidate_id, criteria)).map(shown);
}

/** The same with evidence, with how each criterion was understood and with the answers of persons. */
export async function readEvaluationsWithEvidence(
  db: Db,
  candidate_id: string,
  criteria: readonly CriterionWithTag[],
): Promise<CriterionEvaluation[]> {
  const details = await readDetails(db, candidate_id, criteria);
  return details.map(
    ({ weight: _weight, failure: _failure, engine: _engine, ...shown_with_reasons }) => shown_with_reasons,
  );
}

/** Everything known of each evaluation. */
export async function readDetails(
  db: Db,
  candidate_id: string,
  criteria: readonly CriterionWithTag[],
): Promise<CriterionEvaluationDetail[]> {
  const overrides = await overridesOf(
    db,
    candidate_id,
    criteria.map(({ id }) => id),
  );
  const found = await answered(db, candidate_id, criteria);
  const quotes = await evidenceReader(db, found);
  return found.map(({ criterion, row }) =>
    Object.assign(shown({ criterion, row }), {
      weight: criterion.weight,
      finding: row?.finding ?? null,
      rests_on_silence: row !== null && row.state === 'EVALUATED' && isSilent(row),
      only_listed: row?.only_listed === 1,
      evidence: row === null ? [] : quotes(row),
      understood_as: row?.understood_as ?? null,
      ...toldOf(row),
      override: overrides.get(criterion.id) ?? null,
      failure: row?.state === 'FAILED' ? failureOf(row) : null,
      engine: row === null ? null : { name: row.engine, version: row.engine_version },
    }),
  );
}

/** Whether nobody knows: the resume does not say, or cannot be read, and no person answered. */
export function isOpen({ finding, rests_on_silence, failure, override }: CriterionEvaluationDetail): boolean {
  if (override !== null && override !== undefined) return false;
  if (failure !== null) return failure.reason !== 'PROTECTED_CHARACTERISTIC';
  return finding === 'not_stated' || rests_on_silence;
}

/** What was stored of an answer in codes. */
function toldOf(row: EvaluationRow | null): Pick<CriterionEvaluationDetail, 'told' | 'not_understood'> {
  if (row === null || row.told === null) return { told: null, not_understood: [] };
  const { not_understood, ...told } = JSON.parse(row.told) as StoredTold;
  return { told: told as CriterionEvaluationDetail['told'], not_understood: [...not_understood] };
}

async function answered(
  db: Db,
  candidate_id: string,
  criteria: readonly CriterionWithTag[],
): Promise<Answered[]> {
  if (criteria.length === 0) return [];
  const subject = await subjectOf(db, candidate_id);
  const rows = await evaluationsOf(
    db,
    candidate_id,
    criteria.map(({ id }) => id),
  );
  return criteria.map((criterion) => {
    const row = rows.get(criterion.id);
    return { criterion, row: row !== undefined && isCurrent(row, subject, criterion) ? row : null };
  });
}

function shown({ criterion, row }: Answered): CriterionEvaluation {
  const { id, prompt_text, display_name, scope_type, job_id, tag } = criterion;
  return {
    criterion: {
      id,
      prompt_text,
      display_name,
      scope: { scope_type, tag, ...(job_id === null ? {} : { job_id }) },
    },
    evaluation: {
      state: row?.state ?? 'IN_PROGRESS',
      result:
        row?.state === 'EVALUATED'
          ? {
              is_criterion_met: row.is_criterion_met === 1,
              confidence_score: row.confidence_score ?? 0,
              explanation: row.explanation,
              evaluated_at: row.evaluated_at,
            }
          : null,
      error: row?.state === 'FAILED' ? { type: 'EVALUATION_GENERATION_FAILED' } : null,
    },
  };
}

/** In a row that failed, the explanation is the message of the failure. */
function failureOf(row: EvaluationRow): CriterionEvaluationDetail['failure'] {
  const { failure_reason, explanation } = row;
  const reason =
    failure_reason === 'PROTECTED_CHARACTERISTIC' || failure_reason === 'NO_TEXT'
      ? failure_reason
      : 'ENGINE_ERROR';
  return { reason, message: explanation ?? '' };
}

/** Current answers are all about one file, which is read once for all of them. */
async function evidenceReader(
  db: Db,
  found: readonly Answered[],
): Promise<(row: EvaluationRow) => CriterionEvidence[]> {
  const attachment_id = found.find(({ row }) => row !== null && row.evidence !== '[]')?.row?.attachment_id;
  const content =
    attachment_id === undefined || attachment_id === null ? null : await readContent(db, attachment_id);
  return (row) =>
    content === null || row.attachment_id === null || row.text_hash !== content.text_hash
      ? []
      : (JSON.parse(row.evidence) as StoredEvidence[]).map(({ start, end, stance }) =>
          Object.assign(
            { attachment_id: row.attachment_id!, stance },
            quoteOf(content.document, { start, end }),
          ),
        );
}

/** The same for everybody. */
export async function forgetEngineErrorsOfJob(db: Db, criterion_ids: readonly string[]): Promise<void> {
  if (criterion_ids.length === 0) return;
  await db
    .deleteFrom('evaluations')
    .where('criterion_id', 'in', criterion_ids)
    .where('failure_reason', '=', 'ENGINE_ERROR')
    .execute();
}

/**
 * Makes the answers of every model but this one stale (null: of all), so that rules answer anew: a row that has no
 * hash of its inputs counts as not there. Gives how many there were.
 */
export async function outdateModelAnswers(trx: Db, model: string | null): Promise<number> {
  let query = trx
    .updateTable('evaluations')
    .set({ input_hash: '' })
    .where('engine', 'like', 'model %')
    .where('input_hash', '<>', '');
  if (model !== null) {
    query = query.where((row) =>
      row.or([row('engine', '<>', `model ${model}`), row('engine_version', '<>', LOCAL_MODEL_VERSION)]),
    );
  }
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What is stored of an answer in codes, as JSON. */
export type StoredTold = ToldAnswer & { readonly not_understood: readonly string[] };

export { callAnswersOf } from './call_answers.ts';

/** Ids of what candidates said in calls about a criterion, which goes with it. */
export async function callAnswersAbout(db: Db, criterion_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('call_answers')
    .select('id')
    .where('criterion_id', '=', criterion_id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
