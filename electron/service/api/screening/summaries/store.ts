import { sql } from 'kysely';
import type { Database, Db } from '#service/db/schema.ts';
import { pairedAt, pairOf, summaryIdOf, type SummaryPair } from '../../summary_ids.ts';

export type SummaryRow = Database['summaries'];

/** A summary that nobody has read yet is no row: its id says whose it is. */
export async function findSummary(db: Db, id: string): Promise<SummaryRow | null> {
  const row = await db.selectFrom('summaries').selectAll().where('id', '=', id).executeTakeFirst();
  if (row !== undefined) return row;
  const pair = await pairOf(db, id);
  return pair === null ? null : unread(pair);
}

/** The summary of a candidate for a job. */
export async function findSummaryOf(db: Db, candidate_id: string, job_id: string): Promise<SummaryRow> {
  const found = db
    .selectFrom('summaries')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .where('job_id', '=', job_id);
  return (await found.executeTakeFirst()) ?? unread({ candidate_id, job_id });
}

const unread = (pair: SummaryPair): SummaryRow => ({
  id: summaryIdOf(pair),
  ...pair,
  created_at: pairedAt(pair),
  input_hash: null,
  content: null,
});

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

/** Keeps what a summary says, unless its candidate or its job is gone. */
export async function saveContent(
  db: Db,
  { id, candidate_id, job_id, created_at }: Omit<SummaryRow, 'input_hash' | 'content'>,
  { input_hash, content }: Pick<SummaryRow, 'input_hash' | 'content'>,
): Promise<void> {
  await sql`
    INSERT INTO summaries (id, candidate_id, job_id, created_at, input_hash, content)
    SELECT ${id}, ${candidate_id}, ${job_id}, ${created_at}, ${input_hash}, ${content}
    WHERE EXISTS (SELECT 1 FROM candidates WHERE id = ${candidate_id})
      AND (${job_id} IS NULL OR EXISTS (SELECT 1 FROM jobs WHERE id = ${job_id}))
    ON CONFLICT DO UPDATE SET input_hash = excluded.input_hash, content = excluded.content`.execute(db);
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
