/** A point: what a leaf said, and the share of such answers that was right. Ascending in both. */
type Points = readonly (readonly [raw: number, share: number])[];

/** Made by bench/calibration.ts, which says on what; raise CRITERIA_ENGINE with it. */
export const CALIBRATION: {
  readonly version: number;
  /** Labelled rows it was fitted on. */
  readonly rows: number;
  readonly met: Points;
  readonly not_met: Points;
  readonly meaning: Points;
  readonly not_stated: Points;
} = {
  version: 1,
  rows: 477,
  met: [
    [0.5, 0.86],
    [0.85, 0.97],
    [0.95, 0.99],
  ],
  not_met: [
    [0.5, 0.86],
    [0.85, 0.97],
    [0.95, 0.99],
  ],
  meaning: [
    [0.5, 0.7],
    [0.8, 0.85],
  ],
  not_stated: [
    [0.2, 0.2],
    [0.5, 0.3],
  ],
};
