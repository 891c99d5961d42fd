import type { LeftBehind } from './erased_backups.ts';
import type { Db } from './schema.ts';
import { readSetting, writeSetting } from './settings.ts';

/** In the settings: what may still hold somebody who was erased, as the last clean-up found it. */
const KEY = 'erasure_left_behind';

export async function keepLeftBehind(trx: Db, left: readonly LeftBehind[]): Promise<void> {
  await writeSetting(trx, KEY, JSON.stringify(left));
}

export async function leftBehind(db: Db): Promise<LeftBehind[]> {
  return JSON.parse((await readSetting(db, KEY)) ?? '[]') as LeftBehind[];
}
