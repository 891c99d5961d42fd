import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '#service/db/backend.ts';
import { openTestBackend } from '../../helpers/engine.ts';
import { ServerAway } from '#service/db/server_away.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import { enqueue, expediteReading } from '#service/tasks/queue.ts';
import type { QueuedLanes } from '#service/tasks/queued_lanes.ts';
import { createRunner, type Runner, type TaskHandlers } from '#service/tasks/runner.ts';

let folder: string;
let opened: Backend;
let runner: Runner;
const log: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-runner-'));
  opened = await openTestBackend(folder);
  log.length = 0;
});
afterEach(async () => {
  await runner.stop();
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** A handler whose outcome is decided by the test; effects are rows of the settings table. */
function start(
  run: (id: string) => Promise<void>,
  concurrency = 2,
  queuedLanes?: QueuedLanes,
): Promise<void> {
  const none = { run: async () => async () => undefined, giveUp: () => async () => undefined };
  const handlers: TaskHandlers = {
    evaluate: none,
    evaluate_job: none,
    auto_nominate: none,
    embed_job: none,
    ask_model: none,
    candidate_table: none,
    suggest_tags: none,
    delete_candidates: none,
    clean_up_erased: none,
    refresh_candidate: none,
    join_same_person: none,
    read_attachment: {
      run: async ({ attachment_id }) => {
        await run(attachment_id);
        return async (trx) => {
          await trx.insertInto('settings').values({ key: attachment_id, value: 'done' }).execute();
        };
      },
      giveUp:
        ({ attachment_id }, error) =>
        async (trx) => {
          await trx.insertInto('settings').values({ key: attachment_id, value: error.message }).execute();
        },
    },
  };
  const options = { log: ({ message }: { message: string }) => void log.push(message) };
  runner = createRunner({ ...opened, options: options as never }, handlers, concurrency, null, queuedLanes);
  return runner.start();
}
const queue = (...ids: string[]): Promise<void> =>
  opened.write(async (trx) => {
    for (const attachment_id of ids) await enqueue(trx, 'read_attachment', { attachment_id });
  });
const effects = async (): Promise<Record<string, string>> => {
  const rows = await opened.db.selectFrom('settings').selectAll().where('key', 'like', 'a%').execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
const states = async (): Promise<string[]> =>
  (await opened.db.selectFrom('tasks').select('state').orderBy('id').execute()).map(({ state }) => state);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('work queued before and after the start is done once, a few at a time', async () => {
  let running = 0;
  let most = 0;
  await queue('a1', 'a2', 'a3');
  await start(async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(10);
    running -= 1;
  });
  await queue('a4', 'a5');
  await runner.idle();
  expect(await effects()).toEqual({ a1: 'done', a2: 'done', a3: 'done', a4: 'done', a5: 'done' });
  expect(await states()).toEqual(Array(5).fill('DONE'));
  expect(most).toBe(2);
});

test('whoever waits until all is done waits for no gathering, but for another attempt', async () => {
  let attempts = 0;
  await opened.write(async (trx) => {
    await enqueue(trx, 'read_attachment', { attachment_id: 'a1' }, 'normal', 3_600_000);
    await enqueue(trx, 'read_attachment', { attachment_id: 'a2' });
  });
  await start(async (id) => {
    if (id !== 'a2') return;
    attempts += 1;
    if (attempts === 1) throw new Error('the disk is full');
  });
  const began = performance.now();
  await runner.idle();
  expect(performance.now() - began).toBeGreaterThan(900);
  expect(await effects()).toEqual({ a1: 'done', a2: 'done' });
});

test('a failure of the machine is tried again later, with the error kept', async () => {
  let calls = 0;
  await queue('a1');
  await start(async () => {
    calls += 1;
    if (calls === 1) throw new Error('the disk is full');
  });
  await expect
    .poll(async () => (await opened.db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow()).error)
    .toBe('the disk is full');
  expect(await states()).toEqual(['QUEUED']);
  await runner.idle();
  expect(calls).toBe(2);
  expect(await effects()).toEqual({ a1: 'done' });
});

test('after the last attempt it is given up in plain sight', async () => {
  await queue('a1', 'a2');
  await opened.db.updateTable('tasks').set({ attempts: 4, failures: 4 }).execute();
  await start(async (id) => {
    if (id === 'a1') throw new Error('never works');
  });
  await runner.idle();
  expect(await effects()).toEqual({ a1: 'never works', a2: 'done' });
  expect(await states()).toEqual(['FAILED', 'DONE']);
  expect(log).toContain('Task read_attachment failed: never works');
});

test('work that only a newer version knows waits for that, and it is said once of each kind', async () => {
  const setName = (name: string, of: string) =>
    opened.db.updateTable('tasks').set({ name }).where('payload', 'like', `%${of}%`).execute();
  await queue('a1', 'a2', 'a3');
  await setName('toString', 'a1'); // no work either, though every object has one
  await setName('toString', 'a2');
  opened = { ...opened, instances: { ...opened.instances, look_ms: 10 } };
  await start(async () => undefined);
  await runner.idle();
  expect(await states()).toEqual(['QUEUED', 'QUEUED', 'DONE']);
  await setName('valueOf', 'a2');
  await expect.poll(() => log.length).toBe(2);
  const said = 'Work waits for a newer version of Longlist, as this one does not know it: ';
  expect(log).toEqual([`${said}toString`, `${said}valueOf`]);
  // it has come
  await runner.stop();
  await setName('read_attachment', 'a');
  await start(async () => undefined);
  await runner.idle();
  expect(await effects()).toEqual({ a1: 'done', a2: 'done', a3: 'done' });
});

const ENDED = 'The program, or its connection to the database, ended 8 times while working on this.';
const isAway = () => Promise.reject(new ServerAway(new Error('Connection terminated unexpectedly')));

test('a server that is away is no failure of what was at work, however often', async () => {
  opened = { ...opened, instances: { ...opened.instances, watchOutage: () => async () => true } };
  await queue('a1');
  await opened.db.updateTable('tasks').set({ attempts: 4, failures: 4 }).execute();
  let calls = 0;
  await start(async () => {
    calls += 1;
    if (calls < 3) await isAway();
  });
  await runner.idle();
  expect(await effects()).toEqual({ a1: 'done' });
  expect(await opened.db.selectFrom('tasks').select(['state', 'attempts', 'failures']).execute()).toEqual([
    { state: 'DONE', attempts: 5, failures: 4 },
  ]);
  expect(log).toHaveLength(2);
  expect(log[0]).toContain('Task read_attachment waits for the server');
});

test('work whose own connection is lost each time, while the server is there for others, is given up', async () => {
  await queue('a1', 'a2');
  await opened.db.updateTable('tasks').set({ attempts: 7 }).where('payload', 'like', '%a1%').execute();
  let calls = 0;
  await start(async (id) => {
    if (id !== 'a1') return;
    calls += 1;
    await isAway();
  });
  await runner.idle();
  expect(calls).toBe(1);
  expect(await effects()).toEqual({ a1: ENDED, a2: 'done' });
  expect(await states()).toEqual(['FAILED', 'DONE']);
});

test('work whose payload cannot be read is given up at once, and the rest goes on', async () => {
  await queue('a1', 'a2');
  await opened.db.updateTable('tasks').set({ payload: '{' }).where('payload', 'like', '%a1%').execute();
  await start(async () => undefined);
  await runner.idle();
  expect(await states()).toEqual(['FAILED', 'DONE']);
  expect(log).toEqual(['A task was given up: What the work "read_attachment" is about cannot be read.']);
});

test('an effect that fails half way leaves nothing behind and is tried again', async () => {
  await queue('a1');
  await opened.db.insertInto('settings').values({ key: 'a1', value: 'in the way' }).execute();
  await start(async () => undefined);
  await expect.poll(() => log.length).toBe(1);
  await opened.db.deleteFrom('settings').where('key', '=', 'a1').execute();
  await runner.idle();
  expect(await effects()).toEqual({ a1: 'done' });
});

test('work of a process that was killed runs again', async () => {
  await queue('a1', 'a2');
  await opened.db.updateTable('tasks').set({ state: 'RUNNING', attempts: 1 }).execute();
  await start(async () => undefined);
  await runner.idle();
  expect(await effects()).toEqual({ a1: 'done', a2: 'done' });
});

test('being interrupted by kills is no failure: a failure of the machine after four of them is tried again', async () => {
  await queue('a1');
  await opened.db.updateTable('tasks').set({ state: 'RUNNING', attempts: 4 }).execute();
  let calls = 0;
  await start(async () => {
    calls += 1;
    if (calls === 1) throw new Error('the disk is full');
  });
  await runner.idle();
  expect(await effects()).toEqual({ a1: 'done' });
});

test('work that was running each time the program died is given up', async () => {
  await queue('a1');
  await opened.db.updateTable('tasks').set({ state: 'RUNNING', attempts: 8 }).execute();
  await start(async () => undefined);
  await expect.poll(effects).toEqual({ a1: ENDED });
});

test('what is stopped in the middle stays for the next start, and that is no failed attempt', async () => {
  await queue('a1');
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await start(async () => {
    begun.resolve();
    await released.promise;
    throw new EngineFailure('CLOSED', 'closing');
  });
  await begun.promise;
  const stopped = runner.stop();
  released.resolve();
  await stopped;
  expect(await opened.db.selectFrom('tasks').select(['state', 'attempts']).execute()).toEqual([
    { state: 'QUEUED', attempts: 0 },
  ]);
  await start(async () => undefined);
  await runner.idle();
  expect(await states()).toEqual(['DONE']);
});

test('what is claimed in the moment of the stop is given back, too', async () => {
  const { write } = opened;
  const claimed = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  opened = {
    ...opened,
    write: async (work) => {
      const made = await write(work);
      // a claim that is told when the runner is stopping
      if (Array.isArray(made)) {
        claimed.resolve();
        await stopped.promise;
      }
      return made;
    },
  };
  await start(async () => undefined);
  await queue('a1');
  await claimed.promise;
  const stopping = runner.stop();
  setImmediate(stopped.resolve);
  await stopping;
  expect(await opened.db.selectFrom('tasks').select(['state', 'attempts']).execute()).toEqual([
    { state: 'QUEUED', attempts: 0 },
  ]);
});

test('a look that is under way sets no timer that outlives the stop', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<ReadonlySet<null>>();
  await start(
    async () => undefined,
    2,
    () => {
      asked.resolve();
      return answer.promise;
    },
  );
  await asked.promise;
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const stopping = runner.stop();
  answer.reject(new Error('the server is away'));
  await stopping;
  const of_looks = set.mock.results.filter((_, at) => set.mock.calls[at]![1] === 5000);
  const left = of_looks.filter(({ value }) => !cleared.mock.calls.some(([timer]) => timer === value));
  vi.restoreAllMocks();
  expect([of_looks.length, left.length]).toEqual([1, 0]);
});

test('an attachment someone waits for goes first', async () => {
  const order: string[] = [];
  await queue('a1', 'a2', 'a3');
  await opened.write((trx) => expediteReading(trx, 'a3'));
  await start(async (id) => void order.push(id), 1);
  await runner.idle();
  expect(order).toEqual(['a3', 'a1', 'a2']);
});

test('a queue that cannot be read is said once, and again when there was a commit meanwhile', async () => {
  const looks = vi.fn<QueuedLanes>().mockRejectedValue(new Error('the server is away'));
  opened = { ...opened, instances: { ...opened.instances, look_ms: 10 } };
  await start(async () => undefined, 2, looks);
  const threeLooks = async (): Promise<void> => {
    looks.mockClear();
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(2);
  };
  await threeLooks();
  expect(log).toEqual(['The task queue could not be read: Error: the server is away']);
  await queue();
  await threeLooks();
  expect(log.length).toBe(2);
});
