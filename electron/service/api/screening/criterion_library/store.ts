import { firstRow, insertNew } from '#service/db/rows.ts';
import type { Database, Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import type { SavedCriterionInput } from './schema.ts';

export type SavedRow = Database['saved_criteria'];

/** All of them, newest first. */
export async function listSaved(db: Db): Promise<SavedRow[]> {
  return db.selectFrom('saved_criteria').selectAll().orderBy('id', 'desc').execute();
}

export async function findSaved(
  db: Db,
  by: { readonly id: string } | { readonly prompt_text: string },
): Promise<SavedRow | null> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['prompt_text', by.prompt_text] as const);
  return firstRow(db.selectFrom('saved_criteria').selectAll().where(column, '=', value));
}

export async function insertSaved(db: Db, input: SavedCriterionInput): Promise<string> {
  const { prompt_text, display_name = null, weight = null } = input;
  return insertNew(db, 'saved_criteria', { prompt_text, display_name, weight, created_at: timestamp() });
}

export async function removeSaved(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_criteria').where('id', '=', id).execute();
}
