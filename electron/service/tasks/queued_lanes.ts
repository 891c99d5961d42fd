import { sql, type ExpressionBuilder } from 'kysely';
import type { ServiceContext } from '#service/context.ts';
import type { Database } from '#service/db/schema.ts';
import { OWN_LANES, type TaskName } from './queue.ts';

/** A kind of work that has a lane of its own; null: all other work. */
export type Lane = TaskName | null;

/** The lanes that have queued work, as of the newest commit. */
export type QueuedLanes = () => Promise<ReadonlySet<Lane>>;

/** The tasks of a lane. */
export function isInLane(lane: Lane) {
  return (task: ExpressionBuilder<Database, 'tasks'>) =>
    lane === null ? task('name', 'not in', OWN_LANES) : task('name', '=', lane);
}

/**
 * After every commit every runner wants to know whether there is work for it, and mostly there is none: it is asked
 * once for all of them. Only a commit changes the answer.
 */
export function createQueuedLanes({ db, onCommit }: Pick<ServiceContext, 'db' | 'onCommit'>): QueuedLanes {
  const lanes: readonly Lane[] = [null, ...OWN_LANES];
  const has = lanes.map((lane, i) =>
    sql`EXISTS ${db.selectFrom('tasks').select('id').where('state', '=', 'QUEUED').where(isInLane(lane))}`.as(
      `lane_${i}`,
    ),
  );
  // compiled once: that costs more than the answer
  const question = db.selectNoFrom(has).compile();
  let known: Promise<ReadonlySet<Lane>> | null = null;
  onCommit(() => (known = null));

  async function ask(): Promise<ReadonlySet<Lane>> {
    const { rows } = await db.executeQuery(question);
    const row = (rows[0] ?? {}) as Record<string, unknown>;
    return new Set(lanes.filter((_lane, i) => Boolean(row[`lane_${i}`])));
  }

  return async () => {
    const asked = (known ??= ask());
    try {
      return await asked;
    } catch (error) {
      if (known === asked) known = null;
      throw error;
    }
  };
}
