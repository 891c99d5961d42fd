import { open, type FileHandle } from 'node:fs/promises';

/*
 * GGUF, the file format of llama.cpp: magic, version, counts, metadata, tensors, data. All numbers are little-endian.
 */

/** What of a model file is looked at. Sizes in bytes, lengths in tokens. */
export type GgufHeader = {
  readonly architecture: string;
  /** As the file calls itself; null where it does not. */
  readonly name: string | null;
  readonly context_length: number | null;
  readonly parameters: number;
  readonly has_chat_template: boolean;
  readonly byte_size: number;
};

/** Why a file is not taken: a sentence or two for a person, with what to do. */
export class GgufProblem extends Error {
  override readonly name = 'GgufProblem';
}

const MAGIC = 0x46554747;
const VERSIONS: ReadonlySet<number> = new Set([2, 3]);
/** Far above those of any model: what is beyond them is damaged, or made to harm. */
const MAX_ENTRIES = 10_000;
const MAX_TENSORS = 100_000;
const MAX_DIMENSIONS = 8;
const LONGEST_KEY = 1024;
const LONGEST_TEXT = 16 * 1024 * 1024;
const LONGEST_LIST = 10_000_000;
/** All of the metadata: vocabularies of a quarter of a million pieces take some ten. */
const MAX_HEADER_BYTES = 256 * 1024 * 1024;

/** Bytes of the values of each scalar type, by the number of the type; 8 is a text, 9 a list. */
// oxfmt-ignore
const SCALARS: Readonly<Record<number, number>> = {
  0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8,
};
const TEXT = 8;
const LIST = 9;

// oxfmt-ignore
/**
 * Values in a block of a tensor type and the bytes it takes (ggml.h); of a type that is not here the size is not
 * checked.
 */
const BLOCKS: Readonly<Record<number, readonly [values: number, bytes: number]>> = {
  0: [1, 4], 1: [1, 2], 2: [32, 18], 3: [32, 20], 6: [32, 22], 7: [32, 24], 8: [32, 34], 9: [32, 36],
  10: [256, 84], 11: [256, 110], 12: [256, 144], 13: [256, 176], 14: [256, 210], 15: [256, 292],
  16: [256, 66], 17: [256, 74], 18: [256, 98], 19: [256, 50], 20: [32, 18], 21: [256, 110],
  22: [256, 82], 23: [256, 136], 24: [1, 1], 25: [1, 2], 26: [1, 4], 27: [1, 8], 28: [1, 8], 29: [256, 56],
  30: [1, 2],
};

/** Architectures that make vectors of texts, and answer nothing. */
const ENCODERS = /bert|^t5encoder$|embed/i;

type Value = number | bigint | boolean | string | null;

const damaged = (what: string): GgufProblem =>
  new GgufProblem(`The file is damaged or cut off (${what}). Download or copy it once more.`);

/**
 * Reads the header of a model file, and whether all of its data is there.
 * @throws GgufProblem for what is no model that can answer; the errors of `open` as they are.
 */
export async function readGguf(path: string): Promise<GgufHeader> {
  const file = await open(path, 'r');
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new GgufProblem('This is no file. Choose a file that ends in .gguf.');
    if (stats.size === 0) throw new GgufProblem('The file is empty. Download or copy it once more.');
    return await readHeader(reader(file, stats.size), stats.size);
  } finally {
    await file.close();
  }
}

type Reader = {
  readonly at: () => number;
  bytes(length: number): Promise<Buffer>;
  skip(length: number): void;
};

/** Reads on from the beginning, in large pieces. */
function reader(file: FileHandle, size: number): Reader {
  const PIECE = 1024 * 1024;
  let position = 0;
  let piece = Buffer.alloc(0);
  let piece_at = 0;
  const advance = (length: number): void => {
    position += length;
    if (position > size) throw damaged('it ends within its header');
    if (position > MAX_HEADER_BYTES) {
      throw new GgufProblem('The file’s header is larger than any model has. Choose another file.');
    }
  };
  return {
    at: () => position,
    skip: advance,
    async bytes(length) {
      const from = position;
      advance(length);
      if (from < piece_at || from + length > piece_at + piece.length) {
        const fresh = Buffer.alloc(Math.min(Math.max(PIECE, length), size - from));
        const { bytesRead } = await file.read(fresh, 0, fresh.length, from);
        if (bytesRead < length) throw damaged('it ends within its header');
        piece = fresh.subarray(0, bytesRead);
        piece_at = from;
      }
      return piece.subarray(from - piece_at, from - piece_at + length);
    },
  };
}

