import { dialectOf } from '../../../db/dialect.ts';
import type { Selectable } from 'kysely';
import { countOf, firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { newestFirst } from '../../paging.ts';
import type { IdPageQuery, Page } from '../../paging.ts';
import type { z } from 'zod';
import type { Merge, Stayed } from './schema.ts';
import { ServiceError, notFound, type ErrorDetail } from '../../../errors.ts';
import { candidateExists } from '../candidates/store.ts';

const SHOWN = ['id', 'survivor_id', 'other_id', 'created_at', 'undone_at', 'same'] as const;

type Row = Pick<Selectable<Database['merges']>, (typeof SHOWN)[number]>;

function toMerge({ same, ...row }: Row): Merge {
  const things = (same?.split(',') ?? []) as Merge['same'];
  return { ...row, is_automatic: same !== null, same: things };
}

/** The merges into a candidate, undone ones too, newest first. */
export async function listMerges(
  db: Db,
  survivor_id: string,
  query: z.output<typeof IdPageQuery>,
): Promise<Page<Merge>> {
  const page = await newestFirst(
    db.selectFrom('merges').where('survivor_id', '=', survivor_id),
    query,
    SHOWN,
  );
  return { ...page, rows: page.rows.map(toMerge) };
}

/** A merge, undone or not; null when there is none with the id. */
export async function findMerge(db: Db, id: string): Promise<Merge | null> {
  return firstRow(db.selectFrom('merges').select(SHOWN).where('id', '=', id), toMerge);
}

/** The merge by which a candidate ceased to be a record of its own; null when it never did, or it was undone. */
export async function mergeOf(db: Db, other_id: string): Promise<Merge | null> {
  const found = db
    .selectFrom('merges')
    .select(SHOWN)
    .where('other_id', '=', other_id)
    .where('undone_at', 'is', null);
  return firstRow(found, toMerge);
}

/** The candidate that had this remote_id when it was merged into another; null when none did, or it was undone. */
export async function mergedByRemoteId(db: Db, remote_id: string): Promise<string | null> {
  return firstRow(
    db
      .selectFrom('merges')
      .select('other_id')
      .where('undone_at', 'is', null)
      // written as its index is
      .where((where) => where(dialectOf(db).jsonText('snapshot', ['other', 'remote_id']), '=', remote_id))
      .limit(1),
    (row) => row.other_id,
  );
}

/** Who is left of a candidate that was merged into another, and that perhaps into a third; null when nobody. */
export async function survivorOf(db: Db, candidate_id: string): Promise<string | null> {
  let survivor: string | null = null;
  for (;;) {
    const merge = await mergeOf(db, survivor ?? candidate_id);
    if (merge === null) return survivor;
    survivor = merge.survivor_id;
  }
}

/** Everybody whose record is part of this one now: merged into it, or into one that was. */
export async function mergedInto(db: Db, survivor_id: string): Promise<string[]> {
  const found: string[] = [];
  for (let into = [survivor_id]; into.length > 0;) {
    const rows = await db
      .selectFrom('merges')
      .select('other_id')
      .where('survivor_id', 'in', into)
      .where('undone_at', 'is', null)
      .execute();
    into = rows.map(({ other_id }) => other_id).filter((id) => !found.includes(id));
    found.push(...into);
  }
  return found;
}

/** Whether other records were merged into this one and are not taken out again. */
export async function isSurvivor(db: Db, candidate_id: string): Promise<boolean> {
  return (await newestMergeInto(db, candidate_id)) !== null;
}

/**
 * The newest merge that stands and took part in what a candidate is now: into it, or of it into another.
 * Only that one can be undone; null when there is none.
 */
export async function newestMergeInto(db: Db, candidate_id: string): Promise<Merge | null> {
  const found = db
    .selectFrom('merges')
    .select(SHOWN)
    .where((where) =>
      where.or([where('survivor_id', '=', candidate_id), where('other_id', '=', candidate_id)]),
    )
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1);
  return firstRow(found, toMerge);
}

/** What is needed to undo a merge, as workflows/merge_candidates.ts wrote it. */
export async function snapshotOf(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('merges').select('snapshot').where('id', '=', id).executeTakeFirstOrThrow();
  return row.snapshot;
}

/** Notes a merge with what undoes it (JSON, see workflows/merge_candidates.ts) and returns its id. */
export async function insertMerge(
  db: Db,
  values: Pick<Selectable<Database['merges']>, 'survivor_id' | 'other_id' | 'snapshot' | 'same'>,
): Promise<string> {
  return insertNew(db, 'merges', { ...values, created_at: timestamp(), undone_at: null });
}

/** Marks a merge as undone; what it kept of the person goes, since it stands in their record again. */
export async function markUndone(db: Db, id: string): Promise<void> {
  await updateById(db, 'merges', id, { undone_at: timestamp(), snapshot: '{}' });
}

/** The 404 for a candidate that is not there: when it was merged into another, `path` tells which. */
export async function candidateNotFound(db: Db, id: string, path = 'path.id'): Promise<ServiceError> {
  const survivor_id = await survivorOf(db, id);
  if (survivor_id === null) return notFound('candidate', id);
  return new ServiceError(
    'NOT_FOUND',
    `There is no candidate with the id ${id} any more: it was merged into ${survivor_id}.`,
    [
      {
        path,
        message: `was merged into the candidate ${survivor_id}`,
        existing_id: survivor_id,
      },
    ],
  );
}

/** Throws NOT_FOUND where no candidate has the id. */
export async function assertCandidate(db: Db, id: string, path = 'path.id'): Promise<void> {
  if (!(await candidateExists(db, id))) throw await candidateNotFound(db, id, path);
}

/** What is wrong with a candidate_id in a body: nothing, that it names none, or whom it was merged into. */
export async function wrongCandidate(
  db: Db,
  id: string | null | undefined,
  path = 'body.candidate_id',
): Promise<ErrorDetail[]> {
  if (id === null || id === undefined || (await candidateExists(db, id))) return [];
  const existing_id = await survivorOf(db, id);
  return existing_id === null
    ? [{ path, message: `names no candidate (${id})` }]
    : [{ path, message: `was merged into the candidate ${existing_id}`, existing_id }];
}

/** What came to the survivor of a merge after it. */
export async function recordsSince(db: Db, { survivor_id, created_at }: Merge): Promise<Stayed> {
  const since = async (table: keyof Stayed): Promise<number> => {
    return countOf(
      db.selectFrom(table).where('candidate_id', '=', survivor_id).where('created_at', '>', created_at),
    );
  };
  return {
    attachments: await since('attachments'),
    nominations: await since('nominations'),
    candidate_tags: await since('candidate_tags'),
    notes: await since('notes'),
  };
}
