import { ServiceError, validationFailed } from '../errors.ts';
import { isOtherText, withEnd } from '../intelligence/text/file_names.ts';
import { MEDIA_TYPES } from '../intelligence/text/media_types.ts';
import { receivedAs, sniffMediaType } from '../intelligence/text/sniff.ts';

/**
 * A file by its content. Throws VALIDATION_FAILED when it is empty, UNSUPPORTED_MEDIA_TYPE when it is of no kind that
 * is read, named as a program, or text that is named as something else.
 * @param file_name what somebody named it; null for what nobody did.
 */
export function mediaTypeOfFile(bytes: Uint8Array, file_name: string | null, path: string): string {
  if (bytes.length === 0) throw validationFailed([{ path, message: 'is an empty file' }]);
  const received = receivedAs(bytes, file_name);
  if ('media_type' in received) return received.media_type;
  if (received.refused === 'NOT_A_DOCUMENT') throw notADocument(path);
  throw new ServiceError(
    'UNSUPPORTED_MEDIA_TYPE',
    'This kind of file is not read. Accepted are PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, ' +
      'PNG, JPEG, TIFF and WEBP, by content.',
    [{ path, message: 'is of a kind that is not read' }],
  );
}

/**
 * A file that nobody named, by its content: the end of an address names what sends the file, not what the file is. So
 * it refuses none, and does not become the end of a name under which somebody opens the file later.
 * @param segment the last one of the address.
 */
export function downloadedFile(
  bytes: Uint8Array,
  segment: string | null,
  path: string,
): { readonly media_type: string; readonly file_name: string | null } {
  const media_type = sniffMediaType(bytes, segment) ?? mediaTypeOfFile(bytes, null, path);
  if (segment === null || !isOtherText(segment)) return { media_type, file_name: segment };
  const end = Object.entries(MEDIA_TYPES).find(([, type]) => type === media_type)?.[0];
  return { media_type, file_name: end === undefined ? segment : withEnd(segment, end) };
}

function notADocument(path: string): ServiceError {
  return new ServiceError(
    'UNSUPPORTED_MEDIA_TYPE',
    'By the end of its name the file is a program, a script or data, not a document. Send it under the ' +
      'ending of what it is, such as .pdf, .docx or .txt.',
    [{ path, message: 'is named as something that is no document' }],
  );
}
