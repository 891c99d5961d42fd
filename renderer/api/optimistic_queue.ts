import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';

/** Where everybody of a job is, by candidate. */
export type JobNominations = ReadonlyMap<string, JobNomination>;

/** How a candidate stands in a job; undefined: not considered for it. */
export type NominationState = JobNomination | undefined;

/** A change of one candidate in one job that is on its way to the service. */
type PendingChange = {
  /** How the screen shows them meanwhile, given how they stood before. */
  readonly shows: (before: NominationState) => NominationState;
  /** How they stand after it, whether it succeeded or not. */
  readonly settled: Promise<NominationState>;
};

/** By job and candidate, the last one each; kept until the act it belongs to is at an end. */
const pending = new Map<string, Map<string, PendingChange>>();
/** How many acts have come to an end, by job. */
const finished = new Map<string, number>();

/** One's own place in the line of a candidate's changes. */
export type QueuePosition = {
  /** Where the change before leads; null where none is on its way. */
  readonly earlier: Promise<NominationState> | null;
  readonly settle: (standing: NominationState) => void;
  /** Whether no other change stands behind it. */
  readonly isLast: () => boolean;
};

/**
 * Lines a change up behind those on their way for the same candidate of a job. It goes out when `earlier` has led
 * somewhere, and must lead somewhere itself, or nobody after it ever does.
 */
export function enqueue(job_id: string, candidate_id: string, shows: PendingChange['shows']): QueuePosition {
  const of_job = pending.get(job_id) ?? new Map<string, PendingChange>();
  pending.set(job_id, of_job);
  const { promise, resolve } = Promise.withResolvers<NominationState>();
  const earlier = of_job.get(candidate_id)?.settled ?? null;
  const change = { shows, settled: promise };
  of_job.set(candidate_id, change);
  return { earlier, settle: resolve, isLast: () => of_job.get(candidate_id) === change };
}

/** Ends an act: what is fetched from now on holds what it did. */
export function finishMutation(job_id: string, places: ReadonlyMap<string, QueuePosition>): void {
  const of_job = pending.get(job_id);
  for (const [candidate_id, { isLast }] of places) if (isLast()) of_job?.delete(candidate_id);
  finished.set(job_id, (finished.get(job_id) ?? 0) + 1);
}

/**
 * Fetches where everybody of a job is, as the screen is to show it: what is on its way is not put back, and an answer
 * that may have been made before an act was at an end is asked for once more.
 */
export async function fetchWithPending(
  job_id: string,
  fetch: () => Promise<JobNominations>,
): Promise<JobNominations> {
  for (;;) {
    const ended_before = finished.get(job_id);
    const fetched = await fetch();
    if (finished.get(job_id) !== ended_before) continue;
    return withChanges(
      fetched,
      [...(pending.get(job_id) ?? [])].map(([id, { shows }]) => [id, shows(fetched.get(id))]),
    );
  }
}

/** Everybody of a job, some of them in another way. */
export function withChanges(
  all: JobNominations,
  changes: Iterable<readonly [candidate_id: string, standing: NominationState]>,
): JobNominations {
  const changed = new Map(all);
  for (const [candidate_id, standing] of changes) {
    if (standing === undefined) changed.delete(candidate_id);
    else changed.set(candidate_id, standing);
  }
  return changed;
}
