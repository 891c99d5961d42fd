import { isTnef } from './tnef.ts';
import { utf16Of } from '../text/decode.ts';

/** A single mail, one of Outlook's, many in one file, or what Outlook wraps the files of one in (winmail.dat). */
export type MailKind = 'eml' | 'msg' | 'mbox' | 'tnef';

const HEAD_BYTES = 16_384;
const FIELD = /^([A-Za-z][A-Za-z0-9-]{1,60}):/;
/** Where every mail came from, by whichever way; and what a text that only looks like one would not have as well. */
const ORIGIN = /^(?:from|sender|return-path|received|delivered-to|x-sender)$/;
const MACHINE = /^(?:date|message-id|mime-version|received|return-path|dkim-signature|content-type)$/;
/** "From ana@example.com Mon Nov 23 09:12:44 2026": what stands before each mail of a mailbox. */
const MBOX_LINE = /^From \S.{0,300}\b\d{4}\b.{0,20}$/;

/** Whether bytes are a mail, by their content alone; null for everything else. */
export function mailKind(bytes: Uint8Array): MailKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  if (head.subarray(0, 8).toString('latin1') === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') {
    return isOutlook(bytes) ? 'msg' : null;
  }
  if (isTnef(bytes)) return 'tnef';
  if (utf16Of(bytes) !== null) return null;
  const lines = head
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/^\s+/, '')
    .split(/\r\n|\n|\r/);
  if (MBOX_LINE.test(lines[0] ?? '') && isHead(lines.slice(1))) return 'mbox';
  return isHead(lines) ? 'eml' : null;
}

/** Whether lines begin with the head of a mail, up to its first empty line. */
function isHead(lines: readonly string[]): boolean {
  const names: string[] = [];
  for (const line of lines) {
    if (line === '') break;
    if (/^[ \t]/.test(line) && names.length > 0) continue;
    const name = FIELD.exec(line)?.[1]?.toLowerCase();
    if (name === undefined) break;
    names.push(name);
  }
  const machine = new Set(names.filter((name) => MACHINE.test(name)));
  return names.some((name) => ORIGIN.test(name)) && machine.size >= (names.includes('from') ? 1 : 2);
}

/** A compound file with the streams of a mail ([MS-OXMSG]); the directory names them in UTF-16. */
function isOutlook(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return all.includes(Buffer.from('__properties_version1.0', 'utf16le'));
}
