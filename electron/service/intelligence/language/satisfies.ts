import type { Quantity } from './quantities.ts';

/** Whether a value in [low, high] satisfies a bound; null when the two ends disagree. */
export function satisfies(
  { comparison, value }: Pick<Quantity, 'comparison' | 'value'>,
  low: number,
  high: number = low,
): boolean | null {
  const holds = (given: number): boolean => {
    switch (comparison) {
      case '>=':
        return given >= value;
      case '>':
        return given > value;
      case '<=':
        return given <= value;
      case '<':
        return given < value;
      case '=':
        return Math.abs(given - value) < 1e-9;
    }
  };
  const [a, b] = [holds(low), holds(high)];
  return a === b ? a : null;
}
