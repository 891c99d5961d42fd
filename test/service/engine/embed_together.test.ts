import { expect, test } from 'vitest';
import { embedTogether, type EmbedOne } from '#service/engine/embed_together.ts';

const texts = ['a', 'bbbb', 'cc', '', 'ddd'];
const lengths = texts.map((text) => Float32Array.of(text.length));
const embed: EmbedOne = (text) => Promise.resolve(Float32Array.of(text.length));
const fails: EmbedOne = () => Promise.reject(new Error('gone'));

test('every text has its vector, in the order of the texts, whoever embeds', async () => {
  for (const others of [[], [embed], [embed, embed, embed, embed, embed, embed]]) {
    expect(await embedTogether(texts, embed, others)).toEqual(lengths);
  }
});

test('the longest come first, and whoever is free takes the next', async () => {
  const taken: string[] = [];
  await embedTogether(texts, (text) => embed((taken.push(text), text)), []);
  expect(taken).toEqual(['bbbb', 'ddd', 'cc', 'a', '']);
});

test('what a child that fails had is done by the first', async () => {
  expect(await embedTogether(texts, embed, [fails, embed, fails])).toEqual(lengths);
});

test('a failure of the first is the failure of all', async () => {
  await expect(embedTogether(texts, fails, [embed])).rejects.toThrow('gone');
});
