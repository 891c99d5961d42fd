import { readDocument } from '#service/intelligence/text/read.ts';

/** All text of a PDF, read as a dropped file is. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const read = await readDocument(bytes, { file_name: null });
  if (!read.ok) throw new Error(`The PDF could not be read: ${read.message}`);
  return read.document.text;
}
