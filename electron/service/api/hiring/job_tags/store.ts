import type { z } from 'zod';
import { firstRow, insertNew } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { sortedPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { JobTag, JobTagInput, JobTagQuery } from './schema.ts';

/** A page of links, newest first, of this job and tag. */
export async function listJobTags(db: Db, query: z.output<typeof JobTagQuery>): Promise<Page<JobTag>> {
  const { job_id, tag_id } = query;
  let matching = db.selectFrom('job_tags');
  if (job_id !== undefined) matching = matching.where('job_id', '=', job_id);
  if (tag_id !== undefined) matching = matching.where('tag_id', '=', tag_id);
  return sortedPage(matching, query, { changed_at: 'created_at' });
}

/** A link by its id; null when there is none. */
export async function findJobTag(db: Db, id: string): Promise<JobTag | null> {
  return firstRow(db.selectFrom('job_tags').selectAll().where('id', '=', id));
}

/** The link between these two; there is at most one. */
export async function sameJobTag(db: Db, input: JobTagInput): Promise<string | null> {
  return firstRow(
    db
      .selectFrom('job_tags')
      .select('id')
      .where('job_id', '=', input.job_id)
      .where('tag_id', '=', input.tag_id),
    (row) => row.id,
  );
}

/** Adds a link and returns its id. The caller has made sure that there is no equal one. */
export async function insertJobTag(db: Db, { job_id, tag_id }: JobTagInput): Promise<string> {
  return insertNew(db, 'job_tags', { job_id, tag_id, created_at: timestamp() });
}

/** Removes a link; nothing happens when there is none. */
export async function removeJobTag(db: Db, id: string): Promise<void> {
  await db.deleteFrom('job_tags').where('id', '=', id).execute();
}
