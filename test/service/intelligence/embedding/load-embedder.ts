/** Run as a process of its own by transformers.test.ts: loads the real model, embeds, prints what it got. */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createEmbedder } from '#service/intelligence/embedding/transformers.ts';

const models_dir = process.argv[2]!;
const PIECES = ['C++ / C#', 'nurse, NURSE', 'full-stack', '— 🏥 …', 'Pflegefachkräfte', '日本'];
const embedder = await createEmbedder({ models_dir, threads: 1, readFile });
const texts = ['registered nurse', 'nurse on a hospital ward', 'roofer', 'nurse '.repeat(600), ''];
const together = await embedder.embed(texts);
const alone = await embedder.embed([texts[0]!]);
const two_threads = await (await createEmbedder({ models_dir, threads: 2, readFile })).embed([texts[1]!]);
const wrong = await createEmbedder({
  models_dir,
  threads: 1,
  readFile,
  expected_sha256: 'f'.repeat(64),
}).catch(String);
const missing = await createEmbedder({ models_dir: `${models_dir}/none`, threads: 1, readFile }).catch(
  String,
);
await setTimeout(500); // what a background thread would send or write, it does now
process.stdout.write(
  JSON.stringify({
    model: embedder.model,
    dimensions: embedder.dimensions,
    counts: texts.map((text) => embedder.countTokens(text)),
    pieces: PIECES.map((text) => [...embedder.pieces(text)]),
    rarity: ['the', 'manager', 'nephrology', 'c'].map((word) => embedder.rarity(embedder.pieces(word)[0]!)),
    vectors: together.map((vector) => Array.from(vector)),
    alone: [...alone[0]!],
    two_threads: [...two_threads[0]!],
    wrong,
    missing,
  }),
);
