import type { Selectable, Transaction } from 'kysely';
import { nowForKeeping } from '#service/clock.ts';
import type { ServiceContext } from '#service/context.ts';
import { byTheService } from '#service/db/actor.ts';
import type { Database } from '#service/db/schema.ts';
import { isServerAway } from '#service/db/server_away.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import { timestamp } from '#service/ids.ts';
import { createWaits } from './delays.ts';
import {
  assertNotEndedTooOften,
  EndedTooOften,
  finish,
  giveBack,
  giveBackWhenAway,
  takeAbandoned,
  TakenByOther,
  tryAgain,
} from './ownership.ts';
import { DUE_NOW, isRunnable, payloadOf, type TaskName, type TaskPayloads } from './queue.ts';
import {
  createQueuedLanes,
  createUnknownWork,
  isInLane,
  type Lane,
  type QueuedLanes,
} from './queued_lanes.ts';

/** What a task changes, applied in the same transaction that marks it done: so it happens exactly once. */
export type Effect = (trx: Transaction<Database>) => Promise<void>;

export type TaskHandler<Name extends TaskName> = {
  /** May run more than once (retries, a killed process): everything it leaves behind is in the effect. */
  run(payload: TaskPayloads[Name]): Promise<Effect>;
  /** What is left when it failed for good, so that nobody waits for it. */
  giveUp(payload: TaskPayloads[Name], error: Error): Effect;
};
export type TaskHandlers = { readonly [Name in TaskName]: TaskHandler<Name> };

export type Runner = {
  start(): Promise<void>;
  /** Ends without waiting for what runs; that is queued again. Close the engine first, so that nothing hangs. */
  stop(): Promise<void>;
  /** Begins what waits for more to come, and resolves when no work is left but for what a person paused. */
  idle(): Promise<void>;
};

type Task = Selectable<Database['tasks']>;

/** Failures of the machine (a full disk, an engine that does not start), not of the input: 1, 4, 16, 64 s apart. */
const MAX_ATTEMPTS = 5;
const backoffMs = (failures: number): number => 1000 * 4 ** (failures - 1);
const KEEP_FINISHED_MS = 7 * 24 * 3600 * 1000;
const WRITE_RETRY_MS = 5000;
const FIRST_RETRY_MS = 250;
/** Who queued work takes it; the others look later whether any is left, once for all that came meanwhile. */
const OTHERS_WAIT_MS = 100;

/**
 * Runs the queued work, some of it at a time, woken by commits; there is no polling.
 * @param lane the one kind of work this runner does; without it, all work that has no lane of its own.
 * @param queuedLanes shared by all runners
 */
