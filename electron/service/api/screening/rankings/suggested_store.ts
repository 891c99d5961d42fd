import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** How far somebody came for another job. */
export type EarlierNomination = {
  readonly candidate_id: string;
  readonly nomination_id: string;
  readonly job_id: string;
  readonly job_title: string;
  readonly stage_id: string;
  readonly stage_name: string;
  readonly stage_position: number;
  readonly reached_at: string;
  readonly is_put_forward: boolean;
};

type Stage = {
  readonly id: string;
  readonly job_id: string | null;
  readonly name: string;
  readonly position: number;
};

/**
 * The stages from the shortlist on, of each pipeline. The shortlist is known by its name, else it is the stage in the
 * middle of the active ones, as in the interface (landmarkStages).
 * @param active the active stages of all pipelines
 */
export function strongStages(active: readonly Stage[]): Set<string> {
  const strong = new Set<string>();
  for (const stages of Map.groupBy(active, ({ job_id }) => job_id).values()) {
    const sorted = stages.toSorted((a, b) => a.position - b.position);
    const named = sorted.findIndex(({ name }) => /shortlist/iu.test(name));
    const from = named < 0 ? Math.floor(sorted.length / 2) : named;
    for (const { id } of sorted.slice(from)) strong.add(id);
  }
  return strong;
}

/**
 * Who is far in another job, or put forward there, and was neither considered for this one nor taken off it. Whoever is
 * hired anywhere is not free. Of one who is far in several, the farthest and then the newest comes first.
 */
export async function strongElsewhere(db: Db, job_id: string): Promise<EarlierNomination[]> {
  const active = await db
    .selectFrom('nomination_stages')
    .select(['id', 'job_id', 'name', 'position'])
    .where('category', '=', 'active')
    .execute();
  const strong = strongStages(active);
  const rows = await db
    .selectFrom('nominations')
    .innerJoin('nomination_stages as stage', 'stage.id', 'nominations.current_nomination_stage_id')
    .innerJoin('jobs', 'jobs.id', 'nominations.job_id')
    .select((select) => [
      'nominations.candidate_id',
      'nominations.id as nomination_id',
      'nominations.job_id',
      'jobs.title as job_title',
      'stage.id as stage_id',
      'stage.name as stage_name',
      'stage.position as stage_position',
      'nominations.modified_at',
      select
        .selectFrom('stage_changes')
        .select('stage_changes.created_at')
        .whereRef('stage_changes.nomination_id', '=', 'nominations.id')
        .orderBy('stage_changes.id', 'desc')
        .limit(1)
        .as('moved_at'),
      sql<number>`CASE WHEN EXISTS (SELECT 1 FROM spotlights WHERE spotlights.nomination_id = nominations.id)
        THEN 1 ELSE 0 END`.as('is_put_forward'),
    ])
    .where('stage.category', '=', 'active')
    .where('nominations.job_id', '!=', job_id)
    .where('nominations.candidate_id', 'not in', (select) =>
      select.selectFrom('nominations').select('candidate_id').where('job_id', '=', job_id),
    )
    .where('nominations.candidate_id', 'not in', (select) =>
      select.selectFrom('auto_nominations').select('candidate_id').where('job_id', '=', job_id),
    )
    .where('nominations.candidate_id', 'not in', (select) =>
      select
        .selectFrom('nominations')
        .innerJoin('nomination_stages', 'nomination_stages.id', 'nominations.current_nomination_stage_id')
        .select('nominations.candidate_id')
        .where('nomination_stages.category', '=', 'hired'),
    )
    .execute();
  return rows
    .map(({ modified_at, moved_at, is_put_forward, ...row }) => ({
      ...row,
      reached_at: moved_at ?? modified_at,
      is_put_forward: Number(is_put_forward) === 1,
    }))
    .filter(({ stage_id, is_put_forward }) => is_put_forward || strong.has(stage_id))
    .toSorted((a, b) => b.stage_position - a.stage_position || (a.reached_at < b.reached_at ? 1 : -1));
}
