import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineFailure } from '#service/engine/failure.ts';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createEngine, type Engine, type Urgency } from '#service/engine/host.ts';
import type { EngineLimits } from '#service/engine/limits.ts';
import { residentBytes } from '#service/engine/memory.ts';
import { limits } from '../../fixtures/engine/limits.ts';

const entry = fileURLToPath(new URL('../../fixtures/engine/child.ts', import.meta.url));
let engine: Engine | undefined;
let starts = 0;
afterEach(() => engine?.close());

function start({ children = 2, resources_dir = '/', changed = {} as Partial<EngineLimits> } = {}): Engine {
  starts = 0;
  engine = createEngine(
    {
      child_entry: entry,
      resources_dir,
      children,
      spawn: (file, options) => {
        starts += 1;
        return spawnNodeChild(file, options);
      },
    },
    { ...limits, ...changed },
  );
  return engine;
}
const read = (name: string): Promise<unknown> =>
  engine!.read({ path: '/x', file_name: name, received: '2026-11' }, 0);
const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error as EngineFailure).reason,
  );
const pidOf = async (call: Promise<unknown>): Promise<number> => ((await call) as { pid: number }).pid;

test('two files are read in two processes at the same time', async () => {
  start();
  await Promise.all([read('a'), read('b')]);
  const [a, b] = await Promise.all([pidOf(read('a')), pidOf(read('b'))]);
  expect(a).not.toBe(b);
});

test.each(['crash', 'abort'])(
  'a file that ends the process (%s) fails alone, and the work goes on',
  async (name) => {
    start({ children: 1 });
    const outcomes = await Promise.all([
      reasonOf(read('a')),
      reasonOf(read(name)),
      reasonOf(read('b')),
      reasonOf(read('c')),
    ]);
    expect(outcomes).toEqual(['answered', 'CRASHED', 'answered', 'answered']);
    expect(starts).toBe(2);
  },
);

test('a file that takes too long is stopped, the next one is read by a new process', async () => {
  start({ children: 1 });
  const outcomes = await Promise.all([reasonOf(read('hang')), reasonOf(read('b'))]);
  expect(outcomes).toEqual(['TIMED_OUT', 'answered']);
});

test('a file that reports progress may take longer, but not for ever', async () => {
  start({ children: 1 });
  expect(await reasonOf(read('slow'))).toBe('answered');
  const begun = Date.now();
  expect(await reasonOf(read('endless'))).toBe('TIMED_OUT');
  expect(Date.now() - begun).toBeGreaterThanOrEqual(3_900);
  expect(await reasonOf(read('b'))).toBe('answered');
});

test('a file whose text is recognised may be silent for longer, and take longer', async () => {
  start({ children: 1 });
  expect(await reasonOf(read('scan'))).toBe('answered');
  expect(await reasonOf(read('hang'))).toBe('TIMED_OUT');
});

test('what an earlier try took is taken off the time of the next', async () => {
  start({ children: 1 });
  await read('a');
  const begun = Date.now();
  const request = { path: '/x', file_name: 'endless', received: '2026-11' };
  expect(await reasonOf(engine!.read(request, 0, 3_900))).toBe('TIMED_OUT');
  // a machine without rest is granted four times as long: of 4 s a tenth is left
  expect(Date.now() - begun).toBeLessThan(3_800);
});

/** The child watches itself, on every system; where it does not, the host looks from outside, which Linux alone allows. */
test.each(['/', ...(process.platform === 'linux' ? ['/unwatched'] : [])])(
  'a file that takes too much memory is stopped, even in a tight loop (%s)',
  async (resources_dir) => {
    start({ children: 1, resources_dir, changed: { read_ms: 20_000 } });
    expect(await Promise.all([reasonOf(read('hungry')), reasonOf(read('b'))])).toEqual([
      'TOO_LARGE',
      'answered',
    ]);
    if (process.platform === 'linux') expect(residentBytes(process.pid)).toBeGreaterThan(10 * 1024 * 1024);
  },
);

test('a defect in reading is told as such and costs no process', async () => {
  start({ children: 1 });
  expect(await reasonOf(read('defect'))).toBe('ERROR');
  expect(await reasonOf(read('b'))).toBe('answered');
  expect(starts).toBe(1);
});

test('an interactive call does not wait behind files', async () => {
  start({ children: 1 });
  await engine!.embed(['warm'], 'interactive');
  const hanging = reasonOf(read('hang'));
  const call = engine!.embed(['four'], 'interactive');
  expect(await Promise.race([hanging, call])).toBe(await call);
  expect((await call)[0]?.[0]).toBe(4);
  expect(await hanging).toBe('TIMED_OUT');
});

