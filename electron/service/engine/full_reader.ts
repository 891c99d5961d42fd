import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Extractor } from '#service/intelligence/ports.ts';
import { createRecognizer } from '#service/intelligence/text/ocr/tesseract.ts';
import { createReader } from '#service/intelligence/text/read.ts';
import type { LanguageFile } from './protocol.ts';

/**
 * The reader with everything it can use: text recognition in English and the `own` languages, and pdfjs' own files. All of it is
 * found where the packages lie; nothing is fetched and nothing written.
 */
export function createFullReader(own: readonly LanguageFile[] = []): Extractor {
  const require = createRequire(import.meta.url);
  const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));
  return createReader({
    pdf_assets: { folder: folderOf('pdfjs-dist'), readFile },
    recognizer: () =>
      createRecognizer({
        core: path.join(folderOf('tesseract.js-core'), 'tesseract-core-simd-lstm.wasm'),
        languages: [
          {
            code: 'eng',
            path: path.join(folderOf('@tesseract.js-data/eng'), '4.0.0_best_int', 'eng.traineddata.gz'),
          },
          ...own,
        ],
        readFile,
        gunzip: gunzipSync,
      }),
  });
}
