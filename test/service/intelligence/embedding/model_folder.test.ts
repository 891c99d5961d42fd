import { describe, expect, it } from 'vitest';
import { FolderProblem, readModelFolder } from '#service/intelligence/embedding/model_folder.ts';

type Files = Readonly<Record<string, object | string | number | null>>;

/** A sound folder with other files over it: an object is JSON, a number the size of a file nobody reads. */
const folderOf = (files: Files = {}) => {
  const all: Files = {
    'config.json': { model_type: 'bert', hidden_size: 384, max_position_embeddings: 512 },
    'tokenizer.json': '{}',
    'tokenizer_config.json': '{}',
    'onnx/model.onnx': 90_000_000,
    '1_Pooling/config.json': { pooling_mode_mean_tokens: true, pooling_mode_cls_token: false },
    ...files,
  };
  const text = (name: string): string | null => {
    const value = all[name] ?? null;
    return value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
  };
  return {
    text: async (name: string) => text(name),
    size: async (name: string) => {
      const value = all[name] ?? null;
      return typeof value === 'number' ? value : (text(name)?.length ?? null);
    },
  };
};

describe('the folder of an embedding model', () => {
  it.each<[what: string, files: Files, settings: object]>([
    [
      'that says little',
      {},
      { dimensions: 384, pooling: 'mean', query_prefix: '', passage_prefix: '', max_pieces: 512 },
    ],
    [
      'that takes the first word',
      { '1_Pooling/config.json': { pooling_mode_cls_token: true } },
      { pooling: 'cls' },
    ],
    ['in the newer layout', { '1_Pooling/config.json': { pooling_mode: 'cls' } }, { pooling: 'cls' }],
    [
      'with prefixes',
      { 'config_sentence_transformers.json': { prompts: { query: 'query: ', document: 'passage: ' } } },
      { query_prefix: 'query: ', passage_prefix: 'passage: ' },
    ],
    [
      'with one prefix for all',
      { 'config_sentence_transformers.json': { prompts: { any: 'embed: ' }, default_prompt_name: 'any' } },
      { query_prefix: 'embed: ', passage_prefix: 'embed: ' },
    ],
    ['that sees few pieces', { 'sentence_bert_config.json': { max_seq_length: 128 } }, { max_pieces: 128 }],
    ['of another kind', { 'config.json': { model_type: 'distilbert', dim: 768 } }, { dimensions: 768 }],
  ])('%s', async (_what, files, settings) => {
    expect((await readModelFolder(folderOf(files))).settings).toMatchObject(settings);
  });

  it('with packed weights uses them', async () => {
    const packed = folderOf({ 'onnx/model_quantized.onnx': 23_000_000 });
    expect((await readModelFolder(packed)).weights).toBe('onnx/model_quantized.onnx');
  });

  it.each<[what: string, files: Files, said: RegExp]>([
    ['no configuration', { 'config.json': null }, /no config\.json/],
    ['a damaged configuration', { 'config.json': '{"model_type": ' }, /config\.json is damaged/],
    ['no tokenizer', { 'tokenizer.json': null }, /no tokenizer\.json/],
    ['no settings of its tokenizer', { 'tokenizer_config.json': null }, /no tokenizer_config\.json/],
    ['no weights', { 'onnx/model.onnx': null }, /no weights in the ONNX format/],
    ['a pointer instead of weights', { 'onnx/model.onnx': 130 }, /a pointer to a file kept elsewhere/],
    ['weights beyond the limit', { 'onnx/model.onnx': 2e9 }, /larger than 1 GB/],
    ['weights in two files', { 'onnx/model.onnx_data': 5000 }, /larger than 1 GB/],
    ['no pooling', { '1_Pooling/config.json': null }, /1_Pooling\/config\.json is missing/],
    [
      'pooling nobody does',
      { '1_Pooling/config.json': { pooling_mode_lasttoken: true } },
      /not done here \(lasttoken/,
    ],
    [
      'two kinds of pooling',
      { '1_Pooling/config.json': { pooling_mode_mean_tokens: true, pooling_mode_max_tokens: true } },
      /not done here \(mean, max_tokens/,
    ],
    [
      'a further layer',
      { 'modules.json': [{ type: 'sentence_transformers.models.Dense', path: '2' }] },
      /\(Dense/,
    ],
    ['odd vectors', { 'config.json': { model_type: 'bert', hidden_size: 100 } }, /Multiples of 16/],
    ['long vectors', { 'config.json': { model_type: 'bert', hidden_size: 4096 } }, /up to 1024/],
  ])('with %s is refused in words', async (_what, files, said) => {
    const refused = await readModelFolder(folderOf(files)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderProblem);
    expect((refused as Error).message).toMatch(said);
  });
});
