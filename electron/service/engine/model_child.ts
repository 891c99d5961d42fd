import { setPriority } from 'node:os';
import { loadModel, type LoadedModel } from './llama.ts';
import { MODEL_SETTINGS, type ModelCall, type ModelSettings } from './model_protocol.ts';
import type { FromChild, ToChild } from './protocol.ts';
import { startWatch } from './watch.ts';

/* A process of its own for a language model from a file: it loads one model, and answers one question after the other. */

type ParentPort = {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};
const port = (process as { parentPort?: ParentPort }).parentPort;
const send = (message: FromChild): void => {
  if (port === undefined) process.send?.(message);
  else port.postMessage(message);
};

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

const watch = startWatch(settings.rss_limit_bytes);
const receive = ({ id, call }: ToChild<ModelCall>): void => {
  watch.setBusy(true);
  answer(id, call)
    .then(
      (value) => send({ type: 'reply', id, value }),
      (error: unknown) =>
        send({ type: 'error', id, message: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => watch.setBusy(false));
};
if (port === undefined) process.on('message', (message) => receive(message as ToChild<ModelCall>));
else port.on('message', (event) => receive(event.data as ToChild<ModelCall>));
process.on('disconnect', () => process.exit(0)); // the service is gone
setInterval(() => send({ type: 'memory', rss: process.memoryUsage.rss() }), 500);
send({ type: 'ready' });
