import type { Finding } from '../criteria/answer.ts';
import { CALIBRATION, type CalibrationGroup, type Support } from './calibration_table.ts';

/** The row of the table an answer belongs to. */
export const groupOf = (finding: Finding, support: Support): CalibrationGroup =>
  finding === 'not_stated' ? finding : `${finding}_${support}`;

/**
 * What an engine thinks of its answer, made into the share of answers of that group that were right on labelled criteria.
 * Linear between the points of the table (isotonic regression, bench/calibration.ts), two places. An answer that the
 * resume does not give stays at 0.3 or less, every other one above 0.5: a reader who sees only the number can tell them
 * apart.
 */
export function calibrated(raw: number, finding: Finding, support: Support): number {
  const [low, high] = finding === 'not_stated' ? [0.05, 0.3] : [0.51, 0.99];
  const value = interpolate(CALIBRATION.points[groupOf(finding, support)], raw);
  return Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
}

/** Linear between ascending points, level before the first and behind the last. */
export function interpolate(points: readonly (readonly [raw: number, share: number])[], raw: number): number {
  const after = points.findIndex(([x]) => x >= raw);
  const [x1, y1] = points[after === -1 ? points.length - 1 : after] ?? [raw, raw];
  const [x0, y0] = points[after === -1 ? points.length - 1 : Math.max(0, after - 1)] ?? [raw, raw];
  return x1 === x0 ? y1 : y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0);
}
