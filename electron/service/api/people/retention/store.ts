import { sql } from 'kysely';
import { actor } from '../../../db/actor.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import { monthsAfter } from './days.ts';
import { IN_PROCESS, IS_WORK, isDue, retentionMonths, today } from './due.ts';
import type { CandidateRetention, Retention, RetentionExtensionInput } from './schema.ts';

/** The setting, and how many are due. */
export async function readRetention(db: Db): Promise<Retention> {
  const months = await retentionMonths(db);
  const due = await isDue(db);
  if (due === null) return { months, due: 0 };
  const { amount } = await db
    .selectFrom('candidates')
    .select((select) => select.fn.countAll<number>().as('amount'))
    .where(due)
    .executeTakeFirstOrThrow();
  return { months, due: amount };
}

/** What retention says of one candidate; null when there is none. */
export async function retentionOf(db: Db, candidate_id: string): Promise<CandidateRetention | null> {
  const row = await db
    .selectFrom('candidates')
    .select([
      sql<string>`max(candidates.created_at,
        ifnull((SELECT max(f.created_at) FROM attachments f WHERE f.candidate_id = candidates.id), ''),
        ifnull((SELECT max(e.created_at) FROM events e WHERE e.candidate_id = candidates.id AND ${IS_WORK}), ''))`.as(
        'last_active_at',
      ),
      sql<number>`${IN_PROCESS}`.as('in_process'),
    ])
    .where('id', '=', candidate_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const extensions = await db
    .selectFrom('retention_extensions')
    .select(['id', 'keep_until', 'reason', 'client_id', 'created_at'])
    .where('candidate_id', '=', candidate_id)
    .orderBy('id', 'desc')
    .execute();
  const is_in_process = row.in_process === 1;
  const months = await retentionMonths(db);
  const days =
    months === null
      ? []
      : [
          monthsAfter(row.last_active_at.slice(0, 10), months),
          ...extensions.map(({ keep_until }) => keep_until),
        ];
  const due_on = is_in_process ? null : (days.toSorted().at(-1) ?? null);
  return {
    last_active_at: row.last_active_at,
    is_in_process,
    due_on,
    is_due: due_on !== null && due_on <= today(),
    extensions,
  };
}

/** Keeps somebody longer, by whoever is at work. @returns the id of the decision. */
export async function insertExtension(db: Db, input: RetentionExtensionInput): Promise<string> {
  const id = newId();
  await db
    .insertInto('retention_extensions')
    .values({ id, ...input, client_id: actor.getStore() ?? null, created_at: timestamp() })
    .execute();
  return id;
}

/** Whether there is such a decision. */
export async function extensionExists(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('retention_extensions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes it back. */
export async function removeExtension(db: Db, id: string): Promise<void> {
  await db.deleteFrom('retention_extensions').where('id', '=', id).execute();
}

/** Ids of the decisions about a candidate. */
export async function extensionIdsOf(db: Db, candidate_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('retention_extensions')
    .select('id')
    .where('candidate_id', '=', candidate_id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
