/** Relevance grades of one query by document id; documents that are missing have grade 0. */
export type Relevance = ReadonlyMap<string, number>;

const dcg = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/** nDCG at 10 with gain 2^grade - 1 (Burges 2005) and discount log2(position + 1). */
export function ndcg10(ranking: readonly string[], relevance: Relevance): number {
  const ideal = dcg([...relevance.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : dcg(ranking.map((id) => relevance.get(id) ?? 0)) / ideal;
}

/** Average precision over the whole ranking; a document counts as relevant from `least_grade` on. */
export function averagePrecision(ranking: readonly string[], relevance: Relevance, least_grade = 1): number {
  let found = 0;
  let sum = 0;
  for (const [i, id] of ranking.entries()) {
    if ((relevance.get(id) ?? 0) < least_grade) continue;
    found++;
    sum += found / (i + 1);
  }
  const total = [...relevance.values()].filter((grade) => grade >= least_grade).length;
  return total === 0 ? 0 : sum / total;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Paired bootstrap over queries: the mean difference a - b with its 95 % interval, and how often a
 * resampled difference is above 0. Seeded, so that two runs print the same.
 */
export function pairedBootstrap(a: readonly number[], b: readonly number[], rounds = 4000) {
  const differences = a.map((value, i) => value - (b[i] ?? 0));
  const random = mulberry32(20260101);
  const means: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let sum = 0;
    for (const _ of differences) sum += differences[Math.floor(random() * differences.length)]!;
    means.push(sum / differences.length);
  }
  means.sort((x, y) => x - y);
  return {
    difference: mean(differences),
    low: means[Math.floor(rounds * 0.025)]!,
    high: means[Math.floor(rounds * 0.975)]!,
    above: means.filter((value) => value > 0).length / rounds,
  };
}

/** A small seeded generator (public domain, T. Ettinger). */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
