import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { nowForKeeping } from '../clock.ts';
import type { Database, Db } from '../db/schema.ts';
import { DUE_NOW } from './queue.ts';

export type Delayed = {
  readonly id: string;
  readonly run_after: string;
  /** When the wait began; null where an earlier version did not say. */
  readonly delayed_at: string | null;
};

export type Delays = {
  /**
   * @param all every task that waits for its time
   * @returns those whose time has come, and the milliseconds until the next one's; null when none is left
   */
  look(all: readonly Delayed[]): { readonly due: readonly string[]; readonly next_ms: number | null };
};

/** Milliseconds since 1970, which people and networks set, and milliseconds of a clock that only goes on. */
export type Clocks = { readonly now: () => number; readonly elapsed: () => number };
const CLOCKS: Clocks = { now: nowForKeeping, elapsed: () => performance.now() };

/** Longer than anything here waits that does not say when its wait began. */
const LONGEST_UNKNOWN_MS = 64_000;

/**
 * Which delayed tasks are due. The clock is asked once for each, when it is first seen; from then on the wait is
 * counted by a clock nobody can set. So a clock that is set forward cuts no wait short, and one that is set back, also
 * between two starts, lets nothing wait longer than its own delay. Time asleep is no part of a wait where the system
 * does not count it.
 */
export function createDelays(clocks: Clocks = CLOCKS): Delays {
  let ends = new Map<string, number>();

  function leftAtFirst({ run_after, delayed_at }: Delayed): number {
    const due = Date.parse(run_after);
    const longest = delayed_at === null ? LONGEST_UNKNOWN_MS : due - Date.parse(delayed_at);
    return Math.min(Math.max(0, due - clocks.now()), longest);
  }

  return {
    look: (all) => {
      const elapsed = clocks.elapsed();
      const known = ends;
      ends = new Map();
      const due: string[] = [];
      let next_ms: number | null = null;
      for (const task of all) {
        // another attempt of the same task is another wait
        const key = `${task.id} ${task.run_after}`;
        const end = known.get(key) ?? elapsed + leftAtFirst(task);
        if (end <= elapsed) {
          due.push(task.id);
          continue;
        }
        ends.set(key, end);
        next_ms = Math.min(next_ms ?? Infinity, end - elapsed);
      }
      return { due, next_ms };
    },
  };
}

export type Waits = {
  /** Lets the delayed work go whose time has come; gives the milliseconds until the next, null when nothing waits. */
  end(): Promise<number | null>;
  /** Lets all work go that waits only for more to come, and not for another attempt. Gives whether there was any. */
  gatherNoMore(): Promise<boolean>;
};

/** @param isOurs which work is meant */
export function createWaits(
  db: Db,
  isOurs: (task: ExpressionBuilder<Database, 'tasks'>) => Expression<SqlBool>,
  delays: Delays = createDelays(),
): Waits {
  const delayed = db
    .selectFrom('tasks')
    .where('state', '=', 'QUEUED')
    .where('run_after', '>', DUE_NOW)
    .where(isOurs);
  // compiled once: it is asked after every commit
  const waiting = delayed.select(['id', 'run_after', 'delayed_at']).compile();

  async function letGo(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await db
      .updateTable('tasks')
      .set({ run_after: DUE_NOW })
      .where('id', 'in', ids)
      .where('state', '=', 'QUEUED')
      .execute();
  }

  return {
    end: async () => {
      const { due, next_ms } = delays.look((await db.executeQuery(waiting)).rows);
      await letGo(due);
      return next_ms;
    },
    gatherNoMore: async () => {
      const rows = await delayed.select('id').where('failures', '=', 0).execute();
      await letGo(rows.map(({ id }) => id));
      return rows.length > 0;
    },
  };
}
