/**
 * Model files for tests, made of nothing: one layer, a vocabulary of bytes, weights as they are asked for. llama.cpp loads
 * them as it loads any other.
 */

type Value =
  | { readonly kind: 'u32' | 'f32'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'texts'; readonly value: readonly string[] }
  | { readonly kind: 'f32s' | 'i32s'; readonly value: readonly number[] };

const TYPES = { u32: 4, f32: 6, text: 8, i32s: 5, f32s: 6, texts: 8 } as const;
const LIST = 9;
const ALIGNMENT = 32;

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const f32s = (values: Iterable<number>): Buffer => Buffer.from(Float32Array.from(values).buffer);

function valueBytes(value: Value): Buffer {
  const list = (bytes: Buffer): Buffer =>
    Buffer.concat([
      u32(LIST),
      u32(TYPES[value.kind]),
      u64((value.value as readonly unknown[]).length),
      bytes,
    ]);
  switch (value.kind) {
    case 'u32':
      return Buffer.concat([u32(TYPES.u32), u32(value.value)]);
    case 'f32':
      return Buffer.concat([u32(TYPES.f32), f32s([value.value])]);
    case 'text':
      return Buffer.concat([u32(TYPES.text), text(value.value)]);
    case 'texts':
      return list(Buffer.concat(value.value.map(text)));
    case 'f32s':
      return list(f32s(value.value));
    case 'i32s':
      return list(Buffer.from(Int32Array.from(value.value).buffer));
  }
}

type Tensor = { readonly name: string; readonly shape: readonly number[]; readonly data: Float32Array };

/** A file with this metadata and these tensors, all of 32-bit numbers. */
export function ggufFile(metadata: Readonly<Record<string, Value>>, tensors: readonly Tensor[]): Buffer {
  const parts: Buffer[] = [
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(Object.keys(metadata).length),
  ];
  for (const [key, value] of Object.entries(metadata)) parts.push(text(key), valueBytes(value));
  let offset = 0;
  const data: Buffer[] = [];
  for (const { name, shape, data: values } of tensors) {
    parts.push(text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset));
    const bytes = f32s(values);
    const padded = Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)]);
    data.push(padded);
    offset += padded.length;
  }
  const header = Buffer.concat(parts);
  return Buffer.concat([
    header,
    Buffer.alloc((ALIGNMENT - (header.length % ALIGNMENT)) % ALIGNMENT),
    ...data,
  ]);
}

const matrix = (rows: number, columns: number, at: (row: number, column: number) => number): Float32Array =>
  Float32Array.from({ length: rows * columns }, (_, i) => at(Math.floor(i / columns), i % columns));

const WIDTH = 32;
const SPACE = '▁';

export type TinyModel = {
  /** Whole words of its vocabulary beside the bytes. */
  readonly words?: readonly string[];
  /** What it writes first of what the grammar allows: pieces of the vocabulary, best first; after a word of its own others. */
  readonly likes: readonly string[];
  readonly likes_after_word?: readonly string[];
  /** Instead of likes: numbers that mean nothing. */
  readonly random?: boolean;
  readonly architecture?: string;
  readonly metadata?: Readonly<Record<string, Value>>;
};

/** A model of one layer that does nothing but prefer some pieces to others. About 120 KB. */
export function tinyModel(model: TinyModel): Buffer {
  const { words = [], likes, likes_after_word = likes, random = false, architecture = 'llama' } = model;
  const bytes = Array.from({ length: 256 }, (_, i) => `<0x${i.toString(16).toUpperCase().padStart(2, '0')}>`);
  const own = words.map((word) => word.replaceAll(' ', SPACE));
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...own];
  const first_own = tokens.length - own.length;
  const types = tokens.map((_, i) => (i === 0 ? 2 : i < 3 ? 3 : i < first_own ? 6 : 1));

  const idOf = (piece: string): number => {
    const at = own.indexOf(piece.replaceAll(' ', SPACE));
    return at >= 0 ? first_own + at : 3 + piece.charCodeAt(0);
  };
  let state = 42;
  const noise = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  const preference = (row: number, column: number): number => {
    if (random) return noise();
    const list = column === 0 ? likes.map(idOf) : column === 1 ? likes_after_word.map(idOf) : [];
    const place = list.indexOf(row);
    return place < 0 ? 0 : (list.length - place) / list.length;
  };
  // the first two columns tell whether the last piece was a word of its own
  const kind = (row: number, column: number): number =>
    random ? noise() : column === (row >= first_own ? 1 : 0) ? 1 : 0;
  const square = (scale: number): Float32Array => matrix(WIDTH, WIDTH, () => scale * noise());
  const scale = random ? 0.5 : 0;
  const ones = matrix(1, WIDTH, () => 1);
  const layer = (name: string, data: Float32Array): Tensor => ({
    name: `blk.0.${name}.weight`,
    shape: data.length === WIDTH ? [WIDTH] : [WIDTH, WIDTH],
    data,
  });
  const key = (name: string): string => `${architecture}.${name}`;
  return ggufFile(
    {
      'general.architecture': { kind: 'text', value: architecture },
      'general.name': { kind: 'text', value: 'Tiny' },
      [key('block_count')]: { kind: 'u32', value: 1 },
      [key('context_length')]: { kind: 'u32', value: 16_384 },
      [key('embedding_length')]: { kind: 'u32', value: WIDTH },
      [key('feed_forward_length')]: { kind: 'u32', value: WIDTH },
      [key('attention.head_count')]: { kind: 'u32', value: 2 },
      [key('attention.layer_norm_rms_epsilon')]: { kind: 'f32', value: 1e-5 },
      'tokenizer.ggml.model': { kind: 'text', value: 'llama' },
      'tokenizer.ggml.tokens': { kind: 'texts', value: tokens },
      'tokenizer.ggml.scores': { kind: 'f32s', value: tokens.map(() => 0) },
      'tokenizer.ggml.token_type': { kind: 'i32s', value: types },
      'tokenizer.ggml.bos_token_id': { kind: 'u32', value: 1 },
      'tokenizer.ggml.eos_token_id': { kind: 'u32', value: 2 },
      ...model.metadata,
    },
    [
      { name: 'token_embd.weight', shape: [WIDTH, tokens.length], data: matrix(tokens.length, WIDTH, kind) },
      { name: 'output_norm.weight', shape: [WIDTH], data: ones },
      {
        name: 'output.weight',
        shape: [WIDTH, tokens.length],
        data: matrix(tokens.length, WIDTH, preference),
      },
      layer('attn_norm', ones),
      layer('attn_q', square(scale)),
      layer('attn_k', square(scale)),
      layer('attn_v', square(scale)),
      layer('attn_output', square(scale)),
      layer('ffn_norm', ones),
      layer('ffn_gate', square(scale)),
      layer('ffn_up', square(scale)),
      layer('ffn_down', square(scale)),
    ],
  );
}

/** A model that says of the first criterion that this quote shows it, each part of it. */
export function modelThatQuotes(quote: string): Buffer {
  return tinyModel({
    words: [quote],
    likes: [quote, '"', '}', ']', 'm'],
    likes_after_word: ['"'],
  });
}

/** A model that begins an answer and writes it on and on. */
export const modelWithoutEnd = (): Buffer => tinyModel({ likes: ['a'] });

/** A model of random numbers. */
export const modelOfNoise = (): Buffer => tinyModel({ likes: [], random: true });
