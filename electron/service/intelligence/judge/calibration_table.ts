/**
 * The rows of the table: a finding of a criterion that was wholly understood, or with words of it left open; what is not met
 * because nothing speaks of it is apart.
 */
export type CalibrationGroup = `${'met' | 'not_met'}_${'whole' | 'open'}` | 'not_met_silent' | 'not_stated';

/** A point: what the engine said, and the share of such answers that was right. Ascending in both. */
type Points = readonly (readonly [raw: number, share: number])[];

/**
 * Made by bench/calibration.ts (method there); raise CRITERIA_ENGINE with it. Fitted on sets the rules were tuned on, as all
 * are that are open; rows labelled "not stated" left out.
 */
export const CALIBRATION: {
  readonly version: number;
  /** Labelled rows it was fitted on. */
  readonly rows: number;
  readonly points: Readonly<Record<CalibrationGroup, Points>>;
} = {
  version: 4,
  rows: 2947,
  points: {
    met_whole: [
      [0.61, 0.93],
      [0.77, 0.98],
      [0.89, 0.98],
      [0.93, 0.99],
      [0.95, 1],
    ],
    met_open: [[0.5, 0.5]],
    not_met_whole: [
      [0.7, 0.94],
      [0.8, 0.99],
      [0.91, 1],
      [0.93, 1],
    ],
    not_met_silent: [
      [0.67, 0.82],
      [0.79, 0.88],
      [0.84, 0.96],
      [0.9, 0.98],
    ],
    not_met_open: [[0.7, 0.95]],
    not_stated: [
      [0.45, 0.6],
      [0.62, 0.67],
    ],
  },
};
