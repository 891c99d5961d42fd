import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Embedder } from '#service/intelligence/ports.ts';

/**
 * Keeps vectors between quality runs, in the system's temporary folder and keyed by model and text, so
 * that an experiment costs only the texts it changes. Records: 32 bytes of SHA-256, then the vector.
 */
export function cachedEmbedder(embedder: Embedder): Embedder {
  const folder = join(tmpdir(), 'longlist-quality');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${embedder.model.replace(/[^\w.-]/g, '_')}.vectors`);
  const record = 32 + embedder.dimensions * 4;
  const known = new Map<string, Float32Array>();
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    for (let at = 0; at + record <= bytes.length; at += record) {
      const vector = new Float32Array(
        bytes.buffer.slice(bytes.byteOffset + at + 32, bytes.byteOffset + at + record),
      );
      known.set(bytes.toString('latin1', at, at + 32), vector);
    }
  }
  return {
    ...embedder,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        const key = createHash('sha256').update(text).digest();
        let vector = known.get(key.toString('latin1'));
        if (!vector) {
          [vector] = (await embedder.embed([text])) as [Float32Array];
          known.set(key.toString('latin1'), vector);
          appendFileSync(file, Buffer.concat([key, Buffer.from(vector.buffer)]));
        }
        vectors.push(vector);
      }
      return vectors;
    },
  };
}
