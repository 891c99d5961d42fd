import type { ChildHandle } from '#service/context.ts';
import type { ReadingStep } from '#service/intelligence/ports.ts';
import { EngineFailure } from './failure.ts';
import { ownShare } from './load.ts';
import { residentBytes } from './memory.ts';
import type { EngineCall, FromChild, ToChild } from './protocol.ts';
import { BEAT, BEAT_MS, TOO_LARGE } from './watch.ts';

export type SlotOptions = {
  readonly spawn: () => ChildHandle;
  /** A child that has not said it is ready by then is ended. */
  readonly start_limit_ms: number;
  readonly rss_limit_bytes: number;
  /** A child without work for this long is ended, its memory freed; null keeps it. */
  readonly idle_limit_ms: number | null;
};

/** How long a call may take, in time the machine was awake; where it has none to spare, only a part of that counts. */
export type TimeLimit = {
  /** Without a word from the child: each report of progress starts it anew. */
  readonly silence_ms: number;
  /** In all, however much is reported. */
  readonly total_ms: number;
};
export type CallLimit = TimeLimit & {
  /** What holds instead from the moment the child says that it recognises text in pictures. */
  readonly recognition?: TimeLimit;
};

/** A place for one child process that works on one call at a time, so a crash has exactly one cause. */
export type Slot<Call = EngineCall> = {
  /** @throws EngineFailure */
  run(call: Call, limit: CallLimit): Promise<unknown>;
  start(): Promise<void>;
  /** Ends the child there is, and what it is at (CLOSED); the next call starts another one. */
  end(): void;
  close(): void;
  readonly pid: number | undefined;
  /** A child runs, and has started. */
  readonly is_ready: boolean;
  /** Starts in a row that failed; 0 after a good one. */
  readonly failed_starts: number;
};

type Life = {
  readonly child: ChildHandle;
  is_ready: boolean;
  readonly ready: Promise<void>;
  /** The outcome for the running call when the child ends; set before a deliberate kill. */
  cause: EngineFailure | null;
  current: {
    readonly id: number;
    resolve(value: unknown): void;
    reject(failure: EngineFailure): void;
    progress(step: ReadingStep): void;
  } | null;
  reported_rss: number;
  /** Beats of the child's watch; null from one that has none. */
  beats: number | null;
};

const WATCH_MS = 250;
/** A child that is not suspended for so long, and yet has no beat, is one nobody hears of again. */
const MAX_WITHOUT_BEAT_MS = 600_000;
/** More than this between two looks is a machine that slept, or a service that was busy: not the child's time. */
const MAX_STEP_MS = 4 * WATCH_MS;

