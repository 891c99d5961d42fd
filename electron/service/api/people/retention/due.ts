import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { readSetting, writeSetting } from '../../../db/settings.ts';
import { timestamp } from '../../../ids.ts';
import { dayAfter, lastDayBefore } from './days.ts';

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
export const IS_WORK = sql`e.client_id IS NOT NULL AND e.resource_type <> 'retention_extension'
  AND e.type <> 'ranking.changed' AND (e.detail IS NULL OR e.detail NOT LIKE '{"with":%')`;

/**
 * Whether a candidate is in process: considered for an open job, and not rejected there. A nomination the service made
 * by itself counts from when somebody moved it: else everyone would be in process while such a job is open.
 */
export const IN_PROCESS = sql<boolean>`EXISTS (SELECT 1 FROM nominations n
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
  return sql<boolean>`(candidates.created_at < ${from}
    AND NOT EXISTS (SELECT 1 FROM attachments f WHERE f.candidate_id = candidates.id AND f.created_at >= ${from})
    AND NOT EXISTS (SELECT 1 FROM events e WHERE e.candidate_id = candidates.id AND e.id >= ${firstIdOf(from)}
      AND ${IS_WORK})
    AND NOT EXISTS (SELECT 1 FROM retention_extensions x
      WHERE x.candidate_id = candidates.id AND x.keep_until > ${today()})
    AND NOT ${IN_PROCESS})`;
}

/** No id that was made on this day or later is less: ids begin with their moment, and the index has them in order. */
function firstIdOf(day: string): string {
  const moment = Date.parse(day).toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}`;
}
