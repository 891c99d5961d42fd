/**
 * Who stands behind an answer: the readers and the engine of whole sentences alike (`both`), one of them (`one`), or the
 * readers with words of the criterion left open (`open`).
 */
export type Support = 'both' | 'one' | 'open';

/** The rows of the table: a finding with its support; what is not stated has none. */
export type CalibrationGroup = `${'met' | 'not_met'}_${Support}` | 'not_stated';

/** A point: what an engine said, and the share of such answers that was right. Ascending in both. */
type Points = readonly (readonly [raw: number, share: number])[];

/**
 * Made by bench/calibration.ts (method there); raise CRITERIA_ENGINE with it. Fitted on rows as they were answered when they
 * were first seen (the plain phrases of 24 November 2026), before any rule was changed for them, and on the sets `own` and
 * `data`, which rules were tuned on; rows labelled "not stated" left out.
 */
export const CALIBRATION: {
  readonly version: number;
  /** Labelled rows it was fitted on. */
  readonly rows: number;
  readonly points: Readonly<Record<CalibrationGroup, Points>>;
} = {
  version: 3,
  rows: 1642,
  points: {
    met_both: [
      [0.6, 0.903],
      [0.806, 0.973],
      [0.903, 0.979],
      [0.933, 0.998],
    ],
    met_one: [
      [0.751, 0.861],
      [0.874, 0.928],
      [0.95, 0.932],
    ],
    met_open: [
      [0.839, 0.74],
      [0.935, 0.843],
    ],
    not_met_both: [
      [0.845, 0.967],
      [0.93, 0.978],
    ],
    not_met_one: [
      [0.65, 0.754],
      [0.693, 0.79],
      [0.835, 0.854],
      [0.925, 0.912],
    ],
    not_met_open: [
      [0.696, 0.782],
      [0.785, 0.845],
      [0.85, 0.885],
      [0.908, 0.93],
    ],
    not_stated: [
      [0.2, 0.512],
      [0.336, 0.527],
      [0.45, 0.544],
      [0.502, 0.594],
      [0.623, 0.608],
    ],
  },
};
