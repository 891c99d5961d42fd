import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile, fileNow } from '#service/local_model/file/check.ts';
import { GgufProblem, readGguf } from '#service/local_model/file/gguf.ts';
import { ggufFile, tinyModel } from '../../helpers/gguf.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'longlist-gguf-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let number = 0;
function written(bytes: Buffer, name = `model-${(number += 1)}.gguf`): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}
const good = tinyModel({ likes: ['a'] });
/** The good file with other bytes at a place. */
function changed(at: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(good);
  copy.set(bytes, at);
  return copy;
}
const text = (value: string) => ({ kind: 'text', value }) as const;
const of = (metadata: NonNullable<Parameters<typeof tinyModel>[0]['metadata']>): Buffer =>
  tinyModel({ likes: [], metadata });
const memory = { total: 16e9, free: 8e9 };
const look = (file: string, given = memory) =>
  checkFile(file, { memory: given, signal: new AbortController().signal, onProgress: () => undefined });

describe('a model file', () => {
  it('is read for what it is', async () => {
    expect(await readGguf(written(good))).toEqual({
      architecture: 'llama',
      name: 'Tiny',
      context_length: 16_384,
      parameters: 23_840,
      has_chat_template: false,
      byte_size: good.length,
    });
  });

  it('is named by itself and its hash, and is the same until it changes or goes', async () => {
    const file = written(good, 'Assistant-tiny.gguf');
    const checked = await look(file);
    expect(checked.model).toBe(`Assistant-tiny@${checked.sha256.slice(0, 12)}`);
    expect(await fileNow(checked)).toEqual({ state: 'SAME', problem: null });
    writeFileSync(file, changed(good.length - 1, [7]));
    expect((await fileNow({ ...checked, modified_ms: checked.modified_ms - 5 })).state).toBe('CHANGED');
    rmSync(file);
    expect(await fileNow(checked)).toEqual({
      state: 'GONE',
      problem: `The model file is not there (${file}). Put it back, connect its disk, or choose another one.`,
    });
  });

  it.each<[what: string, bytes: Buffer, said: RegExp]>([
    ['an empty file', Buffer.alloc(0), /is empty/],
    ['a PDF with another name', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< >>\n'), /no GGUF file, whatever/],
    ['a few bytes', Buffer.from('GGUF'), /no GGUF file/],
    ['the first version of the format', changed(4, [1, 0, 0, 0]), /version 1 of the GGUF format/],
    [
      'a file that ends within its header',
      good.subarray(0, 2000),
      /damaged or cut off \(it ends within its header/,
    ],
    [
      'a file whose data is cut off',
      good.subarray(0, good.length - 40),
      /damaged or cut off \(\d+ of \d+ bytes/,
    ],
    [
      'more entries than there can be',
      changed(16, [255, 255, 255, 255, 255, 255, 255, 15]),
      /damaged or cut off \(it counts/,
    ],
    [
      'more tensors than there can be',
      changed(8, [255, 255, 255, 255, 1, 0, 0, 0]),
      /damaged or cut off \(it counts/,
    ],
    ['a name longer than the file', changed(24, [255, 3, 0, 0, 0, 0, 0, 0, 255]), /damaged/],
    ['a part of a model', of({ 'split.count': { kind: 'u32', value: 3 } }), /one part of a model/],
    ['an adapter', of({ 'general.type': text('adapter') }), /no model\. Choose the model’s own file/],
    ['a model of vectors', tinyModel({ likes: [], architecture: 'nomic-bert' }), /makes vectors of texts/],
    [
      'a vocabulary alone',
      ggufFile({ 'general.architecture': text('llama') }, []),
      /a vocabulary and no model/,
    ],
    [
      'a model that reads no text',
      ggufFile({ 'general.architecture': text('llama') }, [
        { name: 'a', shape: [2], data: new Float32Array(2) },
      ]),
      /holds no vocabulary/,
    ],
  ])('%s is refused in words', async (_what, bytes, said) => {
    const refused = await look(written(bytes)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(GgufProblem);
    expect((refused as Error).message).toMatch(said);
  });

  it.each<[what: string, file: () => string, said: RegExp]>([
    ['a file that is not there', () => path.join(folder, 'none.gguf'), /is not there/],
    ['a folder', () => folder, /a folder|no file/],
    ['a path from somewhere', () => 'models/assistant.gguf', /whole path/],
  ])('%s is refused in words', async (_what, file, said) => {
    const refused = await look(file()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(GgufProblem);
    expect((refused as Error).message).toMatch(said);
  });

  it('that needs more memory than there is, is refused before it is loaded', async () => {
    await expect(look(written(good), { total: 1.5e9, free: 1e9 })).rejects.toThrow(
      'The model needs about 1.1 GB of memory, and this computer has 1.5 GB. Choose a smaller one.',
    );
  });

  it('is not looked at any longer than it is wanted', async () => {
    const ending = new AbortController();
    ending.abort();
    const asked = checkFile(written(good), { memory, signal: ending.signal, onProgress: () => undefined });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
