import { expect, it } from 'vitest';
import { forEachOf } from '../../../renderer/api/tags.ts';

it('the first failure ends what is done for many, once what was under way is through', async () => {
  const begun: number[] = [];
  const done: number[] = [];
  const error = await forEachOf(
    Array.from({ length: 400 }, (_, at) => at),
    async (at) => {
      begun.push(at);
      await new Promise(setImmediate);
      if (at === 3 || at === 5) throw new Error(`Not ${at}`);
      done.push(at);
    },
  ).catch((reason: unknown) => reason);
  expect(String(error)).toBe('Error: Not 3');
  // all that was begun but those two
  expect(done.length).toBe(begun.length - 2);
  expect(begun.length).toBeLessThan(40);
});
