import type { ExpressionBuilder, Insertable, Nullable } from 'kysely';
import type { z } from 'zod';
import { countOf, insertNew, updateById } from '#service/db/rows.ts';
import type { Database, Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import { attachmentsInQueue } from '#service/tasks/queue.ts';
import { duplicatesOfAll } from '../../people/duplicates/store.ts';
import type { DuplicateReason } from '../../people/duplicates/schema.ts';
import { mailsById } from '../mails/store.ts';
import { toPage, type Page } from '../../paging.ts';
import type { ImportListQuery, ImportRecord, ImportState } from './schema.ts';

/** Longer names of files are cut. */
export const MAX_FILE_NAME = 500;

type Outcome = Pick<Database, 'imports'> & { documents: Nullable<Database['documents']> };

/** Imports beside what became of them. */
function withOutcome(db: Db) {
  return db
    .selectFrom('imports')
    .leftJoin('documents', 'documents.attachment_id', 'imports.attachment_id')
    .leftJoin('candidates', 'candidates.id', 'imports.candidate_id')
    .leftJoin('merges', (join) =>
      join
        .onRef('merges.other_id', '=', 'imports.brought_id')
        .on('merges.undone_at', 'is', null)
        .on('merges.same', 'is not', null),
    )
    .select((select) => [
      'merges.id as merge_id',
      'merges.same',
      select
        .selectFrom('attachments')
        .select((own) => own.fn.countAll<number>().as('count'))
        .whereRef('attachments.candidate_id', '=', 'imports.candidate_id')
        .as('file_count'),
      'imports.id',
      'imports.file_name',
      'imports.job_id',
      'imports.attachment_id',
      'imports.candidate_id',
      'imports.nomination_id',
      'imports.duplicate_of',
      'imports.refused_reason',
      'imports.refused_message',
      'imports.created_at',
      'imports.mail_id',
      'documents.state',
      'documents.reason',
      'documents.message',
      'documents.page_count',
      'candidates.full_name',
      'candidates.current_title',
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof withOutcome>['execute']>>[number];

export async function listImports(
  db: Db,
  query: z.output<typeof ImportListQuery>,
): Promise<Page<ImportRecord>> {
  const { job_id, state, is_waiting, cursor, limit } = query;
  const running = await attachmentsInQueue(db, 'RUNNING');
  let matching = withOutcome(db);
  if (job_id !== undefined) matching = matching.where('imports.job_id', '=', job_id);
  if (state !== undefined) matching = matching.where(isIn(state, [...running]));
  if (is_waiting !== undefined) {
    const waits = isIn('queued', [...running]);
    matching = matching.where((where) => (is_waiting ? waits(where) : where.not(waits(where))));
  }
  const total = await countOf(matching.clearSelect());
  if (cursor !== undefined) matching = matching.where('imports.id', '<', cursor[0]);
  const rows = await matching
    .orderBy('imports.id', 'desc')
    .limit(limit + 1)
    .execute();
  const records = rows.map((row) => toRecord(row, running));
  return toPage(await withOthers(db, records), total, limit, (row) => [row.id]);
}

/** The condition that says in SQL what stateOf says of a row. */
function isIn(state: ImportState, running: readonly string[]) {
  return ({ eb, and, or, not }: ExpressionBuilder<Outcome, 'imports' | 'documents'>) => {
    if (state === 'refused') return eb('imports.refused_reason', 'is not', null);
    const taken = eb('imports.refused_reason', 'is', null);
    if (state === 'duplicate') return and([taken, eb('imports.duplicate_of', 'is not', null)]);
    const first = and([taken, eb('imports.duplicate_of', 'is', null)]);
    if (state === 'read') return and([first, eb('documents.state', '=', 'READY')]);
    if (state === 'failed') return and([first, eb('documents.state', '=', 'FAILED')]);
    const open = or([eb('documents.state', 'is', null), eb('documents.state', '=', 'IN_PROGRESS')]);
    // the attachment of a row may be gone: then nobody reads it
    const reading = and([
      eb('imports.attachment_id', 'is not', null),
      eb('imports.attachment_id', 'in', running.length > 0 ? running : ['']),
    ]);
    return and([first, open, state === 'reading' ? reading : not(reading)]);
  };
}

export async function findImport(db: Db, id: string): Promise<ImportRecord | null> {
  const row = await withOutcome(db).where('imports.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const [record] = await withOthers(db, [toRecord(row, await attachmentsInQueue(db, 'RUNNING'))]);
  return record ?? null;
}

type Bare = Omit<ImportRecord, 'same_person_as' | 'mail'> & { readonly mail_id: string | null };

/** Adds the mails they came with, and who else the person of a file that was read may be. */
async function withOthers(db: Db, records: readonly Bare[]): Promise<ImportRecord[]> {
  const read = records.filter(({ state }) => state === 'read');
  const ids = [...new Set(read.map(({ candidate_id }) => candidate_id).filter((id) => id !== null))];
  const found = await duplicatesOfAll(db, ids);
  const mails = await mailsById(
    db,
    records.map(({ mail_id }) => mail_id).filter((id) => id !== null),
  );
  return records.map(({ mail_id, ...record }) => {
    const others = record.state === 'read' ? found.get(record.candidate_id ?? '') : undefined;
    return { ...record, same_person_as: others ?? [], mail: mails.get(mail_id ?? '') ?? null };
  });
}

function toRecord(row: Row, running: ReadonlySet<string>): Bare {
  const {
    refused_reason,
    refused_message,
    state: _,
    reason,
    message,
    page_count,
    full_name,
    current_title,
    merge_id,
    same,
    file_count,
    ...shown
  } = row;
  const state = stateOf(row, running);
  return {
    ...shown,
    state,
    reason: refused_reason ?? (state === 'failed' ? reason : null),
    message: refused_message ?? (state === 'failed' ? message : null),
    pages: page_count,
    candidate_name: full_name,
    candidate_title: current_title,
    joined:
      merge_id === null ? null : { merge_id, same: (same ?? '').split(',') as DuplicateReason['type'][] },
    file_count: file_count ?? 0,
  };
}

function stateOf(row: Row, running: ReadonlySet<string>): ImportState {
  if (row.refused_reason !== null) return 'refused';
  if (row.duplicate_of !== null) return 'duplicate';
  if (row.state === 'READY') return 'read';
  if (row.state === 'FAILED') return 'failed';
  return row.attachment_id !== null && running.has(row.attachment_id) ? 'reading' : 'queued';
}

/** Imports that wait for this attachment to be read. */
export async function importsOfAttachment(db: Db, attachment_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('attachment_id', '=', attachment_id)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Imports whose files wait to be read, up to one of them, newest first: so a copy of another one is taken back before
 * the first, and does not become the first itself.
 */
export async function unreadImports(db: Db, up_to: string | null): Promise<string[]> {
  const running = [...(await attachmentsInQueue(db, 'RUNNING'))];
  const rows = await db
    .selectFrom('imports')
    .leftJoin('documents', 'documents.attachment_id', 'imports.attachment_id')
    .select('imports.id')
    .where('imports.refused_reason', 'is', null)
    .where((where) =>
      where.or([where('documents.state', 'is', null), where('documents.state', '=', 'IN_PROGRESS')]),
    )
    .where((where) =>
      where.or([
        where('imports.attachment_id', 'is', null),
        where('imports.attachment_id', 'not in', running.length > 0 ? running : ['']),
      ]),
    )
    .$if(up_to !== null, (query) => query.where('imports.id', '<=', up_to))
    .orderBy('imports.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertImport(
  db: Db,
  values: Omit<Insertable<Database['imports']>, 'id' | 'created_at'>,
): Promise<string> {
  return insertNew(db, 'imports', { created_at: timestamp(), ...values });
}

export async function removeImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Whether other imports came with the same mail. */
export async function importsOfMail(db: Db, mail_id: string): Promise<string[]> {
  const rows = await db.selectFrom('imports').select('id').where('mail_id', '=', mail_id).execute();
  return rows.map(({ id }) => id);
}

/** Notes for which job a file came, once that is known. */
export async function setJobOfImport(
  db: Db,
  id: string,
  named: { readonly job_id: string; readonly nomination_id: string },
): Promise<void> {
  await updateById(db, 'imports', id, named);
}

/** Imports that brought this candidate. */
export async function importsOfCandidate(db: Db, candidate_id: string): Promise<string[]> {
  const rows = await db.selectFrom('imports').select('id').where('candidate_id', '=', candidate_id).execute();
  return rows.map(({ id }) => id);
}

/** Imports that name a job, a nomination or an earlier import, and no longer will when that is deleted. */
export async function importsNaming(
  db: Db,
  named: { readonly job_id: string } | { readonly nomination_id: string } | { readonly duplicate_of: string },
): Promise<string[]> {
  const imports = db.selectFrom('imports').select('id').orderBy('id');
  const [column, id] = Object.entries(named)[0] as ['job_id' | 'nomination_id' | 'duplicate_of', string];
  return (await imports.where(column, '=', id).execute()).map((row) => row.id);
}

/** Imports that are deleted with a candidate: those that brought them, or one of their attachments. */
export async function importsGoingWith(db: Db, candidate_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where((where) =>
      where.or([
        where('candidate_id', '=', candidate_id),
        where(
          'attachment_id',
          'in',
          where.selectFrom('attachments').select('id').where('attachments.candidate_id', '=', candidate_id),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
