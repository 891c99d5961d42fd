type Band = 'first' | 'next' | 'later';

/** The lowest score of the first and of the next band; everything below is `later`. */
export type Bands = { readonly first_from: number; readonly next_from: number };

const BINS = 250; // steps of .004: finer than a difference that means anything

/**
 * Three bands by natural breaks (Fisher 1958, Jenks 1967): the two cuts that leave the least variance
 * within the bands, over a histogram of the scores. So a band says where this pool falls apart, not how
 * well someone "matches"; a cosine means nothing by itself.
 * @param scores of all candidates with readable text, 0…1.
 */
export function naturalBands(scores: ArrayLike<number>): Bands {
  const counts = new Float64Array(BINS);
  for (let i = 0; i < scores.length; i++) counts[Math.min(BINS - 1, Math.floor(scores[i]! * BINS))]!++;
  // Sums over bins 0 … i-1 of count, value and value squared, the bin's index standing for its score.
  const n = new Float64Array(BINS + 1);
  const sum = new Float64Array(BINS + 1);
  for (let i = 0; i < BINS; i++) {
    n[i + 1] = n[i]! + counts[i]!;
    sum[i + 1] = sum[i]! + counts[i]! * i;
  }
  // Least variance within is most of Σ (Σ value)² / n between.
  const weight = (from: number, to: number): number => {
    const count = n[to]! - n[from]!;
    return count === 0 ? 0 : (sum[to]! - sum[from]!) ** 2 / count;
  };
  let best = { value: -1, next: 0, first: 0 };
  for (let next = 0; next < BINS; next++) {
    for (let first = next; first < BINS; first++) {
      const value = weight(0, next) + weight(next, first) + weight(first, BINS);
      if (value > best.value + 1e-9) best = { value, next, first };
    }
  }
  return { first_from: best.first / BINS, next_from: best.next / BINS };
}

export function bandOf(score: number, bands: Bands): Band {
  if (score >= bands.first_from) return 'first';
  return score >= bands.next_from ? 'next' : 'later';
}
