import { openCompound, type Bytes, type Entry } from '../text/doc/compound.ts';
import { charsetOfPage } from './code_page.ts';
import type { Mail, MailPart, Sender } from './mail.ts';
import { readEml } from './read_eml.ts';

/** Outlook's own file of a mail ([MS-OXMSG]): a storage with a stream a property, and a storage a file in it. */

const MAX_DEPTH = 8;
const MAX_TEXT = 8 * 1024 * 1024;
const STREAM = '__substg1.0_';
const ATTACHMENT = /^__attach_version1\.0_#/;

/** Ids of properties ([MS-OXPROPS]). */
const ID = {
  message_class: '001A',
  subject: '0037',
  sent_for_name: '0042',
  sent_for_address: '0065',
  headers: '007D',
  sender_name: '0C1A',
  sender_address: '0C1F',
  body: '1000',
  html: '1013',
  message_id: '1035',
  data: '3701',
  short_name: '3704',
  long_name: '3707',
  media_type: '370E',
  content_id: '3712',
  sender_smtp: '5D01',
  sent_for_smtp: '5D02',
} as const;
const HIDDEN_PART = 0x7ffe_000b;
const SENT_AT = 0x0039_0040;
const RECEIVED_AT = 0x0e06_0040;
const CODE_PAGES = [0x3fde_0003, 0x3ffd_0003];

type Storage = {
  readonly streams: ReadonlyMap<string, Entry>;
  readonly storages: ReadonlyMap<string, number>;
  /** Values of properties of a fixed length, by tag. */
  readonly fixed: ReadonlyMap<number, bigint>;
};

/** Reads a mail of Outlook's. @returns null where it is none, or damaged */
export async function readMsg(bytes: Uint8Array): Promise<Mail | null> {
  const entries = openCompound(bytes);
  return entries?.[0] === undefined ? null : mailIn(entries, 0, 0);
}

async function mailIn(entries: readonly Entry[], place: number, depth: number): Promise<Mail> {
  const storage = storageAt(entries, place, depth === 0 ? 32 : 24);
  const charset = charsetOf(storage);
  const said = (id: string): string | null => textOf(storage, id, charset);
  const html = said(ID.html);
  const is_sealed = /SMIME/i.test(said(ID.message_class) ?? '');
  const parts: MailPart[] = [];
  const mails: Mail[] = [];
  let too_deep = 0;
  for (const [name, at] of storage.storages) {
    if (!ATTACHMENT.test(name) || is_sealed) continue;
    const inside = storageAt(entries, at, 8);
    const embedded = inside.storages.get(`${STREAM}${ID.data}000D`);
    if (embedded !== undefined) {
      // an object that is embedded in the text is no mail
      if (!storageAt(entries, embedded, 24).streams.has('__properties_version1.0')) continue;
      if (depth >= MAX_DEPTH) too_deep += 1;
      else mails.push(await mailIn(entries, embedded, depth + 1));
      continue;
    }
    const part = partOf(inside, charset, html);
    if (part !== null) parts.push(part);
  }
  const headers = said(ID.headers);
  // the head that came with it says more than what Outlook made of it
  const sent = headers === null ? null : await readEml(Buffer.from(`${headers.trim()}\r\n\r\n`));
  return {
    from: sent?.from ?? senderOf(said),
    is_personal: sent?.is_personal ?? true,
    subject: line(said(ID.subject)) ?? sent?.subject ?? null,
    sent_at: sent?.sent_at ?? moment(storage.fixed.get(SENT_AT) ?? storage.fixed.get(RECEIVED_AT)),
    message_id: sent?.message_id ?? line(said(ID.message_id)),
    text: is_sealed ? null : said(ID.body),
    html: is_sealed ? null : html,
    parts,
    mails,
    is_sealed,
    too_deep,
  };
}

/** What lies in a storage: its directory is a tree, and a hostile one goes in circles. */
function storageAt(entries: readonly Entry[], place: number, header: number): Storage {
  const streams = new Map<string, Entry>();
  const storages = new Map<string, number>();
  const seen = new Set<number>();
  const waiting = [entries[place]?.child ?? -1];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = entries[at];
    if (entry === undefined || seen.has(at)) continue;
    seen.add(at);
    if (entry.is_storage) storages.set(entry.name, at);
    else streams.set(entry.name, entry);
    waiting.push(entry.right, entry.left);
  }
  return {
    streams,
    storages: new Map([...storages].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    fixed: fixedIn(streams.get('__properties_version1.0')?.read() ?? null, header),
  };
}

function fixedIn(bytes: Bytes | null, header: number): Map<number, bigint> {
  const values = new Map<number, bigint>();
  if (bytes === null) return values;
  for (let at = header; at + 16 <= bytes.length; at += 16) {
    values.set(bytes.u32(at), BigInt(bytes.u32(at + 8)) | (BigInt(bytes.u32(at + 12)) << 32n));
  }
  return values;
}

function partOf(inside: Storage, charset: string, html: string | null): MailPart | null {
  const content = inside.streams.get(`${STREAM}${ID.data}0102`)?.read() ?? null;
  if (content === null) return null;
  const said = (id: string): string | null => line(textOf(inside, id, charset));
  const id = said(ID.content_id);
  const in_text = id !== null && (html?.includes(`cid:${id}`) ?? false);
  return {
    file_name: said(ID.long_name) ?? said(ID.short_name),
    media_type: (said(ID.media_type) ?? '').toLowerCase(),
    bytes: content.data,
    in_text: in_text || (inside.fixed.get(HIDDEN_PART) ?? 0n) !== 0n,
  };
}

/** A text, in whichever of the three ways it is kept. */
function textOf({ streams }: Storage, id: string, charset: string): string | null {
  for (const [type, label] of [
    ['001F', 'utf-16le'],
    ['001E', charset],
    ['0102', charset],
  ] as const) {
    const data = streams.get(`${STREAM}${id}${type}`)?.read()?.data;
    if (data !== undefined) {
      return new TextDecoder(label).decode(data.subarray(0, MAX_TEXT)).replace(/\0+$/, '').toWellFormed();
    }
  }
  return null;
}

function charsetOf({ fixed }: Storage): string {
  const pages = CODE_PAGES.map((tag) => Number((fixed.get(tag) ?? 0n) & 0xffff_ffffn));
  return charsetOfPage(pages.find((page) => page !== 0));
}

function senderOf(said: (id: string) => string | null): Sender | null {
  const ways = [
    [ID.sent_for_name, ID.sent_for_smtp],
    [ID.sender_name, ID.sender_smtp],
    [ID.sent_for_name, ID.sent_for_address],
    [ID.sender_name, ID.sender_address],
  ] as const;
  for (const [name, id] of ways) {
    const address = line(said(id));
    if (address?.includes('@') === true) return { name: line(said(name)), address };
  }
  return null;
}

/** A number of tenths of a microsecond since 1601, as ISO 8601. */
function moment(filetime: bigint | undefined): string | null {
  if (filetime === undefined || filetime === 0n) return null;
  const at = new Date(Number(filetime / 10_000n) - 11_644_473_600_000);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function line(text: string | null): string | null {
  const trimmed = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
