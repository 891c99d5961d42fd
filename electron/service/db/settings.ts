import type { Db } from './schema.ts';

/** What the service remembers about itself: keys, ports, sessions. */
export async function readSetting(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Reads a setting, or stores and returns what `make` gives. */
export async function settingOr(db: Db, key: string, make: () => string): Promise<string> {
  const known = await readSetting(db, key);
  if (known !== null) return known;
  const value = make();
  await writeSetting(db, key, value);
  return value;
}
