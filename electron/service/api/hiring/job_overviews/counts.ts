import { sql } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/schema.ts';
import { NO_PIPELINE, pipelinesOf } from '../nomination_stages/store.ts';
import type { JobOverview } from './schema.ts';

type Counts = Pick<
  JobOverview,
  | 'stages'
  | 'first_stage_id'
  | 'shortlist_stage_id'
  | 'candidates'
  | 'new_candidates'
  | 'unread'
  | 'to_call'
  | 'files_in_need'
>;
type InStage = { readonly job_id: string; readonly stage_id: string; readonly count: number };
type Ids = readonly string[];

/** What is counted of these jobs, in as many statements as there are counts, whatever the number of jobs. */
export async function countsOf(db: Db, job_ids: Ids, client_id: string): Promise<(job_id: string) => Counts> {
  const pipelines = await pipelinesOf(db, job_ids);
  const stagesAt = (place: 'first' | 'shortlist'): string[] => [
    ...new Set([...pipelines.values()].flatMap((pipeline) => pipeline[place] ?? [])),
  ];
  // at once: a server has them ready in the time of one
  const [in_stages, unread, to_call, files] = await Promise.all([
    countInStages(db, job_ids, client_id),
    countUnread(db, job_ids, stagesAt('first')),
    countToCall(db, job_ids, stagesAt('shortlist')),
    countFiles(db, job_ids),
  ]);
  const by_job = Map.groupBy(in_stages, (row) => row.job_id);
  return (job_id) => {
    const own = by_job.get(job_id) ?? [];
    const { stages, first, shortlist } = pipelines.get(job_id) ?? NO_PIPELINE;
    const has_own = stages.some((stage) => stage.job_id !== null);
    const inStage = (rows: readonly InStage[], stage_id: string | null): number =>
      rows.find((row) => row.job_id === job_id && row.stage_id === stage_id)?.count ?? 0;
    return {
      stages: stages
        .map((stage) => ({ stage, count: inStage(own, stage.id) }))
        // where a job has its own pipeline, the default one is left out but for who is still there
        .filter(({ stage, count }) => count > 0 || !has_own || stage.job_id !== null)
        .map(({ stage: { id, name, position, category }, count }) => ({
          id,
          name,
          position,
          category,
          count,
        })),
      first_stage_id: first,
      shortlist_stage_id: shortlist,
      candidates: own.reduce((sum, { count }) => sum + count, 0),
      new_candidates: own.reduce((sum, row) => sum + row.new_count, 0),
      unread: inStage(unread, first),
      to_call: inStage(to_call, shortlist),
      files_in_need: files.get(job_id) ?? 0,
    };
  };
}

/** How many are in each stage, and how many of them are new to somebody. */
async function countInStages(
  db: Db,
  job_ids: Ids,
  client_id: string,
): Promise<(InStage & { readonly new_count: number })[]> {
  const { rows } = await sql<InStage & { new_count: number }>`
    SELECT n.job_id, n.current_nomination_stage_id AS stage_id, count(*) AS count,
      count(CASE WHEN l.looked_at IS NULL OR n.created_at > l.looked_at THEN 1 END) AS new_count
    FROM nominations AS n LEFT JOIN job_looks AS l ON l.job_id = n.job_id AND l.client_id = ${client_id}
    WHERE ${dialectOf(db).isOneOf('n.job_id', job_ids)}
    GROUP BY n.job_id, n.current_nomination_stage_id`.execute(db);
  return rows;
}

/** Who is in one of these stages as they came, and nobody wrote anything about. */
async function countUnread(db: Db, job_ids: Ids, stage_ids: Ids): Promise<InStage[]> {
  const { isOneOf } = dialectOf(db);
  const { rows } = await sql<InStage>`
    SELECT n.job_id, n.current_nomination_stage_id AS stage_id, count(*) AS count FROM nominations AS n
    WHERE ${isOneOf('n.job_id', job_ids)} AND ${isOneOf('n.current_nomination_stage_id', stage_ids)}
    AND NOT EXISTS (SELECT 1 FROM stage_changes AS s WHERE s.nomination_id = n.id
      AND s.from_stage_id IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM notes AS o WHERE o.candidate_id = n.candidate_id
      AND (o.job_id IS NULL OR o.job_id = n.job_id))
    GROUP BY n.job_id, n.current_nomination_stage_id`.execute(db);
  return rows;
}

/** Who is in one of these stages, was not called, and nobody wrote anything about since they came there. */
async function countToCall(db: Db, job_ids: Ids, stage_ids: Ids): Promise<InStage[]> {
  const { isOneOf } = dialectOf(db);
  const { rows } = await sql<InStage>`
    SELECT n.job_id, n.current_nomination_stage_id AS stage_id, count(*) AS count FROM nominations AS n
    WHERE ${isOneOf('n.job_id', job_ids)} AND ${isOneOf('n.current_nomination_stage_id', stage_ids)}
    AND NOT EXISTS (SELECT 1 FROM call_answers AS a WHERE a.candidate_id = n.candidate_id AND a.job_id = n.job_id)
    AND NOT EXISTS (SELECT 1 FROM notes AS o WHERE o.candidate_id = n.candidate_id
      AND (o.job_id IS NULL OR o.job_id = n.job_id) AND o.created_at >= coalesce((SELECT max(s.created_at)
        FROM stage_changes AS s WHERE s.nomination_id = n.id), n.created_at))
    GROUP BY n.job_id, n.current_nomination_stage_id`.execute(db);
  return rows;
}

type OfJob = { readonly job_id: string; readonly count: number };
const byJob = (rows: readonly OfJob[]): Map<string, number> =>
  new Map(rows.map(({ job_id, count }) => [job_id, count]));

/** Files dropped for a job that were not taken, or could not be read. */
async function countFiles(db: Db, job_ids: Ids): Promise<Map<string, number>> {
  const { rows } = await sql<OfJob>`
    SELECT i.job_id, count(*) AS count FROM imports AS i
    LEFT JOIN documents AS d ON d.attachment_id = i.attachment_id
    WHERE ${dialectOf(db).isOneOf('i.job_id', job_ids)}
    AND (i.refused_reason IS NOT NULL OR (i.duplicate_of IS NULL AND d.state = 'FAILED'))
    GROUP BY i.job_id`.execute(db);
  return byJob(rows);
}
