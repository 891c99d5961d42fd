import type { ServiceContext } from '#service/context.ts';
import { addedModel, removeOthers } from '#service/embedding_model.ts';
import type { AddedModel } from '#service/intelligence/embedding/model_folder.ts';
import { readEmbeddingModel } from './store.ts';

/** The embedding model of this run: a choice counts from a start on, as everything is read again with another. */
export type EmbeddingInUse = {
  /** null: the bundled one. */
  readonly used: AddedModel | null;
  /** One was added, and files of it are missing. */
  readonly is_gone: boolean;
};

/** Looks at a start which model is used; where one that was added is not whole, the bundled one takes its place. */
export async function embeddingInUse({
  db,
  options,
  instances,
}: Pick<ServiceContext, 'db' | 'options' | 'instances'>): Promise<EmbeddingInUse> {
  const kept = await readEmbeddingModel(db);
  await removeOthers(options.data_dir, kept);
  const used = kept === null ? null : await addedModel(options.data_dir, kept);
  const is_gone = kept !== null && used === null;
  if (is_gone && instances.look_ms !== null) {
    // two instances with two models would read everything again after each other, for ever
    throw new Error(
      `This office ranks with the embedding model ${kept.model}, which this data folder does not have. Copy the ` +
        `folder "embedding" of an instance that has it to ${options.data_dir}, then start again.`,
    );
  }
  if (is_gone) {
    const message = `Files of the embedding model ${kept.model} are missing: the bundled one is used.`;
    options.log?.({ level: 'warn', message });
  }
  return { used, is_gone };
}
