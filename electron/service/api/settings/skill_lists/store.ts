import { firstRow } from '#service/db/rows.ts';
import type { Db } from '#service/db/schema.ts';
import { newId, timestamp } from '#service/ids.ts';
import type { OwnList } from '#service/intelligence/skills/own_list.ts';
import type { SkillList } from './schema.ts';

const SHOWN = ['id', 'name', 'layout', 'skill_count', 'created_at'] as const;

/** All lists, oldest first: the order in which they are taken in. */
export async function listSkillLists(db: Db): Promise<SkillList[]> {
  return db.selectFrom('skill_lists').select(SHOWN).orderBy('id').execute();
}

export async function findSkillList(db: Db, id: string): Promise<SkillList | null> {
  return firstRow(db.selectFrom('skill_lists').select(SHOWN).where('id', '=', id));
}

export async function insertSkillList(
  db: Db,
  name: string,
  { layout, skills }: Pick<OwnList, 'layout' | 'skills'>,
): Promise<SkillList> {
  const shown = { id: newId(), name, layout, skill_count: skills.length, created_at: timestamp() };
  await db
    .insertInto('skill_lists')
    .values({ ...shown, skills: JSON.stringify(skills) })
    .execute();
  return shown;
}

export async function removeSkillList(db: Db, id: string): Promise<void> {
  await db.deleteFrom('skill_lists').where('id', '=', id).execute();
}
