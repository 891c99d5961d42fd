import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './program.ts';

/** The bundled model as a folder in the layout of sentence-transformers, with files of its own over it (null: without). */
export function embeddingFolder(folder: string, files: Readonly<Record<string, object | null>> = {}): string {
  const bundled = path.join(ROOT, 'resources/models/all-MiniLM-L6-v2');
  mkdirSync(folder, { recursive: true });
  for (const name of ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx']) {
    if (files[name] !== null) cpSync(path.join(bundled, name), path.join(folder, name), { recursive: true });
  }
  const written: Readonly<Record<string, object | null>> = {
    'modules.json': [
      { idx: 0, name: '0', path: '', type: 'sentence_transformers.models.Transformer' },
      { idx: 1, name: '1', path: '1_Pooling', type: 'sentence_transformers.models.Pooling' },
      { idx: 2, name: '2', path: '2_Normalize', type: 'sentence_transformers.models.Normalize' },
    ],
    '1_Pooling/config.json': { word_embedding_dimension: 384, pooling_mode_cls_token: true },
    'config_sentence_transformers.json': { prompts: { query: 'query: ', passage: 'passage: ' } },
    ...files,
  };
  for (const [name, value] of Object.entries(written)) {
    if (value === null) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  }
  return folder;
}
