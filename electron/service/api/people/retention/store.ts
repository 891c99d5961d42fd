import { sql, type RawBuilder } from 'kysely';
import { actingClient, seeingEverything, viewer } from '../../../db/actor.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { countOf, exists, insertNew } from '../../../db/rows.ts';
import type { Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import { lastDayBefore, dayAfter, monthsAfter } from './days.ts';
import type { CandidateRetention, Retention, RetentionExtensionInput } from './schema.ts';
import { readSetting, writeSetting } from '../../../db/settings.ts';

/** The setting, and how many are due. */
export async function readRetention(db: Db): Promise<Retention> {
  const months = await retentionMonths(db);
  const due = await isDue(db);
  if (due === null) return { months, due: 0 };
  const amount = await countOf(db.selectFrom('candidates').where(due));
  return { months, due: amount };
}

/** What retention says of one candidate; null when there is none. */
export async function retentionOf(db: Db, candidate_id: string): Promise<CandidateRetention | null> {
  const row = await db
    .selectFrom('candidates')
    .select([
      dialectOf(db)
        .greatest([
          sql`candidates.created_at`,
          sql`coalesce((SELECT max(f.created_at) FROM attachments f WHERE f.candidate_id = candidates.id), '')`,
          sql`coalesce((SELECT max(e.created_at) FROM events e
            WHERE e.candidate_id = candidates.id AND ${IS_WORK}), '')`,
        ])
        .as('last_active_at'),
      IN_PROCESS.as('in_process'),
    ])
    .where('id', '=', candidate_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const extensions = await db
    .selectFrom('retention_extensions')
    .select(['id', 'keep_until', 'reason', 'client_id', 'created_at'])
    .where('candidate_id', '=', candidate_id)
    .orderBy('id', 'desc')
    .execute();
  const is_in_process = Number(row.in_process) === 1;
  const months = await retentionMonths(db);
  const days =
    months === null
      ? []
      : [
          monthsAfter(row.last_active_at.slice(0, 10), months),
          ...extensions.map(({ keep_until }) => keep_until),
        ];
  const due_on = is_in_process ? null : (days.toSorted().at(-1) ?? null);
  return {
    last_active_at: row.last_active_at,
    is_in_process,
    due_on,
    is_due: due_on !== null && due_on <= today(),
    extensions,
  };
}

/** Keeps somebody longer, by whoever is at work. @returns the id of the decision. */
export async function insertExtension(db: Db, input: RetentionExtensionInput): Promise<string> {
  return insertNew(db, 'retention_extensions', {
    ...input,
    client_id: actingClient(),
    created_at: timestamp(),
  });
}

/** Whether there is such a decision. */
export async function extensionExists(db: Db, id: string): Promise<boolean> {
  return exists(db.selectFrom('retention_extensions').select('id').where('id', '=', id));
}

/** Takes it back. */
export async function removeExtension(db: Db, id: string): Promise<void> {
  await db.deleteFrom('retention_extensions').where('id', '=', id).execute();
}

const SETTING = 'retention_months';

/** After how many months without work somebody is due; null while nobody ever is. */
export async function retentionMonths(db: Db): Promise<number | null> {
  const stored = await readSetting(db, SETTING);
  return stored === null || stored === '' ? null : Number(stored);
}

/** Sets it; null: nobody is due. */
export async function saveRetentionMonths(db: Db, months: number | null): Promise<void> {
  await writeSetting(db, SETTING, months === null ? '' : String(months));
}

/** Today as days are written, UTC like every moment of the service. */
export function today(): string {
  return timestamp().slice(0, 10);
}

/**
 * What counts as work with somebody: what a person or program did, not what followed from something else. A decision
 * to keep them says itself for how long.
 */
const IS_WORK = sql`e.client_id IS NOT NULL AND e.resource_type <> 'retention_extension'
  AND e.type <> 'ranking.changed' AND (e.detail IS NULL OR e.detail NOT LIKE '{"with":%')`;
/**
 * Whether a candidate is in process: considered for an open job, and not rejected there. A nomination the service made
 * by itself counts from when somebody moved it: else everyone would be in process while such a job is open.
 */
const IN_PROCESS = sql<boolean>`EXISTS (SELECT 1 FROM nominations n
  JOIN jobs j ON j.id = n.job_id AND j.status = 'open'
  JOIN nomination_stages s ON s.id = n.current_nomination_stage_id AND s.category <> 'rejected'
  WHERE n.candidate_id = candidates.id AND (
    NOT EXISTS (SELECT 1 FROM auto_nominations a WHERE a.candidate_id = n.candidate_id AND a.job_id = n.job_id)
    OR EXISTS (SELECT 1 FROM stage_changes m WHERE m.nomination_id = n.id AND m.client_id IS NOT NULL)))`;
/** Which rows of `candidates` are due; null while nobody ever is. */
export async function isDue(db: Db): Promise<RawBuilder<boolean> | null> {
  const months = await retentionMonths(db);
  if (months === null) return null;
  const from = dayAfter(lastDayBefore(today(), months));
  const due = sql<boolean>`(candidates.created_at < ${from}
    AND NOT EXISTS (SELECT 1 FROM attachments f WHERE f.candidate_id = candidates.id AND f.created_at >= ${from})
    AND NOT EXISTS (SELECT 1 FROM events e WHERE e.candidate_id = candidates.id AND e.id >= ${firstIdOf(from)}
      AND ${IS_WORK})
    AND NOT EXISTS (SELECT 1 FROM retention_extensions x
      WHERE x.candidate_id = candidates.id AND x.keep_until > ${today()})
    AND NOT ${IN_PROCESS})`;
  const kept = await keptByPrivateJobs(db, due);
  return kept.length === 0
    ? due
    : sql<boolean>`(${due} AND NOT ${dialectOf(db).isOneOf('candidates.id', kept)})`;
}

/**
 * Candidates who are not due for work that the viewer does not see: to leave it out here would have them deleted. It
 * says of nobody which job it is.
 */
async function keptByPrivateJobs(db: Db, due: RawBuilder<boolean>): Promise<string[]> {
  if (viewer.getStore() === undefined) return [];
  const { rows } = await seeingEverything(() =>
    sql<{ id: string }>`SELECT candidates.id FROM candidates WHERE NOT ${due} AND candidates.id IN (
      SELECT candidate_id FROM nominations WHERE job_id IN (SELECT id FROM jobs WHERE private_to IS NOT NULL)
      UNION SELECT candidate_id FROM events WHERE job_id IN (SELECT id FROM jobs WHERE private_to IS NOT NULL))`.execute(
      db,
    ),
  );
  return rows.map(({ id }) => id);
}

/** No id that was made on this day or later is less: ids begin with their moment, and the index has them in order. */
function firstIdOf(day: string): string {
  const moment = Date.parse(day).toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}`;
}
