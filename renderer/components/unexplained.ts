import { createStore } from '../api/external_store.ts';

/** Whose decision is explained. `said` is how they are called on screen, `stage` the name of where they are now. */
export type Unexplained = {
  readonly job_id: string;
  readonly candidate_ids: readonly string[];
  readonly said: string;
  readonly stage: string;
  /** Which move it is about; without it the last one of each. */
  readonly stage_change_id?: string;
  readonly reason?: string;
};

export const unexplained = createStore<Unexplained | null>(null);

/** Asks why somebody was moved. The move stands already, with or without an answer. */
export function askWhy(about: Unexplained): void {
  unexplained.set(about);
}
