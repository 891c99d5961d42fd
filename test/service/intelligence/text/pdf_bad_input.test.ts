import { describe, expect, test } from 'vitest';
import { expectSoon } from '../../../helpers/cpu.ts';
import { column, linesOf, readBytes, readPages, reasonOf } from '../../../helpers/reading.ts';
import { makePdf } from '../../../helpers/pdf.ts';
import { readDocument } from '#service/intelligence/text/read.ts';

const PAGE = {
  items: column(50, 100, [
    'Ada Example',
    'Bookkeeper at Example Ltd since 2019',
    'Excel, ledgers, payroll and tax returns',
  ]),
};
const SCAN = { items: [{ image: [0, 0, 595, 842] as const }] };
const whole = makePdf([PAGE, PAGE]);

/** The catalogue, the page tree and the page are there, the page's content is not. */
function cutBeforeText(): Uint8Array {
  return whole.slice(0, Buffer.from(whole).indexOf('stream') + 20);
}

describe('files that cannot be read say why', () => {
  test.each([
    ['empty file', new Uint8Array(0), 'EMPTY_FILE'],
    ['password needed', makePdf([PAGE], { user_password: 'secret' }), 'ENCRYPTED'],
    ['blank page', makePdf([{ items: [] }]), 'NO_TEXT'],
    ['scan', makePdf([SCAN, SCAN]), 'SCAN'],
    [
      'scan with a stamp',
      makePdf([{ items: [...SCAN.items, { text: 'Received 3 May', x: 400, y: 30 }] }]),
      'SCAN',
    ],
    ['cut off in its head', whole.slice(0, 60), 'CORRUPT'],
    ['cut off before its text', cutBeforeText(), 'CORRUPT'],
    [
      'a head and noise',
      Uint8Array.from([...whole.slice(0, 9), ...Array.from({ length: 4000 }, (_, i) => (i * 197) % 251)]),
      'CORRUPT',
    ],
    ['no pages', makePdf([]), 'CORRUPT'],
    ['JPEG named .pdf', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]), 'CORRUPT'],
    ['program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0]), 'UNSUPPORTED'],
  ])('%s', async (_, bytes, reason) => {
    expect(await reasonOf(bytes, 'resume.pdf')).toBe(reason);
  });
});

describe('files that look bad but can be read', () => {
  test('a password for changes only', async () => {
    expect((await readBytes(makePdf([PAGE], { owner_password: 'boss' }))).text).toContain('Bookkeeper');
  });

  test('a damaged cross-reference table', async () => {
    const text = Buffer.from(whole)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7');
    expect((await readBytes(new Uint8Array(Buffer.from(text, 'latin1')))).text).toContain('Bookkeeper');
  });

  test('a scan behind a page of text is told', async () => {
    const long = {
      items: column(
        50,
        100,
        Array.from({ length: 5 }, (_, i) => `A line of text with the number ${i}`),
      ),
    };
    expect((await readPages(long, SCAN)).notices).toMatchObject([{ type: 'NO_TEXT_PAGE', page: 2 }]);
  });

  test('two thousand pages: the first three hundred, quickly', async () => {
    const bytes = makePdf(
      Array.from({ length: 2000 }, (_, i) => ({
        items: [
          {
            text: `Chapter ${i} of a very long story, which goes on and on and on, without an end in sight`,
            x: 50,
            y: 300,
          },
        ],
      })),
    );
    await expectSoon(15_000, () => readBytes(bytes));
    const document = await readBytes(bytes);
    expect(document.pages).toHaveLength(300);
    expect(linesOf(document)).toHaveLength(300);
    expect(document.notices).toMatchObject([
      { type: 'TRUNCATED', message: expect.stringContaining('2000 pages') },
    ]);
  });

  test('the same bytes give the same document, and stay the caller’s', async () => {
    const copy = whole.slice();
    const [first, second] = [
      await readDocument(whole, { file_name: 'a.pdf' }),
      await readDocument(whole, { file_name: 'b.pdf' }),
    ];
    expect(second).toEqual(first);
    expect(whole).toEqual(copy);
  });
});
