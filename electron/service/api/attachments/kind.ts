import { ServiceError, validationFailed } from '../../errors.ts';
import { sniffMediaType } from '../../intelligence/text/sniff.ts';

/** A file by its content. Throws VALIDATION_FAILED when it is empty, UNSUPPORTED_MEDIA_TYPE when it is of no kind that is read. */
export function mediaTypeOfFile(bytes: Uint8Array, file_name: string | null, path: string): string {
  if (bytes.length === 0) throw validationFailed([{ path, message: 'is an empty file' }]);
  const media_type = sniffMediaType(bytes, file_name);
  if (media_type !== null) return media_type;
  throw new ServiceError(
    'UNSUPPORTED_MEDIA_TYPE',
    'This kind of file is not read. Accepted are PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, PNG, JPEG, TIFF and WEBP, by content.',
    [{ path, message: 'is of a kind that is not read' }],
  );
}
