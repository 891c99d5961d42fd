import type { Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import { isReadingPaused } from '#service/tasks/queue.ts';
import type { ImportProgress } from './schema.ts';
import { countImports, countJoined, readSince } from './counts.ts';

/** Long enough to even out large and small files, short enough to follow a change. */
const WINDOW_MS = 30_000;
/** Fewer say little about the rate. */
const ENOUGH = 3;

/** How far reading is, and how long the rest will take at the pace of the last half minute. */
export async function importProgress(db: Db, now = Date.now()): Promise<ImportProgress> {
  const counts = await countImports(db);
  const { count, first } = await readSince(db, timestamp(new Date(now - WINDOW_MS)));
  const open = counts.queued + counts.reading;
  const seconds = first === null ? 0 : (now - Date.parse(first)) / 1000;
  const rate = count < ENOUGH || seconds <= 0 ? null : round(count / Math.max(seconds, 1));
  return {
    ...counts,
    joined: await countJoined(db),
    is_paused: await isReadingPaused(db),
    rate_per_second: rate,
    seconds_left: rate === null || open === 0 ? null : Math.ceil(open / rate),
  };
}

function round(rate: number): number {
  return Math.round(rate * 100) / 100;
}
