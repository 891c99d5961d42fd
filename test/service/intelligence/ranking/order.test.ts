import { expect, test } from 'vitest';
import { bandOf, naturalBands } from '#service/intelligence/ranking/bands.ts';
import { createOrderCache } from '#service/intelligence/ranking/order-cache.ts';
import { stableOrder } from '#service/intelligence/ranking/order.ts';
import { mulberry32 } from '../../../quality/metrics.ts';

test('the radix order is a stable sort', () => {
  const random = mulberry32(1);
  const keys = Uint32Array.from({ length: 5000 }, () => random() * (random() < 0.5 ? 50 : 2 ** 22));
  const expected = [...keys.keys()].sort((a, b) => keys[a]! - keys[b]! || a - b);
  expect([...stableOrder(keys)]).toEqual(expected);
  expect([...stableOrder(new Uint32Array(0))]).toEqual([]);
});

test('bands fall where the scores fall apart', () => {
  const bands = naturalBands([0.71, 0.7, 0.72, 0.5, 0.51, 0.49, 0.5, 0.2, 0.21, 0.19, 0.22]);
  expect([0.72, 0.7, 0.51, 0.49, 0.22, 0.19].map((score) => bandOf(score, bands))).toEqual([
    'first',
    'first',
    'next',
    'next',
    'later',
    'later',
  ]);
});

test('bands exist for no scores, one, and equal ones', () => {
  expect(bandOf(0.4, naturalBands([]))).toBe('first');
  expect(bandOf(0.4, naturalBands([0.4]))).toBe('first');
  expect(bandOf(0.4, naturalBands([0.4, 0.4, 0.4]))).toBe('first');
});

test('an order is computed once per key and revision, and shared while it is computed', async () => {
  let computed = 0;
  const cache = createOrderCache<number>(2);
  const compute = (): Promise<number> => Promise.resolve(++computed);
  expect(await Promise.all([cache.get('a', 1, compute), cache.get('a', 1, compute)])).toEqual([1, 1]);
  expect(await cache.get('a', 2, compute)).toBe(2);
  await cache.get('b', 2, compute);
  await cache.get('c', 2, compute); // pushes a out
  expect(await cache.get('b', 2, compute)).toBe(3);
  expect(await cache.get('a', 2, compute)).toBe(5);
});

test('a failure is not kept', async () => {
  const cache = createOrderCache<number>();
  await expect(cache.get('a', 1, () => Promise.reject(new Error('no child')))).rejects.toThrow('no child');
  expect(await cache.get('a', 1, () => Promise.resolve(3))).toBe(3);
});
