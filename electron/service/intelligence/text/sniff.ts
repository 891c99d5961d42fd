import { regex } from '../language/pattern.ts';
import type { UnreadableReason } from '../document.ts';
import { decodeText, utf16Of } from './decode.ts';
import { parseJsonResume } from './json/loose.ts';
import { MEDIA_TYPES } from './media_types.ts';
import { isArchive, isMarkdown, isOtherText, isProgram, isReadable } from './file_names.ts';

/** The media type by content; null for others. The name only tells Markdown from plain text. */
export function sniffMediaType(bytes: Uint8Array, file_name: string | null): string | null {
  if (bytes.length === 0) return null;
  const head = latin1(bytes.subarray(0, 4096));
  // Mail systems and printers put bytes in front; readers accept the mark within the first kilobyte.
  if (head.slice(0, 1024).includes('%PDF-')) return MEDIA_TYPES.pdf;
  if (head.startsWith('PK\x03\x04')) return sniffZip(bytes, head);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return sniffOle(bytes);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return MEDIA_TYPES.png;
  if (head.startsWith('\xff\xd8\xff')) return MEDIA_TYPES.jpeg;
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return MEDIA_TYPES.tiff;
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return MEDIA_TYPES.webp;
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rtf/.test(head)) return MEDIA_TYPES.rtf;
  if (!isText(bytes)) return null;
  if (isJsonResume(bytes)) return MEDIA_TYPES.json;
  if (isHtml(decodeText(bytes.subarray(0, 4096)))) return MEDIA_TYPES.html;
  return isMarkdown(file_name) ? MEDIA_TYPES.md : MEDIA_TYPES.txt;
}

/** Kinds that are nothing but text, so that a name can say it is text of another sort. */
const MERE_TEXT = new Set<string>([MEDIA_TYPES.txt, MEDIA_TYPES.md, MEDIA_TYPES.html]);

/**
 * The media type of a file that somebody hands in under this name, or why it is refused: as a program
 * whatever is in it, or as text of another sort (data, source code, logs). For receipt alone: what was taken
 * in once stays what it is, also when another end of a name is refused later.
 */
export function receivedAs(
  bytes: Uint8Array,
  file_name: string | null,
): { readonly media_type: string } | { readonly refused: UnreadableReason } {
  if (isProgram(file_name)) return { refused: 'NOT_A_DOCUMENT' };
  const media_type = sniffMediaType(bytes, file_name);
  if (media_type === null) return { refused: whyUnknown(file_name) };
  const is_other = MERE_TEXT.has(media_type) && isOtherText(file_name);
  return is_other ? { refused: 'NOT_A_DOCUMENT' } : { media_type };
}

function whyUnknown(file_name: string | null): UnreadableReason {
  if (isReadable(file_name)) return 'NOT_AS_NAMED';
  return isArchive(file_name) ? 'ARCHIVE' : 'UNSUPPORTED';
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** Looks for the names of entries, which stand uncompressed also in a file that was cut off. */
function sniffZip(bytes: Uint8Array, head: string): string | null {
  if (/^[\s\S]{26,60}mimetypeapplication\/vnd\.oasis\.opendocument\.text/.test(head)) return MEDIA_TYPES.odt;
  const all = latin1(bytes);
  if (all.includes('word/document') || (all.includes('[Content_Types].xml') && all.includes('word/'))) {
    return MEDIA_TYPES.docx;
  }
  return null;
}

/** Old Office files share one container; its directory names its streams in UTF-16. */
function sniffOle(bytes: Uint8Array): string | null {
  const all = latin1(bytes);
  const wide = (name: string) => all.includes([...name].map((letter) => `${letter}\0`).join(''));
  if (wide('EncryptedPackage')) return MEDIA_TYPES.docx;
  return wide('WordDocument') ? MEDIA_TYPES.doc : null;
}

function isText(bytes: Uint8Array): boolean {
  if (utf16Of(bytes) !== null) return true;
  let control = 0;
  const sample = bytes.subarray(0, 65_536);
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) control++;
  }
  return control <= 0.01 * sample.length;
}

const HTML_START = regex('i')`
  ^<(?:!doctype\s+html|html|head|body|meta|title|div|p|h[1-6]|table|section|article|main|span|style|
  ul)\b`;

function isHtml(start: string): boolean {
  const text = start.replace(/^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*/, '');
  return HTML_START.test(text);
}

/** Beyond this many bytes a JSON file is no resume, and not worth the parsing. */
const MAX_JSON = 10 * 1024 * 1024;

function isJsonResume(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_JSON || !/^\ufeff?\s*\{/.test(decodeText(bytes.subarray(0, 4096)))) return false;
  return parseJsonResume(decodeText(bytes)) !== null;
}
