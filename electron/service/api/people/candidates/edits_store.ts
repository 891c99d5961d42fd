import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { NO_EDITS } from '../../profile_edits.ts';

/** Sets what people changed in a profile, as edits.ts writes it. applyProfile comes after it. */
export async function saveEdits(db: Db, id: string, profile_edits: string): Promise<void> {
  await db
    .updateTable('candidates')
    .set({ profile_edits, modified_at: timestamp() })
    .where('id', '=', id)
    .execute();
}

/** What people changed in a profile; null for a candidate that is not there. */
export async function editsOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('candidates')
    .select('profile_edits')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.profile_edits ?? null;
}

/** Candidates in whose profile people changed something. */
export async function editedCandidates(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('candidates')
    .select('id')
    .where('profile_edits', '!=', NO_EDITS)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
