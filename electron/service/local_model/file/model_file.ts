import { freemem, totalmem } from 'node:os';
import type { ServiceOptions } from '#service/context.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import {
  createModelProcess,
  MODEL_LIMITS,
  type ModelLimits,
  type ModelProcess,
} from '#service/engine/model_host.ts';
import type { Chat, ChatRequest } from '../chat.ts';
import { ModelServerError } from '../errors.ts';
import { checkFile, fileNow, memoryFor, memoryLimit, sizeInWords } from './check.ts';
import type { CheckedFile, Memory } from './check.ts';
import { GgufProblem } from './gguf.ts';

export type ModelFileState =
  | 'NONE'
  | 'CHECKING'
  | 'REFUSED'
  | 'READY'
  | 'LOADING'
  | 'LOADED'
  | 'CHANGED'
  | 'GONE';

export type ModelFileStatus = {
  readonly state: ModelFileState;
  /** The file that is being checked or was refused, else the one that was chosen. */
  readonly path: string | null;
  /** Bytes of it that were looked at, while it is checked. */
  readonly checked_bytes: number | null;
  /** What is wrong, and what to do. */
  readonly problem: string | null;
  /** The file that is used: a refused one takes no other's place. */
  readonly file: CheckedFile | null;
};

/** The model file a person chose: its check, its process, and questions to it. */
export type ModelFile = {
  /** Checks a file; a good one is kept in the place of another. Resolves when that is done, also for a bad one. */
  choose(path: string): Promise<void>;
  forget(): Promise<void>;
  status(): Promise<ModelFileStatus>;
  /** Frees the memory; the next question loads the model again. */
  unload(): void;
  /** @throws ModelServerError */
  readonly chat: Chat;
  /** Process ids of the running child. */
  pids(): number[];
  close(): void;
};

type Running = { readonly sha256: string; readonly process: ModelProcess };
type Check = { readonly path: string; readonly ending: AbortController; bytes: number };
type Refused = { readonly path: string; readonly problem: string };

/** Tokens of a question and its answer: as large as for servers. */
const CONTEXT_TOKENS = 6144;

/** What is free is known well where what can be given back is counted as free, which macOS does not tell. */
const memoryNow = (): Memory => ({
  total: totalmem(),
  free: process.platform === 'darwin' ? null : freemem(),
});

/** Where it is kept which file counts (null: none): another instance may have chosen it. */
export type KeptModelFile = {
  readonly read: () => Promise<CheckedFile | null>;
  readonly keep: (file: CheckedFile | null) => Promise<void>;
};

/**
 * @param options.limits of time, and what memory there is, for tests.
 */
export function createModelFile(
  options: Pick<ServiceOptions, 'spawn' | 'child_entry'>,
  { read, keep }: KeptModelFile,
  {
    limits = MODEL_LIMITS,
    memory = memoryNow,
  }: {
    readonly limits?: ModelLimits;
    readonly memory?: () => Memory;
  } = {},
): ModelFile {
  let running: Running | null = null;
  let check: Check | null = null;
  let refused: Refused | null = null;
  let is_closed = false;

  function unload(): void {
    running?.process.close();
    running = null;
  }

  async function choose(path: string): Promise<void> {
    check?.ending.abort();
    const mine = { path, ending: new AbortController(), bytes: 0 };
    check = mine;
    refused = null;
    try {
      const checked = await checkFile(path, {
        memory: memory(),
        signal: mine.ending.signal,
        onProgress: (bytes) => (mine.bytes = bytes),
      });
      if (check !== mine || is_closed) return;
      await keep(checked);
      unload();
    } catch (error) {
      if (check !== mine || is_closed) return;
      if (!(error instanceof GgufProblem)) throw error;
      refused = { path, problem: error.message };
    } finally {
      if (check === mine) check = null;
    }
  }

  /** The process of the chosen file, once more looked at. */
  async function processFor(chosen: CheckedFile): Promise<ModelProcess> {
    const { problem } = await fileNow(chosen);
    if (problem !== null) {
      unload();
      throw new ModelServerError('SETUP', problem);
    }
    if (running?.sha256 !== chosen.sha256) unload();
    if (running === null || running.process.state === 'IDLE') {
      assertRoom(chosen, memory());
    }
    running ??= {
      sha256: chosen.sha256,
      process: startProcess(options, chosen, limits),
    };
    return running.process;
  }

  async function chat({ messages, schema, max_tokens, signal }: ChatRequest): Promise<string> {
    const chosen = await read();
    if (chosen === null) {
      throw new ModelServerError('SETUP', 'There is no model file. Choose one in Settings › Models.');
    }
    if (signal?.aborted === true || is_closed) throw cancelled();
    const at_work = await processFor(chosen);
    const end = (): void => at_work.end();
    signal?.addEventListener('abort', end, { once: true });
    try {
      const { text } = await at_work.ask({ messages, schema, max_tokens });
      if (text === null) {
        throw new ModelServerError('TRUNCATED', `The question is too long for ${chosen.model}.`);
      }
      return text;
    } catch (error) {
      throw error instanceof EngineFailure ? errorOf(error, chosen, limits) : error;
    } finally {
      signal?.removeEventListener('abort', end);
    }
  }

  return {
    choose,
    async forget() {
      check?.ending.abort();
      check = null;
      refused = null;
      await keep(null);
      unload();
    },
    status: async () => {
      const file = await read();
      return statusOf({ file, check, refused, doing: () => running?.process.state ?? 'IDLE' });
    },
    unload,
    chat,
    pids: () => (running?.process.pid === undefined ? [] : [running.process.pid]),
    close() {
      is_closed = true;
      check?.ending.abort();
      unload();
    },
  };
}

