import { expect, test } from 'vitest';
import { quoteOf } from '#service/intelligence/evidence.ts';
import type { DocumentLine } from '#service/intelligence/document.ts';
import { linesOf, readPages } from '../../../helpers/reading.ts';
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
