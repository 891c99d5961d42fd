import type { Db } from '#service/db/schema.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { Agency } from './schema.ts';

const SETTING = 'agency';

const NOBODY: Agency = { name: '', line: '' };

/** How the agency is named on what it sends; empty texts until somebody said it. */
export async function readAgency(db: Db): Promise<Agency> {
  const stored = await readSetting(db, SETTING);
  return stored === null ? NOBODY : Agency.parse(JSON.parse(stored));
}

/** Puts this in its place. */
export async function saveAgency(db: Db, agency: Agency): Promise<void> {
  await writeSetting(db, SETTING, JSON.stringify(agency));
}
