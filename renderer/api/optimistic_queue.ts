import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';

/** Where everybody of a job is, by candidate. */
export type JobNominations = ReadonlyMap<string, JobNomination>;

/** How a candidate stands in a job; undefined: not considered for it. */
export type Standing = JobNomination | undefined;

/** A change of one candidate in one job that is on its way to the service. */
type Turn = {
  /** How the screen shows them meanwhile, given how they stood before. */
  readonly shows: (before: Standing) => Standing;
  /** How they stand after it, whether it succeeded or not. */
  readonly led_to: Promise<Standing>;
};

/** By job and candidate, the last one each; kept until the act it belongs to is at an end. */
const turns = new Map<string, Map<string, Turn>>();
/** How many acts have come to an end, by job. */
const ended = new Map<string, number>();

/** One's own place in the line of a candidate's changes. */
export type Place = {
  /** Where the change before leads; null where none is on its way. */
  readonly earlier: Promise<Standing> | null;
  readonly leadTo: (standing: Standing) => void;
  /** Whether no other change stands behind it. */
  readonly isLast: () => boolean;
};

/**
 * Lines a change up behind those on their way for the same candidate of a job. It goes out when `earlier` has led
 * somewhere, and must lead somewhere itself, or nobody after it ever does.
 */
export function lineUp(job_id: string, candidate_id: string, shows: Turn['shows']): Place {
  const of_job = turns.get(job_id) ?? new Map<string, Turn>();
  turns.set(job_id, of_job);
  const { promise, resolve } = Promise.withResolvers<Standing>();
  const earlier = of_job.get(candidate_id)?.led_to ?? null;
  const turn = { shows, led_to: promise };
  of_job.set(candidate_id, turn);
  return { earlier, leadTo: resolve, isLast: () => of_job.get(candidate_id) === turn };
}

/** Ends an act: what is fetched from now on holds what it did. */
export function endAct(job_id: string, places: ReadonlyMap<string, Place>): void {
  const of_job = turns.get(job_id);
  for (const [candidate_id, { isLast }] of places) if (isLast()) of_job?.delete(candidate_id);
  ended.set(job_id, (ended.get(job_id) ?? 0) + 1);
}

/**
 * Fetches where everybody of a job is, as the screen is to show it: what is on its way is not put back, and an answer
 * that may have been made before an act was at an end is asked for once more.
 */
export async function fetchAround(
  job_id: string,
  fetch: () => Promise<JobNominations>,
): Promise<JobNominations> {
  for (;;) {
    const ended_before = ended.get(job_id);
    const fetched = await fetch();
    if (ended.get(job_id) !== ended_before) continue;
    return shownAs(
      fetched,
      [...(turns.get(job_id) ?? [])].map(([id, { shows }]) => [id, shows(fetched.get(id))]),
    );
  }
}

/** Everybody of a job, some of them in another way. */
export function shownAs(
  all: JobNominations,
  changes: Iterable<readonly [candidate_id: string, standing: Standing]>,
): JobNominations {
  const changed = new Map(all);
  for (const [candidate_id, standing] of changes) {
    if (standing === undefined) changed.delete(candidate_id);
    else changed.set(candidate_id, standing);
  }
  return changed;
}
