import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ServiceOptions } from '#service/context.ts';
import { MODEL_SETTINGS, type AskModelCall, type ModelAnswer, type ModelCall } from './model_protocol.ts';
import type { ModelSettings } from './model_protocol.ts';
import { createSlot, type Slot } from './slot.ts';

export type ModelProcessState = 'IDLE' | 'LOADING' | 'LOADED' | 'ANSWERING';

/** A language model from a file in a process of its own, which is started by a question and ended when none comes. */
export type ModelProcess = {
  /** @throws EngineFailure */
  ask(call: Omit<AskModelCall, 'kind'>): Promise<ModelAnswer>;
  readonly state: ModelProcessState;
  readonly pid: number | undefined;
  /** Ends the process, and the question it is at. */
  end(): void;
  close(): void;
};

export type ModelLimits = {
  readonly start_ms: number;
  /** Loading without a sign of progress, and in all. */
  readonly load_silence_ms: number;
  readonly load_ms: number;
  /** An answer: without a word (reading the question is one step), and in all. */
  readonly silence_ms: number;
  readonly answer_ms: number;
  /** After this long without a question the process ends and frees its memory. */
  readonly idle_ms: number;
};
export const MODEL_LIMITS: ModelLimits = {
  start_ms: 30_000,
  load_silence_ms: 120_000,
  load_ms: 300_000,
  silence_ms: 120_000,
  answer_ms: 180_000,
  idle_ms: 120_000,
};

/**
 * Half of what the computer has: two often share one core, and threads that wait for each other are slow where somebody
 * works at it. More than four make an answer little faster.
 */
const THREADS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
const NICENESS = 10;
const HEAP_MB = 512;

/** Starts nothing until the first question. */
export function createModelProcess(
  { spawn, child_entry }: Pick<ServiceOptions, 'spawn' | 'child_entry'>,
  file: { readonly path: string; readonly context_tokens: number; readonly rss_limit_bytes: number },
  limits: ModelLimits = MODEL_LIMITS,
): ModelProcess {
  // beside the engine's child, in the source tree and in a build of it
  const entry = path.join(path.dirname(child_entry), `model_child${path.extname(child_entry)}`);
  const settings: ModelSettings = {
    threads: THREADS,
    niceness: NICENESS,
    rss_limit_bytes: file.rss_limit_bytes,
  };
  const slot: Slot<ModelCall> = createSlot<ModelCall>({
    spawn: () => spawn(entry, { env: { [MODEL_SETTINGS]: JSON.stringify(settings) }, heap_mb: HEAP_MB }),
    start_limit_ms: limits.start_ms,
    rss_limit_bytes: file.rss_limit_bytes,
    idle_limit_ms: limits.idle_ms,
  });
  let loaded_pid: number | undefined;
  let doing: 'LOADING' | 'ANSWERING' | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const isLoaded = (): boolean => loaded_pid !== undefined && slot.pid === loaded_pid;

  async function answer(call: Omit<AskModelCall, 'kind'>): Promise<ModelAnswer> {
    try {
      if (!isLoaded()) {
        doing = 'LOADING';
        const { path: model, context_tokens } = file;
        const limit = { silence_ms: limits.load_silence_ms, total_ms: limits.load_ms };
        await slot.run({ kind: 'load', path: model, context_tokens }, limit);
        loaded_pid = slot.pid;
      }
      doing = 'ANSWERING';
      const limit = { silence_ms: limits.silence_ms, total_ms: limits.answer_ms };
      return (await slot.run({ kind: 'ask', ...call }, limit)) as ModelAnswer;
    } finally {
      doing = null;
    }
  }

  return {
    ask(call) {
      // a slot works on one call at a time, and a model's self-test may meet the lane
      const next = queue.then(
        () => answer(call),
        () => answer(call),
      );
      queue = next.catch(() => undefined);
      return next;
    },
    get state() {
      return doing ?? (isLoaded() ? 'LOADED' : 'IDLE');
    },
    get pid() {
      return slot.pid;
    },
    end: slot.end,
    close: slot.close,
  };
}
