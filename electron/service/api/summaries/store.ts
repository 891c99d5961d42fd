import type { Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';

/**
 * Makes the summaries of candidates for a job (or none) that have none yet; their content comes when they
 * are read. Candidates that are gone are left out.
 */
export async function createSummaries(
  db: Db,
  candidate_ids: readonly string[],
  job_id: string | null,
): Promise<void> {
  const created_at = timestamp();
  const there = await db.selectFrom('candidates').select('id').where('id', 'in', candidate_ids).execute();
  if (there.length === 0) return;
  await db
    .insertInto('summaries')
    .values(
      there.map(({ id }) => ({
        id: newId(),
        candidate_id: id,
        job_id,
        created_at,
        input_hash: null,
        content: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
