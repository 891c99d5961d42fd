import { describe, expect, it } from 'vitest';
import { createBatcher } from '../../../renderer/lib/batch.ts';

describe('what rows ask for one by one', () => {
  it('goes out together, in requests of a size; null for what is not there', async () => {
    const calls: (readonly string[])[] = [];
    const ask = createBatcher<string>(2, async (ids) => {
      calls.push(ids);
      return new Map(ids.filter((id) => id !== 'c').map((id) => [id, id.toUpperCase()]));
    });
    expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', null]);
    expect(calls).toEqual([['a', 'b'], ['c']]);
    expect(await ask('d')).toBe('D');
  });

  it('fails for those whose request failed, and for nobody else', async () => {
    const ask = createBatcher<string>(1, async ([id = '']) => {
      if (id === 'b') throw new Error('gone');
      return new Map([[id, id]]);
    });
    const [a, b] = await Promise.allSettled([ask('a'), ask('b')]);
    expect(a).toMatchObject({ status: 'fulfilled', value: 'a' });
    expect(b).toMatchObject({ status: 'rejected' });
  });
});
