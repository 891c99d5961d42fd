/** Of one file, however it arrives. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Of a multipart body with one file: the file, its headers and the other fields. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 1024 * 1024;
