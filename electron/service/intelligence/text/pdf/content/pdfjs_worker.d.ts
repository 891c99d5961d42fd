/** pdfjs ships this module without types; it is imported for its effect only (see open.ts). */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
