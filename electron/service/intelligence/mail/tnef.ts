import { charsetOfPage } from './code_page.ts';
import type { MailPart } from './mail.ts';

/**
 * `winmail.dat`, the wrapping in which Outlook sends the files of a mail to those it takes for its own kind
 * ([MS-OXTNEF]): a list of attributes, of which each file has some, and among them a list of properties.
 */

const SIGNATURE = [0x78, 0x9f, 0x3e, 0x22];
const HEADER = 6;
/** Level, id and length stand before the data of an attribute, and a sum behind it. */
const BEFORE = 9;
const SUM = 2;
const ATTRIBUTE = {
  code_page: 0x0006_9007,
  begins_file: 0x0006_9002,
  title: 0x0001_8010,
  data: 0x0006_800f,
  properties: 0x0006_9005,
} as const;
/** Ids of properties ([MS-OXPROPS]), with what they hold. */
const PROPERTY = {
  data: 0x3701,
  short_name: 0x3704,
  long_name: 0x3707,
  media_type: 0x370e,
  hidden: 0x7ffe,
} as const;
const STRING = 0x1e;
const UNICODE = 0x1f;
const OBJECT = 0x0d;
const NAMED = 0x8000;
const SEVERAL = 0x1000;
/** Bytes of one value of a fixed length, by type. */
const FIXED: Readonly<Record<number, number>> = {
  0: 4,
  1: 4,
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};
/** What interface an embedded object has stands before it. */
const INTERFACE = 16;
const MAX_DEPTH = 4;
const MAX_FILES = 200;

type FileFound = { title?: string; bytes?: Uint8Array; properties?: ReadonlyMap<number, Value> };
type Value = string | Uint8Array;

/** Whether bytes are such a wrapping, by how they begin. */
export const isTnef = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/**
 * The files in a `winmail.dat`, those of mails in it among them; of a damaged one, those that stand before the damage.
 * @returns nothing for one that holds only how the text looks; null for one that gave nothing and is damaged
 */
export function unwrapTnef(bytes: Uint8Array, depth = 0): MailPart[] | null {
  if (!isTnef(bytes)) return null;
  const { files, is_whole } = filesIn(bytes);
  const parts = files.flatMap((file) => partsOf(file, depth));
  return parts.length === 0 && !is_whole ? null : parts;
}

/** Goes through the attributes; each that begins a file opens the next. */
function filesIn(bytes: Uint8Array): { readonly files: readonly FileFound[]; readonly is_whole: boolean } {
  const view = viewOf(bytes);
  const files: FileFound[] = [];
  let charset = charsetOfPage(1252);
  let at = HEADER;
  while (at + BEFORE <= bytes.length) {
    const id = view.getUint32(at + 1, true);
    const begin = at + BEFORE;
    const end = begin + view.getUint32(at + 5, true);
    if (end > bytes.length) return { files, is_whole: false };
    const data = bytes.subarray(begin, end);
    const file = files.at(-1);
    if (id === ATTRIBUTE.begins_file && files.length < MAX_FILES) {
      files.push({});
    } else if (id === ATTRIBUTE.code_page && data.length >= 4) {
      charset = charsetOfPage(viewOf(data).getUint32(0, true));
    } else if (file !== undefined) {
      if (id === ATTRIBUTE.title) file.title = decode(data, charset);
      else if (id === ATTRIBUTE.data) file.bytes = data;
      else if (id === ATTRIBUTE.properties) file.properties = propertiesIn(data, charset);
    }
    at = end + SUM;
  }
  return { files, is_whole: at > HEADER && at <= bytes.length };
}

/** A file; or, where it is a mail that was attached, the files in that. */
function partsOf({ title, bytes, properties }: FileFound, depth: number): MailPart[] {
  const text = (id: number): string | null => {
    const value = properties?.get(id);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const inside = properties?.get(PROPERTY.data);
  if (inside instanceof Uint8Array && isTnef(inside)) {
    return depth < MAX_DEPTH ? (unwrapTnef(inside, depth + 1) ?? []) : [];
  }
  const content = bytes ?? (inside instanceof Uint8Array ? inside : null);
  if (content === null) return [];
  const hidden = properties?.get(PROPERTY.hidden);
  return [
    {
      file_name: text(PROPERTY.long_name) ?? title ?? text(PROPERTY.short_name),
      media_type: (text(PROPERTY.media_type) ?? '').toLowerCase(),
      bytes: content,
      in_text: hidden instanceof Uint8Array && hidden[0] !== 0,
    },
  ];
}

/** The properties of a file by their ids, as far as they can be followed. */
function propertiesIn(bytes: Uint8Array, charset: string): ReadonlyMap<number, Value> {
  const found = new Map<number, Value>();
  const view = viewOf(bytes);
  let at = 4;
  const u32 = (): number => view.getUint32((at += 4) - 4, true);
  const padded = (length: number): Uint8Array => {
    const data = bytes.subarray(at, at + length);
    at += Math.ceil(length / 4) * 4;
    return data;
  };
  try {
    for (let left = view.getUint32(0, true); left > 0; left--) {
      const tag = u32();
      const [type, id] = [tag & 0xffff & ~SEVERAL, tag >>> 16];
      if (id >= NAMED) {
        at += INTERFACE;
        if (u32() === 0) u32();
        else padded(u32());
      }
      const length = FIXED[type];
      const is_list = length === undefined || (tag & SEVERAL) !== 0;
      for (let values = is_list ? u32() : 1; values > 0; values--) {
        const data = padded(length ?? u32());
        if (at > bytes.length) return found;
        if (!found.has(id)) found.set(id, valueOf(type, data, charset));
      }
    }
  } catch {
    // It ends in the middle of a property: those before it hold.
  }
  return found;
}

function valueOf(type: number, data: Uint8Array, charset: string): Value {
  if (type === STRING) return decode(data, charset);
  if (type === UNICODE) return decode(data, 'utf-16le');
  return type === OBJECT ? data.subarray(INTERFACE) : data;
}

function decode(data: Uint8Array, charset: string): string {
  const text = new TextDecoder(charset).decode(data);
  const end = text.indexOf('\0');
  return (end === -1 ? text : text.slice(0, end)).toWellFormed();
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
