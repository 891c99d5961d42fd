import type { TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { GreyImage, RecognizedLine, TextRecognizer } from '../../ports.ts';

type RecognizerOptions = {
  /** Path of `tesseract-core-simd-lstm.wasm` (package tesseract.js-core). */
  readonly core: string;
  /** Language data, plain or packed with gzip; the first is tried first. */
  readonly languages: readonly { readonly code: string; readonly path: string }[];
  /** Reads a file (`readFile` of node:fs/promises): this folder opens no files itself. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Unpacks gzip (`gunzipSync` of node:zlib). */
  readonly gunzip: (bytes: Uint8Array) => Uint8Array;
};

/**
 * Tesseract's mode that takes up every piece of text in no order: rows and columns are found by the same code
 * as for text layers. Its own analysis of the page drops names and headings as pictures (measured on scans:
 * words found .963, with it .957).
 */
const SPARSE_TEXT = '11';
/** Tesseract's number of its neural engine, which the language data is for. */
const NEURAL_ENGINE = 1;

/**
 * Tesseract, on tesseract.js-core (the only importer of it). The core is used as it is, without tesseract.js
 * around it: that would fetch what it is not given from a CDN, keep copies in the working folder, and start a
 * thread of its own beside a process that is a child for this very purpose. Here everything is handed over as
 * bytes, and no code for a network is present.
 *
 * The build with plain SIMD instructions, not the relaxed ones: those may round differently from processor to
 * processor, and measured they are no faster (5.7 s and 5.8 s of processor time for one page).
 *
 * `recognize` blocks the event loop (seconds for a full page): call it in an engine child.
 * @throws when a file is missing or the language data is not usable.
 */
export async function createRecognizer(options: RecognizerOptions): Promise<TextRecognizer> {
  const { default: load } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const module = await load({
    wasmBinary: await options.readFile(options.core),
    TesseractProgress: () => undefined,
    print: () => undefined,
    printErr: () => undefined,
  });
  for (const { code, path } of options.languages) {
    const bytes = await options.readFile(path);
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    module.FS.writeFile(`./${code}.traineddata`, packed ? options.gunzip(bytes) : bytes);
  }
  const api = new module.TessBaseAPI();
  const codes = options.languages.map(({ code }) => code).join('+');
  if (api.Init(null, codes, NEURAL_ENGINE) !== 0) {
    throw new Error(`The language data for text recognition (${codes}) cannot be used.`);
  }
  return {
    async recognize(image, dots_per_inch) {
      giveImage(module, image);
      if (api.SetImageFile(1, 0) !== 0) throw new Error('Text recognition did not take the picture.');
      api.SetVariable('tessedit_pageseg_mode', SPARSE_TEXT);
      api.SetVariable('user_defined_dpi', String(Math.round(dots_per_inch)));
      if (api.Recognize(null) !== 0) throw new Error('Text recognition failed.');
      const lines = linesIn(JSON.parse(api.GetJSONText()) as Page);
      api.Clear();
      return lines;
    },
    close: () => api.End(),
  };
}

/** As a portable greymap: the one format that is nothing but the pixels. */
function giveImage({ FS }: TesseractModule, { width, height, data }: GreyImage): void {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  FS.writeFile('/input', file);
}

type Bounds = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
type Line = {
  readonly baseline: Bounds;
  readonly bbox: Bounds;
  readonly rowAttributes?: { readonly rowHeight: number };
  readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Bounds }[];
};
type Page = {
  readonly blocks?: readonly { readonly paragraphs: readonly { readonly lines: readonly Line[] }[] }[] | null;
};

function linesIn(page: Page): RecognizedLine[] {
  const lines = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((part) => part.lines));
  return lines.map(({ words, baseline, bbox, rowAttributes }) => ({
    words: words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text: text.trim(),
      confidence: confidence / 100,
      box: [x0, y0, x1, y1] as const,
    })),
    baseline: (baseline.y0 + baseline.y1) / 2,
    height: rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0,
  }));
}
