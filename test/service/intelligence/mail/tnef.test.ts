import { expect, test } from 'vitest';
import { unwrapTnef } from '#service/intelligence/mail/tnef.ts';
import { makeTnef } from '../../../helpers/tnef.ts';

const file = (name: string, text = name): { name: string; bytes: Buffer } => ({
  name,
  bytes: Buffer.from(text),
});
const named = (bytes: Uint8Array): unknown =>
  unwrapTnef(bytes)?.map(({ file_name, bytes: inside, in_text }) => [
    file_name,
    Buffer.from(inside).toString(),
    in_text,
  ]) ?? null;

const TWO = makeTnef({
  files: [file('Lebenslauf – Jörg Beispiel.txt', 'Jörg'), { ...file('image001.png'), is_hidden: true }],
});

test.each<readonly [string, Uint8Array, unknown]>([
  [
    'files by their long names, and what stands in the text',
    TWO,
    [
      ['Lebenslauf – Jörg Beispiel.txt', 'Jörg', false],
      ['image001.png', 'image001.png', true],
    ],
  ],
  [
    'the files of a mail in it',
    makeTnef({ files: [file('a.txt')], mails: [{ files: [file('b.txt')] }] }),
    [
      ['a.txt', 'a.txt', false],
      ['b.txt', 'b.txt', false],
    ],
  ],
  ['only how the text looks', makeTnef({}), []],
  [
    'cut off in its second file: the first is there',
    TWO.subarray(0, TWO.length - 8),
    [['Lebenslauf – Jörg Beispiel.txt', 'Jörg', false]],
  ],
  ['cut off at its beginning', TWO.subarray(0, 20), null],
  ['something else', Buffer.from('%PDF-1.7'), null],
])('%s', (_what, bytes, found) => {
  expect(named(bytes)).toEqual(found);
});

test('mails in mails without end are followed a few steps', () => {
  let mail: Parameters<typeof makeTnef>[0] = { files: [file('deep.txt')] };
  for (let i = 0; i < 30; i++) mail = { files: [file(`${i}.txt`)], mails: [mail] };
  expect((named(makeTnef(mail)) as unknown[]).length).toBe(5);
});

test('whatever byte is wrong, it neither throws nor hangs', () => {
  for (let at = 6; at < TWO.length; at++) {
    const damaged = Buffer.from(TWO);
    damaged[at] = 0xff;
    expect(() => unwrapTnef(damaged)).not.toThrow();
  }
});
