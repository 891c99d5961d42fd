import { yieldToEventLoop } from '../../event_loop.ts';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Condition } from '../condition.ts';
import { isDamage } from './problem.ts';
import { openSqlite } from './sqlite.ts';

/** By then the first view stands and somebody works. */
const FIRST_LOOK_MS = 20_000;
/** Larger ones would hold requests up: the daily backup reads all of them. */
const LARGEST = 256 * 1024 * 1024;

/**
 * Reads the whole database once, some time after a start: a disk that forgets changes neither the size of a file nor
 * the time of its last change, which are all that a start after a clean end looks at.
 */
export function scheduleIntegrityCheck(
  data_dir: string,
  condition: Condition,
  first_look_ms = FIRST_LOOK_MS,
): { stop(): Promise<void> } {
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const file = path.join(data_dir, 'longlist.db');
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) return;
    const problem = await problemIn(file, () => stopped);
    if (problem !== null) condition.report(problem);
  };
  const timer = setTimeout(() => (looking = look().catch(() => undefined)), first_look_ms);
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/**
 * What SQLite finds wrong in a database that is in use; null when it is sound. One table after another, so that
 * requests are answered between two.
 */
async function problemIn(file: string, isEnough: () => boolean = () => false): Promise<string | null> {
  try {
    const sqlite = openSqlite(file, { readonly: true });
    try {
      const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
      for (const table of tables) {
        if (isEnough()) return null;
        const name = String(table).replaceAll("'", "''");
        const found = String(sqlite.pragma(`quick_check('${name}')`, { simple: true }));
        if (found !== 'ok') return found;
        await yieldToEventLoop();
      }
      return null;
    } finally {
      sqlite.close();
    }
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
}
