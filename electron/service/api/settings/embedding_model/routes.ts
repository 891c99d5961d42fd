import { setTimeout } from 'node:timers/promises';
import { takeModel, type KeptModel } from '#service/embedding_model.ts';
import { ServiceError } from '#service/errors.ts';
import { FolderProblem } from '#service/intelligence/embedding/model_folder.ts';
import { staleReadings } from '../../intake/readings/store.ts';
import { onlyOwner } from '../../callers.ts';
import type { RouteContext } from '../../context.ts';
import type { Routes } from '../../slice.ts';
import { EmbeddingModelInput, EmbeddingModelResult, type EmbeddingModel } from './schema.ts';
import { readEmbeddingModel, writeEmbeddingModel } from './store.ts';

/** Another model makes everything be read again: a program that sends candidates has no need of it. */
const assertManages = onlyOwner("The embedding model is chosen in Longlist's Settings");
/** A folder that is refused by what its files say is refused by then. */
const AT_ONCE_MS = 400;

/** The model behind rankings: the bundled one, or a folder a person adds. A choice counts from the next start on. */
export function embeddingModelRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, options, embedding, versions } = context;
  let checking: string | null = null;
  /** Added in this run, so what was missing at its start is there. */
  let is_new = false;
  let refused: { readonly path: string; readonly problem: string } | null = null;

  routes.get('/embedding_model', {
    summary: 'Get the model that makes vectors, and its state',
    description:
      'BUNDLED, CHECKING, REFUSED, CHOSEN (used from the next start), IN_USE, LEAVING (the bundled one ' +
      'returns at the next start) or GONE (files are missing, so the bundled one is used). `to_read` files ' +
      'are not yet read with the model in use, and are not ranked until then. Only for the interface and ' +
      "the owner's client.",
    response: { 200: EmbeddingModelResult },
    handler: async (request) => {
      assertManages(request);
      return answer();
    },
  });

  routes.put('/embedding_model', {
    summary: 'Add an embedding model',
    description:
      'Send the path of a folder on this computer in the layout of sentence-transformers, with weights in ' +
      'the ONNX format. The service copies the files it needs into the data folder and tries them. The next ' +
      "start uses the model and reads everything again. Only for the interface and the owner's client.",
    operationId: 'addEmbeddingModel',
    notes: {
      errors: { 409: 'Another folder is being checked. Or the Idempotency-Key was used before.' },
    },
    body: EmbeddingModelInput,
    response: { 200: EmbeddingModelResult },
    handler: async (request) => {
      assertManages(request);
      if (checking !== null) {
        throw new ServiceError('CONFLICT', 'Another folder is being checked. Wait for it.', [
          { path: 'body.path', message: 'has to wait' },
        ]);
      }
      checking = request.body.path;
      refused = null;
      const taken = take(request.body.path);
      await Promise.race([taken, setTimeout(AT_ONCE_MS, undefined, { ref: false })]);
      return answer();
    },
  });

  routes.delete('/embedding_model', {
    summary: 'Go back to the bundled model',
    description:
      "The next start uses it and reads everything again. Only for the interface and the owner's client.",
    operationId: 'useBundledEmbeddingModel',
    response: { 200: EmbeddingModelResult },
    handler: async (request) => {
      assertManages(request);
      refused = null;
      await write((trx) => writeEmbeddingModel(trx, null));
      return answer();
    },
  });

  async function take(path: string): Promise<void> {
    try {
      const kept = await takeModel(options, path);
      await write((trx) => writeEmbeddingModel(trx, kept));
      is_new = true;
    } catch (error) {
      const is_told = error instanceof FolderProblem;
      if (!is_told) {
        options.log?.({ level: 'error', message: `An embedding model was not added: ${String(error)}` });
      }
      const problem = is_told
        ? error.message
        : 'The folder could not be added. Try again; the log says more.';
      refused = { path, problem };
    } finally {
      checking = null;
    }
  }

  async function answer(): Promise<{ is_error: false; result: EmbeddingModel }> {
    const kept = await readEmbeddingModel(db);
    const { used, is_gone } = embedding;
    const result: EmbeddingModel = {
      ...stateOf(kept),
      in_use: versions.model,
      is_restart_needed: kept === null ? used !== null : kept.model !== used?.model && (is_new || !is_gone),
      to_read: (await staleReadings(db, versions)).length,
      added: kept === null ? null : shown(kept),
    };
    return { is_error: false, result };
  }

  function stateOf(kept: KeptModel | null): Pick<EmbeddingModel, 'state' | 'path' | 'problem'> {
    const { used, is_gone } = embedding;
    if (checking !== null) return { state: 'CHECKING', path: checking, problem: null };
    if (refused !== null) return { state: 'REFUSED', ...refused };
    if (kept === null) return { state: used === null ? 'BUNDLED' : 'LEAVING', path: null, problem: null };
    const path = kept.source;
    if (kept.model === used?.model) return { state: 'IN_USE', path, problem: null };
    if (is_new || !is_gone) return { state: 'CHOSEN', path, problem: null };
    const problem =
      `Files of ${kept.model} are missing in the data folder, so the model that comes with Longlist is ` +
      'used. Choose its folder again, or go back to the bundled one.';
    return { state: 'GONE', path, problem };
  }
}

function shown({ weights_bytes, folder: _folder, files: _files, weights_sha256: _hash, ...told }: KeptModel) {
  return { ...told, byte_size: weights_bytes };
}
