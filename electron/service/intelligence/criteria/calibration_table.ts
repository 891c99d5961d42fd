/**
 * A finding with the criterion wholly understood or words left open; "met" by a long sentence and "not met" by silence
 * stand apart.
 */
export type CalibrationGroup =
  | `${'met' | 'not_met'}_${'whole' | 'open'}`
  | 'met_in_prose'
  | 'not_met_silent'
  | 'not_stated';

/** A point: what the engine said, and the share of such answers that was right. Ascending in both. */
type Points = readonly (readonly [raw: number, share: number])[];

/**
 * Made by bench/calibration.ts (method there); raise CRITERIA_ENGINE with it. Fitted on the sets own, data
 * and made-opened, which rules were tuned on, and on rows by strangers as they were answered at first sight;
 * rows labelled "not stated" left out.
 */
export const CALIBRATION: {
  readonly version: number;
  /** Labelled rows it was fitted on. */
  readonly rows: number;
  readonly points: Readonly<Record<CalibrationGroup, Points>>;
} = {
  version: 5,
  rows: 2032,
  points: {
    met_whole: [
      [0.62, 0.9],
      [0.68, 0.92],
      [0.73, 0.95],
      [0.81, 0.96],
      [0.89, 0.97],
      [0.93, 0.97],
      [0.95, 0.99],
    ],
    // by hand, between what was right at first sight, .81 of 211, and where rules were tuned on the rows, .99 of 107
    met_in_prose: [[0.8, 0.84]],
    // by hand: of seven in the opened sets six were right, too few for a fit
    met_open: [
      [0.5, 0.5],
      [0.7, 0.84],
    ],
    not_met_whole: [
      [0.7, 0.92],
      [0.75, 0.98],
      [0.8, 0.98],
      [0.85, 0.98],
      [0.91, 0.99],
      [0.93, 1],
    ],
    not_met_silent: [
      [0.66, 0.67],
      [0.73, 0.68],
      [0.8, 0.73],
      [0.82, 0.87],
      [0.85, 0.92],
      [0.9, 0.92],
    ],
    not_met_open: [[0.7, 0.85]],
    not_stated: [
      [0.44, 0.48],
      [0.6, 0.48],
      [0.68, 0.53],
    ],
  },
};
