import { expect, it } from 'vitest';
import { ALONE, type Instances } from '#service/db/instances.ts';
import type { ModelQueue } from '#service/local_model/model_queue.ts';
import { laneOfAll } from '#service/tasks/model-changed.ts';

it('what is asked of the lane of a model at one instance is done at each', () => {
  const done: string[] = [];
  const listeners = new Map<string, (what: string | null) => void>();
  const laneAt = (name: string): ModelQueue => {
    const own: ModelQueue = {
      run: async () => null,
      status: () => ({ candidate_id: null, is_waiting: false, problem: null }),
      wake: () => void done.push(`${name} wakes`),
      cancel: () => void done.push(`${name} cancels`),
      close: () => void done.push(`${name} closes`),
    };
    const instances: Instances = {
      ...ALONE,
      tell: (_topic, what) => {
        for (const [other, listener] of listeners) if (other !== name) listener(what);
      },
      onTold: (_topic, listener) => void listeners.set(name, listener),
    };
    return laneOfAll(own, instances);
  };
  const first = laneAt('first');
  laneAt('second');
  first.wake();
  first.cancel();
  first.close();
  listeners.get('second')?.(null);
  expect(done).toEqual([
    'first wakes',
    'second wakes',
    'first cancels',
    'second cancels',
    'first closes',
    'second wakes',
  ]);
});
