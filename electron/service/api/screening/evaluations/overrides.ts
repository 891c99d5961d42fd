import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import type { EvaluationOverride, OverrideInput } from './schema.ts';

/**
 * Answers of persons (`o`), each with what was said (`a`) where a call gave it. Of two calls about one criterion the
 * later one comes last, and counts.
 */
export function overridesWithCalls(db: Db) {
  return db
    .selectFrom('evaluation_overrides as o')
    .leftJoin('call_answers as a', (join) =>
      join
        .onRef('a.candidate_id', '=', 'o.candidate_id')
        .onRef('a.criterion_id', '=', 'o.criterion_id')
        .on('o.source', '=', 'call'),
    )
    .orderBy('a.said_at');
}

/** Answers of persons for a candidate, by criterion. */
export async function overridesOf(
  db: Db,
  candidate_id: string,
  criterion_ids: readonly string[],
): Promise<Map<string, EvaluationOverride>> {
  if (criterion_ids.length === 0) return new Map();
  const rows = await overridesWithCalls(db)
    .select(['o.criterion_id', 'o.is_criterion_met', 'o.reason', 'o.created_at', 'a.said_at', 'a.answer'])
    .where('o.candidate_id', '=', candidate_id)
    .where('o.criterion_id', 'in', criterion_ids)
    .execute();
  return new Map(
    rows.map(({ criterion_id, is_criterion_met, reason, created_at, said_at, answer }) => [
      criterion_id,
      {
        is_criterion_met: is_criterion_met === 1,
        reason,
        created_at,
        said: said_at === null ? null : { said_at, answer },
      },
    ]),
  );
}

/** A person's answer as events tell it; null for none. */
export function answerTold(answer: Pick<OverrideInput, 'is_criterion_met'> | null): 'met' | 'not_met' | null {
  return answer === null ? null : answer.is_criterion_met ? 'met' : 'not_met';
}

/** A person's answer to one criterion; null when nobody gave one. */
export async function findOverride(
  db: Db,
  candidate_id: string,
  criterion_id: string,
): Promise<EvaluationOverride | null> {
  return (await overridesOf(db, candidate_id, [criterion_id])).get(criterion_id) ?? null;
}

/** Sets a person's answer, in the place of an earlier one. @param source where it comes from */
export async function saveOverride(
  db: Db,
  candidate_id: string,
  criterion_id: string,
  input: OverrideInput,
  source: 'person' | 'call' = 'person',
): Promise<void> {
  const values = {
    source,
    is_criterion_met: +input.is_criterion_met,
    reason: input.reason ?? null,
    created_at: timestamp(),
  };
  await db
    .insertInto('evaluation_overrides')
    .values({ candidate_id, criterion_id, ...values })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'criterion_id']).doUpdateSet(values))
    .execute();
}

/** Takes a person's answer back; nothing happens when there is none. */
export async function removeOverride(db: Db, candidate_id: string, criterion_id: string): Promise<void> {
  await db
    .deleteFrom('evaluation_overrides')
    .where((where) => where.and({ candidate_id, criterion_id }))
    .execute();
}
