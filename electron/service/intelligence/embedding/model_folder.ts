import { z } from 'zod';

/** How texts are made vectors with a model a person added: all of it as the model's own folder states it. */
export const EmbeddingSettings = z.object({
  /** Numbers in a vector. */
  dimensions: z.number(),
  pooling: z.enum(['mean', 'cls']),
  /** What is put before a job's text, and before a passage of a resume; empty for most models. */
  query_prefix: z.string(),
  passage_prefix: z.string(),
  /** Pieces of a text the model sees, its two special ones among them. */
  max_pieces: z.number(),
});
export type EmbeddingSettings = z.infer<typeof EmbeddingSettings>;

/** A model that is used instead of the bundled one: what an engine child needs to know of it. */
export type AddedModel = EmbeddingSettings & {
  /** What its vectors are signed with. */
  readonly model: string;
  /** Folder of the folder it lies in, and its name there. */
  readonly models_dir: string;
  readonly folder: string;
  readonly weights_sha256: string;
  readonly weights_bytes: number;
};

/** Why a folder is not taken: a sentence or two for a person, with what to do. */
export class FolderProblem extends Error {
  override readonly name = 'FolderProblem';
}

/** The files of a folder that are looked at; null for one that is not there. */
export type FolderReader = {
  text(name: string): Promise<string | null>;
  size(name: string): Promise<number | null>;
};

type ModelFolder = {
  readonly settings: EmbeddingSettings;
  /** Name of the weights that are used: packed ones where there are some, as they are several times as fast. */
  readonly weights: string;
};

const WEIGHTS = [
  'onnx/model_quantized.onnx',
  'onnx/model_int8.onnx',
  'onnx/model_uint8.onnx',
  'onnx/model.onnx',
  'model_quantized.onnx',
  'model.onnx',
];
const MAX_WEIGHTS_BYTES = 1024 ** 3;
const MIN_WEIGHTS_BYTES = 1000;
/** The kernel of the ranking takes multiples of 16, and sums of this many products fit into 32 bits. */
const STEP = 16;
const MAX_DIMENSIONS = 1024;
/** More of a text says nothing more of a passage. */
const MAX_PIECES = 512;

const Config = z.object({
  model_type: z.string(),
  hidden_size: z.number().optional(),
  dim: z.number().optional(),
  max_position_embeddings: z.number().optional(),
  is_decoder: z.boolean().optional(),
});
const Modules = z.array(z.object({ type: z.string(), path: z.string() }));
const Pooling = z.object({
  pooling_mode: z.string().optional(),
  pooling_mode_cls_token: z.boolean().optional(),
  pooling_mode_mean_tokens: z.boolean().optional(),
  pooling_mode_max_tokens: z.boolean().optional(),
  pooling_mode_mean_sqrt_len_tokens: z.boolean().optional(),
  pooling_mode_weightedmean_tokens: z.boolean().optional(),
  pooling_mode_lasttoken: z.boolean().optional(),
  include_prompt: z.boolean().optional(),
});
const Prompts = z.object({
  prompts: z.record(z.string(), z.string()).nullish(),
  default_prompt_name: z.string().nullish(),
});
const Length = z.object({ max_seq_length: z.number().nullish() });

/**
 * Reads what a folder in the layout of sentence-transformers says of itself. Nothing is guessed: a model whose pooling
 * stands nowhere is refused, and so is one with a layer that is not run here.
 * @throws FolderProblem
 */
export async function readModelFolder(folder: FolderReader): Promise<ModelFolder> {
  const config = await read(folder, 'config.json', Config);
  if (config === null) {
    throw new FolderProblem('The folder has no config.json. Choose the folder of a model, not one above it.');
  }
  if ((await folder.text('tokenizer.json')) === null) {
    throw new FolderProblem(
      'The folder has no tokenizer.json. Take it along from where the model comes from.',
    );
  }
  if ((await folder.text('tokenizer_config.json')) === null) {
    throw new FolderProblem(
      'The folder has no tokenizer_config.json. Take it along from where the model comes from.',
    );
  }
  const weights = await weightsIn(folder);
  await refuseOtherLayers(folder);
  const pooling = await poolingIn(folder);
  const dimensions = config.hidden_size ?? config.dim ?? 0;
  if (dimensions <= 0 || dimensions % STEP !== 0 || dimensions > MAX_DIMENSIONS) {
    throw new FolderProblem(
      `Its vectors have ${dimensions} numbers. Multiples of ${STEP} up to ${MAX_DIMENSIONS} can be ` +
        'used: choose another model.',
    );
  }
  const prompts = await promptsIn(folder);
  const length = await read(folder, 'sentence_bert_config.json', Length);
  const max_pieces = Math.min(
    MAX_PIECES,
    config.max_position_embeddings ?? MAX_PIECES,
    length?.max_seq_length ?? MAX_PIECES,
  );
  return { settings: { dimensions, pooling, ...prompts, max_pieces }, weights };
}

