import type { Db } from '#service/db/schema.ts';

/** Removes the answers to what blind callers asked of a candidate: who they are is hidden from these, and has changed. */
export async function forgetBlindAnswers(db: Db, candidate_id: string): Promise<void> {
  await db
    .deleteFrom('evaluations')
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', 'in', (select) => select.selectFrom('written_blind').select('id'))
    .execute();
}
