import { EngineFailure } from '#service/engine/failure.ts';
import { ModelServerError } from './errors.ts';

/** Asks one candidate after the other, waits for a server that is away, and gives up on what the model cannot do. */
export type ModelQueue = {
  /**
   * Runs one piece of work, again and again while the server is away or is not set up. null when it was cancelled, or
   * the model failed at it twice.
   * @throws EngineFailure CLOSED when the service ends meanwhile.
   */
  run<T>(candidate_id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | null>;
  /** What is at work, and what was wrong last; null once an answer came. */
  status(): {
    readonly candidate_id: string | null;
    readonly is_waiting: boolean;
    readonly problem: string | null;
  };
  /** Tries again now: something was changed. */
  wake(): void;
  /** Ends what is at work. */
  cancel(): void;
  close(): void;
};

const MAX_ATTEMPTS = 2;
/** So many candidates in a row that gave nothing are no longer about the candidates. */
const MAX_FAILURES_IN_ROW = 3;
const MAX_PAUSE_MS = 300_000;

/** @param pause_ms before the first try after the server was away; twice as long after each, at most five minutes. */
export function createModelQueue(
  log: (message: string) => void = () => undefined,
  pause_ms = 5000,
): ModelQueue {
  let current: { readonly candidate_id: string; readonly ending: AbortController } | null = null;
  let problem: string | null = null;
  let wakeUp: (() => void) | null = null;
  let failed_in_row = 0;
  let is_closing = false;

  /** Ends early when it is cancelled or something was changed. */
  async function pause(round: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.min(MAX_PAUSE_MS, pause_ms * 2 ** round));
    signal.addEventListener('abort', () => resolve(), { once: true });
    wakeUp = resolve;
    await promise;
    wakeUp = null;
    clearTimeout(timer);
  }

  async function insist<T>(
    work: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T | null> {
    let tries = 0;
    if (failed_in_row >= MAX_FAILURES_IN_ROW) await pause(failed_in_row - MAX_FAILURES_IN_ROW, signal);
    for (let round = 0; !signal.aborted; round += 1) {
      try {
        const done = await work(signal);
        problem = null;
        failed_in_row = 0;
        return done;
      } catch (error) {
        if (!(error instanceof ModelServerError)) throw error;
        if (error.kind === 'ABORTED') break;
        if (problem !== error.message) log(`The local model was not asked: ${error.message}`);
        problem = error.message;
        const is_away = error.kind === 'UNREACHABLE' || error.kind === 'BUSY' || error.kind === 'SETUP';
        if (!is_away) tries += 1;
        if (tries >= MAX_ATTEMPTS) {
          failed_in_row += 1;
          return null;
        }
        await pause(is_away ? round : 0, signal);
      }
    }
    return null;
  }

  return {
    async run(candidate_id, work) {
      const ending = new AbortController();
      if (is_closing) ending.abort();
      current = { candidate_id, ending };
      try {
        const done = await insist(work, ending.signal);
        if (is_closing) throw new EngineFailure('CLOSED', 'The service is shutting down.');
        return done;
      } finally {
        current = null;
      }
    },
    status: () => ({ candidate_id: current?.candidate_id ?? null, is_waiting: wakeUp !== null, problem }),
    wake() {
      failed_in_row = 0;
      problem = null;
      wakeUp?.();
    },
    cancel() {
      problem = null;
      failed_in_row = 0;
      current?.ending.abort();
    },
    close() {
      is_closing = true;
      current?.ending.abort();
    },
  };
}
