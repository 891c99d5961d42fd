import { spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

/** What poppler's pdftotext reads of a file: a reader by other people, to hold ours against. */
export type PopplerBlock = {
  readonly page: number;
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
  /** Lines of words, top to bottom. */
  readonly lines: readonly (readonly PopplerWord[])[];
};
export type PopplerWord = {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
};

/** False where poppler-utils is not installed. */
export function hasPoppler(): boolean {
  return spawnSync('pdftotext', ['-v']).error === undefined;
}

/** The text of each page; null when pdftotext cannot open the file. */
export function popplerPages(file: string): string[] | null {
  const text = run(['-enc', 'UTF-8', file, '-']);
  return text === null ? null : text.split('\f').slice(0, -1);
}

/** The blocks (paragraphs, lists) poppler's layout analysis finds, in its own order, in points from the top left corner. */
export function popplerBlocks(file: string): PopplerBlock[] {
  const html = run(['-bbox-layout', '-enc', 'UTF-8', file, '-']) ?? '';
  return html
    .split('<page ')
    .slice(1)
    .flatMap((page, i) =>
      page
        .split('<block ')
        .slice(1)
        .map((block) => ({
          page: i + 1,
          box: boxOf(block),
          lines: block
            .split('<line ')
            .slice(1)
            .map((line) =>
              [...line.matchAll(/<word ([^>]*)>(.*?)<\/word>/gs)].map(([, box, text]) => {
                const [x0, y0, x1, y1] = boxOf(box!);
                return { text: unescaped(text!), x0, y0, x1, y1 };
              }),
            ),
        })),
    );
}

/** What pdftotext reads out of pictograms: `spoken`, the words a file gives for them, and whether fonts of pictograms are in it. */
export type PopplerIcons = { readonly fonts: boolean; readonly spoken: ReadonlySet<string> };

export function popplerIcons(
  file: string,
  bytes: Uint8Array,
  wordsOf: (text: string) => string[],
): PopplerIcons {
  const { stdout } = spawnSync('pdffonts', [file], { encoding: 'utf8' });
  const fonts =
    /awesome|icon|marvosym|entypo|fontello|material|glyph|bbding|wingdings|webdings|dingbat|symbol/i.test(
      stdout ?? '',
    );
  const spoken = new Set<string>();
  const plain = Buffer.from(bytes).toString('latin1');
  for (const { index } of plain.matchAll(/stream\r?\n/g)) {
    const start = plain.indexOf('\n', index) + 1;
    for (const word of actualTexts(inflated(bytes.subarray(start)))) {
      for (const each of wordsOf(word)) spoken.add(each);
    }
  }
  return { fonts, spoken };
}

/** The stream that begins here, when it is a packed one. */
function inflated(bytes: Uint8Array): string {
  try {
    return inflateSync(bytes, { finishFlush: 2 }).toString('latin1');
  } catch {
    return ''; // not packed, or packed otherwise: nothing to learn from it
  }
}

function actualTexts(content: string): string[] {
  return [...content.matchAll(/\/ActualText\s*(?:\(((?:\\.|[^\\)])*)\)|<([0-9A-Fa-f\s]*)>)/g)].map(
    ([, literal, hex]) => {
      const bytes =
        hex === undefined ? Buffer.from(literal!, 'latin1') : Buffer.from(hex.replace(/\s/g, ''), 'hex');
      return bytes[0] === 0xfe && bytes[1] === 0xff
        ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
        : bytes.toString('latin1');
    },
  );
}

function run(options: readonly string[]): string | null {
  const { status, stdout } = spawnSync('pdftotext', options, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : null;
}

function boxOf(tag: string): [number, number, number, number] {
  const value = (name: string) => Number(new RegExp(`${name}="([-\\d.]+)"`).exec(tag)?.[1] ?? Number.NaN);
  return [value('xMin'), value('yMin'), value('xMax'), value('yMax')];
}

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
