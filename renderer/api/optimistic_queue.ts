import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';

/** The nominations of a job, by candidate. */
export type JobNominations = ReadonlyMap<string, JobNomination>;

/** A candidate's nomination for a job; undefined while they are not considered for it. */
export type NominationState = JobNomination | undefined;

/** A change of one candidate's nomination that the service has not confirmed yet. */
type PendingChange = {
  /** What the screen shows meanwhile, given the state before. */
  readonly shows: (before: NominationState) => NominationState;
  /** The state after it, whether it succeeded or not. */
  readonly settled: Promise<NominationState>;
};

/** The last pending change of each candidate, by job; removed when its mutation has finished. */
const pending = new Map<string, Map<string, PendingChange>>();
/** The number of finished mutations, by job. */
const finished = new Map<string, number>();

/** The position of a change in the queue of its candidate. */
export type QueuePosition = {
  /** The state after the change before it; null when nothing is pending. */
  readonly earlier: Promise<NominationState> | null;
  readonly settle: (standing: NominationState) => void;
  /** Whether no later change is queued. */
  readonly isLast: () => boolean;
};

/**
 * Queues a change behind the pending ones of the same candidate and job. Send it once `earlier` has settled, and always
 * call `settle`: the changes behind it wait for that.
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

/** Marks a mutation as finished: what is fetched from now on contains it. */
export function finishMutation(job_id: string, places: ReadonlyMap<string, QueuePosition>): void {
  const of_job = pending.get(job_id);
  for (const [candidate_id, { isLast }] of places) if (isLast()) of_job?.delete(candidate_id);
  finished.set(job_id, (finished.get(job_id) ?? 0) + 1);
}

/**
 * Fetches the nominations of a job and applies the pending changes to them. An answer that may be older than a mutation
 * that finished meanwhile is fetched again.
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

/** The nominations of a job with some of them replaced. */
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
