import { setPriority } from 'node:os';
import { loadModel, type LoadedModel } from './llama.ts';
import { MODEL_SETTINGS, type ModelCall, type ModelSettings } from './model_protocol.ts';
import { send, serveCalls } from './parent.ts';

/* A process of its own for a language model from a file: it loads one model, and answers one question after the other. */

const settings = JSON.parse(process.env[MODEL_SETTINGS] ?? '{}') as ModelSettings;
/** It gives way to everything else. */
setPriority(settings.niceness);

let model: LoadedModel | null = null;

async function answer(id: number, call: ModelCall): Promise<unknown> {
  const progress = (): void => send({ type: 'progress', id, step: 'page' });
  if (call.kind === 'load') {
    model = await loadModel(call, settings.threads, progress);
    return null;
  }
  if (model === null) throw new Error('No model was loaded.');
  return model.ask(call, progress);
}

process.on('disconnect', () => process.exit(0)); // the service is gone
serveCalls(answer, settings.rss_limit_bytes);
