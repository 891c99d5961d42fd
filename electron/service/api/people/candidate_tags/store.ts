import type { z } from 'zod';
import { firstRow, insertNew } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { sortedPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { CandidateTag, CandidateTagInput, CandidateTagQuery } from './schema.ts';

/** A page of links, newest first, of this candidate and tag. */
export async function listCandidateTags(
  db: Db,
  query: z.output<typeof CandidateTagQuery>,
): Promise<Page<CandidateTag>> {
  const { candidate_id, tag_id } = query;
  let matching = db.selectFrom('candidate_tags');
  if (candidate_id !== undefined) matching = matching.where('candidate_id', '=', candidate_id);
  if (tag_id !== undefined) matching = matching.where('tag_id', '=', tag_id);
  return sortedPage(matching, query, { changed_at: 'created_at' });
}

/** A link by its id; null when there is none. */
export async function findCandidateTag(db: Db, id: string): Promise<CandidateTag | null> {
  return firstRow(db.selectFrom('candidate_tags').selectAll().where('id', '=', id));
}

/** The link between these two that was made in this way; there is at most one. */
export async function sameCandidateTag(db: Db, input: CandidateTagInput): Promise<string | null> {
  return firstRow(
    db
      .selectFrom('candidate_tags')
      .select('id')
      .where((where) => where.and({ candidate_id: input.candidate_id, tag_id: input.tag_id }))
      .where('creation_method', '=', input.creation_method),
    (row) => row.id,
  );
}

/** Adds a link and returns its id. The caller has made sure that there is no equal one. */
export async function insertCandidateTag(db: Db, input: CandidateTagInput): Promise<string> {
  const { candidate_id, tag_id, creation_method } = input;
  return insertNew(db, 'candidate_tags', { candidate_id, tag_id, creation_method, created_at: timestamp() });
}

/** Removes a link; nothing happens when there is none. */
export async function removeCandidateTag(db: Db, id: string): Promise<void> {
  await db.deleteFrom('candidate_tags').where('id', '=', id).execute();
}
