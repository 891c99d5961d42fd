import { sql } from 'kysely';
import type { z } from 'zod';
import { inPassing } from '../../../db/in_passing.ts';
import { pointRead } from '../../../db/point_read.ts';
import { firstRow, updateById } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { RecordRef } from '../../fields.ts';
import { sortedPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type {
  JobNomination,
  Nomination,
  NominationInput,
  NominationQuery,
  NominationReplacement,
} from './schema.ts';

export async function listNominations(
  db: Db,
  query: z.output<typeof NominationQuery>,
): Promise<Page<Nomination>> {
  const { remote_id, job_id, candidate_id, stage_id } = query;
  let matching = db.selectFrom('nominations');
  if (remote_id !== undefined) matching = matching.where('remote_id', '=', remote_id);
  if (job_id !== undefined) matching = matching.where('job_id', '=', job_id);
  if (candidate_id !== undefined) matching = matching.where('candidate_id', '=', candidate_id);
  if (stage_id !== undefined) matching = matching.where('current_nomination_stage_id', '=', stage_id);
  return sortedPage(matching, query);
}

/** Where everybody of a job is, newest first. A reason counts only while the move it explains is the last one. */
export async function nominationsOfJob(db: Db, job_id: string): Promise<JobNomination[]> {
  return db
    .selectFrom('nominations')
    .select(({ selectFrom }) => [
      'id',
      'candidate_id',
      'current_nomination_stage_id',
      'applied_at',
      selectFrom('stage_changes')
        .select(
          sql<
            string | null
          >`CASE WHEN to_stage_id = nominations.current_nomination_stage_id THEN reason END`.as('reason'),
        )
        .whereRef('nomination_id', '=', 'nominations.id')
        .orderBy('stage_changes.id', 'desc')
        .limit(1)
        .as('reason'),
    ])
    .where('job_id', '=', job_id)
    .orderBy('id', 'desc')
    .execute();
}

const byId = pointRead((db, id) => db.selectFrom('nominations').selectAll().where('id', '=', id));
const byRemoteId = pointRead((db, remote_id) =>
  db.selectFrom('nominations').selectAll().where('remote_id', '=', remote_id),
);

/** A nomination by its id or remote_id; null when there is none. */
export async function findNomination(db: Db, ref: RecordRef): Promise<Nomination | null> {
  return ref.id === undefined ? byRemoteId(db, ref.remote_id) : byId(db, ref.id);
}

/** The nomination of a candidate for a job; there is at most one. */
export async function findNominationOf(
  db: Db,
  pair: { readonly job_id: string; readonly candidate_id: string },
): Promise<Nomination | null> {
  const found = db
    .selectFrom('nominations')
    .selectAll()
    .where('job_id', '=', pair.job_id)
    .where('candidate_id', '=', pair.candidate_id);
  return firstRow(found);
}

/** Without a remote_id the nomination's own id stands in. */
export async function insertNomination(
  db: Db,
  input: Omit<NominationInput, 'remote_id'> & { readonly remote_id?: string },
): Promise<string> {
  const id = newId();
  const now = timestamp();
  await db
    .insertInto('nominations')
    .values({
      id,
      remote_id: input.remote_id ?? id,
      job_id: input.job_id,
      candidate_id: input.candidate_id,
      current_nomination_stage_id: input.current_nomination_stage_id,
      applied_at: input.applied_at,
      created_at: now,
      modified_at: now,
    })
    .execute();
  return id;
}

export async function updateNomination(
  db: Db,
  id: string,
  input: Omit<NominationReplacement, 'reason'>,
): Promise<void> {
  const update = db
    .updateTable('nominations')
    .set({
      current_nomination_stage_id: input.current_nomination_stage_id,
      applied_at: input.applied_at,
      modified_at: timestamp(),
    })
    .where('id', '=', id);
  await inPassing(db, update.compile());
}

/** Changes when a candidate applied, and nothing else. @returns the date before; null also without a nomination. */
export async function setAppliedAt(
  db: Db,
  id: string,
  next: (before: string | null) => string | null,
): Promise<string | null> {
  const before = (await findNomination(db, { id }))?.applied_at ?? null;
  await updateById(db, 'nominations', id, { applied_at: next(before) });
  return before;
}

/** Removes a nomination and, by cascade, its spotlights. */
export async function removeNomination(db: Db, id: string): Promise<void> {
  await db.deleteFrom('nominations').where('id', '=', id).execute();
}

/** Candidates who are not to be nominated by themselves for a job: they were once, or a person took them off. */
export async function consideredCandidates(db: Db, job_id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('auto_nominations')
    .select('candidate_id')
    .where('job_id', '=', job_id)
    .execute();
  return new Set(rows.map(({ candidate_id }) => candidate_id));
}

/** Notes that the service does not nominate a candidate for a job (again). @returns whether that is new */
export async function markConsidered(db: Db, job_id: string, candidate_id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('auto_nominations')
    .values({ job_id, candidate_id, created_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes that back: whoever suits a job may be suggested and nominated for it again. @returns whether it was noted */
export async function unmarkConsidered(db: Db, job_id: string, candidate_id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auto_nominations')
    .where((where) => where.and({ job_id, candidate_id }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
