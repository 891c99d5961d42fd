import type { Insertable } from 'kysely';
import type { Db, Database } from '../../../db/schema.ts';
import { ROWS_AT_ONCE, saveSome } from './store.ts';

/** Stores answers in the place of earlier ones. */
export async function saveEvaluations(
  db: Db,
  rows: readonly Insertable<Database['evaluations']>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await saveSome(db, rows.slice(at, at + ROWS_AT_ONCE));
  }
}

/** Removes what the engine failed at, so that it is tried again; other failures would only repeat. */
export async function forgetEngineErrors(
  db: Db,
  candidate_id: string,
  criterion_ids: readonly string[],
): Promise<void> {
  if (criterion_ids.length === 0) return;
  await db
    .deleteFrom('evaluations')
    .where('candidate_id', '=', candidate_id)
    .where('criterion_id', 'in', criterion_ids)
    .where('failure_reason', '=', 'ENGINE_ERROR')
    .execute();
}

/** Which record an event about criteria of this scope names, by candidate. */
export async function resourcesOf(
  db: Db,
  candidate_ids: readonly string[],
  job_id: string | null,
): Promise<Map<string, string>> {
  const resources = new Map(candidate_ids.map((id) => [id, id]));
  if (job_id === null) return resources;
  const nominations = await db
    .selectFrom('nominations')
    .select(['id', 'candidate_id'])
    .where('job_id', '=', job_id)
    .where('candidate_id', 'in', candidate_ids)
    .execute();
  for (const { id, candidate_id } of nominations) resources.set(candidate_id, id);
  return resources;
}
