export type TnefFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A picture in the text, as signatures have. */
  readonly is_hidden?: boolean;
};
export type TnefMail = {
  readonly files?: readonly TnefFile[];
  /** Mails that were attached, each a wrapping in the wrapping. */
  readonly mails?: readonly TnefMail[];
};

const MESSAGE = 1;
const FILE = 2;
const [STRING, UNICODE, BOOLEAN, OBJECT] = [0x1e, 0x1f, 0x0b, 0x0d];

/** The `winmail.dat` that Outlook makes of a mail ([MS-OXTNEF]). */
export function makeTnef({ files = [], mails = [] }: TnefMail): Buffer {
  return Buffer.concat([
    Buffer.from('789f3e220100', 'hex'),
    attribute(MESSAGE, 0x0008_9006, u32(0x0001_0000)),
    attribute(MESSAGE, 0x0006_9007, Buffer.concat([u32(1252), u32(0)])),
    ...files.map(fileOf),
    ...mails.map((mail) =>
      attached('Application', [
        property(OBJECT, 0x3701, [u32(1), sized(Buffer.concat([IID, makeTnef(mail)]))]),
      ]),
    ),
  ]);
}

const IID = Buffer.from('0703020000000000c000000000000046', 'hex');

function fileOf({ name, bytes, is_hidden = false }: TnefFile): Buffer {
  return Buffer.concat([
    attached(name.slice(0, 8), [
      // a property with a name of its own, and one of several values, stand before what is looked for
      Buffer.concat([
        u32((0x8000 * 0x1_0000 + STRING) >>> 0),
        IID,
        u32(1),
        sized(Buffer.from('Own\0', 'utf16le')),
        u32(1),
        sized(Buffer.from('x\0', 'latin1')),
      ]),
      property(0x1003, 0x3f00, [u32(3), u32(1), u32(2), u32(3)]),
      property(UNICODE, 0x3707, [u32(1), sized(Buffer.from(`${name}\0`, 'utf16le'))]),
      property(BOOLEAN, 0x7ffe, [u32(is_hidden ? 1 : 0)]),
    ]),
    attribute(FILE, 0x0006_800f, bytes),
  ]);
}

function attached(title: string, properties: readonly Buffer[]): Buffer {
  return Buffer.concat([
    attribute(FILE, 0x0006_9002, Buffer.alloc(14)),
    attribute(FILE, 0x0001_8010, Buffer.from(`${title}\0`, 'latin1')),
    attribute(FILE, 0x0006_9005, Buffer.concat([u32(properties.length), ...properties])),
  ]);
}

function attribute(level: number, id: number, data: Uint8Array): Buffer {
  const sum = data.reduce((all, byte) => (all + byte) & 0xffff, 0);
  return Buffer.concat([Buffer.of(level), u32(id), u32(data.length), data, Buffer.of(sum & 0xff, sum >>> 8)]);
}

const property = (type: number, id: number, values: readonly Buffer[]): Buffer =>
  Buffer.concat([u32((id * 0x1_0000 + type) >>> 0), ...values]);

const sized = (data: Buffer): Buffer =>
  Buffer.concat([u32(data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
