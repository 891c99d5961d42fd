import type { Database, Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';
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
  const row = await db.selectFrom('saved_criteria').selectAll().where(column, '=', value).executeTakeFirst();
  return row ?? null;
}

export async function insertSaved(db: Db, input: SavedCriterionInput): Promise<string> {
  const id = newId();
  const { prompt_text, display_name = null, weight = null } = input;
  await db
    .insertInto('saved_criteria')
    .values({ id, prompt_text, display_name, weight, created_at: timestamp() })
    .execute();
  return id;
}

export async function removeSaved(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_criteria').where('id', '=', id).execute();
}
