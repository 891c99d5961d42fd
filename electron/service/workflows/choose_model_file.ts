import type { Db } from '#service/db/schema.ts';
import type { CheckedFile } from '#service/local_model/file/check.ts';
import { removeQueued } from '#service/tasks/queue.ts';
import { outdateModelAnswers } from '../api/screening/evaluations/store.ts';
import type { LocalModel } from '../api/settings/local_model/schema.ts';
import {
  modelInUse,
  readLocalModel,
  writeLocalModel,
  writeModelFile,
  type ModelInUse,
} from '../api/settings/local_model/store.ts';

/**
 * In one step: what is chosen, what counts no more, and what need not be asked any more. Gives the model that was in
 * use before.
 */
export async function chooseModel(trx: Db, chosen: LocalModel | null): Promise<ModelInUse | null> {
  const before = await modelInUse(trx);
  await writeLocalModel(trx, chosen);
  const model = chosen?.is_on === true ? chosen.model : null;
  await outdateModelAnswers(trx, model);
  if (model === null) await removeQueued(trx, 'ask_model');
  return before;
}

/** Keeps a model file that was checked (null: none). Where a file is what is chosen, this one is from now on. */
export async function chooseFile(trx: Db, file: CheckedFile | null): Promise<ModelInUse | null> {
  await writeModelFile(trx, file);
  const chosen = await readLocalModel(trx);
  if (chosen.kind !== 'file') return modelInUse(trx);
  return chooseModel(trx, file === null ? null : { ...chosen, model: file.model });
}
