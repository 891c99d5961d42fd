import { sql } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';

/**
 * Makes the summaries of candidates for a job (or none) that have none yet; their content comes when they
 * are read. Candidates that are gone are left out. One statement whose text is always the same: a hundred rows as
 * values take longer to write down than to store.
 * @returns ids of the summaries made, by candidate
 */
export async function createSummaries(
  db: Db,
  candidate_ids: readonly string[],
  job_id: string | null,
): Promise<Map<string, string>> {
  const ids = JSON.stringify(candidate_ids.map((candidate_id) => [newId(), candidate_id]));
  const { rows } = await sql<{ id: string; candidate_id: string }>`
    INSERT INTO summaries (id, candidate_id, job_id, created_at)
    SELECT new.value ->> 0, candidates.id, ${job_id}, ${timestamp()}
    FROM json_each(${ids}) AS new CROSS JOIN candidates ON candidates.id = new.value ->> 1
    WHERE true
    ON CONFLICT DO NOTHING
    RETURNING id, candidate_id`.execute(db);
  return new Map(rows.map(({ id, candidate_id }) => [candidate_id, id]));
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
