import { z } from 'zod';

/** A file part of a multipart body, in memory: routes that take files limit the size of the body. */
export class UploadedFile {
  readonly bytes: Buffer;
  /** As the client named it, without folders; null when it sent none. */
  readonly file_name: string | null;

  constructor(bytes: Buffer, file_name: string | null) {
    this.bytes = bytes;
    this.file_name = file_name;
  }
}

/** A file part. In the OpenAPI document it is a binary string. */
export const UploadedFileField = z
  .custom<UploadedFile>((value) => value instanceof UploadedFile, 'must be one file part')
  .meta({ type: 'string', format: 'binary' });
/** Of one file, however it arrives. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Of a mailbox, or of whatever else is dropped: beyond it a body is not taken at all. */
export const MAX_MAILBOX_BYTES = 8 * MAX_FILE_BYTES;

/** Of a multipart body with one file: the file, its headers and the other fields. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 1024 * 1024;