async function statusOf({
  file,
  check,
  refused,
  doing,
}: {
  readonly file: CheckedFile | null;
  readonly check: Check | null;
  readonly refused: Refused | null;
  /** Asked once the file was looked at, which takes a moment. */
  readonly doing: () => ModelProcess['state'];
}): Promise<ModelFileStatus> {
  const rest = { checked_bytes: null, problem: null, file };
  if (check !== null) {
    return { ...rest, state: 'CHECKING', path: check.path, checked_bytes: check.bytes };
  }
  if (refused !== null) return { ...rest, ...refused, state: 'REFUSED' };
  if (file === null) return { ...rest, state: 'NONE', path: null };
  const { path } = file;
  const now = await fileNow(file);
  if (now.state !== 'SAME') return { ...rest, path, state: now.state, problem: now.problem };
  const at_work = doing();
  return {
    ...rest,
    path,
    state: at_work === 'IDLE' ? 'READY' : at_work === 'LOADING' ? 'LOADING' : 'LOADED',
  };
}

/** Throws BUSY where the model would not find the memory it needs, as far as that is known. */
function assertRoom({ model, byte_size }: CheckedFile, { free }: Memory): void {
  const wanted = memoryFor(byte_size);
  if (free === null || free >= wanted) return;
  throw new ModelServerError(
    'BUSY',
    `${model} needs about ${sizeInWords(wanted)} of memory, and ${sizeInWords(free)} are free. ` +
      'Close other programs; it is tried again.',
  );
}

function startProcess(
  options: Pick<ServiceOptions, 'spawn' | 'child_entry'>,
  { path, byte_size, context_length }: CheckedFile,
  limits: ModelLimits,
): ModelProcess {
  return createModelProcess(
    options,
    {
      path,
      context_tokens: Math.min(CONTEXT_TOKENS, context_length ?? CONTEXT_TOKENS),
      rss_limit_bytes: memoryLimit(byte_size),
    },
    limits,
  );
}

const cancelled = (): ModelServerError =>
  new ModelServerError('ABORTED', 'The question to the model was cancelled.');

/** Why the process gave nothing, as the queue of questions knows it. */
function errorOf(
  { reason, message }: EngineFailure,
  { model }: CheckedFile,
  limits: ModelLimits,
): ModelServerError {
  switch (reason) {
    case 'CLOSED':
      return cancelled();
    case 'TIMED_OUT':
      return new ModelServerError(
        'TIMED_OUT',
        `${model} did not answer within ${Math.round(limits.answer_ms / 1000)} s. ` +
          'Choose a smaller model, or close what else keeps this computer busy.',
      );
    case 'TOO_LARGE':
      return new ModelServerError(
        'NO_ANSWER',
        `${model} took more memory than a model of its size may, and was ended. Choose another one.`,
      );
    case 'UNAVAILABLE':
      return new ModelServerError(
        'SETUP',
        `The process for the model does not start: ${message} Install the program again, or use a model server.`,
      );
    case 'CRASHED':
      return new ModelServerError(
        'NO_ANSWER',
        `The process of ${model} ended unexpectedly. The file may be damaged, or memory short: ` +
          'choose another model, or close other programs.',
      );
    case 'ERROR':
      return new ModelServerError(
        'NO_ANSWER',
        `${model} cannot be run here (${message.replaceAll(/\s+/g, ' ').slice(0, 200)}). ` +
          'Its kind may be newer than this program: choose another model.',
      );
  }
}
