import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
// eslint-disable-next-line import/default -- the bundler gives the file's address
import worker_file from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker_file;

/** Where the build puts what pdfjs fetches at run time (renderer/vite.config.ts). */
const assets = new URL('pdfjs/', document.baseURI).href;

/** Workers that wait for the next file: to start one takes longer than to open most files. */
const idle: PDFWorker[] = [];
/** A review may go on to three: whoever is left, whoever stands below, whoever stands above. */
const WARM_SIZE = 3;
/** One for the file that is shown, one for the file that is being left. */
const IDLE_SIZE = 2;
/** A worker that has not let go of its file after this hangs in it, and is ended. */
const HANGS_MS = 3000;

export type OpenedPdf = {
  readonly promise: Promise<PDFDocumentProxy>;
  /** Lets go of the file and of everything that was made of it. */
  readonly close: () => void;
};

/** Files that are opened before they are asked for, by their bytes; the oldest first. */
const warm = new Map<Uint8Array, OpenedPdf>();

/** Opens a PDF that is likely to be shown next. */
export function warmPdf(bytes: Uint8Array): void {
  if (warm.has(bytes)) return;
  const opened = open(bytes);
  warm.set(bytes, opened);
  // what is wrong with it is said when it is shown
  opened.promise.then(drawFirst).catch(() => undefined);
  const [oldest] = warm;
  if (warm.size <= WARM_SIZE || oldest === undefined) return;
  warm.delete(oldest[0]);
  oldest[1].close();
}

/** Draws the first page once, as small as a stamp: what drawing it needs, as its fonts, is then here. */
async function drawFirst(pdf: PDFDocumentProxy): Promise<void> {
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: 0.1 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  canvas.width = 0;
  canvas.height = 0;
}

/** Opens a PDF for showing, at once where it is warm. Scripts and forms in it stay dead. */
export function openPdf(bytes: Uint8Array): OpenedPdf {
  const opened = warm.get(bytes);
  warm.delete(bytes);
  return opened ?? open(bytes);
}

function open(bytes: Uint8Array): OpenedPdf {
  const worker = idle.pop() ?? new PDFWorker();
  const task = getDocument({
    worker,
    data: bytes.slice(), // pdfjs hands the buffer to its worker and leaves ours empty
    standardFontDataUrl: `${assets}standard_fonts/`,
    cMapUrl: `${assets}cmaps/`,
    cMapPacked: true,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    enableXfa: false,
    isEvalSupported: false,
  });
  return {
    promise: task.promise,
    close: () => void close(task, worker),
  };
}

async function close(task: PDFDocumentLoadingTask, worker: PDFWorker): Promise<void> {
  const timer = window.setTimeout(() => worker.destroy(), HANGS_MS);
  try {
    await task.destroy();
    if (!worker.destroyed && idle.length < IDLE_SIZE) idle.push(worker);
    else worker.destroy();
  } catch {
    worker.destroy();
  } finally {
    window.clearTimeout(timer);
  }
}
