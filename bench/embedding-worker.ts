/** One process of bench/embedding.ts: embeds each list of texts it is sent, and says when it is done. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Runtime from 'onnxruntime-common';
import { createEmbedder } from '#service/intelligence/embedding/transformers.ts';

const [kind, threads] = [process.argv[2], Number(process.argv[3])];
const models_dir = join(import.meta.dirname, '../resources/models');
const embedder = await createEmbedder({ models_dir, threads, readFile });

/** The runtime by itself, as anyone would call it: default options but for the threads, ready-made input. */
async function plainRuntime(): Promise<(texts: readonly string[]) => Promise<void>> {
  const require = createRequire(import.meta.resolve('@xenova/transformers'));
  const { InferenceSession, Tensor } = require('onnxruntime-node') as typeof Runtime;
  const model = join(models_dir, 'all-MiniLM-L6-v2/onnx/model_quantized.onnx');
  const session = await InferenceSession.create(model, { intraOpNumThreads: threads });
  const inputs = new Map<string, Record<string, InstanceType<typeof Tensor>>>();
  return async (texts) => {
    for (const text of texts) {
      let input = inputs.get(text);
      if (!input) {
        const length = Math.min(256, embedder.countTokens(text) + 2);
        const tensor = (value: bigint): InstanceType<typeof Tensor> =>
          new Tensor('int64', new BigInt64Array(length).fill(value), [1, length]);
        input = { input_ids: tensor(2_000n), attention_mask: tensor(1n), token_type_ids: tensor(0n) };
        inputs.set(text, input);
      }
      await session.run(input);
    }
  };
}

const run: (texts: readonly string[]) => Promise<unknown> =
  kind === 'plain' ? await plainRuntime() : embedder.embed;
process.on('message', (texts: readonly string[]) => {
  void run(texts).then(() => process.send!('done'));
});
process.on('disconnect', () => process.exit(0));
process.send!('ready');
