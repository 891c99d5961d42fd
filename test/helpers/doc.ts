/** A run of letters in a DOC: its text and the changes of its look ([MS-DOC] "sprm" bytes). */
export type DocRun = { readonly text: string; readonly changes?: readonly number[] };
/** A paragraph: runs, its changes, and the mark it ends with: 13 a paragraph, 7 a cell or a row. */
export type DocParagraph = {
  readonly runs: readonly DocRun[];
  readonly changes?: readonly number[];
  readonly mark?: number;
};

export const BOLD = [0x35, 0x08, 1];
export const VANISH = [0x3c, 0x08, 1];
export const WHITE = [0x70, 0x68, 0xff, 0xff, 0xff, 0];
export const TINY = [0x43, 0x4a, 2, 0];
export const LIST = [0x0b, 0x46, 1, 0];
export const IN_TABLE = [0x16, 0x24, 1];
export const ROW_END = [0x16, 0x24, 1, 0x17, 0x24, 1];

const SECTOR = 512;
const TEXT_AT = 2048;

/**
 * A minimal Word 97 document: one piece of two-byte text, one page of formatting for letters and one for paragraphs, in a
 * compound file without small sectors. Enough for the texts of tests; formatting has to fit on one page each.
 */
export function makeDoc(
  paragraphs: readonly DocParagraph[],
  options: { readonly flags?: number; readonly version?: number } = {},
): Uint8Array {
  const text = paragraphs
    .map(({ runs, mark = 13 }) => runs.map((run) => run.text).join('') + String.fromCharCode(mark))
    .join('');
  const letters: Stretch[] = [];
  const shapes: Stretch[] = [];
  let at = TEXT_AT;
  for (const { runs, changes = [] } of paragraphs) {
    const start = at;
    for (const run of runs) {
      letters.push({ from: at, to: at + 2 * run.text.length, changes: run.changes ?? [] });
      at += 2 * run.text.length;
    }
    letters.push({ from: at, to: at + 2, changes: [] });
    at += 2;
    shapes.push({ from: start, to: at, changes });
  }
  const end = Math.ceil(at / SECTOR) * SECTOR;
  const main = Buffer.alloc(Math.max(4096 + 2 * SECTOR, end + 2 * SECTOR));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(options.version ?? 0xc1, 2);
  main.writeUInt16LE(0x0200 | (options.flags ?? 0), 10);
  main.writeUInt32LE(text.length, 76);
  main.write(text, TEXT_AT, 'utf16le');
  const [letter_page, shape_page] = [main.length / SECTOR - 2, main.length / SECTOR - 1];
  formattingPage(letters, 'chp').copy(main, letter_page * SECTOR);
  formattingPage(shapes, 'pap').copy(main, shape_page * SECTOR);

  const table = Buffer.alloc(4096);
  // Pieces: from 0 to the end, at TEXT_AT, two bytes a letter.
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(TEXT_AT, 15);
  const place = (index: number, from: number, length: number): void => {
    main.writeUInt32LE(from, 154 + 8 * index);
    main.writeUInt32LE(length, 158 + 8 * index);
  };
  place(33, 0, 21);
  for (const [index, from, page] of [
    [12, 64, letter_page],
    [13, 128, shape_page],
  ] as const) {
    table.writeUInt32LE(TEXT_AT, from);
    table.writeUInt32LE(at, from + 4);
    table.writeUInt32LE(page, from + 8);
    place(index, from, 12);
  }
  return makeCompound({ WordDocument: main, '1Table': table });
}

type Stretch = { readonly from: number; readonly to: number; readonly changes: readonly number[] };

function formattingPage(stretches: readonly Stretch[], kind: 'chp' | 'pap'): Buffer {
  const page = Buffer.alloc(SECTOR);
  const entry = kind === 'chp' ? 1 : 13;
  let free = SECTOR - 2;
  for (const [i, { from, to, changes }] of stretches.entries()) {
    page.writeUInt32LE(from, 4 * i);
    page.writeUInt32LE(to, 4 * (i + 1));
    // Letters: length and changes. Paragraphs: words, the style's number, changes.
    const data =
      kind === 'chp'
        ? [changes.length, ...changes]
        : [0, Math.ceil((2 + changes.length) / 2), 0, 0, ...changes];
    if (changes.length === 0 && kind === 'chp') continue;
    free = (free - data.length) & ~1;
    Buffer.from(data).copy(page, free);
    page.writeUInt8(free / 2, 4 * (stretches.length + 1) + entry * i);
  }
  if (free < 4 * (stretches.length + 1) + entry * stretches.length) {
    throw new Error('more than fits on a page');
  }
  page.writeUInt8(stretches.length, SECTOR - 1);
  return page;
}

/** A compound file ([MS-CFB], version 3) of streams of 4,096 bytes and more. */
export function makeCompound(streams: Readonly<Record<string, Buffer>>): Uint8Array {
  const END = 0xfffffffe;
  const fat: number[] = [0xfffffffd, END];
  const bodies: Buffer[] = [];
  const entries = Object.entries(streams).map(([name, data]) => {
    const count = Math.ceil(data.length / SECTOR);
    const first = fat.length;
    for (let i = 1; i < count; i += 1) fat.push(first + i);
    fat.push(END);
    bodies.push(Buffer.concat([data, Buffer.alloc(count * SECTOR - data.length)]));
    return directoryEntry(name, 2, first, data.length);
  });
  if (fat.length > SECTOR / 4) throw new Error('more than one sector of places');
  const header = Buffer.alloc(SECTOR);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const places = Buffer.alloc(SECTOR, 0xff);
  for (const [i, next] of fat.entries()) places.writeUInt32LE(next, 4 * i);
  const directory = Buffer.concat([directoryEntry('Root Entry', 5, END, 0), ...entries]);
  return new Uint8Array(
    Buffer.concat([header, places, directory, Buffer.alloc(SECTOR - directory.length), ...bodies]),
  );
}

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(2 * name.length + 2, 64);
  entry.writeUInt8(type, 66);
  entry.fill(0xff, 68, 80);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
