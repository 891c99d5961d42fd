import type { ReadResult } from '../document.ts';
import { assembleDocument, plainLine, singlePage, type DraftLine } from './assemble.ts';
import { cleanText, splitBullet } from './characters.ts';
import { decodeText } from './decode.ts';
import { MEDIA_TYPES } from './media_types.ts';
import { unreadable } from './reasons.ts';

/** Reads a plain text file. Empty lines are dropped, and marked on the line below; a run of three spaces or more is a wide gap, kept as a tab. */
export async function readPlain(bytes: Uint8Array): Promise<ReadResult> {
  const lines: DraftLine[] = [];
  let apart = false;
  for (const raw of decodeText(bytes).split(/\r\n|[\n\r\f\u2028\u2029]/)) {
    const { text, bullet } = splitBullet(raw.trim());
    const clean = cleanText(text.replace(/ {3,}/g, '\t'));
    if (clean.trim() === '') apart = true;
    if (!/[\p{L}\p{N}]/u.test(clean)) continue;
    lines.push(plainLine(clean, { bullet, ...(apart && { apart }) }));
    apart = false;
  }
  if (lines.length === 0) return unreadable('NO_TEXT', MEDIA_TYPES.txt);
  return { ok: true, media_type: MEDIA_TYPES.txt, document: assembleDocument(singlePage(lines), []) };
}
