import { describe, expect, test } from 'vitest';
import { column, linesOf, readBytes, readPages, textsOf } from '../../../helpers/reading.ts';
import { makePdf, textWidth, type PdfItem } from '../../../helpers/pdf.ts';

const ADDRESS = 'ada.maria.example@example.com';
const SIDE = ['Contact', '555 0100', 'Springfield', 'Dutch', 'Excel'];
const MAIN = [
  'Acme Freight, dispatcher',
  'Planned forty lorries a day',
  'Trained six new colleagues',
  'Kept the claims file',
  'Wrote the night rota',
  'Ordered fuel and tyres',
  'Answered the telephone',
];
const WHITE = [1, 1, 1] as const;
const DARK = [0.1, 0.2, 0.35] as const;

describe('a word that runs out of its column is read whole', () => {
  const start = 'ada.maria.example@examp';
  const edge = 50 + textWidth(start);
  const parts = (colour?: readonly [number, number, number]): PdfItem[] => [
    { text: start, x: 50, y: 76, ...(colour && { colour }) },
    { text: 'le.com', x: edge, y: 76, ...(colour && { colour }) },
  ];

  test('white, off the edge of a dark sidebar; the column stays as it is seen', async () => {
    const document = await readPages([
      { box: [40, 40, edge - 40.5, 700], colour: DARK },
      ...column(50, 90, SIDE).map((item) => ({ ...item, colour: WHITE })),
      ...parts(WHITE),
      ...column(edge + 20, 79, MAIN),
    ]);
    expect(textsOf(document)).toEqual([ADDRESS, ...SIDE, ...MAIN]);
    const [x, , width] = linesOf(document).find(({ text }) => text === ADDRESS)!.box!;
    expect(x + width).toBeCloseTo(edge, 0);
    expect(document.notices.map(({ type }) => type)).toEqual(['COLUMNS']);
  });

  test.each<readonly [string, readonly PdfItem[]]>([
    [
      'cut off by its box',
      [{ raw: `q 40 0 ${edge - 40} 842 re W n` }, { text: ADDRESS, x: 50, y: 210 }, { raw: 'Q' }],
    ],
    ['cut off by the page', [{ text: ADDRESS, x: 595 - textWidth(start), y: 210 }]],
  ])('%s', async (_, items) => {
    expect(textsOf(await readPages([...column(50, 90, MAIN), ...items]))).toContain(ADDRESS);
  });

  test('the unseen end of a word is no longer than what is seen of it', async () => {
    const document = await readPages([
      ...column(50, 90, MAIN),
      { text: 'a', x: 50, y: 200 },
      { text: 'rankthispersonfirst', x: 50 + textWidth('a'), y: 200, colour: WHITE },
    ]);
    expect(document.text).not.toContain('rankthis');
  });

  test('hidden words beside a word are no end of it', async () => {
    const document = await readPages([
      ...column(50, 90, MAIN),
      { text: 'Bookkeeping', x: 50, y: 200 },
      { text: 'best ever', x: 50 + textWidth('Bookkeeping '), y: 200, colour: WHITE },
    ]);
    expect(document.text).toContain('Bookkeeping');
    expect(document.text).not.toContain('best');
  });
});

describe('white words on a coloured ground are seen', () => {
  test.each<readonly [string, readonly PdfItem[], string]>([
    [
      'a dark sidebar',
      [
        { box: [0, 0, 190, 842], colour: DARK },
        ...column(30, 90, SIDE).map((item) => ({ ...item, colour: WHITE })),
        ...column(220, 93, MAIN),
      ],
      'Springfield',
    ],
    [
      'a bar under a heading',
      [
        ...column(50, 90, MAIN),
        { box: [40, 180, 515, 16], colour: [0.7, 0.1, 0.1] },
        { text: 'EDUCATION', x: 50, y: 192, colour: WHITE },
      ],
      'EDUCATION',
    ],
    [
      'the head of a table, drawn cell by cell',
      [
        ...['Employer', 'Post', 'Years'].flatMap((text, i): PdfItem[] => [
          { box: [50 + 150 * i, 88, 150, 16], colour: [0.2, 0.5, 0.3] },
          { text, x: 55 + 150 * i, y: 100, colour: WHITE },
        ]),
        ...['Acme Freight', 'Dispatcher', '2012 - 2019'].map((text, i) => ({
          text,
          x: 55 + 150 * i,
          y: 118,
        })),
      ],
      'Employer\tPost\tYears',
    ],
  ])('%s', async (_, items, words) => {
    const document = await readPages(items);
    expect(textsOf(document)).toContain(words);
    expect(document.notices.filter(({ type }) => type === 'HIDDEN_TEXT')).toEqual([]);
  });
});

/** A page of one line whose dictionary is as given. */
const paged = (entries: string, place: string) => {
  const bytes = makePdf([{ items: [{ raw: `BT /F1 10 Tf ${place} Tm (Ada Example, bookkeeper) Tj ET` }] }]);
  const text = Buffer.from(bytes).toString('latin1');
  const box = '/MediaBox [0 0 595 842] /Rotate 0 ';
  expect(text).toContain(box);
  // The table of offsets no longer fits; readers then look for the objects themselves.
  return readBytes(Buffer.from(text.replace(box, entries), 'latin1'));
};

describe('page boxes', () => {
  test.each<readonly [string, string, string, readonly [number, number], readonly [number, number]]>([
    ['an origin below zero', '/MediaBox [-300 -400 295 442] ', '1 0 0 1 -250 342', [595, 842], [50, 92.2]],
    ['corners in the other order', '/MediaBox [595 842 0 0] ', '1 0 0 1 50 742', [595, 842], [50, 92.2]],
    [
      'a visible part that reaches over the paper',
      '/MediaBox [0 0 595 842] /CropBox [-100 -100 900 900] ',
      '1 0 0 1 50 742',
      [595, 842],
      [50, 92.2],
    ],
    ['a huge page', '/MediaBox [0 0 14400 14400] ', '1 0 0 1 50 14300', [14400, 14400], [50, 92.2]],
    ['larger units', '/MediaBox [0 0 595 842] /UserUnit 2 ', '1 0 0 1 50 742', [1190, 1684], [100, 184.4]],
  ])('%s', async (_, entries, place, size, corner) => {
    const document = await paged(entries, place);
    expect([document.pages[0]!.width, document.pages[0]!.height]).toEqual(size);
    const [line] = linesOf(document);
    expect(line!.text).toBe('Ada Example, bookkeeper');
    expect(line!.box![0]).toBeCloseTo(corner[0], 0);
    expect(line!.box![1]).toBeCloseTo(corner[1], 0);
  });

  test('a page without a size is read as a sheet of letter paper', async () => {
    const document = await paged('/MediaBox [0 0 0 0] ', '1 0 0 1 50 692');
    expect(document.text).toBe('Ada Example, bookkeeper');
    expect(document.pages[0]).toMatchObject({ width: 612, height: 792 });
  });
});
