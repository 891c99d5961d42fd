import { readFileSync } from 'node:fs';
import path from 'node:path';
import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { linesOf as linesInBlocks } from '#service/intelligence/text/pdf/layout/lines.ts';
import type { Run } from '#service/intelligence/text/pdf/words/runs.ts';
import type { RawWord } from '#service/intelligence/text/pdf/words/words.ts';
import { quoteOf } from '#service/intelligence/evidence.ts';
import type { DocumentLine } from '#service/intelligence/document.ts';
import { ROOT } from '../../../helpers/program.ts';
import { linesOf, readBytes, readPages } from '../../../helpers/reading.ts';
import { textWidth, type TextItem } from '../../../helpers/pdf.ts';

/** The words of a line with their places. */
const wordsOf = ({ text, words }: DocumentLine) =>
  words?.map(([start, end, x, width]) => [text.slice(start, end), x, width]);
const tenth = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, before: string, word: string) => [
  word,
  tenth(x + textWidth(before)),
  tenth(textWidth(word)),
];

test.each<readonly [string, readonly TextItem[], readonly (readonly unknown[])[]]>([
  [
    'words of one piece of text',
    [{ text: 'Kept the books', x: 50, y: 100 }],
    [at(50, '', 'Kept'), at(50, 'Kept ', 'the'), at(50, 'Kept the ', 'books')],
  ],
  [
    'a date behind a wide gap',
    [
      { text: 'Example Ltd', x: 50, y: 100 },
      { text: '2019', x: 500, y: 100 },
    ],
    [at(50, '', 'Example'), at(50, 'Example ', 'Ltd'), at(500, '', '2019')],
  ],
  [
    'a word drawn in two pieces',
    [
      { text: 'Book', x: 50, y: 100 },
      { text: 'keeper', x: 50 + textWidth('Book'), y: 100 },
    ],
    [at(50, '', 'Bookkeeper')],
  ],
  [
    'a bullet is no word',
    [{ text: '- Sold shoes', x: 50, y: 100 }],
    [at(50, '- ', 'Sold'), at(50, '- Sold ', 'shoes')],
  ],
])('%s', async (_, items, words) => {
  expect(linesOf(await readPages(items)).map(wordsOf)).toEqual([words]);
});

test('a letter-spaced word is one word, as wide as it is set', async () => {
  const [line] = linesOf(await readPages([{ text: 'WORK', x: 50, y: 100, spacing: 6 }]));
  expect(wordsOf(line!)).toEqual([['WORK', 50, tenth(textWidth('WORK') + 18)]]);
});

test('turned text tells the place of its line only', async () => {
  const [line] = linesOf(await readPages([{ text: 'Along the edge', x: 40, y: 400, angle: 90 }]));
  expect(line!.words).toBeUndefined();
});

test('a quote is boxed around its own words, line by line', async () => {
  const document = await readPages([
    { text: 'Skilled in Excel and', x: 50, y: 100 },
    { text: 'SAP, and in ledgers', x: 50, y: 114 },
  ]);
  const start = document.text.indexOf('Excel');
  const end = document.text.indexOf('SAP') + 3;
  const [first, second] = quoteOf(document, { start, end }).boxes;
  const left = tenth(50 + textWidth('Skilled in '));
  expect(first).toEqual([left, 92.2, expect.closeTo(textWidth('Excel and'), 0), 10]);
  expect(second).toEqual([50, 106.2, tenth(textWidth('SAP,')), 10]);
});

test('where no place of a word is known the quote has the box of the line', async () => {
  const document = await readPages([{ text: 'Along the edge', x: 40, y: 400, angle: 90 }]);
  const [line] = linesOf(document);
  expect(quoteOf(document, { start: 6, end: 9 }).boxes).toEqual([line!.box]);
});

const SERIF = readFileSync(path.join(ROOT, 'resources/fonts/source-serif-4-latin-400-normal.woff'));

/** A page set in a typeface with soft hyphens of its own: a line each, with so many points between its letters. */
async function set(lines: readonly string[], spacing: number): Promise<readonly DocumentLine[]> {
  const pdf = new Pdf({ size: 'A4' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.font(SERIF, 10);
  for (const [i, line] of lines.entries()) {
    pdf.text(line, 50, 100 + 16 * i, { characterSpacing: spacing, lineBreak: false });
  }
  pdf.end();
  await ended;
  return linesOf(await readBytes(Buffer.concat(chunks)));
}

const SPACINGS = [-1.2, -0.8, -0.4, 0, 0.5, 1, 2, 3];

test.each(SPACINGS)('letters %d points apart make the same words', async (spacing) => {
  const lines = ['Office manager, filled offers with', 'fluent affidavits, 2019 - 2021', 'i.e. a team of 12'];
  const read = await set(lines, spacing);
  expect(read.map(({ text }) => text)).toEqual(lines);
});

test.each(SPACINGS)('soft hyphens divide no word, with letters %d points apart', async (spacing) => {
  const read = await set(
    ['Ver\u00adant\u00adwort\u00adlich für Post\u00adgreSQL', 'Kuber\u00adnetes'],
    spacing,
  );
  expect(read.map(({ text }) => text)).toEqual(['Verantwortlich für PostgreSQL', 'Kubernetes']);
});

test.each(SPACINGS)('… and its box is that of its letters, %d points apart', async (spacing) => {
  const text = 'Ver\u00adant\u00adwort\u00adlich für Post\u00adgreSQL';
  const [line] = await set([text], spacing);
  const measure = new Pdf().font(SERIF, 10);
  const wide = (some: string): number => measure.widthOfString(some, { characterSpacing: spacing });
  const places = text.split(' ').map((word, index, all) => {
    const before = all
      .slice(0, index)
      .map((one) => `${one} `)
      .join('');
    return [word.replaceAll('\u00ad', ''), 50 + (before === '' ? 0 : wide(before) + spacing), wide(word)];
  });
  const near = places.map(([word, x, width]) => [
    word,
    expect.closeTo(Number(x), 0),
    expect.closeTo(Number(width), 0),
  ]);
  expect(wordsOf(line!)).toEqual(near);
});

const run = (y: number, words: readonly RawWord[]): Run => ({
  text: words.map(({ text }) => text).join(' '),
  words,
  x0: words[0]!.x0,
  x1: words.at(-1)!.x1,
  y,
  size: 10,
  bold: 0,
  space_before: false,
  space_after: false,
});

test('a line that ends in a soft hyphen knows where its words stand', () => {
  const rows = [
    run(100, [
      { text: 'Moved', x0: 50, x1: 80 },
      { text: 'Post\u00ad', x0: 84, x1: 110 },
    ]),
    run(114, [
      { text: 'greSQL', x0: 50, x1: 86 },
      { text: 'twice', x0: 90, x1: 114 },
    ]),
  ].map((only) => ({ y: only.y, size: 10, runs: [only] }));
  const lines = linesInBlocks([{ column: 0, rows }], 0);
  expect(lines.map(({ text, words }) => [text, words])).toEqual([
    [
      'Moved PostgreSQL',
      [
        [0, 5, 50, 30],
        [6, 16, 84, 26],
      ],
    ],
    ['twice', [[0, 5, 90, 24]]],
  ]);
});
