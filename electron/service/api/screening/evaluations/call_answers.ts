import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { CallAnswer } from './call_schema.ts';

/** The nomination a call is about. */
export type Called = { readonly id: string; readonly job_id: string; readonly candidate_id: string };

type Row = Omit<CallAnswer, 'nomination_id' | 'is_criterion_met'> & {
  readonly is_criterion_met: number | null;
};

/** What was said in the call about a nomination. Whether a criterion is met stands in its override, and only there. */
export async function callAnswersOf(db: Db, { id, job_id, candidate_id }: Called): Promise<CallAnswer[]> {
  const { rows } = await sql<Row>`
    SELECT a.id, a.criterion_id, a.answer, o.is_criterion_met, a.score, a.said_at, a.client_id, c.name AS said_by,
      a.created_at, a.modified_at FROM call_answers AS a
    LEFT JOIN evaluation_overrides AS o ON o.candidate_id = a.candidate_id AND o.criterion_id = a.criterion_id
    LEFT JOIN clients AS c ON c.id = a.client_id
    WHERE a.candidate_id = ${candidate_id} AND a.job_id = ${job_id} ORDER BY a.id`.execute(db);
  return rows.map((row) =>
    Object.assign({}, row, {
      nomination_id: id,
      is_criterion_met: row.is_criterion_met === null ? null : row.is_criterion_met === 1,
    }),
  );
}
