import { createHash } from 'node:crypto';
import type { Embedder } from '../ports.ts';
import { MAX_PIECES, MODEL_DIMENSIONS, MODEL_NAME, MODEL_SHA256 } from './model.ts';
import { NO_TELEMETRY } from './no-telemetry.ts';

const NO_SPINNING = {
  extra: { session: { intra_op: { allow_spinning: '0' }, inter_op: { allow_spinning: '0' } } },
};

export type EmbedderOptions = {
  /** Folder that holds `all-MiniLM-L6-v2/`. */
  readonly models_dir: string;
  /** Cores one run may use; children that share the machine take 1 each. */
  readonly threads: number;
  /**
   * Waiting threads spin instead of sleeping: a text is done about a sixth sooner, at the cost of a core that is
   * burnt meanwhile. For the process a person waits for, not for those that share the machine.
   */
  readonly impatient?: boolean;
  /** Reads a file of the model (`readFile` of node:fs/promises): this folder opens no files itself. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Hash the weights must have; default: the bundled model. */
  readonly expected_sha256?: string;
};

/**
 * The real embedder, on transformers.js (the only importer of it). Vectors are the mean of the last hidden
 * states, L2-normalised. Every text is one run at its true length: with int8 weights a padded batch would
 * make a vector depend on its neighbours, and measured it is slower too.
 *
 * `embed` blocks the event loop while a text runs (~10 ms per 100 word pieces): call it in an engine child.
 * @throws when the weights are missing or are not the expected ones.
 */
export async function createEmbedder(options: EmbedderOptions): Promise<Embedder> {
  const sha256 = await verifyWeights(options);

  // Imported late: a bundler would hoist a static import of an external module above the assignment.
  Object.assign(process.env, NO_TELEMETRY);
  const { AutoModel, AutoTokenizer, Tensor, env } = await import('@xenova/transformers');
  env.allowRemoteModels = false;
  env.localModelPath = options.models_dir;
  env.useFSCache = false;

  const tokenizer = await AutoTokenizer.from_pretrained(MODEL_NAME, { local_files_only: true });
  const model = await AutoModel.from_pretrained(MODEL_NAME, {
    local_files_only: true,
    dtype: 'q8',
    device: 'cpu',
    session_options: {
      intraOpNumThreads: options.threads,
      interOpNumThreads: 1,
      // Lengths differ from text to text: a plan of the memory per length would only grow.
      enableMemPattern: false,
      // Otherwise waiting threads burn the core the other children need.
      ...(options.impatient ? {} : NO_SPINNING),
    },
  });
  const piecesOf = (text: string): number[] => tokenizer.encode(text, { add_special_tokens: false });
  const vocabulary = tokenizer.get_vocab();
  const special = new Set(tokenizer.all_special_ids);
  const is_word = new Uint8Array(vocabulary.size);
  for (const [piece, id] of vocabulary) {
    is_word[id] = /[\p{L}\p{N}+]|^#$/u.test(piece) && !special.has(id) ? 1 : 0;
  }
  const [cls, sep] = tokenizer.encode('') as [number, number];

  async function embedOne(text: string): Promise<Float32Array> {
    const ids = BigInt64Array.from([cls, ...piecesOf(text).slice(0, MAX_PIECES), sep], BigInt);
    const shape = [1, ids.length];
    const output: { last_hidden_state: { data: Float32Array } } = await model({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
    });
    return meanPool(output.last_hidden_state.data, ids.length);
  }

  return {
    model: `${MODEL_NAME}@${sha256.slice(0, 12)}`,
    dimensions: MODEL_DIMENSIONS,
    countTokens: (text) => piecesOf(text).length,
    pieces: (text) => Uint16Array.from(piecesOf(text).filter((id) => is_word[id] === 1)),
    rarity: rarityOf,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await embedOne(text));
      return vectors;
    },
  };
}

/** Where the words begin in a BERT vocabulary, the most frequent first; signs and single letters stand before them. */
const FIRST_WORD = 1996;
/** A single letter or digit is about as rare as the thousandth word: "C", "R". */
const RANK_OF_LETTER = 1000;
/** Pieces of an ordinary resume, and the sum of 1/r over all ranks. */
const TEXT = { pieces: 500, harmonic: 10.8 } as const;

/** By Zipf's law: the piece of rank r makes up 1 / (r · harmonic) of all text. */
function rarityOf(piece: number): number {
  const rank = piece < FIRST_WORD ? RANK_OF_LETTER : piece - FIRST_WORD + 1;
  return -Math.log(1 - Math.exp(-TEXT.pieces / (rank * TEXT.harmonic)));
}

async function verifyWeights(options: EmbedderOptions): Promise<string> {
  const path = `${options.models_dir}/${MODEL_NAME}/onnx/model_quantized.onnx`;
  const weights = await options.readFile(path).catch((cause: unknown) => {
    throw new Error(`The language model is missing (${path}). Install the program again.`, { cause });
  });
  const sha256 = createHash('sha256').update(weights).digest('hex');
  if (sha256 !== (options.expected_sha256 ?? MODEL_SHA256)) {
    throw new Error(
      `The language model at ${path} is damaged or not the one this program was made with. Install the program again.`,
    );
  }
  return sha256;
}

/** Mean over the tokens, then L2. Sums in float64, in token order, so the result is the same everywhere. */
function meanPool(states: Float32Array, tokens: number): Float32Array {
  const sum = new Float64Array(MODEL_DIMENSIONS);
  for (let token = 0; token < tokens; token++) {
    const row = token * MODEL_DIMENSIONS;
    for (let i = 0; i < MODEL_DIMENSIONS; i++) sum[i]! += states[row + i]!;
  }
  let square = 0;
  for (const value of sum) square += value * value;
  const norm = Math.sqrt(square) || 1;
  return Float32Array.from(sum, (value) => value / norm);
}
