import type { ErasureResidue } from './erase_from_backups.ts';
import type { Db } from '../../schema.ts';
import { readSetting, writeSetting } from '../../settings.ts';

/** In the settings: what may still hold somebody who was erased, as the last clean-up found it. */
const KEY = 'erasure_left_behind';

export async function storeErasureResidue(trx: Db, left: readonly ErasureResidue[]): Promise<void> {
  await writeSetting(trx, KEY, JSON.stringify(left));
}

export async function readErasureResidue(db: Db): Promise<ErasureResidue[]> {
  return JSON.parse((await readSetting(db, KEY)) ?? '[]') as ErasureResidue[];
}
