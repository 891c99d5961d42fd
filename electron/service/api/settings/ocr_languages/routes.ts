import { gunzipSync } from 'node:zlib';
import type { RouteContext } from '../../context.ts';
import { ServiceError, conflict, validationFailed } from '#service/errors.ts';
import { BUILT_IN_LANGUAGE, LANGUAGE_CODE, type AddedLanguage } from '#service/languages.ts';
import { onlyOwner } from '../../callers.ts';
import type { Routes, MediaType } from '../../slice.ts';
import { sendAll } from '../../paging.ts';
import {
  OcrLanguageAdded,
  OcrLanguageForm,
  OcrLanguageList,
  OcrLanguageParams,
  OcrLanguageRemoved,
  type OcrLanguage,
} from './schema.ts';

/** A language makes scans be read again: a program that sends candidates has no need of it. */
const assertManages = onlyOwner("Languages of text recognition are managed in Longlist's Settings");
const MAX_BYTES = 24 * 1024 * 1024;
/** Above the limit of a file, so that a larger one gets an answer in words. */
const BODY_LIMIT = MAX_BYTES + 1024 * 1024;
const MAX_UNPACKED = 80 * 1024 * 1024;
/** Each language is tried on every line that the ones before it are unsure of. */
const MAX_LANGUAGES = 8;

/** Languages of text recognition, beside English: Tesseract's language data, added as files. */
export function ocrLanguageRoutes(routes: Routes, context: RouteContext): void {
  const { languages, readingChanged } = context;

  routes.get('/ocr_languages', {
    summary: 'List the languages of text recognition',
    description:
      'All of them are used together for scans and pictures. English comes first, then the others by ' +
      'code.',
    response: { 200: OcrLanguageList },
    handler: async (request, reply) => {
      const english = { code: BUILT_IN_LANGUAGE, is_built_in: true, byte_size: null, created_at: null };
      const rows: OcrLanguage[] = [english, ...languages.list().map(shown)];
      return sendAll(request, reply, rows);
    },
  });

  routes.post('/ocr_languages', {
    config: { accepts: ['multipart/form-data'] as readonly MediaType[], body_limit: BODY_LIMIT },
    summary: 'Add a language to text recognition',
    description:
      'Send Tesseract’s language data: `<code>.traineddata`, plain or packed with gzip, at most 24 MiB. ' +
      'It replaces data of the same code. Scans and pictures are read again with it, after everything ' +
      "else. Only for the interface and the owner's client.",
    operationId: 'addOcrLanguage',
    notes: {
      errors: {
        409:
          'English is built in, or there are already 8 languages. Or the Idempotency-Key was used ' +
          'before.',
      },
    },
    body: { content: { 'multipart/form-data': { schema: OcrLanguageForm } } },
    response: { 201: OcrLanguageAdded },
    handler: async (request) => {
      assertManages(request);
      const { file } = request.body;
      const code = request.body.code ?? codeOf(file.file_name);
      if (code === null) {
        throw validationFailed([
          {
            path: 'body.code',
            message: 'is needed: the name of the file does not start with a language code',
          },
        ]);
      }
      if (code === BUILT_IN_LANGUAGE) {
        throw conflict('English comes with Longlist.', [{ path: 'body.code', message: 'is built in' }]);
      }
      if (file.bytes.length > MAX_BYTES) {
        throw new ServiceError('TOO_LARGE', 'The language data is larger than 24 MiB.');
      }
      if (!isLanguageData(file.bytes)) {
        throw validationFailed([
          { path: 'body.file', message: 'is no language data of Tesseract 4 or newer (.traineddata)' },
        ]);
      }
      const others = languages.list().filter((language) => language.code !== code);
      if (others.length >= MAX_LANGUAGES) {
        throw conflict(`There are ${MAX_LANGUAGES} languages already. Delete one first.`, [
          { path: 'body', message: 'is one language too many' },
        ]);
      }
      const added = languages.add(code, file.bytes);
      readingChanged();
      return { is_error: false as const, result: shown(added) };
    },
  });

  routes.delete('/ocr_languages/:code', {
    summary: 'Delete a language of text recognition',
    description:
      'Scans and pictures are read again without it, after everything else. Only for the interface and ' +
      "the owner's client.",
    notes: { versioned: false, also: [409], errors: { 409: 'English is built in.' } },
    params: OcrLanguageParams,
    response: { 200: OcrLanguageRemoved },
    handler: async (request) => {
      assertManages(request);
      const { code } = request.params;
      if (code === BUILT_IN_LANGUAGE) {
        throw conflict('English comes with Longlist and cannot be removed.', [
          { path: 'path.code', message: 'is built in' },
        ]);
      }
      if (!languages.remove(code)) {
        throw new ServiceError('NOT_FOUND', `There is no language data for ${code}.`);
      }
      readingChanged();
      return { is_error: false as const, result: { code } };
    },
  });
}

function shown({ code, byte_size, created_at }: AddedLanguage): OcrLanguage {
  return { code, is_built_in: false, byte_size, created_at };
}

function codeOf(file_name: string | null): string | null {
  const code = /^([a-z_]+)\.traineddata(?:\.gz)?$/i.exec(file_name ?? '')?.[1]?.toLowerCase();
  return code !== undefined && LANGUAGE_CODE.test(code) ? code : null;
}

/** Place of the neural engine's data in the table at the start of the file, and how many places such a table has. */
const NEURAL_DATA = 17;
const MAX_PARTS = 64;

/** Language data starts with the number of its parts and where each begins; -1 for those it does not have. */
function isLanguageData(bytes: Uint8Array): boolean {
  let plain = bytes;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      plain = gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED });
    } catch {
      return false; // damaged, or a bomb
    }
  }
  if (plain.length < 1000) return false;
  const view = new DataView(plain.buffer, plain.byteOffset, plain.byteLength);
  const parts = view.getInt32(0, true);
  if (parts <= NEURAL_DATA || parts > MAX_PARTS) return false;
  const offset = (part: number) => Number(view.getBigInt64(4 + 8 * part, true));
  const known = Array.from({ length: parts }, (_, part) => offset(part));
  const sound = known.every((at) => at === -1 || (at >= 4 + 8 * parts && at < plain.length));
  return sound && known[NEURAL_DATA] !== -1;
}
