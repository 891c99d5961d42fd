/** What is looked at of a stage. */
type Stage = {
  readonly id: string;
  /** null: the pipeline that jobs share. */
  readonly job_id: string | null;
  readonly position: number;
  readonly category: string;
};

/** Who is rejected in one resume is further than who has just begun, and no further. */
const REJECTED = 0.5;

const known = new WeakMap<readonly Stage[], ReadonlyMap<string, number>>();

/**
 * How far each stage is along its pipeline: of a job that has its own now, somebody may still be in one of the shared
 * one. Unknown stages, and none, are before all.
 * @param stages those of all pipelines, in any order
 */
function reachesOf(stages: readonly Stage[]): ReadonlyMap<string, number> {
  const found = known.get(stages);
  if (found !== undefined) return found;
  const pipelines = Map.groupBy(stages, ({ job_id }) => job_id).values();
  const reaches = new Map(
    [...pipelines].flatMap((pipeline) =>
      pipeline
        .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
        .map(({ id, category }, at): [string, number] => [id, category === 'rejected' ? REJECTED : at]),
    ),
  );
  known.set(stages, reaches);
  return reaches;
}

/** How far one of these stages is: the further, the more; -Infinity for none of them. */
export function reachOf(stage_id: string | undefined, stages: readonly Stage[]): number {
  return reachesOf(stages).get(stage_id ?? '') ?? -Infinity;
}

/**
 * Which resume of a person stands furthest: there the person stands. The first of those who stand equally far.
 * @param stages those of all pipelines
 */
export function furthestOf<Resume>(
  resumes: readonly Resume[],
  stageIdOf: (resume: Resume) => string | undefined,
  stages: readonly Stage[],
): Resume | undefined {
  let furthest: Resume | undefined;
  let reached = -Infinity;
  for (const resume of resumes) {
    const reach = reachOf(stageIdOf(resume), stages);
    if (furthest !== undefined && reach <= reached) continue;
    furthest = resume;
    reached = reach;
  }
  return furthest;
}
