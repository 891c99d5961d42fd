import type * as PdfParse from 'pdf-parse';
import type { OPS, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { loadCanvas } from '../../ocr/canvas.ts';
import { pdfFactories, type PdfAssets } from './factories.ts';

// The only file that knows pdfjs; the others take its types from here.
export type { PDFDocumentProxy, PDFPageProxy };

/** pdfjs' numbers of the operators. */
export type Operators = typeof OPS;

/** Why a PDF could not be opened. */
type OpenFailure = 'ENCRYPTED' | 'CORRUPT';
export type OpenedPdf = { readonly doc: PDFDocumentProxy; readonly close: () => Promise<void> };

/**
 * Opens a PDF once, through pdf-parse: it holds the recommended set-up of pdfjs and names the load errors. Its
 * `getText` is not used: it follows the content stream, knows neither columns nor fonts nor colours, and would
 * interpret every page a second time (measured: 11 ms a page beside the 13 ms of the operator list, which has all
 * of that). So the parsed document behind the parser is taken (`doc` is private only in the type declaration, there
 * is no other way to read a file once), and text, geometry and hidden runs come from its operator lists.
 *
 * With `images` the pictures are decoded too; else they are skipped, since nothing here looks at their pixels.
 */
export async function openPdf(
  bytes: Uint8Array,
  options: { readonly images?: boolean; readonly assets?: PdfAssets | undefined } = {},
): Promise<OpenedPdf | OpenFailure> {
  const { PDFParse } = await loadPdfjs();
  const parser = new PDFParse({
    // A copy: pdfjs takes the buffer over and leaves the caller's empty.
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    ...(options.images ? { disableFontFace: true } : WITHOUT_OUTLINES),
    useWorkerFetch: false,
    disableAutoFetch: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: options.images ? MAX_PICTURE : 0,
    ...(await pdfFactories(options.assets)),
  });
  try {
    await parser['load']();
  } catch (error) {
    await parser.destroy();
    return error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'CORRUPT';
  }
  const doc = parser['doc'] as PDFDocumentProxy;
  return { doc, close: () => parser.destroy() };
}

/**
 * Where fonts are given to a browser, pdfjs does not work out the outline of every glyph and hand it over,
 * which costs a fifth of the whole reading of a page (measured). Nothing is drawn in this pass: the fonts are
 * given to a list that keeps none.
 */
const WITHOUT_OUTLINES = {
  disableFontFace: false,
  // all of a document that pdfjs uses then
  ownerDocument: { fonts: { add() {}, delete() {}, clear() {} } } as unknown as HTMLDocument,
};

/** Pixels of a picture that is unpacked: an A4 page at 600 dots an inch has 35 million. Larger ones are left out. */
const MAX_PICTURE = 36_000_000;

/** Stands in for the browser's class of loaded fonts. */
class NoFontFace {
  readonly loaded = Promise.resolve(this);
}

/** For the readers of operator lists. */
export async function pdfjsOperators(): Promise<Operators> {
  return (await loadPdfjs()).OPS;
}

/** pdfjs' number of the mode that adds what annotations and form fields show. */
const WITH_ANNOTATIONS = 1;

/** Saved states: each more slows every later one in pdfjs. The specification asks readers for 28. */
const MAX_DEPTH = 500;
/** A path takes as long as this many glyphs. */
const PATH_STEPS = 4;

type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;
/** A part of a page's operator list, as pdfjs receives it. */
type Chunk = {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
  lastChunk: boolean;
};
/** The method that takes the parts; pdfjs has no public way to end a list early. */
type Receiver = { _renderPageChunk(chunk: Chunk, state: unknown): void };

/**
 * The operators of a page, at most about `max_steps` of them and their glyphs: forms that draw forms make a
 * thousand million of a small file. pdfjs hands them over in parts as it finds them; after the part that
 * reaches the limit the list is said to be complete, and what still comes is dropped. `cut` tells that; pdfjs
 * then stops only when the document is closed.
 */
export async function operatorsOf(
  page: PDFPageProxy,
  max_steps: number,
): Promise<{ readonly list: OperatorList; readonly steps: number; readonly cut: boolean }> {
  const { OPS } = await loadPdfjs();
  const receiver = page as unknown as Receiver;
  const receive = receiver._renderPageChunk;
  let steps = 0;
  let depth = 0;
  let cut = false;
  receiver._renderPageChunk = (chunk, state) => {
    if (cut) return;
    steps += stepsOf(chunk, OPS);
    for (const operator of chunk.fnArray) {
      if (operator === OPS.save) depth++;
      else if (operator === OPS.restore) depth--;
    }
    const too_much = steps > max_steps || depth > MAX_DEPTH;
    if (too_much && !chunk.lastChunk) cut = chunk.lastChunk = true;
    receive.call(page, chunk, state);
  };
  const list = await page.getOperatorList({ annotationMode: WITH_ANNOTATIONS });
  return { list, steps, cut };
}

function stepsOf({ fnArray, argsArray }: Chunk, OPS: Operators): number {
  let steps = fnArray.length;
  for (const [i, operator] of fnArray.entries()) {
    if (operator === OPS.showText) {
      const [glyphs] = argsArray[i] as readonly [ArrayLike<unknown>];
      steps += glyphs.length;
    } else if (operator === OPS.constructPath) steps += PATH_STEPS - 1;
  }
  return steps;
}

let loaded: Promise<{ readonly PDFParse: typeof PdfParse.PDFParse; readonly OPS: Operators }> | undefined;

/**
 * Loads pdfjs on first use: a process that only embeds never pays for it. Importing the worker module by name puts it
 * on `globalThis.pdfjsWorker`, so pdfjs runs it in this very process and never looks for a worker file beside itself,
 * which no bundler would have copied (mozilla/pdf.js#16111).
 */
function loadPdfjs() {
  loaded ??= (async () => {
    await provideDrawingGlobals();
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    const [{ OPS }, { PDFParse }] = await Promise.all([
      import('pdfjs-dist/legacy/build/pdf.mjs'),
      import('pdf-parse'),
    ]);
    return { PDFParse, OPS };
  })();
  return loaded;
}

/**
 * In an Electron utility process pdfjs takes itself to be in a browser and expects these globals when it loads; under
 * Node it takes them from the same library by itself.
 */
async function provideDrawingGlobals(): Promise<void> {
  const { DOMMatrix, ImageData, Path2D } = await loadCanvas();
  for (const [name, value] of Object.entries({
    DOMMatrix,
    ImageData,
    Path2D,
    FontFace: NoFontFace,
  })) {
    if (!(name in globalThis)) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  }
}