export function createRunner(
  context: Pick<ServiceContext, 'db' | 'write' | 'onCommit' | 'options' | 'instances'>,
  handlers: TaskHandlers,
  concurrency: number,
  lane: Lane = null,
  queuedLanes: QueuedLanes = createQueuedLanes(context),
): Runner {
  const { db, write, instances } = context;
  const log = context.options.log ?? ((): void => undefined);
  const active = new Set<Promise<void>>();
  /** Ids of the tasks in it. */
  const working = new Set<string>();
  const waiting_for_idle = new Set<() => void>();
  /** Tasks that ran when the program was told to end. */
  const interrupted: Task[] = [];
  let [stopping, claiming, wanted, is_abandoned_due] = [false, false, false, false];
  let [timer, looking, helping]: (NodeJS.Timeout | undefined)[] = [];
  /** Why the queue could not be read since the last commit: said once, however long a server is away. */
  let trouble = '';
  let unsubscribe: (() => void) | undefined;
  /** The last look at the queue. */
  let looked = Promise.resolve();

  const isOurs = isInLane(lane);
  const ours = db.selectFrom('tasks').select('id').where('state', '=', 'QUEUED').where(isOurs);
  const queued = ours.where(isRunnable);
  const due = queued.where('run_after', '=', DUE_NOW).orderBy('priority').orderBy('id');
  // what is asked after every commit, and mostly for nothing, is compiled once: that costs more than the answer
  const first_due = due.limit(1).compile();
  const first_queued = queued.limit(1).compile();
  const waits = createWaits(db, isOurs);
  const sayUnknown = createUnknownWork(db, (message) => log({ level: 'warn', message }));

  function wake(): void {
    if (stopping || unsubscribe === undefined) return;
    wanted = true;
    if (claiming) return;
    claiming = true;
    // later, not now: a burst of commits is one look at the queue
    setImmediate(() => {
      looked = look().finally(() => {
        claiming = false;
        if (wanted) wake();
      });
    });
  }

  async function look(): Promise<void> {
    if (stopping) return;
    wanted = false;
    try {
      // in the same turn as claims, so that what is claimed just now is not taken for abandoned
      if (is_abandoned_due) {
        is_abandoned_due = false;
        await Promise.all([takeAbandoned(context, isOurs, working), lane === null && sayUnknown()]);
      }
      const free = concurrency - active.size;
      if (stopping || free <= 0) return;
      // a commit that queued nothing is no reason to ask anything else
      if (!(await queuedLanes()).has(lane)) {
        clearTimeout(timer);
        return rest();
      }
      const next_ms = await waits.end();
      for (const task of await claim(free)) {
        working.add(task.id);
        const run = byTheService(() => execute(task)).finally(() => {
          working.delete(task.id);
          active.delete(run);
          wake();
        });
        active.add(run);
      }
      if (active.size < concurrency) await sleepUntilDue(next_ms);
    } catch (error) {
      const message = `The task queue could not be read: ${String(error)}`;
      if (message !== trouble) log({ level: 'error', message });
      trouble = message;
      timer = setTimeout(wake, WRITE_RETRY_MS);
    }
  }

  async function claim(limit: number): Promise<Task[]> {
    if ((await db.executeQuery(first_due)).rows.length === 0) return []; // most looks find nothing: no write for them
    // through `write`: a transaction that finds this work queued, and so queues none, ends before it begins
    const claimed = await write((trx) =>
      trx
        .updateTable('tasks')
        .set((eb) => ({ state: 'RUNNING', owner: instances.id, attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', due.limit(limit))
        // another instance may have taken it between this look and this change
        .where('state', '=', 'QUEUED')
        .returningAll()
        .execute(),
    );
    return claimed.sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
  }

  function lookForAbandoned(): void {
    is_abandoned_due = true;
    wake();
  }

  /** Sets the timer for work that waits for another attempt, or tells those who wait that there is none. */
  async function sleepUntilDue(next_ms: number | null): Promise<void> {
    clearTimeout(timer);
    // whoever waits until all is done brings no more
    if (waiting_for_idle.size > 0 && active.size === 0 && (await waits.gatherNoMore())) return wake();
    if (next_ms !== null) timer = setTimeout(wake, next_ms);
    // what was queued in this moment wakes us by itself
    if ((await db.executeQuery(first_queued)).rows.length === 0) rest();
  }

  /** Nothing is left to do: tells those who wait for that. */
  function rest(): void {
    if (active.size > 0 || wanted) return;
    for (const resolve of waiting_for_idle) resolve();
    waiting_for_idle.clear();
  }

  async function execute(task: Task): Promise<void> {
    const handler: TaskHandler<TaskName> = handlers[task.name as TaskName];
    const payload = payloadOf(task);
    if (payload === null) return giveUp(task, `What the work "${task.name}" is about cannot be read.`);
    const wasOutage = instances.watchOutage();
    try {
      assertNotEndedTooOften(task);
      const effect = await handler.run(payload);
      if (stopping) throw new EngineFailure('CLOSED', 'The service is shutting down.');
      await write(async (trx) => {
        await effect(trx);
        await finish(trx, task, { state: 'DONE', error: null });
      });
    } catch (error) {
      if (error instanceof TakenByOther) {
        log({ level: 'warn', message: error.message, task_id: task.id });
        return;
      }
      const failed = error instanceof Error ? error : new Error(String(error));
      if (stopping || (failed instanceof EngineFailure && failed.reason === 'CLOSED')) interrupted.push(task);
      else if (isServerAway(failed)) await waitForServer(task, failed, wasOutage);
      else await recordFailure(task, handler, payload, failed);
    }
  }

  /** No attempt can do it: the file was damaged. */
  async function giveUp(task: Task, error: string): Promise<void> {
    log({ level: 'error', message: `A task was given up: ${error}`, task_id: task.id });
    await untilWritten(task, () => write((trx) => finish(trx, task, { state: 'FAILED', error })));
  }

  async function waitForServer(task: Task, error: Error, wasOutage: () => Promise<boolean>): Promise<void> {
    const message = `Task ${task.name} waits for the server: ${error.message}`;
    log({ level: 'warn', message, task_id: task.id });
    await untilWritten(task, () => giveBackWhenAway(write, task, wasOutage));
  }

  /** Records a failed attempt. */
  async function recordFailure(
    task: Task,
    handler: TaskHandler<TaskName>,
    payload: TaskPayloads[TaskName],
    error: Error,
  ): Promise<void> {
    const failures = task.failures + 1;
    const last = failures >= MAX_ATTEMPTS || error instanceof EndedTooOften;
    log({
      level: last ? 'error' : 'warn',
      message: `Task ${task.name} failed: ${error.message}`,
      task_id: task.id,
      attempt: failures,
    });
    const record: Effect = async (trx) => {
      if (last) {
        await handler.giveUp(payload, error)(trx);
        await finish(trx, task, { state: 'FAILED', error: error.message });
      } else await tryAgain(trx, task, backoffMs(failures), error);
    };
    await untilWritten(task, () => write(record));
  }

  /** Tries until the outcome is written: a task must not stay behind as RUNNING. */
  async function untilWritten(task: Task, attempt: () => Promise<void>): Promise<void> {
    for (let wait_ms = FIRST_RETRY_MS; ; wait_ms = Math.min(2 * wait_ms, WRITE_RETRY_MS)) {
      if (stopping) return;
      try {
        return await attempt();
      } catch (cause) {
        if (cause instanceof TakenByOther) return;
        const message = `The outcome of a task could not be written: ${String(cause)}`;
        log({ level: 'error', message, task_id: task.id });
        await new Promise((resolve) => {
          setTimeout(resolve, wait_ms).unref();
        });
      }
    }
  }

  return {
    async start() {
      await takeAbandoned(context, isOurs, working);
      if (lane === null) await sayUnknown();
      await write(async (trx) => {
        await trx
          .deleteFrom('tasks')
          .where('state', 'in', ['DONE', 'FAILED'])
          .where('finished_at', '<', timestamp(new Date(nowForKeeping() - KEEP_FINISHED_MS)))
          .execute();
      });
      unsubscribe = context.onCommit((by) => {
        trouble = '';
        if (by === 'us') wake();
        else helping ??= setTimeout(() => ((helping = undefined), wake()), OTHERS_WAIT_MS).unref();
      });
      if (instances.look_ms !== null) looking = setInterval(lookForAbandoned, instances.look_ms).unref();
      wake();
    },
    async stop() {
      stopping = true;
      unsubscribe?.();
      clearTimeout(helping);
      clearInterval(looking);
      // it may be claiming work just now, and then sets the timer
      await looked;
      clearTimeout(timer);
      await Promise.allSettled(active);
      if (interrupted.length > 0) await write((trx) => giveBack(trx, interrupted));
    },
    async idle() {
      if (concurrency === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting_for_idle.add(resolve);
      wake();
      await promise;
    },
  };
}
