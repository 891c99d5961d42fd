import type { Db } from '#service/db/schema.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { timestamp } from '#service/ids.ts';
import type { CheckedVerdict } from '#service/intelligence/local_model/combine.ts';
import { LOCAL_MODEL_VERSION } from '#service/intelligence/local_model/version.ts';
import { CheckedFile } from '#service/local_model/file/check.ts';
import { enqueueOnce } from '#service/tasks/queue.ts';
import { LocalModel } from './schema.ts';

const SETTING = 'local_model';

/** As it is before anybody chose a server. */
const OFF: LocalModel = { is_on: false, kind: null, url: null, model: null };

/** A model that is asked; without an address it is the file that was chosen. */
export type ModelInUse = { readonly url: string | null; readonly model: string };

/** Which server and model were chosen; off where nobody chose. */
export async function readLocalModel(db: Db): Promise<LocalModel> {
  const stored = await readSetting(db, SETTING);
  return stored === null ? OFF : LocalModel.parse(JSON.parse(stored));
}

/** The model to ask; null while there is none, or it is switched off. */
export async function modelInUse(db: Db): Promise<ModelInUse | null> {
  const { is_on, kind, url, model } = await readLocalModel(db);
  return is_on && model !== null && (url !== null || kind === 'file') ? { url, model } : null;
}

const FILE_SETTING = 'local_model_file';

/** The model file that was chosen and checked; null where there is none. */
export async function readModelFile(db: Db): Promise<CheckedFile | null> {
  const stored = await readSetting(db, FILE_SETTING);
  return stored === null ? null : CheckedFile.nullable().parse(JSON.parse(stored));
}

export async function writeModelFile(trx: Db, file: CheckedFile | null): Promise<void> {
  await writeSetting(trx, FILE_SETTING, JSON.stringify(file));
}

/** Keeps what was chosen; null goes back to the beginning. */
export async function writeLocalModel(trx: Db, chosen: LocalModel | null): Promise<void> {
  await writeSetting(trx, SETTING, JSON.stringify(chosen ?? OFF));
}

/** Queues questions about these candidates after everything else, while a model is in use. */
export async function queueModelQuestions(trx: Db, candidate_ids: Iterable<string>): Promise<void> {
  if ((await modelInUse(trx)) === null) return;
  for (const candidate_id of candidate_ids) {
    await enqueueOnce(trx, 'ask_model', { candidate_id }, { priority: 'low' });
  }
}

/** What was asked of a model: what it saw, by its hash, and of which criteria. */
export type AnswersAsked = {
  readonly candidate_id: string;
  readonly text_hash: string;
  readonly model: string;
};

/**
 * What a model said before of the same text and criteria, by criterion hash; other versions of the questions are left
 * out.
 */
export async function knownAnswers(
  db: Db,
  { candidate_id, text_hash, model }: AnswersAsked,
  criterion_hashes: readonly string[],
): Promise<Map<string, CheckedVerdict>> {
  const rows = await db
    .selectFrom('model_answers')
    .select(['criterion_hash', 'answer'])
    .where((where) => where.and({ candidate_id, text_hash, model }))
    .where('criterion_hash', 'in', criterion_hashes)
    .execute();
  const known = new Map<string, CheckedVerdict>();
  for (const { criterion_hash, answer } of rows) {
    const { version, verdict, slots } = JSON.parse(answer) as CheckedVerdict & { readonly version: string };
    if (version === LOCAL_MODEL_VERSION) known.set(criterion_hash, { verdict, slots });
  }
  return known;
}

/** Keeps what a model said, with the quotes that were found. */
export async function keepAnswers(
  trx: Db,
  { candidate_id, text_hash, model }: AnswersAsked,
  answers: ReadonlyMap<string, CheckedVerdict>,
): Promise<void> {
  const created_at = timestamp();
  for (const [criterion_hash, { verdict, slots }] of answers) {
    const answer = JSON.stringify({ version: LOCAL_MODEL_VERSION, verdict, slots });
    await trx
      .insertInto('model_answers')
      .values({ candidate_id, text_hash, criterion_hash, model, answer, created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['candidate_id', 'text_hash', 'criterion_hash', 'model'])
          .doUpdateSet({ answer, created_at }),
      )
      .execute();
  }
}
