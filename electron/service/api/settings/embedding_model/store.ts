import type { Db } from '#service/db/schema.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { KeptModel } from '#service/embedding_model.ts';

const SETTING = 'embedding_model';

/** The model that was added, for this start or the next; null for the bundled one. */
export async function readEmbeddingModel(db: Db): Promise<KeptModel | null> {
  const stored = await readSetting(db, SETTING);
  return stored === null ? null : KeptModel.nullable().parse(JSON.parse(stored));
}

export async function writeEmbeddingModel(trx: Db, kept: KeptModel | null): Promise<void> {
  await writeSetting(trx, SETTING, JSON.stringify(kept));
}
