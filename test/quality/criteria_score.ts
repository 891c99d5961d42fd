import type { Finding } from '#service/intelligence/criteria/answer.ts';
import type { LabelledRow } from './criteria_sets.ts';

/** A labelled row beside what was answered; finding null where there was no answer (FAILED). */
export type Outcome = {
  readonly row: LabelledRow;
  readonly finding: Finding | null;
  readonly confidence: number;
};

/** Kinds with fewer rows are printed, but no floor is asked of them. */
export const ROWS_FOR_A_FLOOR = 15;

const isMet = (finding: Finding | null): boolean => finding === 'met';
const isRight = ({ row, finding }: Outcome): boolean => isMet(finding) === (row.expected === 'met');

/** Share of rows where the boolean is right: "met" for what is met, "not met" for the rest. */
export function accuracy(outcomes: readonly Outcome[]): number {
  return share(outcomes, isRight);
}

/** Mean of the shares of what is met and of what is not that were answered right. */
export function balancedAccuracy(outcomes: readonly Outcome[]): number {
  const met = outcomes.filter(({ row }) => row.expected === 'met');
  const rest = outcomes.filter(({ row }) => row.expected !== 'met');
  return (accuracy(met) + accuracy(rest)) / 2;
}

/** Share of rows with the right one of met, not met and not stated. */
export function threeWayAccuracy(outcomes: readonly Outcome[]): number {
  return share(outcomes, ({ row, finding }) => finding === row.expected);
}

/**
 * How far confidences are from the shares that were right: mean over ten bins of equal width, weighed by their size.
 * Rows labelled "not stated" have no truth of yes or no to be right about and are left out; see `everywhere`.
 */
export function calibrationError(outcomes: readonly Outcome[], everywhere = false): number {
  const judged = judgedOf(outcomes, everywhere);
  return binnedError(judged.map((outcome) => ({ confidence: outcome.confidence, right: isRight(outcome) })));
}

/** The same of confidences by themselves, each with whether it was right. */
export function binnedError(
  judged: readonly { readonly confidence: number; readonly right: boolean }[],
): number {
  let error = 0;
  for (const own of Map.groupBy(judged, binOf).values()) {
    const right = own.filter((one) => one.right).length / own.length;
    error += (own.length / judged.length) * Math.abs(meanConfidence(own) - right);
  }
  return error;
}

/** One of ten bins of equal width. */
const binOf = ({ confidence }: { readonly confidence: number }): number =>
  Math.min(9, Math.floor(confidence * 10));

/** Mean square of the distance between confidence and being right, over the same rows. */
export function brier(outcomes: readonly Outcome[]): number {
  const judged = judgedOf(outcomes, false);
  const sum = judged.reduce(
    (total, outcome) => total + (outcome.confidence - Number(isRight(outcome))) ** 2,
    0,
  );
  return sum / Math.max(1, judged.length);
}

/** Ten bins as text: mean confidence, share right, rows. */
export function reliability(outcomes: readonly Outcome[]): string[] {
  const bins = Map.groupBy(judgedOf(outcomes, false), binOf);
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([, own]) =>
        `confidence ${meanConfidence(own).toFixed(2)}: ${share(own, isRight).toFixed(2)} right (${own.length})`,
    );
}

/** What was answered met and is not: its share of all rows, and how sure those answers were on average. */
export function wronglyMet(outcomes: readonly Outcome[]): {
  readonly rows: number;
  readonly share: number;
  readonly confidence: number;
} {
  const wrong = outcomes.filter(({ row, finding }) => isMet(finding) && row.expected !== 'met');
  return {
    rows: wrong.length,
    share: wrong.length / Math.max(1, outcomes.length),
    confidence: wrong.length === 0 ? 0 : meanConfidence(wrong),
  };
}

function judgedOf(outcomes: readonly Outcome[], everywhere: boolean): Outcome[] {
  return outcomes.filter(
    ({ row, finding }) => finding !== null && (everywhere || row.expected !== 'not_stated'),
  );
}

const meanConfidence = (own: readonly { readonly confidence: number }[]): number =>
  own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;

function share(outcomes: readonly Outcome[], right: (outcome: Outcome) => boolean): number {
  return outcomes.length === 0 ? 1 : outcomes.filter(right).length / outcomes.length;
}
