import type { RouteContext } from '../../context.ts';
import { ServiceError } from '../../../errors.ts';
import type { UploadedFile } from '../../upload.ts';
import { download } from './download.ts';
import { downloadedFile, mediaTypeOfFile } from '../../media_types.ts';
import { MAX_FILE_BYTES } from '../../upload.ts';

export type ReceivedFile = {
  readonly bytes: Buffer;
  readonly file_name: string | null;
  readonly media_type: string;
};

/** What both ways of sending a file have; which one it is follows from the content type. */
export type FileSource = {
  readonly file?: UploadedFile | undefined;
  readonly public_file_url?: string | undefined;
  readonly file_name?: string | null | undefined;
};

/**
 * The file of a request: uploaded or downloaded, of a kind that is read, within the limit. Its name is the
 * one that was given, else the uploaded one, else the last segment of the address, as far as it says what the file is.
 */
export async function receiveFile(
  body: FileSource,
  { options, network }: Pick<RouteContext, 'options' | 'network'>,
): Promise<ReceivedFile> {
  const path = body.file === undefined ? 'body.public_file_url' : 'body.file';
  const source: Pick<UploadedFile, 'bytes' | 'file_name'> =
    body.file ?? (await download(body.public_file_url ?? '', options.downloads ?? 'public', network));
  if (source.bytes.length > MAX_FILE_BYTES) {
    throw new ServiceError('TOO_LARGE', `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB.`);
  }
  const { bytes } = source;
  const own = source.file_name?.toWellFormed() ?? null;
  const file_name = body.file_name ?? (body.file === undefined ? null : own);
  if (file_name === null && body.file === undefined) return { bytes, ...downloadedFile(bytes, own, path) };
  return { bytes, file_name, media_type: mediaTypeOfFile(bytes, file_name, path) };
}
