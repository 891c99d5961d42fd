import { expect, test } from 'vitest';
import { createFakeEmbedder } from '#service/intelligence/embedding/fake.ts';

const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

test('texts that share words are near, others are not, and nothing depends on the run', async () => {
  const [nurse, ward, roof] = await createFakeEmbedder().embed([
    'nurse on the ward',
    'the ward nurse',
    'timber roof',
  ]);
  expect(cosine(nurse!, nurse!)).toBeCloseTo(1, 5);
  expect(cosine(nurse!, ward!)).toBeGreaterThan(0.8);
  expect(Math.abs(cosine(nurse!, roof!))).toBeLessThan(0.2);
  const [again] = await createFakeEmbedder().embed(['nurse on the ward']);
  expect(again).toEqual(nurse);
});

test('an empty text is the zero vector', async () => {
  const [empty] = await createFakeEmbedder().embed(['']);
  expect(empty!.every((value) => value === 0)).toBe(true);
});
