import type { Database, Db } from '#service/db/schema.ts';
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

export type SummaryRow = Database['summaries'];

export async function findSummary(db: Db, id: string): Promise<SummaryRow | null> {
  return (await db.selectFrom('summaries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The summary of a candidate for a job. */
export async function findSummaryOf(
  db: Db,
  candidate_id: string,
  job_id: string,
): Promise<SummaryRow | null> {
  const found = db
    .selectFrom('summaries')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .where('job_id', '=', job_id);
  return (await found.executeTakeFirst()) ?? null;
}

export async function summariesOfCandidate(db: Db, candidate_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('summaries')
    .select('id')
    .where('candidate_id', '=', candidate_id)
    .execute();
  return rows.map(({ id }) => id);
}

export async function summariesOfJob(db: Db, job_id: string): Promise<string[]> {
  const rows = await db.selectFrom('summaries').select('id').where('job_id', '=', job_id).execute();
  return rows.map(({ id }) => id);
}

export async function saveContent(db: Db, id: string, input_hash: string, content: string): Promise<void> {
  await db.updateTable('summaries').set({ input_hash, content }).where('id', '=', id).execute();
}

/** What a candidate's summary is made from: the newest readable resume, else the newest readable file. */
export async function summarizedAttachment(db: Db, candidate_id: string) {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .innerJoin('candidates', 'candidates.id', 'attachments.candidate_id')
    .select(['attachments.id', 'attachments.modified_at', 'documents.text_hash', 'candidates.profile_edits'])
    .where('attachments.candidate_id', '=', candidate_id)
    .where('documents.state', '=', 'READY')
    .orderBy((order) => order('attachments.type', '=', 'resume'), 'desc')
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
