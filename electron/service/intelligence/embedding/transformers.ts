import { createHash } from 'node:crypto';
import type * as Transformers from '@xenova/transformers';
import type { Embedder, TextRole } from '../ports.ts';
import type { AddedModel } from './model_folder.ts';
import { MAX_PIECES, MODEL_DIMENSIONS, MODEL_NAME, MODEL_SHA256 } from './model.ts';
import { NO_TELEMETRY } from './no-telemetry.ts';

const NO_SPINNING = {
  extra: { session: { intra_op: { allow_spinning: '0' }, inter_op: { allow_spinning: '0' } } },
};

type EmbedderOptions = {
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
  /**
   * A model whose vectors are used instead. Texts are cut and their words counted by the bundled model's pieces all the
   * same, so passages and the words of titles are what they are without it.
   */
  readonly added?: AddedModel | null;
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
  const { added = null } = options;
  const weights = added === null ? bundledWeights(options) : addedWeights(added);
  const sha256 = await verifyWeights(options, weights);

  // Imported late: a bundler would hoist a static import of an external module above the assignment.
  Object.assign(process.env, NO_TELEMETRY);
  const library = await import('@xenova/transformers');
  const { AutoTokenizer, env } = library;
  env.allowRemoteModels = false;
  env.localModelPath = options.models_dir;
  env.useFSCache = false;

  const tokenizer = await AutoTokenizer.from_pretrained(MODEL_NAME, { local_files_only: true });
  const piecesOf = (text: string): number[] => tokenizer.encode(text, { add_special_tokens: false });
  const vocabulary = tokenizer.get_vocab();
  const special = new Set(tokenizer.all_special_ids);
  const is_word = new Uint8Array(vocabulary.size);
  for (const [piece, id] of vocabulary) {
    is_word[id] = /[\p{L}\p{N}+]|^#$/u.test(piece) && !special.has(id) ? 1 : 0;
  }
  const embedOne =
    added === null
      ? await bundledRunner(library, tokenizer, options)
      : await addedRunner(library, added, options);

  return {
    model: added?.model ?? `${MODEL_NAME}@${sha256.slice(0, 12)}`,
    dimensions: added?.dimensions ?? MODEL_DIMENSIONS,
    countTokens: (text) => piecesOf(text).length,
    pieces: (text) => Uint16Array.from(piecesOf(text).filter((id) => is_word[id] === 1)),
    rarity: rarityOf,
    async embed(texts, role = 'passage') {
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await embedOne(text, role));
      return vectors;
    },
  };
}

type Library = typeof Transformers;
type Tokenizer = Awaited<ReturnType<Library['AutoTokenizer']['from_pretrained']>>;
type EmbedOne = (text: string, role: TextRole) => Promise<Float32Array>;

const sessionOf = ({ threads, impatient }: EmbedderOptions): object => ({
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  // Lengths differ from text to text: a plan of the memory per length would only grow.
  enableMemPattern: false,
  // Otherwise waiting threads burn the core the other children need.
  ...(impatient ? {} : NO_SPINNING),
});

/** The bundled model: the mean over all pieces of at most 254 and its two special ones. */
async function bundledRunner(
  library: Library,
  tokenizer: Tokenizer,
  options: EmbedderOptions,
): Promise<EmbedOne> {
  const model = await library.AutoModel.from_pretrained(MODEL_NAME, {
    local_files_only: true,
    dtype: 'q8',
    device: 'cpu',
    session_options: sessionOf(options),
  });
  const run = runner(library, model, tokenizer, MAX_PIECES + 2);
  return async (text) => {
    const { data, pieces } = await run(text);
    return meanPool(data, pieces, MODEL_DIMENSIONS);
  };
}