async function read<T>(folder: FolderReader, name: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await folder.text(name);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new FolderProblem(
      `${name} is damaged, or not in the layout of sentence-transformers. Copy the folder anew.`,
    );
  }
}

async function weightsIn(folder: FolderReader): Promise<string> {
  for (const name of WEIGHTS) {
    const size = await folder.size(name);
    if (size === null) continue;
    if ((await folder.size(`${name}_data`)) !== null || size > MAX_WEIGHTS_BYTES) {
      throw new FolderProblem(
        'The model is larger than 1 GB. Choose a smaller one, or one with packed weights (int8).',
      );
    }
    if (size < MIN_WEIGHTS_BYTES) {
      throw new FolderProblem(
        `${name} holds no model: it is cut off, or a pointer to a file kept elsewhere. Download it once more.`,
      );
    }
    return name;
  }
  throw new FolderProblem(
    'The folder has no weights in the ONNX format (onnx/model.onnx or ' +
      'onnx/model_quantized.onnx). Choose a model that comes with them.',
  );
}

/** Layers behind the model itself: pooling and normalising are done here, others are not. */
async function refuseOtherLayers(folder: FolderReader): Promise<void> {
  const modules = await read(folder, 'modules.json', Modules);
  const other = modules
    ?.map(({ type }) => type.split('.').at(-1) ?? type)
    .find((type) => !KNOWN_LAYERS.has(type));
  if (other === undefined) return;
  throw new FolderProblem(
    `The model has a layer that cannot be run here (${other}, in modules.json). Choose one with pooling alone.`,
  );
}
const KNOWN_LAYERS: ReadonlySet<string> = new Set(['Transformer', 'Pooling', 'Normalize']);

async function poolingIn(folder: FolderReader): Promise<EmbeddingSettings['pooling']> {
  const stated = await read(folder, '1_Pooling/config.json', Pooling);
  if (stated === null) {
    throw new FolderProblem(
      'The folder does not say how the model’s vectors are made of its words ' +
        '(1_Pooling/config.json is missing). Take it along from where the model comes from.',
    );
  }
  const modes = [
    ...(stated.pooling_mode === undefined ? [] : [stated.pooling_mode]),
    ...Object.entries(stated).flatMap(([key, value]) =>
      value === true && key.startsWith('pooling_mode_') ? [key.slice('pooling_mode_'.length)] : [],
    ),
  ].map((mode) => (mode === 'cls_token' ? 'cls' : mode === 'mean_tokens' ? 'mean' : mode));
  const [mode] = modes;
  if (modes.length !== 1 || (mode !== 'cls' && mode !== 'mean')) {
    throw new FolderProblem(
      `The model makes its vectors in a way that is not done here (${modes.join(', ') || 'none'}, ` +
        'in 1_Pooling/config.json). The mean of all words, or the first one, can be used: choose ' +
        'another model.',
    );
  }
  if (stated.include_prompt === false) {
    throw new FolderProblem(
      'The model leaves its prefix out of its vectors (include_prompt, in 1_Pooling/config.json), ' +
        'which is not done here. Choose another one.',
    );
  }
  return mode;
}

async function promptsIn(
  folder: FolderReader,
): Promise<Pick<EmbeddingSettings, 'query_prefix' | 'passage_prefix'>> {
  const stated = await read(folder, 'config_sentence_transformers.json', Prompts);
  const prompts = stated?.prompts ?? {};
  const usual = prompts[stated?.default_prompt_name ?? ''] ?? '';
  return {
    query_prefix: prompts['query'] ?? usual,
    passage_prefix: prompts['passage'] ?? prompts['document'] ?? usual,
  };
}
