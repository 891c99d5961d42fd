import type { z } from 'zod';
import { firstRow, insertNew } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import type { RecordRef } from '../../fields.ts';
import { newestFirst } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { Criterion, CriterionQuery, JobCriterionInput } from './schema.ts';
import type { Tag } from '../../people/tags/schema.ts';
import { toTag } from '../../people/tags/store.ts';

/** What a criterion is about. */
export type CriterionScope =
  | { readonly scope_type: 'organization' }
  | { readonly scope_type: 'job'; readonly job_id: string }
  | { readonly scope_type: 'tag'; readonly tag_id: string };

/** Criteria of the organization and of tags, newest first; those of jobs are listed with their job. */
export async function listCriteria(db: Db, query: z.output<typeof CriterionQuery>): Promise<Page<Criterion>> {
  const { scope_type, tag_id } = query;
  let matching = db
    .selectFrom('criteria')
    .where('scope_type', 'in', scope_type === undefined ? ['organization', 'tag'] : [scope_type]);
  if (tag_id !== undefined) matching = matching.where('tag_id', '=', tag_id);
  return newestFirst(matching, query);
}

/** All criteria of a job, in the order in which they were made. */
export async function criteriaOfJob(db: Db, job_id: string): Promise<Criterion[]> {
  return db.selectFrom('criteria').selectAll().where('job_id', '=', job_id).orderBy('id').execute();
}

/** Must-haves first, each kind in the order in which they were made: as people see them everywhere. */
export function mustsFirst<T extends Pick<Criterion, 'weight'>>(criteria: readonly T[]): T[] {
  return criteria.toSorted((a, b) => Number(a.weight === 'nice') - Number(b.weight === 'nice'));
}

/** A criterion of any scope, by its id or remote_id; null when there is none. */
export async function findCriterion(db: Db, ref: RecordRef): Promise<Criterion | null> {
  const from = db.selectFrom('criteria').selectAll();
  const named =
    ref.id === undefined ? from.where('remote_id', '=', ref.remote_id) : from.where('id', '=', ref.id);
  return firstRow(named);
}

/** Adds a criterion and returns its id. */
export async function insertCriterion(
  db: Db,
  scope: CriterionScope,
  input: JobCriterionInput,
): Promise<string> {
  return insertNew(db, 'criteria', {
    remote_id: input.remote_id ?? null,
    scope_type: scope.scope_type,
    job_id: scope.scope_type === 'job' ? scope.job_id : null,
    tag_id: scope.scope_type === 'tag' ? scope.tag_id : null,
    prompt_text: input.prompt_text,
    display_name: input.display_name ?? null,
    weight: input.weight ?? null,
    created_at: timestamp(),
  });
}

/** Removes a criterion and, by cascade, its evaluations and overrides. */
export async function removeCriterion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('criteria').where('id', '=', id).execute();
}

/** A criterion and, in tag scope, its tag. */
export type CriterionWithTag = Criterion & { readonly tag: Tag | null };

/** Criteria of the whole organization, in the order in which they were made. */
export async function organizationCriteria(db: Db): Promise<CriterionWithTag[]> {
  const rows = await db
    .selectFrom('criteria')
    .selectAll()
    .where('scope_type', '=', 'organization')
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.assign(row, { tag: null }));
}

/** Criteria of the tags a candidate has, each once, in the order in which they were made. */
export async function tagCriteriaOf(db: Db, candidate_id: string): Promise<CriterionWithTag[]> {
  const tags = await db
    .selectFrom('tags')
    .selectAll()
    .where('id', 'in', (select) =>
      select.selectFrom('candidate_tags').select('tag_id').where('candidate_id', '=', candidate_id),
    )
    .execute();
  if (tags.length === 0) return [];
  const by_id = new Map(tags.map((row) => [row.id, toTag(row)]));
  const rows = await db
    .selectFrom('criteria')
    .selectAll()
    .where('tag_id', 'in', [...by_id.keys()])
    .orderBy('id')
    .execute();
  return rows.map((row) => Object.assign(row, { tag: by_id.get(row.tag_id ?? '') ?? null }));
}
