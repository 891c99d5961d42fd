/** One line of the table: what was measured, beside what, and whether the promise holds. */
export type Figure = {
  readonly what: string;
  /** With its unit, e.g. "3.5 ms". */
  readonly ours: string;
  /** What it is compared with, and its figure from the same run; null for an absolute limit. */
  readonly beside: string;
  /** ours ÷ beside (or beside ÷ ours where more is better): see `target`. Null when there is nothing to divide. */
  readonly ratio: number | null;
  /** The promise in words, null for a figure that is only stated. */
  readonly target: string | null;
  /** Null when nothing was promised. */
  readonly reached: boolean | null;
};

/** What the command line says of a run; most benchmarks have a length of their own. */
export type BenchOptions = {
  readonly minutes: number;
  readonly seed: number;
  /** Compare heap snapshots: to write one takes several times the heap, so resident memory says nothing then. */
  readonly heap: boolean;
  /** How many candidates there are, where the cost of more of them is asked for. */
  readonly sizes: readonly number[];
  /** How many candidates are moved, where nothing else is to be measured; else null. */
  readonly move: number | null;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Milliseconds of each of `rounds` runs after `warm_up` that do not count. */
export function timed(rounds: number, run: () => void, warm_up = 3): number[] {
  for (let i = 0; i < warm_up; i++) run();
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
