import { sql } from 'kysely';
import type { z } from 'zod';
import { dialectOf } from '../../../db/dialect.ts';
import { hasChangedColumn } from '../../../db/changed_columns.ts';
import { pointRead } from '../../../db/point_read.ts';
import { firstRow, updateById } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { readSetting, writeSetting } from '../../../db/settings.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { RecordRef } from '../../fields.ts';
import { byPosition } from '../../paging.ts';
import type { Page } from '../../paging.ts';
import type {
  NominationStage,
  NominationStageChanges,
  NominationStageInput,
  NominationStageQuery,
  StageCategory,
} from './schema.ts';

const SEEDED = 'default_pipeline_made_at';

const DEFAULT_PIPELINE: readonly (readonly [string, StageCategory])[] = [
  ['New', 'active'],
  ['Reviewing', 'active'],
  ['Shortlisted', 'active'],
  ['Interview', 'active'],
  ['Offer', 'active'],
  ['Hired', 'hired'],
  ['Rejected', 'rejected'],
];

/** Gives a new data folder its pipeline, once: a person may have deleted these stages since. */
export async function seedStages(db: Db): Promise<void> {
  if ((await readSetting(db, SEEDED)) !== null) return;
  await writeSetting(db, SEEDED, timestamp());
  for (const [name, category] of DEFAULT_PIPELINE) await insertStage(db, { name, category });
}

/** Sorted by position. */
export async function listStages(
  db: Db,
  query: z.output<typeof NominationStageQuery>,
): Promise<Page<NominationStage>> {
  let matching = db.selectFrom('nomination_stages');
  const { job_id } = query;
  if (job_id !== undefined) {
    matching = matching.where((where) =>
      where.or([where('job_id', '=', job_id), where('job_id', 'is', null)]),
    );
  }
  return byPosition(matching, query);
}

export const findStage: (db: Db, id: string) => Promise<NominationStage | null> = pointRead((db, id) =>
  db.selectFrom('nomination_stages').selectAll().where('id', '=', id),
);

const byRemoteId = pointRead((db, remote_id) =>
  db.selectFrom('nomination_stages').selectAll().where('remote_id', '=', remote_id),
);

/** A stage by its id or remote_id; null when there is none. */
export async function findStageBy(db: Db, ref: RecordRef): Promise<NominationStage | null> {
  return ref.id === undefined ? byRemoteId(db, ref.remote_id) : findStage(db, ref.id);
}

/** Where new nominations of a job begin: the first active stage of its own pipeline, else of the default one. */
export async function firstStageOf(db: Db, job_id: string): Promise<string | null> {
  return firstRow(
    db
      .selectFrom('nomination_stages')
      .select('id')
      .where('category', '=', 'active')
      .where((where) => where.or([where('job_id', '=', job_id), where('job_id', 'is', null)]))
      .orderBy(sql`job_id IS NULL`)
      .orderBy('position')
      .orderBy('id')
      .limit(1),
    (row) => row.id,
  );
}

export async function insertStage(db: Db, input: NominationStageInput): Promise<string> {
  const id = newId();
  const job_id = input.job_id ?? null;
  await db
    .insertInto('nomination_stages')
    .values({
      id,
      remote_id: input.remote_id ?? id,
      job_id,
      name: input.name,
      position: input.position ?? (await endOfPipeline(db, job_id)),
      category: input.category ?? 'active',
      target_days: input.target_days ?? null,
      created_at: timestamp(),
    })
    .execute();
  return id;
}

/**
 * Replaces what may change of a stage: a stage stays in its pipeline, or nominations would be left in another job's.
 */
export async function updateStage(
  db: Db,
  stage: NominationStage,
  input: NominationStageInput,
): Promise<void> {
  await updateById(db, 'nomination_stages', stage.id, {
    name: input.name,
    position: input.position ?? stage.position,
    category: input.category ?? 'active',
    target_days: input.target_days === undefined ? stage.target_days : input.target_days,
  });
}

/** Sets the fields that are there. Tells whether that changed anything. */
export async function changeStage(
  db: Db,
  stage: NominationStage,
  { name, position, category, target_days }: NominationStageChanges,
): Promise<boolean> {
  const set = { name, position, category, target_days };
  if (!hasChangedColumn(stage, set)) return false;
  await updateById(db, 'nomination_stages', stage.id, set);
  return true;
}

export async function removeStage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('nomination_stages').where('id', '=', id).execute();
}

/** How many nominations are in the stage, and how many jobs nominate into it. */
export async function stageUse(db: Db, id: string): Promise<{ nominations: number; jobs: number }> {
  const nominations = await db
    .selectFrom('nominations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('current_nomination_stage_id', '=', id)
    .executeTakeFirstOrThrow();
  const jobs = await db
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('default_nomination_stage_id', '=', id)
    .executeTakeFirstOrThrow();
  return { nominations: nominations.count, jobs: jobs.count };
}

async function endOfPipeline(db: Db, job_id: string | null): Promise<number> {
  const row = await db
    .selectFrom('nomination_stages')
    .select((select) => select.fn.max('position').as('last'))
    .where('job_id', job_id === null ? 'is' : '=', job_id)
    .executeTakeFirst();
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1;
}

type Stage = Pick<NominationStage, 'id' | 'job_id' | 'name' | 'position' | 'category'>;
type Pipeline = {
  readonly stages: readonly Stage[];
  /** Where new nominations begin. */
  readonly first: string | null;
  readonly shortlist: string | null;
};
export const NO_PIPELINE: Pipeline = { stages: [], first: null, shortlist: null };

/** The stages of each job: its own and those of the default pipeline, as GET /nomination_stages has them. */
export async function pipelinesOf(db: Db, job_ids: readonly string[]): Promise<Map<string, Pipeline>> {
  const all: readonly Stage[] = await db
    .selectFrom('nomination_stages')
    .select(['id', 'job_id', 'name', 'position', 'category'])
    .where((where) => where.or([where('job_id', 'is', null), dialectOf(db).isOneOf('job_id', job_ids)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const by_job = Map.groupBy(all, (stage) => stage.job_id);
  const of_all = by_job.get(null) ?? [];
  return new Map(
    job_ids.map((job_id) => {
      const own = by_job.get(job_id) ?? [];
      const stages =
        own.length === 0 ? of_all : all.filter((one) => one.job_id === null || own.includes(one));
      const active = stages.filter(({ category }) => category === 'active');
      const first = active.find((one) => one.job_id !== null) ?? active[0];
      // as the interface finds it: by its name, else in the middle of the active ones
      const shortlist =
        active.find(({ name }) => /shortlist/iu.test(name)) ?? active[Math.floor(active.length / 2)];
      return [job_id, { stages, first: first?.id ?? null, shortlist: shortlist?.id ?? null }];
    }),
  );
}
