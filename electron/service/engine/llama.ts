import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AskModelCall, LoadModelCall, ModelAnswer } from './model_protocol.ts';

/* What is used of node-llama-cpp: its own declarations reach over some hundred files, none of which is needed here. */

type Tokens = readonly number[];
type Sequence = { clearHistory(): Promise<void> };
type Context = { readonly contextSize: number; getSequence(): Sequence; dispose(): Promise<void> };
type Model = {
  tokenize(text: string): Tokens;
  createContext(options: object): Promise<Context>;
};
type Grammar = { readonly grammar: string };
type Llama = {
  loadModel(options: object): Promise<Model>;
  createGrammarForJsonSchema(schema: object): Promise<Grammar>;
};
type HistoryItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };
type Session = {
  setChatHistory(history: readonly HistoryItem[]): void;
  prompt(text: string, options: object): Promise<string>;
  dispose(options: object): void;
};
type Library = {
  readonly Llama: { _create(options: object): Promise<Llama> };
  readonly LlamaChatSession: new (options: object) => Session;
};
type Prebuilt = { getBinsDir(): { readonly binsDir: string } };

/** The package with the binaries for this computer, and their folder in it; none for kinds of computer it is not made for. */
const BINARIES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
};

export type LoadedModel = {
  /** @param onToken after each piece of the answer. */
  ask(call: AskModelCall, onToken: () => void): Promise<ModelAnswer>;
};

/** What a chat puts around its messages, in tokens, at most. */
const AROUND_MESSAGE = 16;
/** Temperature 0 takes the likeliest piece each time; the seed is for the rest of the sampler. */
const DETERMINISTIC = { temperature: 0, seed: 1, topK: 1, budgets: { thoughtTokens: 0, commentTokens: 0 } };

/**
 * llama.cpp, by the binaries that come in npm packages. They are loaded here by their path and not with the library's
 * `getLlama`, which would look for compilers, try the binaries in another process, and knows how to download its sources:
 * none of that code runs.
 */
async function createLlama(library: Library, threads: number): Promise<Llama> {
  const kind = `${process.platform}-${process.arch}`;
  const name = BINARIES[kind];
  if (name === undefined) {
    throw new Error(
      `Models as files do not run on this kind of computer (${kind}). Use a model server instead.`,
    );
  }
  const { getBinsDir } = (await import(`@node-llama-cpp/${name}`)) as Prebuilt;
  // native code and what lies beside it is outside of the archive of a packaged program
  const folder = path.join(getBinsDir().binsDir, name).replace(/\.asar(?=[\\/])/, '.asar.unpacked');
  const binding = path.join(folder, 'llama-addon.node');
  return library.Llama._create({
    bindings: createRequire(import.meta.url)(binding) as unknown,
    bindingPath: binding,
    buildType: 'prebuilt',
    buildMetadata: JSON.parse(await readFile(path.join(folder, '_nlcBuildMetadata.json'), 'utf8')) as unknown,
    logLevel: 'error',
    logger: () => undefined,
    maxThreads: threads,
    vramPadding: 0,
    ramPadding: 0,
    debug: false,
    numa: false,
    tempDir: false,
  });
}

/** Loads a model on the processor alone. @throws what llama.cpp says, which is not for a person */
export async function loadModel(
  { path: modelPath, context_tokens }: LoadModelCall,
  threads: number,
  onProgress: () => void,
): Promise<LoadedModel> {
  // not named as a literal type: what is used of it is declared above
  const library = (await import('node-llama-cpp' as string)) as Library;
  const llama = await createLlama(library, threads);
  const model = await llama.loadModel({
    modelPath,
    gpuLayers: 0,
    useMmap: true,
    useMlock: false,
    checkTensors: true,
    // memory is judged before, and watched from outside
    ignoreMemorySafetyChecks: true,
    onLoadProgress: onProgress,
  });
  const context = await model.createContext({
    contextSize: context_tokens,
    sequences: 1,
    threads: { ideal: threads, min: threads },
    flashAttention: false,
    ignoreMemorySafetyChecks: true,
  });
  const sequence = context.getSequence();

  return {
    async ask({ messages, schema, max_tokens }, onToken) {
      const last = messages.at(-1);
      if (last === undefined) throw new Error('There is nothing to ask.');
      const needed = messages.reduce(
        (sum, { content }) => sum + model.tokenize(content).length + AROUND_MESSAGE,
        max_tokens,
      );
      if (needed > context.contextSize) return { text: null };
      // what was kept of another question would change how numbers are summed up
      await sequence.clearHistory();
      const session = new library.LlamaChatSession({ contextSequence: sequence });
      session.setChatHistory(messages.slice(0, -1).map(historyItem));
      const text = await session.prompt(last.content, {
        ...DETERMINISTIC,
        grammar: await llama.createGrammarForJsonSchema(schema),
        maxTokens: max_tokens,
        onToken,
      });
      session.dispose({ disposeSequence: false });
      return { text };
    },
  };
}

function historyItem({ role, content }: AskModelCall['messages'][number]): HistoryItem {
  return role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };
}
