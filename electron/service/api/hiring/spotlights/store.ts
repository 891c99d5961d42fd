import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { byPosition } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type { Spotlight, SpotlightInput, SpotlightQuery, SpotlightReplacement } from './schema.ts';

function toSpotlight(row: Selectable<Database['spotlights']>): Spotlight {
  return { ...row, evidence: JSON.parse(row.evidence) as Spotlight['evidence'] };
}

/** Sorted by position, and among equal ones by age. */
export async function listSpotlights(
  db: Db,
  { job_id, nomination_id, ...query }: z.output<typeof SpotlightQuery>,
): Promise<Page<Spotlight>> {
  let matching = db.selectFrom('spotlights');
  if (nomination_id !== undefined) matching = matching.where('nomination_id', '=', nomination_id);
  if (job_id !== undefined) {
    matching = matching.where('nomination_id', 'in', (select) =>
      select.selectFrom('nominations').select('id').where('job_id', '=', job_id),
    );
  }
  const page = await byPosition(matching, query);
  return { ...page, rows: page.rows.map(toSpotlight) };
}

/** A spotlight by its id; null when there is none. */
export async function findSpotlight(db: Db, id: string): Promise<Spotlight | null> {
  return firstRow(db.selectFrom('spotlights').selectAll().where('id', '=', id), toSpotlight);
}

/** Ids of the spotlights that go with a nomination, or with all of a job or a candidate. */
export async function spotlightIdsOf(
  db: Db,
  of: { readonly nomination_id: string } | { readonly job_id: string } | { readonly candidate_id: string },
): Promise<string[]> {
  const from = db
    .selectFrom('spotlights')
    .innerJoin('nominations', 'nominations.id', 'spotlights.nomination_id')
    .select('spotlights.id')
    .orderBy('spotlights.id');
  const named =
    'nomination_id' in of
      ? from.where('nominations.id', '=', of.nomination_id)
      : 'job_id' in of
        ? from.where('nominations.job_id', '=', of.job_id)
        : from.where('nominations.candidate_id', '=', of.candidate_id);
  return (await named.execute()).map(({ id }) => id);
}

/** Of these ids, the criteria that there are, each with the job it belongs to (null: not of a job). */
export async function jobsOfCriteria(
  db: Db,
  criterion_ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (criterion_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('criteria')
    .select(['id', 'job_id'])
    .where('id', 'in', criterion_ids)
    .execute();
  return new Map(rows.map(({ id, job_id }) => [id, job_id]));
}

/** Adds a spotlight and returns its id; without a position it is the last of its job's. */
export async function insertSpotlight(db: Db, input: SpotlightInput): Promise<string> {
  const now = timestamp();
  return insertNew(db, 'spotlights', {
    nomination_id: input.nomination_id,
    headline: input.headline,
    note: input.note ?? null,
    evidence: JSON.stringify(input.evidence),
    position: input.position ?? (await endOfJob(db, input.nomination_id)),
    created_at: now,
    modified_at: now,
  });
}

/** Replaces the fields of a spotlight. */
export async function replaceSpotlight(
  db: Db,
  before: Spotlight,
  input: SpotlightReplacement,
): Promise<void> {
  await updateById(db, 'spotlights', before.id, {
    headline: input.headline,
    note: input.note ?? null,
    evidence: JSON.stringify(input.evidence),
    position: input.position ?? before.position,
    modified_at: timestamp(),
  });
}

/**
 * Gives the spotlights of a job the positions 0, 1, 2 …: first those named, in this order, then the others as they
 * stood. An id that names none of the job's is passed over: it may have been taken back a moment ago.
 * @returns the ids of those whose position changed.
 */
export async function orderSpotlights(db: Db, job_id: string, wanted: readonly string[]): Promise<string[]> {
  const stood = await db
    .selectFrom('spotlights')
    .innerJoin('nominations', 'nominations.id', 'spotlights.nomination_id')
    .select(['spotlights.id', 'spotlights.position'])
    .where('nominations.job_id', '=', job_id)
    .orderBy('spotlights.position')
    .orderBy('spotlights.id')
    .execute();
  const before = new Map(stood.map(({ id, position }) => [id, position]));
  const order = new Set([...wanted.filter((id) => before.has(id)), ...before.keys()]);
  const moved = [...order].map((id, position) => ({ id, position }));
  const changed = moved.filter(({ id, position }) => before.get(id) !== position);
  const modified_at = timestamp();
  for (const { id, position } of changed) {
    await updateById(db, 'spotlights', id, { position, modified_at });
  }
  return changed.map(({ id }) => id);
}

/** Removes a spotlight; nothing happens when there is none. */
export async function removeSpotlight(db: Db, id: string): Promise<void> {
  await db.deleteFrom('spotlights').where('id', '=', id).execute();
}

/** The position after the last spotlight of the nomination's job. */
async function endOfJob(db: Db, nomination_id: string): Promise<number> {
  const row = await db
    .selectFrom('spotlights')
    .innerJoin('nominations', 'nominations.id', 'spotlights.nomination_id')
    .select((select) => select.fn.max('spotlights.position').as('last'))
    .where('nominations.job_id', '=', (select) =>
      select.selectFrom('nominations').select('job_id').where('id', '=', nomination_id),
    )
    .executeTakeFirst();
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1;
}
