import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { UploadedFile } from '../api/upload.ts';
import { ServiceError } from '../errors.ts';
import type { ErrorDetail } from '../errors.ts';
import { HALF_A_PAIR, bytesProblem, encodingProblem } from './text.ts';

const LIMITS = {
  fieldNameSize: 200,
  fieldSize: 1024 * 1024,
  fields: 100,
  files: 1000,
  parts: 1100,
  headerPairs: 100,
};

/** A multipart body as an object, and its texts that cannot be kept as they were sent. */
export type Form = {
  readonly fields: Record<string, unknown>;
  readonly problems: readonly ErrorDetail[];
};

/**
 * Text fields become strings, files UploadedFile, a name sent more than once a list. The boundary comes from the
 * header or, when that is absent, from the body's first line.
 */
export async function parseMultipart(bytes: Buffer, header: string | undefined): Promise<Form> {
  const content_type =
    header !== undefined && /;\s*boundary=/i.test(header) ? header : boundaryFromBody(bytes);
  const body: Record<string, unknown> = {};
  const problems: ErrorDetail[] = [];
  const add = (name: string | undefined, value: unknown): void => {
    if (name === undefined || name === '__proto__') return;
    const before = body[name];
    body[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = new Busboy({ headers: { 'content-type': content_type }, limits: LIMITS });
      parser.on('field', (name, value) => {
        // the parser puts U+FFFD for bytes that are no UTF-8: two remote ids would become one
        if (value.includes('\ufffd') && !bytes.includes(value)) {
          if (!hasHalf(bytes, name)) reject(new Error(`${name} is not valid UTF-8`));
          problems.push({ path: `body.${name}`, message: HALF_A_PAIR });
        }
        add(name, value);
      });
      parser.on('file', (name, stream, file_name) => {
        // other bytes than UTF-8 come from old programs, and a file may be named anyhow
        if (
          file_name?.includes('\ufffd') === true &&
          !bytes.includes(file_name) &&
          hasHalf(bytes, name ?? '')
        ) {
          problems.push({ path: `body.${name}`, message: `has a file name that ${HALF_A_PAIR}` });
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', reject);
        stream.on('end', () => add(name, new UploadedFile(Buffer.concat(chunks), readName(file_name))));
      });
      parser.on('partsLimit', () => reject(new Error('too many parts')));
      parser.on('fieldsLimit', () => reject(new Error('too many fields')));
      parser.on('filesLimit', () => reject(new Error('too many files')));
      parser.on('error', reject);
      parser.on('finish', () => resolve());
      Readable.from([bytes]).pipe(parser);
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ServiceError('MALFORMED_REQUEST', `The body is not complete multipart/form-data: ${why}.`);
  }
  return { fields: body, problems };
}

/** Whether the part of this name holds the bytes of half a surrogate pair: in its text, or in the name of its file. */
function hasHalf(bytes: Buffer, name: string): boolean {
  return betweenBoundaries(bytes).some((part) => {
    const at = part.indexOf('\r\n\r\n');
    const head = part.subarray(0, at === -1 ? part.length : at);
    if (!head.includes(`name="${name}"`) && !head.includes(`name=${name}`)) return false;
    const said = head.includes('filename') ? head : part;
    return bytesProblem(said) === HALF_A_PAIR || encodingProblem(head.toString('latin1')) === HALF_A_PAIR;
  });
}

/**
 * What stands between the boundaries of a multipart body, which are new each time a form is sent; the whole of a body
 * that does not begin with one.
 */
export function betweenBoundaries(bytes: Buffer): Buffer[] {
  const boundary = firstBoundary(bytes);
  if (boundary === null) return [bytes];
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, start)) {
    parts.push(bytes.subarray(start, at));
    start = at + delimiter.length;
  }
  return [...parts, bytes.subarray(start)];
}

/** The boundary in the first line: two hyphens, then 1 to 70 characters (RFC 2046); null if there is none. */
function firstBoundary(bytes: Buffer): string | null {
  const first_line = bytes.subarray(0, 100).toString('latin1').split(/\r?\n/, 1)[0] ?? '';
  return /^--([\x21-\x7e]{1,70})$/.exec(first_line)?.[1] ?? null;
}

function boundaryFromBody(bytes: Buffer): string {
  const boundary = firstBoundary(bytes);
  if (boundary === null) {
    throw new ServiceError(
      'MALFORMED_REQUEST',
      'The body is not multipart/form-data: its first line is no boundary.',
    );
  }
  return `multipart/form-data; boundary="${boundary}"`;
}

/** Browsers write a quotation mark in a file name as %22 (WHATWG form encoding), and nothing else. */
function readName(sent: string | undefined): string | null {
  return sent === undefined || sent === '' ? null : sent.replaceAll('%22', '"');
}
