import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFullReader } from '#service/engine/full_reader.ts';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import {
  makeScan,
  makeScanPdf,
  withOrientation,
  type ScanItem,
  type ScanOptions,
} from '../../../helpers/scan.ts';

/** The real recognition on pictures of made-up pages. */
const read = createFullReader();
const document = async (bytes: Uint8Array): Promise<ResumeDocument> => {
  const result = await read(bytes, { file_name: 'scan' });
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
  for (const line of result.document.pages.flatMap(({ lines }) => lines)) {
    expect(result.document.text.slice(line.start, line.end)).toBe(line.text);
  }
  return result.document;
};
const reason = async (bytes: Uint8Array): Promise<string> => {
  const result = await read(bytes, { file_name: 'scan' });
  return result.ok ? `read: ${result.document.text}` : result.reason;
};

const RESUME: readonly ScanItem[] = [
  { text: 'Ada Example', x: 60, y: 60, size: 28, bold: true },
  { text: 'ada.example@example.com', x: 60, y: 84 },
  { text: 'Experience', x: 60, y: 120, size: 15, bold: true },
  { text: 'Bookkeeper at Harbour Logistics since March 2019', x: 60, y: 140 },
  { text: 'Prepared monthly accounts for twelve branches', x: 72, y: 156 },
  { text: 'Skills', x: 60, y: 190, size: 15, bold: true },
  { text: 'Payroll, ledgers, tax returns and annual statements', x: 60, y: 210 },
];
const WORDS =
  /Ada Example[\s\S]*ada\.example@example\.com[\s\S]*Bookkeeper at Harbour Logistics[\s\S]*Payroll, ledgers/;

// Whoever asks for anything beyond this machine fails the tests.
const asked = vi.fn<() => never>(() => {
  throw new Error('a request');
});
beforeAll(() => {
  vi.stubGlobal('fetch', asked);
});
afterAll(() => {
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

describe('a scan is read', () => {
  test.each<[string, ScanOptions]>([
    ['straight', {}],
    ['at 150 dots an inch', { dots_per_inch: 150 }],
    ['tilted', { tilt: 2 }],
    ['tilted the other way', { tilt: -3 }],
    ['lying', { turns: 1 }],
    ['upside down', { turns: 2 }],
    ['faint on grey paper', { ink: '#9a9a9a', paper: '#d8d8d8' }],
    ['as a JPEG', { format: 'jpeg' }],
    ['as a WebP', { format: 'webp' }],
    ['as a TIFF', { format: 'tiff' }],
  ])('%s', async (_, options) => {
    const found = await document(makeScan(RESUME, options));
    expect(found.text).toMatch(WORDS);
    expect(found.notices).toMatchObject([{ type: 'OCR', page: 1 }]);
  });

  test('as a photo whose EXIF data says which side is up', async () => {
    const { text, pages } = await document(
      withOrientation(makeScan(RESUME, { turns: 3, format: 'jpeg' }), 6),
    );
    expect(text).toMatch(WORDS);
    expect(pages[0]!.width).toBeGreaterThan(pages[0]!.height);
  });

  test('with boxes, sizes, confidence and bold type', async () => {
    const [page] = (await document(makeScan(RESUME, { height: 842 }))).pages;
    const name = page!.lines.find(({ text }) => text === 'Ada Example')!;
    expect(name.box![0]).toBeCloseTo(60, -1);
    expect(name.box![1]).toBeGreaterThan(30);
    expect(name.font_size).toBeGreaterThan(20);
    expect(name.confidence).toBeGreaterThan(0.7);
    expect(name.words).toHaveLength(2);
    const bold = page!.lines.filter((line) => line.bold).map(({ text }) => text);
    expect(bold).toEqual(expect.arrayContaining(['Experience', 'Skills']));
    expect(bold).not.toContain('Prepared monthly accounts for twelve branches');
  });

  test('one column after the other', async () => {
    const left = [
      'Contact',
      'Lisbon, Portugal',
      'Languages',
      'English, Portuguese',
      'Interests',
      'Rowing and chess',
    ];
    const right = [
      'Warehouse manager',
      'Example Storage Ltd',
      'Led a team of nine people',
      'Planned all shifts and deliveries',
      'Cut losses by a quarter',
      'Trained new drivers',
    ];
    const items = [...left.entries()].flatMap(([i, text]) => [
      { text, x: 40, y: 60 + 22 * i },
      { text: right[i]!, x: 300, y: 67 + 22 * i },
    ]);
    const { text } = await document(makeScan(items));
    expect(text.split('\n')).toEqual([...left, ...right]);
  });

  test('in a PDF, beside pages with text, and told so', async () => {
    const typed: ScanItem[] = [
      { text: 'A page that was written on a computer and has its own text', x: 60, y: 60 },
      { text: 'which stays as it is, letter by letter, without being recognised', x: 60, y: 80 },
    ];
    const found = await document(
      makeScanPdf([{ text: typed }, { jpeg: makeScan(RESUME, { format: 'jpeg' }) }]),
    );
    expect(found.pages[0]!.lines.map(({ text }) => text)).toEqual(typed.map(({ text }) => text));
    expect(found.pages[0]!.lines[0]!.confidence).toBeUndefined();
    expect(found.text).toMatch(WORDS);
    expect(found.notices[0]!.message).toMatch(
      /^Page 2 is a scan; its text was recognised \(sure to \d+ %\)\. Check names and dates\.$/,
    );
  });
});

describe('what cannot be read says why', () => {
  test('a blank picture', async () => expect(await reason(makeScan([]))).toBe('SCAN'));
  test('a picture that was cut off', async () => {
    const whole = makeScan(RESUME, { format: 'jpeg' });
    expect(await reason(whole.subarray(0, 200))).toBe('CORRUPT');
  });
  test('a bomb, by its head alone', async () => {
    const bomb = Buffer.from(makeScan([]));
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await reason(bomb)).toBe('TOO_LARGE');
  });
});

test('the same picture gives the same text, box for box', async () => {
  const scan = makeScan(RESUME, { tilt: 1 });
  expect(await document(scan)).toEqual(await document(scan));
});

test('progress is told with each page, so that a long file is not taken for one that hangs', async () => {
  const jpeg = makeScan(RESUME.slice(0, 2), { format: 'jpeg' });
  const onProgress = vi.fn<() => void>();
  await read(makeScanPdf([{ jpeg }, { jpeg }]), { file_name: null, onProgress });
  expect(onProgress.mock.calls.length).toBeGreaterThanOrEqual(2);
});
