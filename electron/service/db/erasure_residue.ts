import type { Db } from './schema.ts';
import { readSetting, writeSetting } from './settings.ts';

/** What may still hold somebody who was erased, and what stands in the way of taking them out of it. */
export type ErasureResidue = { readonly path: string; readonly message: string };

/** In the settings: what may still hold somebody who was erased, as the last clean-up found it. */
const KEY = 'erasure_left_behind';

export async function storeErasureResidue(trx: Db, left: readonly ErasureResidue[]): Promise<void> {
  await writeSetting(trx, KEY, JSON.stringify(left));
}

export async function readErasureResidue(db: Db): Promise<ErasureResidue[]> {
  return JSON.parse((await readSetting(db, KEY)) ?? '[]') as ErasureResidue[];
}
