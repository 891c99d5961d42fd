import { createStore } from '../../lib/external_store.ts';

/** Whose decision is explained. `said` is how they are called on screen, `stage` the name of where they are now. */
export type ReasonRequest = {
  readonly job_id: string;
  readonly candidate_ids: readonly string[];
  readonly said: string;
  readonly stage: string;
  /** Which move it is about; without it the last one of each. */
  readonly stage_change_id?: string;
  readonly reason?: string;
};

export const reasonRequest = createStore<ReasonRequest | null>(null);

/** Tells apart what is explained: words written about one person are never of another. */
export function reasonRequestKey({ job_id, candidate_ids, stage_change_id }: ReasonRequest): string {
  return JSON.stringify([job_id, candidate_ids, stage_change_id]);
}

/** What was begun when somebody else came into the dialog: it is there again when they come back. */
export const reasonDrafts = new Map<string, string>();

/** Asks why somebody was moved. The move stands already, with or without an answer. */
export function requestReason(about: ReasonRequest): void {
  reasonRequest.set(about);
}
