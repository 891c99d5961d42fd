import type { CriterionAnswer, Finding } from './answer.ts';
import { CALIBRATION, type CalibrationGroup } from './calibration_table.ts';

type Evaluated = Extract<CriterionAnswer, { state: 'EVALUATED' }>;
type Judged = Pick<Evaluated, 'finding' | 'not_understood' | 'rests_on_silence'> & {
  /** What shows it stands in a long sentence (in_prose.ts). */
  readonly in_prose: boolean;
};

/** The row of the table an answer belongs to: its finding, what it rests on and stands in, whether words are open. */
export function groupOf({ finding, not_understood, rests_on_silence, in_prose }: Judged): CalibrationGroup {
  if (finding === 'not_stated') return 'not_stated';
  if (not_understood.length > 0) return `${finding}_open`;
  if (finding === 'met') return in_prose ? 'met_in_prose' : 'met_whole';
  return rests_on_silence ? 'not_met_silent' : 'not_met_whole';
}

const BOUNDS: Readonly<Record<Finding, readonly [low: number, high: number]>> = {
  met: [0.51, 0.99],
  not_met: [0.51, 0.99],
  not_stated: [0.05, 0.5],
};

/**
 * What the engine thinks of its answer, made into the share of answers of that group that were right on
 * labelled criteria. Linear between the points of the table (isotonic regression, bench/calibration.ts), two
 * places. An answer that the resume does not give stays at 0.5 or less, every other one above: a reader
 * who sees only the number can tell them apart.
 */
export function calibrated(answer: Judged & Pick<Evaluated, 'confidence_score'>): number {
  const [low, high] = BOUNDS[answer.finding];
  const value = interpolate(CALIBRATION.points[groupOf(answer)], answer.confidence_score);
  return Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
}

/** Linear between ascending points, level before the first and behind the last. */
export function interpolate(points: readonly (readonly [raw: number, share: number])[], raw: number): number {
  const after = points.findIndex(([x]) => x >= raw);
  const [x1, y1] = points[after === -1 ? points.length - 1 : after] ?? [raw, raw];
  const [x0, y0] = points[after === -1 ? points.length - 1 : Math.max(0, after - 1)] ?? [raw, raw];
  return x1 === x0 ? y1 : y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0);
}
