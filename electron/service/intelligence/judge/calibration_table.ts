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
      [0.6, 0.9],
      [0.81, 0.97],
      [0.9, 0.98],
      [0.93, 1],
    ],
    met_one: [
      [0.75, 0.86],
      [0.87, 0.93],
      [0.95, 0.93],
    ],
    met_open: [
      [0.84, 0.74],
      [0.94, 0.84],
    ],
    not_met_both: [
      [0.84, 0.97],
      [0.93, 0.98],
    ],
    not_met_one: [
      [0.65, 0.75],
      [0.69, 0.79],
      [0.83, 0.85],
      [0.93, 0.91],
    ],
    not_met_open: [
      [0.7, 0.78],
      [0.79, 0.84],
      [0.85, 0.89],
      [0.91, 0.93],
    ],
    not_stated: [
      [0.2, 0.51],
      [0.34, 0.53],
      [0.45, 0.54],
      [0.5, 0.59],
      [0.62, 0.61],
    ],
  },
};
