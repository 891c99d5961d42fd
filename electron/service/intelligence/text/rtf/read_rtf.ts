import type { ReadResult } from '../../document.ts';
import { flowResult, withoutRepeats } from '../flow.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { Interpreter } from './interpreter.ts';
import { rtfTokens } from './tokens.ts';

/** Reads an RTF file: body, headers, footers, notes and text boxes; hidden text taken out, with a notice. */
export async function readRtf(bytes: Uint8Array): Promise<ReadResult> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const reader = new Interpreter();
  for (const token of rtfTokens(source)) reader.read(token);
  reader.flush();
  const { stories, pictures, complete } = reader;
  const body = stories.body.blocks();
  const headers = withoutRepeats(stories.header.blocks(), body);
  const footers = withoutRepeats(stories.footer.blocks(), [...body, ...headers]);
  const all = [...headers, ...stories.box.blocks(), ...body, ...stories.note.blocks(), ...footers];
  const result = flowResult(all, MEDIA_TYPES.rtf, pictures);
  if (!result.ok || complete) return result;
  const { document } = result;
  const message = 'The file ends in the middle: it was cut off on its way. What it still holds was read.';
  return {
    ...result,
    document: { ...document, notices: [...document.notices, { type: 'TRUNCATED', message, page: null }] },
  };
}
