import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { Mail, MailPart, Sender } from './mail.ts';

/** Mails in mails in mails: what lies deeper is told, and not looked at. */
const MAX_DEPTH = 8;
/** Parts within parts; programs make a handful. */
const MAX_NESTING = 64;

/** Reads a mail as it is sent (RFC 5322, MIME). @throws Error where it is none, or built to be endless */
export async function readEml(bytes: Uint8Array, depth = 0): Promise<Mail> {
  const email = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_NESTING,
  });
  const html = email.html ?? null;
  const parts: MailPart[] = [];
  const mails: Mail[] = [];
  let too_deep = 0;
  for (const attachment of email.attachments) {
    const content = bytesOf(attachment);
    if (attachment.mimeType !== 'message/rfc822') {
      parts.push(partOf(attachment, content, html));
    } else if (depth >= MAX_DEPTH) {
      too_deep += 1;
    } else {
      mails.push(await readEml(content, depth + 1));
    }
  }
  const is_sealed = isSealed(email);
  return {
    from: senderOf(email.from),
    is_personal: isPersonal(email),
    subject: text(email.subject),
    sent_at: moment(email.date),
    message_id: text(email.messageId),
    text: is_sealed ? null : (email.text ?? null),
    html: is_sealed ? null : html,
    parts: is_sealed ? [] : parts,
    mails,
    is_sealed,
    too_deep,
  };
}

function partOf(attachment: Attachment, bytes: Uint8Array, html: string | null): MailPart {
  const { filename, mimeType, disposition, related, contentId } = attachment;
  const id = contentId?.replace(/^<|>$/g, '');
  const is_named = id !== undefined && id !== '' && (html?.includes(`cid:${id}`) ?? false);
  const in_text = is_named || (related === true && disposition !== 'attachment');
  return { file_name: filename, media_type: mimeType, bytes, in_text };
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

function senderOf(address: Address | undefined): Sender | null {
  if (address?.address === undefined || !address.address.includes('@')) return null;
  return { name: text(address.name), address: address.address };
}

const header = (email: Email, name: string): string | undefined =>
  email.headers.find(({ key }) => key === name)?.value;

/** RFC 3834 and what lists and boards add; an answer that goes elsewhere is one of somebody else's. */
function isPersonal(email: Email): boolean {
  if (email.headers.some(({ key }) => key.startsWith('list-') || key === 'feedback-id')) return false;
  if (/^(?:bulk|list|junk)\b/i.test(header(email, 'precedence') ?? '')) return false;
  if (!/^(?:no\b|$)/i.test((header(email, 'auto-submitted') ?? '').trim())) return false;
  const own = email.from?.address?.toLowerCase();
  const others = [email.sender, ...(email.replyTo ?? [])].map((one) => one?.address?.toLowerCase());
  return others.every((address) => address === undefined || address === '' || address === own);
}

/** S/MIME that is encrypted or wraps what it signs (RFC 8551), PGP/MIME (RFC 3156), and PGP in the text. */
function isSealed(email: Email): boolean {
  const type = (header(email, 'content-type') ?? '').trim().toLowerCase();
  if (/^(?:application\/(?:x-)?pkcs7-mime|multipart\/encrypted)\b/.test(type)) return true;
  return /^\s*-----BEGIN PGP MESSAGE-----/m.test(email.text ?? '');
}

function text(value: string | undefined): string | null {
  const trimmed = value?.toWellFormed().replaceAll(/\s+/g, ' ').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function moment(value: string | undefined): string | null {
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
