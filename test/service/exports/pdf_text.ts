import { inflateSync } from 'node:zlib';
import { readBytes } from '../../helpers/reading.ts';

/** What a PDF says: its text by the program's own reader, and all its bytes with what is packed in them unpacked. */
export async function readPdfText(bytes: Uint8Array): Promise<{ text: string; everything: string }> {
  const { text } = await readBytes(bytes);
  const raw = Buffer.from(bytes);
  const parts = [raw.toString('latin1')];
  for (let at = raw.indexOf('stream'); at !== -1; at = raw.indexOf('stream', at + 6)) {
    const start = at + (raw[at + 6] === 13 ? 8 : 7);
    try {
      const part = inflateSync(raw.subarray(start), { finishFlush: 2 });
      parts.push(part.toString('latin1'));
    } catch {
      // not packed, or the word stands in something else
    }
  }
  return { text, everything: [...parts, text].join('\n') };
}
