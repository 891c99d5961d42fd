import { statementsOf } from '#service/intelligence/criteria/criterion.ts';
import type { Meaning } from '#service/intelligence/criteria/facts.ts';
import { meaningOf } from '#service/intelligence/criteria/meaning.ts';
import { decodeBlock } from '#service/intelligence/embedding/vectors.ts';
import type { Embedder, VectorBlock } from '#service/intelligence/ports.ts';
import type { Lexicon } from '#service/intelligence/skills/lexicon.ts';
import type { ResumeVectors } from './protocol.ts';

/** Statements whose vectors are kept: those of the criteria that are asked of many resumes one after the other. */
const KEPT = 256;

/** Finds how near statements are to resumes; each statement is embedded once, alone. */
export type Meanings = {
  /**
   * What criteria that no rule reads are decided with; null where none of the prompts is one, and where the vectors
   * are missing, damaged or of another model.
   */
  of(vectors: ResumeVectors | null, prompts: readonly string[], lexicon: Lexicon): Promise<Meaning | null>;
};

/** The meanings an embedder gives. */
export function createMeanings(embedder: Embedder): Meanings {
  const kept = new Map<string, Float32Array>();

  async function vectorOf(statement: string): Promise<Float32Array> {
    const known = kept.get(statement);
    if (known !== undefined) return known;
    const [made] = await embedder.embed([statement]);
    const oldest = kept.size < KEPT ? undefined : kept.keys().next().value;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(statement, made!);
    return made!;
  }

  return {
    async of(vectors, prompts, lexicon) {
      if (vectors === null || vectors.model !== embedder.model) return null;
      const statements = new Set(prompts.flatMap((prompt) => read(prompt, lexicon)));
      const block = statements.size === 0 ? null : blockOf(vectors, embedder.dimensions);
      if (block === null) return null;
      const embedded = new Map<string, Float32Array>();
      for (const statement of statements) embedded.set(statement, await vectorOf(statement));
      const places = JSON.parse(vectors.passages_json) as [number, number][];
      return meaningOf(
        places.map(([start, end]) => ({ start, end })),
        block,
        embedded,
      );
    },
  };
}

/** None of a criterion that cannot be read: its answer says so, and the others are answered. */
function read(prompt: string, lexicon: Lexicon): string[] {
  try {
    return statementsOf(prompt, lexicon);
  } catch {
    return [];
  }
}

/** What came from another process is a plain Uint8Array. */
function bytes({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, length);
}

function blockOf({ block }: ResumeVectors, dimensions: number): VectorBlock | null {
  const { row_count, scales, data } = block;
  try {
    return decodeBlock({ row_count, scales: bytes(scales), data: bytes(data) }, dimensions);
  } catch {
    return null; // damaged: the words decide
  }
}
