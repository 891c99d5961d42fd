import type { z } from 'zod';
import { contains } from '../../../db/search.ts';
import { exists, firstRow, insertNew } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { timestamp } from '../../../ids.ts';
import { sortedPage } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { Tag, TagInput, TagQuery } from './schema.ts';

/** A row as it is shown: SQLite has no booleans, and the contract's description is always a text. */
export function toTag(row: Omit<Database['tags'], 'remote_id'>): Tag {
  const { id, tag_type, is_standardized, name, description, created_at } = row;
  return {
    id,
    tag_type,
    is_standardized: is_standardized === 1,
    name,
    description: description ?? '',
    created_at,
  };
}

/** A page of tags, newest first, with these properties and this in their names. */
export async function listTags(db: Db, query: z.output<typeof TagQuery>): Promise<Page<Tag>> {
  const { remote_id, tag_type, is_standardized, q } = query;
  let matching = db.selectFrom('tags');
  if (remote_id !== undefined) matching = matching.where('remote_id', '=', remote_id);
  if (tag_type !== undefined) matching = matching.where('tag_type', '=', tag_type);
  if (is_standardized !== undefined) matching = matching.where('is_standardized', '=', +is_standardized);
  if (q !== undefined && q.trim() !== '') matching = matching.where(contains(db, 'name', q.trim()));
  // a tag never changes: it was changed last when it was made
  const page = await sortedPage(matching, query, { changed_at: 'created_at' });
  return { ...page, rows: page.rows.map(toTag) };
}

/** A tag by its id; null when there is none. */
export async function findTag(db: Db, id: string): Promise<Tag | null> {
  return firstRow(db.selectFrom('tags').selectAll().where('id', '=', id), toTag);
}

/** Whether there is a tag with the id. */
async function tagExists(db: Db, id: string): Promise<boolean> {
  return exists(db.selectFrom('tags').select('id').where('id', '=', id));
}

/** What is wrong with a tag_id in a body: nothing, or that it names none. */
export async function wrongTag(db: Db, id: string): Promise<ErrorDetail[]> {
  return (await tagExists(db, id)) ? [] : [{ path: 'body.tag_id', message: `names no tag (${id})` }];
}

/** The id of the tag with this type, standing and name; there is at most one. */
export async function sameTag(db: Db, input: TagInput): Promise<string | null> {
  return firstRow(
    db
      .selectFrom('tags')
      .select('id')
      .where((where) => where.and({ tag_type: input.tag_type, is_standardized: +input.is_standardized }))
      .where('name', '=', input.name),
    (row) => row.id,
  );
}

/** The id of the tag with this remote_id. */
export async function tagWithRemoteId(db: Db, remote_id: string): Promise<string | null> {
  return firstRow(db.selectFrom('tags').select('id').where('remote_id', '=', remote_id), (row) => row.id);
}

/** Adds a tag and returns its id. The caller has made sure that there is no equal one. */
export async function insertTag(db: Db, input: TagInput): Promise<string> {
  return insertNew(db, 'tags', {
    tag_type: input.tag_type,
    is_standardized: +input.is_standardized,
    name: input.name,
    description: input.description ?? null,
    remote_id: input.remote_id ?? null,
    created_at: timestamp(),
  });
}

/** What goes with a tag: its links to candidates and jobs, and its criteria; ids of each. */
export async function dependentsOfTag(
  db: Db,
  tag_id: string,
): Promise<Record<'candidate_tags' | 'job_tags' | 'criteria', string[]>> {
  const idsIn = async (table: 'candidate_tags' | 'job_tags' | 'criteria'): Promise<string[]> => {
    const rows = await db.selectFrom(table).select('id').where('tag_id', '=', tag_id).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  return {
    candidate_tags: await idsIn('candidate_tags'),
    job_tags: await idsIn('job_tags'),
    criteria: await idsIn('criteria'),
  };
}

/** Removes a tag and, by cascade, its links and criteria. */
export async function removeTag(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tags').where('id', '=', id).execute();
}
