import type { MetRatios } from './order.ts';

/** What score_version 2 is made from. */
export type Evaluations = {
  /** Changes whenever a ratio may have changed: part of the key of cached orders. */
  readonly key: string;
  /** Met ÷ all criteria of the job, by candidate; who is missing has 0. */
  readonly ratios: MetRatios;
};

/** There are no criteria yet, so nobody meets any: the ratios of a job without criteria are 0 by rule. */
export async function evaluationsOf(job_id: string): Promise<Evaluations> {
  return { key: `${job_id} none`, ratios: new Map() };
}
