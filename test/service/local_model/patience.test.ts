import { describe, expect, it } from 'vitest';
import { EngineFailure } from '#service/engine/failure.ts';
import { createModelQueue } from '#service/local_model/model_queue.ts';
import { ModelServerError, type ModelErrorKind } from '#service/local_model/errors.ts';

/** Fails with these kinds one after the other, then answers. */
function failing(...kinds: ModelErrorKind[]) {
  const work = {
    tries: 0,
    async run(): Promise<string> {
      work.tries += 1;
      const kind = kinds.shift();
      if (kind !== undefined) throw new ModelServerError(kind, `It is ${kind}.`);
      return 'done';
    },
  };
  return work;
}

describe('a lane to a model', () => {
  it.each<[ModelErrorKind[], string | null, number]>([
    [[], 'done', 1],
    [['UNREACHABLE', 'BUSY', 'SETUP', 'UNREACHABLE', 'UNREACHABLE'], 'done', 6],
    [['NO_ANSWER'], 'done', 2],
    [['NO_ANSWER', 'UNREACHABLE', 'TIMED_OUT'], null, 3],
    [['TRUNCATED', 'TRUNCATED'], null, 2],
    [['ABORTED'], null, 1],
  ])('%j gives %s after %i tries', async (kinds, expected, tries) => {
    const lane = createModelQueue(undefined, 1);
    const work = failing(...kinds);
    expect(await lane.run('a', work.run)).toBe(expected);
    expect(work.tries).toBe(tries);
  });

  it('says what is wrong while it waits, once in the log, and tries at once when woken', async () => {
    const logged: string[] = [];
    const lane = createModelQueue((message) => logged.push(message), 60_000);
    const work = failing('UNREACHABLE', 'UNREACHABLE');
    const done = lane.run('a', work.run);
    await expect
      .poll(() => lane.status())
      .toEqual({ candidate_id: 'a', is_waiting: true, problem: 'It is UNREACHABLE.' });
    lane.wake();
    await expect.poll(() => work.tries).toBe(2);
    lane.wake();
    expect(await done).toBe('done');
    expect(lane.status()).toEqual({ candidate_id: null, is_waiting: false, problem: null });
    expect(logged[0]).toBe('The local model was not asked: It is UNREACHABLE.');
  });

  it('ends when it is cancelled, and goes on with the next', async () => {
    const lane = createModelQueue(undefined, 60_000);
    const done = lane.run('a', failing('UNREACHABLE').run);
    await expect.poll(() => lane.status().is_waiting).toBe(true);
    lane.cancel();
    expect(await done).toBeNull();
    expect(await lane.run('b', failing().run)).toBe('done');
  });

  it('leaves what it is at for the next start when the service ends', async () => {
    const lane = createModelQueue(undefined, 60_000);
    const done = lane.run('a', failing('UNREACHABLE').run);
    await expect.poll(() => lane.status().is_waiting).toBe(true);
    lane.close();
    await expect(done).rejects.toBeInstanceOf(EngineFailure);
    await expect(lane.run('b', failing().run)).rejects.toMatchObject({ reason: 'CLOSED' });
  });

  it('rests after three candidates in a row that gave nothing', async () => {
    const lane = createModelQueue(undefined, 20);
    for (const id of ['a', 'b', 'c']) await lane.run(id, failing('NO_ANSWER', 'NO_ANSWER').run);
    const work = failing();
    const done = lane.run('d', work.run);
    expect(work.tries).toBe(0);
    expect(lane.status()).toEqual({ candidate_id: 'd', is_waiting: true, problem: 'It is NO_ANSWER.' });
    expect(await done).toBe('done');
  });
});
