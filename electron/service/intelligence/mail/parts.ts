import { pictureHeader } from '../text/image/header.ts';
import { MEDIA_TYPES } from '../text/media_types.ts';
import { receivedAs } from '../text/sniff.ts';
import { listZip, readZip } from '../text/zip.ts';
import { mailKind } from './kind.ts';
import type { LeftOut, LeftOutReason, MailPart } from './mail.ts';
import { isTnef, unwrapTnef } from './tnef.ts';

/** A file that may be a resume, or another document about somebody. */
export type Document = {
  readonly file_name: string;
  readonly bytes: Uint8Array;
  /** Only text recognition can tell what is on it. */
  readonly is_picture: boolean;
};

export type SortedParts = {
  readonly documents: readonly Document[];
  /** Mails that were attached as files. */
  readonly mails: readonly Uint8Array[];
  readonly left_out: readonly LeftOut[];
};

const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_DOCUMENTS = 40;
const MAX_NAME = 300;
const PICTURES = new Set<string>([MEDIA_TYPES.png, MEDIA_TYPES.jpeg, MEDIA_TYPES.webp]);
/** A page that can be read has more pixels; logos, portraits in a signature and buttons have fewer. */
const MIN_PAGE = { long: 1000, short: 600 };
/** A page of the narrowest paper, and the screen of a telephone. */
const MAX_RATIO = 2.3;

/** What to do with each file of a mail, as far as its kind alone tells. */
export function sortParts(parts: readonly MailPart[]): SortedParts {
  const documents: Document[] = [];
  const mails: Uint8Array[] = [];
  const left_out: LeftOut[] = [];
  const waiting = [...parts];
  const leave = (file_name: string, reason: LeftOutReason): void => void left_out.push({ file_name, reason });
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    const file_name = nameOf(part);
    if (isSignature(part)) continue;
    const is_known = [...documents.map(({ bytes }) => bytes), ...mails].some((other) =>
      same(other, part.bytes),
    );
    if (is_known || part.bytes.length === 0) continue;
    const inside = unwrapped(part);
    const kind = mailKind(part.bytes);
    const reason = typeof inside === 'string' ? inside : reasonToLeave(part, file_name);
    if (Array.isArray(inside)) waiting.push(...inside);
    else if (kind === 'eml' || kind === 'msg') mails.push(part.bytes);
    else if (reason !== null) leave(file_name, reason);
    else if (documents.length >= MAX_DOCUMENTS) leave(file_name, 'TOO_MANY');
    else documents.push({ file_name, bytes: part.bytes, is_picture: isPicture(part) });
  }
  return { documents, mails, left_out };
}

function nameOf({ file_name, media_type }: MailPart): string {
  const base = file_name?.replaceAll('\\', '/').split('/').at(-1)?.trim() ?? '';
  return (base === '' ? media_type : base).toWellFormed().slice(-MAX_NAME);
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0;
}

const isPicture = ({ bytes, file_name }: MailPart): boolean => {
  const received = receivedAs(bytes, file_name);
  return 'media_type' in received && received.media_type.startsWith('image/');
};

/** What only proves who sent the mail: no file that anybody sent. */
function isSignature({ media_type, file_name }: MailPart): boolean {
  return (
    /^application\/(?:(?:x-)?pkcs7-signature|pgp-signature|pgp-keys)$/.test(media_type) ||
    /^(?:smime\.p7s|signature\.asc)$/i.test(file_name ?? '')
  );
}

/** Why a file is left where it is, by its kind; null for what may be a document. */
function reasonToLeave(part: MailPart, file_name: string): LeftOutReason | null {
  const { bytes, media_type } = part;
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(64, bytes.length))
    .toString('latin1')
    .trimStart();
  if (media_type === 'text/calendar' || start.startsWith('BEGIN:VCALENDAR')) return 'CALENDAR';
  if (/^text\/(?:x-)?vcard$/.test(media_type) || start.startsWith('BEGIN:VCARD')) return 'CONTACT_CARD';
  if (media_type === 'application/ms-tnef') return 'WINMAIL';
  if (/pkcs7-mime|pgp-encrypted/.test(media_type) || start.startsWith('-----BEGIN PGP MESSAGE')) {
    return 'SEALED';
  }
  if (bytes.length > MAX_FILE_BYTES) return 'TOO_LARGE';
  const received = receivedAs(bytes, file_name);
  if ('refused' in received) return part.in_text ? 'PICTURE' : 'UNSUPPORTED';
  return received.media_type.startsWith('image/') && !mayBePage(part, received.media_type) ? 'PICTURE' : null;
}

function mayBePage({ bytes, in_text }: MailPart, media_type: string): boolean {
  if (in_text) return false;
  const header = PICTURES.has(media_type) ? pictureHeader(bytes) : null;
  if (header === null) return true;
  const [short, long] = [header.width, header.height].toSorted((a, b) => a - b) as [number, number];
  return long >= MIN_PAGE.long && short >= MIN_PAGE.short && long <= MAX_RATIO * short;
}

/** The files in a part that only wraps others, or why there are none; null for what is no wrapping. */
function unwrapped(part: MailPart): MailPart[] | LeftOutReason | null {
  if (isTnef(part.bytes)) return unwrapTnef(part.bytes) ?? 'WINMAIL';
  return isArchive(part) ? unpacked(part) : null;
}

/** A ZIP archive that is no document itself. */
function isArchive({ bytes, file_name }: MailPart): boolean {
  return (
    bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && 'refused' in receivedAs(bytes, file_name)
  );
}

/** The files in an archive; an archive in it stays closed. */
function unpacked({ bytes }: MailPart): MailPart[] | LeftOutReason {
  const names = listZip(bytes);
  const files = typeof names === 'string' ? names : readZip(bytes, (name) => !isJunk(name));
  if (typeof files === 'string') return 'ARCHIVE_UNREADABLE';
  const inside = Object.entries(files).map(([file_name, content]) => ({
    file_name,
    media_type: '',
    bytes: content,
    in_text: false,
  }));
  return inside.filter((part) => !isArchive(part));
}

function isJunk(name: string): boolean {
  return name.endsWith('/') || name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