export function createSlot<Call = EngineCall>(options: SlotOptions): Slot<Call> {
  let life: Life | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last_id = 0;
  let failed_starts = 0;
  let closed = false;

  function begin(): Life {
    const child = options.spawn();
    const ready = Promise.withResolvers<void>();
    ready.promise.catch(() => undefined); // a start nobody waits for is counted, not thrown
    const mine: Life = {
      child,
      is_ready: false,
      ready: ready.promise,
      cause: null,
      current: null,
      reported_rss: 0,
      beats: null,
    };
    const awake = awakeTime();
    let starting_ms = 0;
    const late = setInterval(() => {
      starting_ms += awake();
      if (starting_ms < options.start_limit_ms) return;
      mine.cause = new EngineFailure('UNAVAILABLE', 'The reading process did not start in time.');
      child.kill();
    }, WATCH_MS);
    child.onOutput?.((bytes) => {
      for (const byte of bytes) {
        if (byte === BEAT) mine.beats = (mine.beats ?? 0) + 1;
        else if (byte === TOO_LARGE) mine.cause ??= tooLarge();
      }
    });

    child.onMessage((raw) => {
      const message = raw as FromChild;
      if (message.type === 'ready') {
        mine.is_ready = true;
        failed_starts = 0;
        clearInterval(late);
        ready.resolve();
      } else if (message.type === 'unusable') mine.cause = new EngineFailure('UNAVAILABLE', message.message);
      else if (message.type === 'memory') mine.reported_rss = message.rss;
      else if (mine.current?.id === message.id) {
        if (message.type === 'progress') mine.current.progress(message.step);
        else if (message.type === 'reply') mine.current.resolve(message.value);
        else mine.current.reject(new EngineFailure('ERROR', message.message));
      }
    });
    child.onExit((cause) => {
      clearInterval(late);
      if (life === mine) life = null;
      if (!mine.is_ready) {
        failed_starts += 1;
        ready.reject(
          mine.cause ??
            new EngineFailure('UNAVAILABLE', `The reading process ended while starting (${String(cause)}).`),
        );
      }
      mine.current?.reject(
        mine.cause ??
          new EngineFailure(
            'CRASHED',
            `The reading process ended (${String(cause)}).`,
            cause === 'SIGKILL' || cause === 'SIGTERM',
          ),
      );
    });
    return mine;
  }

  function end(mine: Life, failure: EngineFailure): void {
    mine.cause = failure;
    mine.child.kill();
  }

  /** Forgotten at once: the next call need not wait for its exit. */
  function endNow(message: string): void {
    const mine = life;
    life = null;
    clearTimeout(idle);
    if (mine === null) return;
    const failure = new EngineFailure('CLOSED', message);
    end(mine, failure);
    mine.current?.reject(failure);
  }

  async function run(call: Call, limit: CallLimit): Promise<unknown> {
    if (closed) throw new EngineFailure('CLOSED', 'The service is shutting down.');
    clearTimeout(idle);
    const mine = (life ??= begin());
    await mine.ready;

    const reply = Promise.withResolvers<unknown>();
    last_id += 1;
    let allowed: TimeLimit = limit;
    let spent_ms = 0;
    let silent_ms = 0;
    let last_beats = mine.beats;
    let beaten_ms = 0;
    let without_beat_ms = 0;
    const awake = awakeTime();
    const share = ownShare();
    const progress = (step: ReadingStep): void => {
      silent_ms = 0;
      if (step === 'recognition') allowed = limit.recognition ?? limit;
    };
    const endLate = (what: string, ms: number): void =>
      end(mine, new EngineFailure('TIMED_OUT', `${what} within ${Math.round(ms / 1000)} s.`));
    mine.current = { id: last_id, resolve: reply.resolve, reject: reply.reject, progress };
    const watch = setInterval(() => {
      const rss = (mine.child.pid === undefined ? null : residentBytes(mine.child.pid)) ?? mine.reported_rss;
      if (rss > options.rss_limit_bytes) {
        end(mine, tooLarge());
        return;
      }
      const { beats } = mine;
      const by_clock = awake();
      const own = share();
      // where it has beats, only time in which both of us were awake: neither may have been suspended by itself
      const beaten = ((beats ?? 0) - (last_beats ?? beats ?? 0)) * BEAT_MS;
      beaten_ms = Math.min(beaten_ms + beaten, MAX_STEP_MS);
      last_beats = beats;
      const together = beats === null ? by_clock : Math.min(by_clock, beaten_ms);
      beaten_ms -= beats === null ? 0 : together;
      without_beat_ms = beats === null || beaten > 0 ? 0 : without_beat_ms + by_clock;
      const step = together * own;
      spent_ms += step;
      silent_ms += step;
      if (spent_ms >= allowed.total_ms) endLate('Not done', allowed.total_ms);
      else if (silent_ms >= allowed.silence_ms) endLate('No progress', allowed.silence_ms);
      else if (without_beat_ms >= MAX_WITHOUT_BEAT_MS) endLate('No sign of life', MAX_WITHOUT_BEAT_MS);
    }, WATCH_MS);
    try {
      // The child may have ended between being ready and now: then its exit was already told.
      if (life !== mine) throw new EngineFailure('CRASHED', 'The reading process ended.');
      mine.child.send({ id: last_id, call } satisfies ToChild<Call>);
      return await reply.promise;
    } finally {
      clearInterval(watch);
      mine.current = null;
      endWhenIdle(mine);
    }
  }

  function endWhenIdle(mine: Life): void {
    if (options.idle_limit_ms === null || life !== mine) return;
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (life === mine && mine.current === null) {
        life = null; // the next call starts a new one without waiting for this exit
        mine.child.kill();
      }
    }, options.idle_limit_ms);
    idle.unref();
  }

  return {
    run,
    start: async () => {
      if (closed) return;
      const mine = (life ??= begin());
      await mine.ready;
      if (mine.current === null) endWhenIdle(mine);
    },
    end: () => endNow('It was not wanted any more.'),
    close: () => {
      closed = true;
      clearTimeout(idle);
      if (life !== null) end(life, new EngineFailure('CLOSED', 'The service is shutting down.'));
    },
    get pid() {
      return life?.child.pid;
    },
    get is_ready() {
      return life?.is_ready === true;
    },
    get failed_starts() {
      return failed_starts;
    },
  };
}

const tooLarge = (): EngineFailure =>
  new EngineFailure('TOO_LARGE', 'It needed more memory than is allowed.');

/** Milliseconds since the last call, without the time in which this process could not look. */
function awakeTime(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const step = Math.min(now - last, MAX_STEP_MS);
    last = now;
    return step;
  };
}