async function readHeader(read: Reader, size: number): Promise<GgufHeader> {
  const u32 = async (): Promise<number> => (await read.bytes(4)).readUInt32LE();
  const u64 = async (): Promise<number> => Number((await read.bytes(8)).readBigUInt64LE());
  const count = async (most: number, what: string): Promise<number> => {
    const counted = await u64();
    if (counted > most) throw damaged(`it counts ${counted} ${what}`);
    return counted;
  };

  if (size < 24 || (await u32()) !== MAGIC) {
    throw new GgufProblem(
      'This is no GGUF file, whatever its name says. Choose a language model in the GGUF format.',
    );
  }
  const version = await u32();
  if (!VERSIONS.has(version)) {
    throw new GgufProblem(
      `The file has version ${version} of the GGUF format; 2 and 3 can be read. Choose a newer file of this model.`,
    );
  }
  const tensors = await count(MAX_TENSORS, 'tensors');
  const entries = await count(MAX_ENTRIES, 'entries');
  const known = new Map<string, Value>();
  for (let i = 0; i < entries; i += 1) {
    const key = (await read.bytes(await count(LONGEST_KEY, 'letters of a name'))).toString('utf8');
    known.set(key, await value(await u32()));
  }

  async function value(type: number, depth = 0): Promise<Value> {
    const bytes = SCALARS[type];
    if (bytes !== undefined) return scalar(type, await read.bytes(bytes));
    if (type === TEXT) return (await read.bytes(await count(LONGEST_TEXT, 'letters'))).toString('utf8');
    if (type !== LIST || depth > 2) throw damaged(`a value of the unknown type ${type}`);
    const of = await u32();
    const length = await count(LONGEST_LIST, 'values');
    const each = SCALARS[of];
    if (each !== undefined) {
      read.skip(each * length);
      return null;
    }
    for (let i = 0; i < length; i += 1) await value(of, depth + 1);
    return null;
  }

  let parameters = 0;
  let needed = 0;
  for (let i = 0; i < tensors; i += 1) {
    read.skip(await count(LONGEST_KEY, 'letters of a name'));
    const dimensions = await u32();
    if (dimensions > MAX_DIMENSIONS) throw damaged(`a tensor of ${dimensions} dimensions`);
    let values = 1;
    for (let d = 0; d < dimensions; d += 1) values *= await u64();
    const block = BLOCKS[await u32()];
    const offset = await u64();
    parameters += values;
    needed = Math.max(needed, offset + (block === undefined ? 0 : Math.ceil(values / block[0]) * block[1]));
  }
  const alignment = Number(known.get('general.alignment') ?? 32);
  const data_at = Math.ceil(read.at() / alignment) * alignment;
  judge(known, { tensors });
  if (!(data_at + needed <= size)) {
    throw damaged(`${size} of ${data_at + needed} bytes are there`);
  }
  const architecture = String(known.get('general.architecture'));
  const name = known.get('general.name');
  const context_length = known.get(`${architecture}.context_length`);
  return {
    architecture,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 100) : null,
    context_length: context_length === undefined || context_length === null ? null : Number(context_length),
    parameters,
    has_chat_template: typeof known.get('tokenizer.chat_template') === 'string',
    byte_size: size,
  };
}

function scalar(type: number, bytes: Buffer): Value {
  switch (type) {
    case 0:
      return bytes.readUInt8();
    case 1:
      return bytes.readInt8();
    case 2:
      return bytes.readUInt16LE();
    case 3:
      return bytes.readInt16LE();
    case 4:
      return bytes.readUInt32LE();
    case 5:
      return bytes.readInt32LE();
    case 6:
      return bytes.readFloatLE();
    case 7:
      return bytes.readUInt8() !== 0;
    case 10:
      return bytes.readBigUInt64LE();
    case 11:
      return bytes.readBigInt64LE();
    default:
      return bytes.readDoubleLE();
  }
}

/** Whether what the file says of itself is a language model, whole, in one file. */
function judge(known: ReadonlyMap<string, Value>, { tensors }: { readonly tensors: number }): void {
  const architecture = known.get('general.architecture');
  if (typeof architecture !== 'string') throw damaged('it does not name its architecture');
  const type = known.get('general.type');
  if (type !== undefined && type !== 'model') {
    throw new GgufProblem(
      `The file holds a part that is added to a model (${String(type)}), no model. Choose the model’s own file.`,
    );
  }
  if (Number(known.get('split.count') ?? 1) > 1) {
    throw new GgufProblem(
      'The file is one part of a model that was cut into several. Choose one that comes as a single ' +
        'file, or join the parts.',
    );
  }
  if (ENCODERS.test(architecture)) {
    throw new GgufProblem(
      `The file holds a model that makes vectors of texts (${architecture}) and answers nothing. Choose ` +
        'a language model for chat.',
    );
  }
  if (tensors === 0) {
    throw new GgufProblem('The file holds a vocabulary and no model. Choose the model’s own file.');
  }
  if (!known.has('tokenizer.ggml.model')) {
    throw new GgufProblem(
      'The file holds no vocabulary, so it cannot read text. Choose a language model for chat.',
    );
  }
}
