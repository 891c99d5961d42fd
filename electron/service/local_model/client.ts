import type { CheckedVerdict } from '#service/intelligence/local_model/combine.ts';
import type { ModelQuestion } from '#service/intelligence/local_model/prompt.ts';
import type { ShownText } from '#service/intelligence/local_model/shown.ts';
import type { NetworkLog } from '#service/network.ts';
import { chatWith, type Abilities, type Chat } from './chat.ts';
import type { SelfTest } from './self_test.ts';
import { findServer, type FoundServer } from './servers.ts';
import { createTransport } from './transport.ts';
import { ModelServerError } from './errors.ts';

/** Where a model is asked, and which; null is the chosen file. */
export type ModelAddress = { readonly url: string | null; readonly model: string };

/**
 * Talks to model servers on this computer, and to the model from a file. Every method throws ModelServerError, with
 * sentences for a person.
 */
export type ModelClient = {
  /** What answers at an address; looked at anew each time. */
  find(url: string, signal?: AbortSignal): Promise<FoundServer>;
  /** Verdicts with the quotes that stand in the text, by the place of the criterion. */
  ask(
    address: ModelAddress,
    shown: ShownText,
    questions: readonly ModelQuestion[],
    signal?: AbortSignal,
  ): Promise<Map<number, CheckedVerdict>>;
  /** Two questions about an invented resume. */
  test(server: FoundServer, model: string, signal?: AbortSignal): Promise<SelfTest>;
  /** The same of the chosen file. */
  testFile(signal?: AbortSignal): Promise<SelfTest>;
  close(): Promise<void>;
};

/** A client that remembers of each server what it is, and of each model what it can. */
export function createModelClient(options: {
  readonly version: string;
  readonly network: NetworkLog;
  /** How the model from a file is asked. */
  readonly file: Chat;
  /** Milliseconds an answer may take; default 180 s. */
  readonly timeout?: number;
}): ModelClient {
  const { timeout, file } = options;
  const transport = createTransport(options);
  const servers = new Map<string, FoundServer>();
  const abilities = new Map<string, Abilities>();

  async function find(url: string, signal?: AbortSignal): Promise<FoundServer> {
    const server = await findServer(transport, url, signal);
    servers.set(url, server);
    return server;
  }

  function chat(server: FoundServer, model: string): Chat {
    const key = `${server.kind} ${server.base} ${model}`;
    const known = abilities.get(key) ?? { json_schema: true, think: true };
    abilities.set(key, known);
    return chatWith(transport, server, {
      model,
      abilities: known,
      ...(timeout === undefined ? {} : { timeout }),
    });
  }

  return {
    find,
    async ask({ url, model }, shown, questions, signal) {
      const { askModel, MODEL_FILE } = await import('./ask.ts');
      if (url === null) return askModel(file, shown, questions, signal, MODEL_FILE);
      const server = servers.get(url) ?? (await find(url, signal));
      try {
        return await askModel(chat(server, model), shown, questions, signal);
      } catch (error) {
        // another server may be there when it is back
        if (error instanceof ModelServerError && error.kind !== 'ABORTED') servers.delete(url);
        throw error;
      }
    },
    async test(server, model, signal) {
      const { selfTest } = await import('./self_test.ts');
      return selfTest(chat(server, model), signal);
    },
    async testFile(signal) {
      const [{ selfTest }, { MODEL_FILE }] = await Promise.all([
        import('./self_test.ts'),
        import('./ask.ts'),
      ]);
      return selfTest(file, signal, MODEL_FILE);
    },
    close: () => transport.close(),
  };
}
