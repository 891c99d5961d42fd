import { expect, test, vi } from 'vitest';
import { embedOnce } from '#service/engine/embed_once.ts';

const FORGET_MS = 1000;
const vectorOf = (text: string): Float32Array => Float32Array.of(text.length);

/** What was embedded, call by call. */
function counted(): { asked: string[][]; embed: (texts: readonly string[]) => Promise<Float32Array[]> } {
  const asked: string[][] = [];
  return {
    asked,
    embed: (texts) => {
      asked.push([...texts]);
      return Promise.resolve(texts.map(vectorOf));
    },
  };
}

test('a text is embedded once, and everybody has its vector in the order of their texts', async () => {
  const { asked, embed } = counted();
  const once = embedOnce(embed, FORGET_MS);
  const answers = await Promise.all([once(['a', 'bb', 'a']), once(['ccc', 'bb'])]);
  expect(answers).toEqual([['a', 'bb', 'a'].map(vectorOf), ['ccc', 'bb'].map(vectorOf)]);
  expect(await once(['bb'])).toEqual([vectorOf('bb')]);
  expect(asked).toEqual([['a', 'bb'], ['ccc']]);
});

test('a call that fails fails alone, and leaves nothing behind', async () => {
  const { asked, embed } = counted();
  const gate = Promise.withResolvers<void>();
  let failing = true;
  const once = embedOnce(async (texts) => {
    if (!failing) return embed(texts);
    failing = false;
    await gate.promise;
    throw new Error('gone');
  }, FORGET_MS);
  const first = once(['a', 'bb']);
  const second = once(['bb', 'ccc']);
  gate.resolve();
  await expect(first).rejects.toThrow('gone');
  expect(await second).toEqual([vectorOf('bb'), vectorOf('ccc')]);
  expect(await once(['a'])).toEqual([vectorOf('a')]);
  expect(asked).toEqual([['ccc'], ['bb', 'ccc'], ['a']]);
});

test('nothing is kept when no work came for a while', async () => {
  vi.useFakeTimers();
  try {
    const { asked, embed } = counted();
    const once = embedOnce(embed, FORGET_MS);
    await once(['a']);
    vi.advanceTimersByTime(FORGET_MS + 1);
    await once(['a']);
    expect(asked).toEqual([['a'], ['a']]);
  } finally {
    vi.useRealTimers();
  }
});
