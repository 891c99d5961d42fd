import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MODEL_DIMENSIONS } from '#service/intelligence/embedding/model.ts';
import { piecesOf } from '#service/intelligence/embedding/passages.ts';
import { createEmbedder } from '#service/intelligence/embedding/transformers.ts';
import { packRows, textsToEmbed, weightedSum } from '#service/intelligence/embedding/vectors.ts';
import { joinPieces } from '#service/intelligence/ranking/pieces.ts';
import { blend, calledBy, targetTexts, toTarget, type Target } from '#service/intelligence/ranking/target.ts';
import { cutTitle, titleWords } from '#service/intelligence/ranking/title_words.ts';
import type { IndexedCandidate } from '#service/nearest/candidate_index.ts';
import { cachedEmbedder } from '../test/quality/embedding-cache.ts';
import { dataFolder } from '../test/quality/measure.ts';
import { mulberry32 } from '../test/quality/metrics.ts';
import { loadSets } from '../test/quality/ranking-sets.ts';

/** What people are made of: the vectors and pieces of resumes. */
type Resume = {
  readonly lead: Float32Array;
  readonly passages: readonly Float32Array[];
  readonly pieces: Uint16Array;
  readonly centroid: Float32Array;
};

export type Material = {
  readonly kind: string;
  readonly resumes: readonly Resume[];
  readonly targets: readonly Target[];
};

const QUESTIONS_OF_A_SET = 60;

/** Real resumes and questions where the data folder is, else noise around forty trades. */
export async function material(): Promise<Material> {
  const folder = dataFolder();
  return folder === null ? noise() : real(folder);
}

async function real(folder: string): Promise<Material> {
  const models_dir = path.join(import.meta.dirname, '../resources/models');
  const embedder = cachedEmbedder(await createEmbedder({ models_dir, threads: 2, readFile }));
  const resumes: Resume[] = [];
  const targets: Target[] = [];
  for (const { name, documents, queries } of await loadSets(folder, embedder.countTokens)) {
    for (const { passages } of name === 'jobtitles_en' ? [] : documents) {
      const [lead, ...rest] = await embedder.embed(textsToEmbed(passages));
      resumes.push(resumeOf(lead!, rest, piecesOf(passages, embedder)));
    }
    for (const { target } of queries.slice(0, QUESTIONS_OF_A_SET)) {
      const title = titleWords(cutTitle(calledBy(target), embedder));
      targets.push(toTarget(blend(target, await embedder.embed(targetTexts(target))), title));
    }
  }
  return {
    kind: `people made of ${resumes.length} real resumes, ${targets.length} real questions`,
    resumes,
    targets,
  };
}

function noise(): Material {
  const random = mulberry32(3);
  const vector = (): Float32Array => Float32Array.from({ length: MODEL_DIMENSIONS }, () => random() - 0.5);
  const trades = Array.from({ length: 40 }, vector);
  const near = (trade: Float32Array): Float32Array => unit(weightedSum([trade, vector()], [1, 1]));
  const resumes = Array.from({ length: 200 }, (_, i) => {
    const trade = trades[i % trades.length]!;
    const pieces = Uint16Array.from({ length: 500 }, () => 1996 + Math.floor(28_526 ** random()));
    return resumeOf(
      near(trade),
      Array.from({ length: 15 }, () => near(trade)),
      pieces,
    );
  });
  return {
    kind: 'people made of noise around 40 trades',
    resumes,
    targets: trades.map((trade) => toTarget(near(trade))),
  };
}

function resumeOf(lead: Float32Array, passages: readonly Float32Array[], pieces: Uint16Array): Resume {
  return { lead, passages, pieces, centroid: unit(mean(passages)) };
}

/** How far a made passage is from the one that it is made of: a cosine of about .9. */
const OFF = 0.5;

/**
 * Any number of people, none like another: most passages of one resume, the others of one near to it, all a little off;
 * a stretch of the words of both.
 */
export function* peopleOf(
  { resumes }: Material,
  count: number,
): Generator<Omit<IndexedCandidate, 'candidate_id'>> {
  const random = mulberry32(5);
  const normal = Float32Array.from(
    { length: 1 << 20 },
    () =>
      (Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())) /
      Math.sqrt(MODEL_DIMENSIONS),
  );
  const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const off = (vector: Float32Array, far: number): Float32Array => {
    const from = Math.floor(random() * (normal.length - MODEL_DIMENSIONS));
    return vector.map((value, i) => value + far * normal[from + i]!);
  };
  const part = (pieces: Uint16Array, share: number): Uint16Array => {
    const from = Math.floor(random() * pieces.length * (1 - share));
    return pieces.subarray(from, from + Math.floor(pieces.length * share));
  };
  const near = new Map(
    resumes.map((one) => [
      one,
      resumes
        .toSorted((a, b) => cosine(one.centroid, b.centroid) - cosine(one.centroid, a.centroid))
        .slice(1, 11),
    ]),
  );
  for (let n = 0; n < count; n++) {
    const main = any(resumes);
    const other = any(near.get(main)!);
    const between = random() * 0.5;
    const own = off(weightedSum([main.centroid, other.centroid], [1, between]), 0.3);
    const rows = Array.from({ length: 8 + Math.floor(random() * 15) }, () => {
      const passage = any((random() < 0.7 ? main : other).passages);
      return unit(off(weightedSum([passage, own], [1, 0.2]), OFF));
    });
    const lead = off(weightedSum([main.lead, other.lead], [1, between]), OFF);
    yield {
      block: packRows([lead, mean(rows), ...rows]),
      pieces: joinPieces([part(main.pieces, 0.6), part(other.pieces, 0.3)]),
    };
  }
}

function mean(vectors: readonly Float32Array[]): Float32Array {
  return weightedSum(
    vectors,
    vectors.map(() => 1),
  );
}

function cosine(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, i) => sum + value * other[i]!, 0);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