/** A model a person added, as its folder states it. @throws when it cannot be run */
async function addedRunner(library: Library, added: AddedModel, options: EmbedderOptions): Promise<EmbedOne> {
  library.env.localModelPath = added.models_dir;
  const own = await library.AutoTokenizer.from_pretrained(added.folder, { local_files_only: true });
  const model = await library.AutoModel.from_pretrained(added.folder, {
    local_files_only: true,
    dtype: 'fp32', // the name of the file alone: it is whatever was copied there
    device: 'cpu',
    session_options: sessionOf(options),
  });
  if (own.encode('').length !== 2) {
    throw new Error('its tokenizer does not put one piece before a text and one behind');
  }
  const { dimensions, pooling } = added;
  const run = runner(library, model, own, added.max_pieces);
  return async (text, role) => {
    const prefix = role === 'query' ? added.query_prefix : added.passage_prefix;
    const { data, pieces } = await run(prefix + text);
    if (data.length !== pieces * dimensions) {
      throw new Error(`its vectors have ${data.length / pieces} numbers and not ${dimensions}`);
    }
    return meanPool(data, pooling === 'cls' ? 1 : pieces, dimensions);
  };
}

/** Runs one text: the states of its pieces, row after row. */
function runner(
  { Tensor }: Library,
  model: Awaited<ReturnType<Library['AutoModel']['from_pretrained']>>,
  tokenizer: Tokenizer,
  max_pieces: number,
): (text: string) => Promise<{ readonly data: Float32Array; readonly pieces: number }> {
  const [first, last] = tokenizer.encode('') as [number, number];
  return async (text) => {
    const own = tokenizer.encode(text, { add_special_tokens: false }).slice(0, max_pieces - 2);
    const ids = BigInt64Array.from([first, ...own, last], BigInt);
    const shape = [1, ids.length];
    const output: { last_hidden_state?: { data: Float32Array }; token_embeddings?: { data: Float32Array } } =
      await model({
        input_ids: new Tensor('int64', ids, shape),
        attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
        token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
      });
    const states = output.last_hidden_state ?? output.token_embeddings;
    if (states === undefined) throw new Error('it gives no states of its pieces');
    return { data: states.data, pieces: ids.length };
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

type Weights = { readonly path: string; readonly sha256: string; readonly cure: string };

const bundledWeights = ({ models_dir, expected_sha256 = MODEL_SHA256 }: EmbedderOptions): Weights => ({
  path: `${models_dir}/${MODEL_NAME}/onnx/model_quantized.onnx`,
  sha256: expected_sha256,
  cure: 'Install the program again.',
});
const addedWeights = ({ models_dir, folder, weights_sha256 }: AddedModel): Weights => ({
  path: `${models_dir}/${folder}/onnx/model.onnx`,
  sha256: weights_sha256,
  cure: 'Choose its folder again in Settings › Models, or go back to the model that comes with Longlist.',
});

async function verifyWeights(
  { readFile }: Pick<EmbedderOptions, 'readFile'>,
  { path, sha256: expected, cure }: Weights,
): Promise<string> {
  const weights = await readFile(path).catch((cause: unknown) => {
    throw new Error(`The language model is missing (${path}). ${cure}`, { cause });
  });
  const sha256 = createHash('sha256').update(weights).digest('hex');
  if (sha256 !== expected) {
    throw new Error(
      `The language model at ${path} is damaged or not the one this program was made with. ${cure}`,
    );
  }
  return sha256;
}

/** Mean over the first tokens, then L2. Sums in float64, in token order, so the result is the same everywhere. */
function meanPool(states: Float32Array, tokens: number, dimensions: number): Float32Array {
  const sum = new Float64Array(dimensions);
  for (let token = 0; token < tokens; token++) {
    const row = token * dimensions;
    for (let i = 0; i < dimensions; i++) sum[i]! += states[row + i]!;
  }
  let square = 0;
  for (const value of sum) square += value * value;
  const norm = Math.sqrt(square) || 1;
  return Float32Array.from(sum, (value) => value / norm);
}
