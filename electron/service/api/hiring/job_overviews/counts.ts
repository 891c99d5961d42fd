import { sql, type RawBuilder } from 'kysely';
import { dialectOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/schema.ts';
import { NO_PIPELINE, pipelinesOf } from '../nomination_stages/store.ts';
import { beyondPeople, NOBODY_TWICE, type Beyond, type People } from './people.ts';
import type { JobOverview } from './schema.ts';

type Counts = Omit<
  JobOverview,
  | 'id'
  | 'title'
  | 'status'
  | 'details'
  | 'is_described'
  | 'looked_at'
  | 'last_activity_at'
  | 'days_to_deadline'
  | 'created_at'
>;
type InStage = { readonly job_id: string; readonly stage_id: string; readonly count: number };
type Ids = readonly string[];

/** Who asks: what is new is so to them. */
export type Asked = { readonly client_id: string; readonly people: People };

/** What is counted of these jobs, in as many statements as there are counts, whatever the number of jobs. */
export async function countsOf(db: Db, job_ids: Ids, asked: Asked): Promise<(job_id: string) => Counts> {
  const pipelines = await pipelinesOf(db, job_ids);
  const stagesAt = (place: 'first' | 'shortlist'): string[] => [
    ...new Set([...pipelines.values()].flatMap((pipeline) => pipeline[place] ?? [])),
  ];
  // at once: a server has them ready in the time of one
  const [in_stages, unread, to_call, files, beyond] = await Promise.all([
    countInStages(db, job_ids, asked.client_id),
    countIn(db, job_ids, stagesAt('first'), IS_UNREAD),
    countIn(db, job_ids, stagesAt('shortlist'), IS_TO_CALL),
    countFiles(db, job_ids),
    beyondPeople(db, pipelines, asked, { is_new: IS_NEW, is_unread: IS_UNREAD, is_to_call: IS_TO_CALL }),
  ]);
  const by_job = Map.groupBy(in_stages, (row) => row.job_id);
  return (job_id) => {
    const own = by_job.get(job_id) ?? [];
    const { stages, first, shortlist } = pipelines.get(job_id) ?? NO_PIPELINE;
    const has_own = stages.some((stage) => stage.job_id !== null);
    const inStage = (rows: readonly InStage[], stage_id: string | null): number =>
      rows.find((row) => row.job_id === job_id && row.stage_id === stage_id)?.count ?? 0;
    const more: Beyond = beyond.get(job_id) ?? NOBODY_TWICE;
    const counts = {
      candidates: own.reduce((sum, { count }) => sum + count, 0),
      new_candidates: own.reduce((sum, row) => sum + row.new_count, 0),
      unread: inStage(unread, first),
      to_call: inStage(to_call, shortlist),
    };
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
          people: peopleIn(count, more.in_stages.get(id)),
        })),
      first_stage_id: first,
      shortlist_stage_id: shortlist,
      ...counts,
      people: {
        total: peopleIn(counts.candidates, more.total),
        new: peopleIn(counts.new_candidates, more.new),
        unread: peopleIn(counts.unread, more.unread),
        to_call: peopleIn(counts.to_call, more.to_call),
      },
      files_in_need: files.get(job_id) ?? 0,
    };
  };
}

/** Never less than nobody, though each is a statement of its own and somebody may be moved between two of them. */
const peopleIn = (candidates: number, more = 0): number => Math.max(0, candidates - more);

/** Of a nomination `n`, and of the look `l` somebody last took at its job: whether it came since. */
const IS_NEW = sql<boolean>`(l.looked_at IS NULL OR n.created_at > l.looked_at)`;

/** Whether a nomination is where it came to, and nobody wrote anything about the candidate. */
const IS_UNREAD = sql<boolean>`(NOT EXISTS (SELECT 1 FROM stage_changes AS s WHERE s.nomination_id = n.id
    AND s.from_stage_id IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM notes AS o WHERE o.candidate_id = n.candidate_id
    AND (o.job_id IS NULL OR o.job_id = n.job_id)))`;

/** Whether the candidate was not called, and nobody wrote anything about them since they came to the stage. */
const IS_TO_CALL = sql<boolean>`(NOT EXISTS (SELECT 1 FROM call_answers AS a
    WHERE a.candidate_id = n.candidate_id AND a.job_id = n.job_id)
  AND NOT EXISTS (SELECT 1 FROM notes AS o WHERE o.candidate_id = n.candidate_id
    AND (o.job_id IS NULL OR o.job_id = n.job_id) AND o.created_at >= coalesce((SELECT max(s.created_at)
      FROM stage_changes AS s WHERE s.nomination_id = n.id), n.created_at)))`;

/** How many are in each stage, and how many of them are new to somebody. */
async function countInStages(
  db: Db,
  job_ids: Ids,
  client_id: string,
): Promise<(InStage & { readonly new_count: number })[]> {
  const { rows } = await sql<InStage & { new_count: number }>`
    SELECT n.job_id, n.current_nomination_stage_id AS stage_id, count(*) AS count,
      count(CASE WHEN ${IS_NEW} THEN 1 END) AS new_count
    FROM nominations AS n LEFT JOIN job_looks AS l ON l.job_id = n.job_id AND l.client_id = ${client_id}
    WHERE ${dialectOf(db).isOneOf('n.job_id', job_ids)}
    GROUP BY n.job_id, n.current_nomination_stage_id`.execute(db);
  return rows;
}

/** Of how many in these stages something is so. */
async function countIn(
  db: Db,
  job_ids: Ids,
  stage_ids: Ids,
  condition: RawBuilder<boolean>,
): Promise<InStage[]> {
  const { isOneOf } = dialectOf(db);
  const { rows } = await sql<InStage>`
    SELECT n.job_id, n.current_nomination_stage_id AS stage_id, count(*) AS count FROM nominations AS n
    WHERE ${isOneOf('n.job_id', job_ids)} AND ${isOneOf('n.current_nomination_stage_id', stage_ids)}
    AND ${condition}
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
