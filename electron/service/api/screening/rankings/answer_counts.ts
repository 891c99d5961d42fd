import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#service/db/schema.ts';
import type { EvaluationRow } from '../evaluations/store.ts';
import type { AnswerKey } from '../subjects/store.ts';

/** Answers to some criteria, counted: of one candidate, and of one state of what they are about. */
export type AnswerCount = {
  readonly candidate_id: string;
  readonly input_hash: string;
  readonly answers: number;
  readonly met: number;
  /** Of those that are met, summed, in hundredths. */
  readonly met_confidence: number;
  /** Not met by what the resume says. */
  readonly against: number;
  readonly against_confidence: number;
};

const HUNDREDTHS = sql`CAST(round(confidence_score * 100) AS INTEGER)`;
const ONE = sql`1`;
const MET = sql`is_criterion_met = 1`;
const AGAINST = sql`finding = 'not_met' AND rests_on_silence = 0`;

/** The sum of a number over the rows that a condition holds for; 0 where it holds for none. */
function sumWhere(condition: RawBuilder<unknown>, amount: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`sum(CASE WHEN ${condition} THEN coalesce(${amount}, 0) ELSE 0 END)`;
}

/** The answers to these criteria, counted by candidate and by what went in; whoever has none is left out. */
export async function answerCounts(
  db: Db,
  criterion_ids: readonly string[],
  candidate_ids: readonly string[],
): Promise<AnswerCount[]> {
  if (criterion_ids.length === 0 || candidate_ids.length === 0) return [];
  return db
    .selectFrom('evaluations')
    .select((select) => [
      'candidate_id',
      'input_hash',
      select.fn.countAll<number>().as('answers'),
      sumWhere(MET, ONE).as('met'),
      sumWhere(MET, HUNDREDTHS).as('met_confidence'),
      sumWhere(AGAINST, ONE).as('against'),
      sumWhere(AGAINST, HUNDREDTHS).as('against_confidence'),
    ])
    .where('criterion_id', 'in', criterion_ids)
    .where('candidate_id', 'in', candidate_ids)
    .groupBy(['candidate_id', 'input_hash'])
    .execute();
}

/** A person's answer beside the engine's to the same criterion; the engine's is null where there is none. */
export type CorrectedAnswer = { readonly candidate_id: string; readonly criterion_id: string } & {
  readonly said_met: number;
  readonly answer:
    | (AnswerKey &
        Pick<EvaluationRow, 'is_criterion_met' | 'finding' | 'rests_on_silence' | 'confidence_score'>)
    | null;
};

/** What persons answered to these criteria, for these candidates. */
export async function correctedAnswers(
  db: Db,
  criterion_ids: readonly string[],
  candidate_ids: readonly string[],
): Promise<CorrectedAnswer[]> {
  if (criterion_ids.length === 0 || candidate_ids.length === 0) return [];
  const rows = await db
    .selectFrom('evaluation_overrides as said')
    .leftJoin('evaluations as answer', (join) =>
      join
        .onRef('answer.candidate_id', '=', 'said.candidate_id')
        .onRef('answer.criterion_id', '=', 'said.criterion_id'),
    )
    .select([
      'said.candidate_id',
      'said.criterion_id',
      'said.is_criterion_met as said_met',
      'answer.input_hash',
      'answer.criterion_hash',
      'answer.is_criterion_met',
      'answer.finding',
      'answer.rests_on_silence',
      'answer.confidence_score',
    ])
    .where('said.criterion_id', 'in', criterion_ids)
    .where('said.candidate_id', 'in', candidate_ids)
    .execute();
  return rows.map(({ candidate_id, criterion_id, said_met, input_hash, criterion_hash, ...answer }) => ({
    candidate_id,
    criterion_id,
    said_met,
    answer:
      input_hash === null || criterion_hash === null
        ? null
        : { input_hash, criterion_hash, ...answer, rests_on_silence: answer.rests_on_silence ?? 0 },
  }));
}
