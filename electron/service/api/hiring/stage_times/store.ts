import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import type { StageTimes } from './schema.ts';
import { stageTimes } from './stays.ts';

/** How long the candidates of a job are in its stages: of all of them, in one statement, and one for the targets. */
export async function stageTimesOf(db: Db, job_id: string): Promise<StageTimes> {
  const [moves, stages] = await Promise.all([
    db
      .selectFrom('nominations as n')
      .leftJoin('stage_changes as c', 'c.nomination_id', 'n.id')
      .leftJoin('nomination_stages as s', 's.id', 'c.to_stage_id')
      .select([
        'n.id as nomination_id',
        'n.candidate_id',
        'n.current_nomination_stage_id as stage_id',
        'n.created_at as nominated_at',
        'c.to_stage_id',
        's.name as to_stage_name',
        'c.created_at as moved_at',
      ])
      .where('n.job_id', '=', job_id)
      .orderBy('n.id')
      .orderBy('c.id')
      .execute(),
    db
      .selectFrom('nomination_stages')
      .select(['id', 'target_days'])
      .where('target_days', 'is not', null)
      .execute(),
  ]);
  return stageTimes(moves, new Map(stages.map((stage) => [stage.id, stage.target_days])), timestamp());
}
