/** A storage of a compound file: streams by name, and storages in it. */
type Storage = {
  readonly streams: Readonly<Record<string, Uint8Array>>;
  readonly storages?: Readonly<Record<string, Storage>>;
};
export type MsgWords = {
  readonly subject?: string;
  readonly name?: string;
  readonly address?: string;
  /** ISO 8601. */
  readonly sent_at?: string;
  readonly text?: string;
  readonly message_class?: string;
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly mails?: readonly MsgWords[];
};

const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const text = (value: string): Uint8Array => Buffer.from(value, 'utf16le');

/** A mail as Outlook saves it ([MS-OXMSG]). */
export function makeMsg(words: MsgWords): Uint8Array {
  return compound(storageOf(words, 32));
}

function storageOf(words: MsgWords, header: number): Storage {
  const { subject = 'Application', name = 'Ana Ruiz', address = 'ana.ruiz@example.com' } = words;
  const said = {
    '001A': words.message_class ?? 'IPM.Note',
    '0037': subject,
    '0C1A': name,
    '5D01': address,
    '1000': words.text ?? '',
  };
  const attachments = [
    ...(words.files ?? []).map((file): Storage => ({
      streams: {
        '__properties_version1.0': new Uint8Array(8),
        '__substg1.0_37010102': file.bytes,
        '__substg1.0_3707001F': text(file.name),
      },
    })),
    ...(words.mails ?? []).map((mail): Storage => ({
      streams: { '__properties_version1.0': new Uint8Array(8) },
      storages: { '__substg1.0_3701000D': storageOf(mail, 24) },
    })),
  ];
  const properties = new DataView(new ArrayBuffer(header + 16));
  properties.setUint32(header, 0x00390040, true);
  const at = Date.parse(words.sent_at ?? '2026-11-23T08:12:44Z');
  properties.setBigUint64(header + 8, BigInt(at + 11_644_473_600_000) * 10_000n, true);
  return {
    streams: {
      '__properties_version1.0': new Uint8Array(properties.buffer),
      ...Object.fromEntries(
        Object.entries(said).map(([id, value]) => [`__substg1.0_${id}001F`, text(value)]),
      ),
    },
    storages: Object.fromEntries(
      attachments.map((storage, i) => [`__attach_version1.0_#${String(i).padStart(8, '0')}`, storage]),
    ),
  };
}

type Entry = { name: string; type: number; right: number; child: number; bytes: Uint8Array; start: number };

/** A compound file ([MS-CFB]) of 512-byte sectors; no stream is too small for them, as the header says. */
function compound(root: Storage): Uint8Array {
  const entries: Entry[] = [];
  const add = (name: string, type: number, bytes: Uint8Array = new Uint8Array()): number =>
    entries.push({ name, type, right: FREE, child: FREE, bytes, start: END }) - 1;
  const fill = ({ streams, storages = {} }: Storage, at: number): void => {
    const inside = [
      ...Object.entries(streams).map(([name, bytes]) => add(name, 2, bytes)),
      ...Object.entries(storages).map(([name, storage]) => {
        const id = add(name, 1);
        fill(storage, id);
        return id;
      }),
    ];
    inside.forEach((id, i) => {
      if (i === 0) entries[at]!.child = id;
      else entries[inside[i - 1]!]!.right = id;
    });
  };
  fill(root, add('Root Entry', 5));

  const fat: number[] = [];
  const sectors: Uint8Array[] = [];
  const put = (bytes: Uint8Array): number => {
    if (bytes.length === 0) return END;
    const first = sectors.length;
    for (let at = 0; at < bytes.length; at += SECTOR) {
      const sector = new Uint8Array(SECTOR);
      sector.set(bytes.subarray(at, at + SECTOR));
      sectors.push(sector);
      fat.push(at + SECTOR < bytes.length ? sectors.length : END);
    }
    return first;
  };
  for (const entry of entries) entry.start = put(entry.bytes);
  const directory = put(directoryOf(entries));
  const fat_sectors = Math.ceil((fat.length + 109) / (SECTOR / 4));
  const first_fat = sectors.length;
  for (let i = 0; i < fat_sectors; i += 1) fat.push(0xfffffffd);
  const table = new Uint32Array(fat_sectors * (SECTOR / 4)).fill(FREE);
  table.set(fat);
  const header = new DataView(new ArrayBuffer(SECTOR));
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].forEach((byte, i) => header.setUint8(i, byte));
  header.setUint16(26, 3, true);
  header.setUint16(28, 0xfffe, true);
  header.setUint16(30, 9, true);
  header.setUint16(32, 6, true);
  header.setUint32(44, fat_sectors, true);
  header.setUint32(48, directory, true);
  header.setUint32(56, 0, true);
  header.setUint32(60, END, true);
  header.setUint32(68, END, true);
  for (let i = 0; i < 109; i += 1) header.setUint32(76 + 4 * i, i < fat_sectors ? first_fat + i : FREE, true);
  return Buffer.concat([new Uint8Array(header.buffer), ...sectors, new Uint8Array(table.buffer)]);
}

function directoryOf(entries: readonly Entry[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(entries.length * 128));
  entries.forEach(({ name, type, right, child, bytes, start }, i) => {
    const at = i * 128;
    [...name].forEach((letter, j) => view.setUint16(at + 2 * j, letter.charCodeAt(0), true));
    view.setUint16(at + 64, 2 * (name.length + 1), true);
    view.setUint8(at + 66, type);
    view.setUint32(at + 68, FREE, true);
    view.setUint32(at + 72, right, true);
    view.setUint32(at + 76, child, true);
    view.setUint32(at + 116, start, true);
    view.setUint32(at + 120, bytes.length, true);
  });
  return new Uint8Array(view.buffer);
}
