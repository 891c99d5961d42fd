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
  version: 3,
  rows: 0,
  points: {
    met_whole: [[0.5, 0.9]],
    met_open: [[0.5, 0.8]],
    not_met_whole: [[0.5, 0.9]],
    not_met_silent: [[0.5, 0.85]],
    not_met_open: [[0.5, 0.8]],
    not_stated: [[0.2, 0.3]],
  },
};
