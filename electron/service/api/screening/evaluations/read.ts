import type { Db } from '#service/db/schema.ts';
import type { CriterionEvidence as StoredEvidence } from '#service/intelligence/criteria/answer.ts';
import { quoteOf } from '#service/intelligence/evidence.ts';
import { readContent } from '../../intake/readings/store.ts';
import { isCurrent, isSilent } from './compute.ts';
import type { StoredTold } from './save.ts';
import type { CriterionEvaluation, CriterionEvaluationDetail, CriterionEvidence } from './schema.ts';
import { evaluationsOf, overridesOf, type CriterionWithTag, type EvaluationRow } from './store.ts';
import { subjectOf } from '../subjects/store.ts';

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
      evidence: row === null ? [] : quotes(row),
      understood_as: row?.understood_as ?? null,
      ...toldOf(row),
      override: overrides.get(criterion.id) ?? null,
      failure: row?.state === 'FAILED' ? failureOf(row) : null,
      engine: row === null ? null : { name: row.engine, version: row.engine_version },
    }),
  );
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
