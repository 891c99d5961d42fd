import { actingClient } from '../../../db/actor.ts';
import { inPassing } from '../../../db/in_passing.ts';
import { pointRead } from '../../../db/point_read.ts';
import { updateById } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { StageChange } from './schema.ts';

const byId = pointRead((db, id) => db.selectFrom('stage_changes').selectAll().where('id', '=', id));

/** A change of stage by its id; null when there is none. */
export async function findStageChange(db: Db, id: string): Promise<StageChange | null> {
  return byId(db, id);
}

/** All changes of a nomination's stage, newest first. */
export async function stageChangesOf(db: Db, nomination_id: string): Promise<StageChange[]> {
  return db
    .selectFrom('stage_changes')
    .selectAll()
    .where('nomination_id', '=', nomination_id)
    .orderBy('id', 'desc')
    .execute();
}

/** Keeps that a nomination came into a stage, by whoever is at work. @returns the id of the change. */
export async function insertStageChange(
  db: Db,
  change: Pick<StageChange, 'nomination_id' | 'from_stage_id' | 'to_stage_id' | 'reason'>,
): Promise<string> {
  const id = newId();
  const row = { id, ...change, client_id: actingClient(), created_at: timestamp() };
  await inPassing(db, db.insertInto('stage_changes').values(row).compile());
  return id;
}

/** Replaces the reason of a stage change; null removes it. */
export async function setReason(db: Db, id: string, reason: string | null): Promise<void> {
  await updateById(db, 'stage_changes', id, { reason });
}