test('a child killed from outside fails the call it worked on and no other', async () => {
  start({ children: 1 });
  const pid = await pidOf(read('a'));
  const hit = reasonOf(read('b'));
  const others = Promise.all([reasonOf(read('c')), reasonOf(read('d'))]);
  process.kill(pid, 'SIGKILL');
  expect(await hit).toBe('CRASHED');
  expect(await others).toEqual(['answered', 'answered']);
});

test('children that die while starting are not started in a tight loop, and the file is not blamed', async () => {
  start({ children: 1, resources_dir: '/dies' });
  const outcomes = Promise.all([reasonOf(read('a')), reasonOf(read('b'))]);
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(starts).toBe(1);
  expect(await outcomes).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
});

test('a child that cannot work says why', async () => {
  start({ children: 1, resources_dir: '/unusable' });
  await expect(read('a')).rejects.toThrow('The model is missing.');
});

test('closing rejects what waits and ends the children', async () => {
  start({ children: 1 });
  await read('a');
  const [pid] = engine!.pids();
  const waiting = Promise.all([reasonOf(read('hang')), reasonOf(read('b'))]);
  engine!.close();
  expect(await waiting).toEqual(['CLOSED', 'CLOSED']);
  expect(await reasonOf(read('c'))).toBe('CLOSED');
  await expect.poll(() => residentBytes(pid!)).toBeNull();
});

test('a background child without work is ended and comes back', async () => {
  start({ children: 1, changed: { idle_ms: 30 } });
  await read('a');
  await expect.poll(() => engine!.pids().length).toBe(0);
  expect(await reasonOf(read('b'))).toBe('answered');
});

const RESUME = { document_json: '{}', profile_json: '{}', reference_date: '2026-11', vectors: null };
const ask = async (urgency: Urgency, ...prompts: string[]): Promise<unknown> =>
  (await engine!.evaluate([{ ...RESUME, prompts }], urgency))[0];

describe('criteria', () => {
  test('one answer per prompt in their order, and none without a prompt starts no child', async () => {
    start({ children: 1 });
    expect(await ask('interactive')).toEqual([]);
    expect(starts).toBe(0);
    expect(await ask('interactive', 'a', 'b')).toMatchObject([{ prompt: 'a' }, { prompt: 'b' }]);
    const some = [['a'], [], ['b', 'c']].map((prompts) => ({ ...RESUME, prompts }));
    expect(await engine!.evaluate(some, 'interactive')).toMatchObject([
      [{ prompt: 'a' }],
      [],
      [{ prompt: 'b' }, { prompt: 'c' }],
    ]);
  });

  test('a screen that waits is not served by the children for background work', async () => {
    start({ children: 1 });
    const answers = await Promise.all([ask('interactive', 'a'), ask('background', 'a')]);
    const pids = answers.flatMap((answer) => (answer as { pid: number }[]).map(({ pid }) => pid));
    expect(new Set(pids).size).toBe(2);
  });

  test('what takes too long is stopped, and the next resume is evaluated', async () => {
    start({ children: 1 });
    const outcomes = await Promise.all([
      reasonOf(ask('interactive', 'hang')),
      reasonOf(ask('interactive', 'a')),
    ]);
    expect(outcomes).toEqual(['TIMED_OUT', 'answered']);
  });
});

/** Of the children that embed texts somebody waits for. */
const pidsOf = async (texts: readonly string[]): Promise<Set<number>> => {
  const vectors = await engine!.embed(texts, 'interactive');
  expect(vectors.map(([length]) => length)).toEqual(texts.map(({ length }) => length));
  return new Set(vectors.map(([, pid]) => pid!));
};

test('a long text somebody waits for is embedded by every child that is idle, a short one by theirs alone', async () => {
  start({ children: 2 });
  const long = Array.from({ length: 40 }, (_, i) => `${'x'.repeat(100)} ${i}`);
  // none runs yet: the first is done by one, and starts a child for the next
  const [own] = await pidsOf(long);
  await expect.poll(async () => (await pidsOf(long)).size).toBe(2);
  expect(await pidsOf(['short', 'texts'])).toEqual(new Set([own]));
  await Promise.all([read('a'), read('b')]);
  await expect.poll(async () => (await pidsOf(long)).size).toBe(3);
  // work in the background goes on, and a long text meanwhile is done all the same
  const reading = Promise.all([read('work'), read('work')]);
  expect(await pidsOf(long)).toEqual(new Set([own]));
  await reading;
});
