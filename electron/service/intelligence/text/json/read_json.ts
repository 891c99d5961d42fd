import type { ReadResult } from '../../document.ts';
import { decodeText } from '../decode.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { unreadable } from '../reasons.ts';
import { layOut } from './layout.ts';
import { parseJsonResume } from './loose.ts';
import { structureOf } from './structure.ts';

/** For JSON that is not a resume a person could be read from. */
export const OTHER_JSON =
  'Of JSON files only JSON Resume (jsonresume.org) can be read. Save the resume as PDF or ' +
  'DOCX, or export it as JSON Resume, and import that.';

/** Reads a JSON Resume: laid out as a document for people, with its own fields as the profile. */
export async function readJsonResume(bytes: Uint8Array): Promise<ReadResult> {
  const resume = parseJsonResume(decodeText(bytes));
  if (resume === null) return unreadable('UNSUPPORTED', MEDIA_TYPES.json, OTHER_JSON);
  const laid = layOut(resume);
  if (!/[\p{L}\p{N}]/u.test(laid.document.text)) return unreadable('NO_TEXT', MEDIA_TYPES.json);
  return {
    ok: true,
    media_type: MEDIA_TYPES.json,
    document: laid.document,
    structured: structureOf(laid),
  };
}
