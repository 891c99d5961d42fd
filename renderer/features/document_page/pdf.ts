import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
} from 'pdfjs-dist';
// eslint-disable-next-line import/default -- the bundler gives the file's address
import worker_file from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { drawingDocument, forgetPicture, pictureOf } from './pictures.ts';

GlobalWorkerOptions.workerSrc = worker_file;

/** Where the build puts what pdfjs fetches at run time (renderer/vite.config.ts). */
const assets = new URL('pdfjs/', document.baseURI).href;

/** A resume has fewer; a book dropped by mistake must not fill the memory. */
const MAX_PAGES = 40;

/** Workers that wait for the next file: to start one takes longer than to open most files. */
const idle: PDFWorker[] = [];
/** A review may go on to three: whoever is left, whoever stands below, whoever stands above. */
const WARM_SIZE = 3;
/** One for the file that is shown, one for the file that is being left. */
const IDLE_SIZE = 2;
/** A worker that has not let go of its file after this hangs in it, and is ended. */
const HANGS_MS = 3000;

/** What is known of a file once it is open. */
export type Pdf = { readonly page_count: number; readonly pages: readonly PDFPageProxy[] };

type Opened = {
  readonly promise: Promise<Pdf>;
  /** What the promise gives, as soon as it does. */
  readonly now: () => Pdf | null;
  /** Lets go of the file and of everything that was made of it. */
  readonly close: () => void;
};

/** Files that are open and not shown, by their bytes: those about to be, and the one left last; the oldest first. */
const warm = new Map<Uint8Array, Opened>();

function keepWarm(bytes: Uint8Array, opened: Opened): void {
  warm.delete(bytes);
  warm.set(bytes, opened);
  const [oldest] = warm;
  if (warm.size <= WARM_SIZE || oldest === undefined) return;
  warm.delete(oldest[0]);
  oldest[1].close();
}

/** Opens a PDF that is likely to be shown next, and draws the page that is, as wide as pages are shown. */
export function warmPdf(bytes: Uint8Array, page_number: number): void {
  const opened = warm.get(bytes) ?? open(bytes);
  keepWarm(bytes, opened);
  const draw = ({ pages }: Pdf): void => {
    const page = pages[page_number - 1] ?? pages[0];
    if (page === undefined || shown_width === 0 || warm.get(bytes) !== opened) return;
    pictureOf(page, pixelsWide(shown_width));
  };
  // what is wrong with it is said when it is shown
  opened.promise.then(draw).catch(() => undefined);
}

/** What is known of a PDF that is warm, so that it can be shown at once. */
export function warmOf(bytes: Uint8Array): Pdf | null {
  return warm.get(bytes)?.now() ?? null;
}

/** Opens a PDF for showing, at once where it is warm. Scripts and forms in it stay dead. What is closed stays warm. */
export function openPdf(bytes: Uint8Array): Pick<Opened, 'promise' | 'close'> {
  const opened = warm.get(bytes) ?? open(bytes);
  warm.delete(bytes);
  return {
    promise: opened.promise,
    close: () => {
      // one that is not open yet may be a file in which the worker hangs
      if (opened.now() === null || warm.has(bytes)) opened.close();
      else keepWarm(bytes, opened);
    },
  };
}

/** How wide pages were on screen last; what is drawn ahead will be the same. */
let shown_width = 0;

export const pageWidth = {
  get: (): number => shown_width,
  set: (width: number): void => {
    shown_width = width;
  },
};

/** Beyond this a page is stretched: its picture alone would take the room of all others. */
const MAX_PIXELS_WIDE = 3600;

/** How wide a page is drawn that is shown so wide, in pixels of the screen. */
export function pixelsWide(width: number): number {
  return Math.min(width * window.devicePixelRatio, MAX_PIXELS_WIDE);
}

function open(bytes: Uint8Array): Opened {
  const worker = idle.pop() ?? new PDFWorker();
  let task: PDFDocumentLoadingTask | null = null;
  let now: Pdf | null = null;
  let is_closed = false;
  const load = async (): Promise<Pdf> => {
    const ownerDocument = await drawingDocument;
    if (is_closed) throw new Error('This file was closed before it was opened.');
    task = getDocument({
      worker,
      data: bytes.slice(), // pdfjs hands the buffer to its worker and leaves ours empty
      ownerDocument,
      standardFontDataUrl: `${assets}standard_fonts/`,
      cMapUrl: `${assets}cmaps/`,
      cMapPacked: true,
      wasmUrl: `${assets}wasm/`,
      iccUrl: `${assets}iccs/`,
      enableXfa: false,
      isEvalSupported: false,
    });
    const pdf = await task.promise;
    const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
    now = { page_count: pdf.numPages, pages };
    return now;
  };
  return {
    promise: load(),
    now: () => now,
    close: () => {
      is_closed = true;
      now?.pages.forEach(forgetPicture);
      void close(task, worker);
    },
  };
}

async function close(task: PDFDocumentLoadingTask | null, worker: PDFWorker): Promise<void> {
  const timer = window.setTimeout(() => worker.destroy(), HANGS_MS);
  try {
    await task?.destroy();
    if (!worker.destroyed && idle.length < IDLE_SIZE) idle.push(worker);
    else worker.destroy();
  } catch {
    worker.destroy();
  } finally {
    window.clearTimeout(timer);
  }
}
