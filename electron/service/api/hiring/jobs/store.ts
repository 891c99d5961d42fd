import type { Selectable, Updateable } from 'kysely';
import type { z } from 'zod';
import { hasChangedColumn } from '../../../db/changed_columns.ts';
import { pointRead } from '../../../db/point_read.ts';
import { exists, firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { timestamp } from '../../../ids.ts';
import type { RecordRef } from '../../fields.ts';
import { sortedPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { Job, JobAutomation, JobChanges, JobQuery, JobReplacement } from './schema.ts';

type JobRow = Selectable<Database['jobs']>;

/** What is shown of a row: the contract's read response. */
export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    job_posting_urls: JSON.parse(row.job_posting_urls) as string[],
    remote_id: row.remote_id,
    created_at: row.created_at,
    modified_at: row.modified_at,
  };
}

/** The part of a row that the contract's record leaves out. */
export function toAutomation({
  auto_evaluation_behavior,
  default_nomination_stage_id,
}: JobRow): JobAutomation {
  return { auto_evaluation_behavior, default_nomination_stage_id };
}

export async function listJobs(db: Db, query: z.output<typeof JobQuery>): Promise<Page<Job>> {
  const { remote_id, status, tag_id } = query;
  let matching = db.selectFrom('jobs');
  if (remote_id !== undefined) matching = matching.where('remote_id', '=', remote_id);
  if (status !== undefined) matching = matching.where('status', '=', status);
  if (tag_id !== undefined) {
    matching = matching.where('id', 'in', (select) =>
      select.selectFrom('job_tags').select('job_id').where('tag_id', '=', tag_id),
    );
  }
  const page = await sortedPage(matching, query);
  return { ...page, rows: page.rows.map(toJob) };
}

export async function findJob(db: Db, ref: RecordRef): Promise<Job | null> {
  const row = await findJobRow(db, ref);
  return row === null ? null : toJob(row);
}

const rowById = pointRead((db, id) => db.selectFrom('jobs').selectAll().where('id', '=', id));
const rowByRemoteId = pointRead((db, remote_id) =>
  db.selectFrom('jobs').selectAll().where('remote_id', '=', remote_id),
);

/** The whole row, with the fields the contract does not show. */
export async function findJobRow(db: Db, ref: RecordRef): Promise<JobRow | null> {
  return ref.id === undefined ? rowByRemoteId(db, ref.remote_id) : rowById(db, ref.id);
}

export async function jobExists(db: Db, id: string): Promise<boolean> {
  return exists(db.selectFrom('jobs').select('id').where('id', '=', id));
}

/** What is wrong with a job_id in a body: nothing, or that it names none. */
export async function wrongJob(
  db: Db,
  id: string | null | undefined,
  path = 'body.job_id',
): Promise<ErrorDetail[]> {
  if (id === null || id === undefined || (await jobExists(db, id))) return [];
  return [{ path, message: `names no job (${id})` }];
}

export async function insertJob(
  db: Db,
  input: Omit<JobReplacement, 'remote_id'> & { remote_id: string },
): Promise<string> {
  const now = timestamp();
  return insertNew(db, 'jobs', {
    remote_id: input.remote_id,
    ...columns(input),
    created_at: now,
    modified_at: now,
  });
}

/** Replaces every field a client may set. Tells whether that changed anything. */
export async function replaceJob(db: Db, row: JobRow, input: JobReplacement): Promise<boolean> {
  return setColumns(db, row, columns(input));
}

/** Sets the fields that are there. Tells whether that changed anything. */
export async function changeJob(db: Db, row: JobRow, changes: JobChanges): Promise<boolean> {
  const { job_posting_urls, ...plain } = changes;
  const set: Updateable<JobRow> = {};
  Object.assign(set, Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)));
  if (job_posting_urls !== undefined) set.job_posting_urls = JSON.stringify(job_posting_urls ?? []);
  return setColumns(db, row, set);
}

async function setColumns(db: Db, row: JobRow, set: Updateable<JobRow>): Promise<boolean> {
  if (!hasChangedColumn(row, set)) return false;
  await updateById(db, 'jobs', row.id, { ...set, modified_at: timestamp() });
  return true;
}

/** Removes a job with its stages, nominations and summaries. */
export async function removeJob(db: Db, id: string): Promise<void> {
  const owner = await privateTo(db, id);
  if (owner !== null) {
    await db.insertInto('deleted_private_jobs').values({ job_id: id, private_to: owner }).execute();
  }
  // nominations first: they hold on to the job's own stages
  await db.deleteFrom('nominations').where('job_id', '=', id).execute();
  await updateById(db, 'jobs', id, { default_nomination_stage_id: null });
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Whose private job it is; null: everybody's. */
export async function privateTo(db: Db, id: string): Promise<string | null> {
  return firstRow(db.selectFrom('jobs').select('private_to').where('id', '=', id), (row) => row.private_to);
}

/** Makes a job somebody's own, or everybody's (null). */
export async function setPrivateTo(db: Db, id: string, user_id: string | null): Promise<void> {
  await updateById(db, 'jobs', id, { private_to: user_id, modified_at: timestamp() });
}

/** The private jobs of somebody, by their ids. */
export async function privateJobsOf(db: Db, user_id: string): Promise<{ id: string }[]> {
  return db.selectFrom('jobs').select('id').where('private_to', '=', user_id).orderBy('id').execute();
}

/** Gives somebody's private jobs to another person, or to everybody (null). @returns their ids */
export async function handOverJobs(db: Db, from: string, to: string | null): Promise<string[]> {
  const jobs = await privateJobsOf(db, from);
  for (const { id } of jobs) await setPrivateTo(db, id, to);
  return jobs.map(({ id }) => id);
}

/** Whether the log knows of anything that anybody else did with a job, or with what belongs to it. */
export async function othersWorkedOn(db: Db, id: string, user_id: string): Promise<boolean> {
  return exists(
    db.selectFrom('events').select('id').where('job_id', '=', id).where('client_id', '!=', user_id).limit(1),
  );
}

function columns(
  input: Omit<JobReplacement, 'remote_id'>,
): Pick<
  JobRow,
  | 'title'
  | 'description'
  | 'status'
  | 'job_posting_urls'
  | 'auto_evaluation_behavior'
  | 'default_nomination_stage_id'
> {
  return {
    title: input.title,
    description: input.description,
    status: input.status,
    job_posting_urls: JSON.stringify(input.job_posting_urls),
    auto_evaluation_behavior: input.auto_evaluation_behavior,
    default_nomination_stage_id: input.default_nomination_stage_id,
  };
}
