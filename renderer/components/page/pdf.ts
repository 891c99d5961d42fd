import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';
// eslint-disable-next-line import/default -- the bundler gives the file's address
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** Where the build puts what pdfjs fetches at run time (renderer/vite.config.ts). */
const assets = new URL('pdfjs/', document.baseURI).href;

/** Opens a PDF for showing. Scripts and forms in it stay dead. */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes.slice(), // pdfjs hands the buffer to its worker and leaves ours empty
    standardFontDataUrl: `${assets}standard_fonts/`,
    cMapUrl: `${assets}cmaps/`,
    cMapPacked: true,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    enableXfa: false,
    isEvalSupported: false,
  });
}
