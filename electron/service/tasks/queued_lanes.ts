import { sql, type ExpressionBuilder } from 'kysely';
import type { ServiceContext } from '#service/context.ts';
import type { Database, Db } from '#service/db/schema.ts';
import { OWN_LANES, SHARED_LANE, type TaskName } from './queue.ts';

/** A kind of work that has a lane of its own; null: all other work. */
export type Lane = TaskName | null;

/** The lanes that have queued work, as of the newest commit. */
export type QueuedLanes = () => Promise<ReadonlySet<Lane>>;

/** The tasks of a lane. What only a newer version knows is in none, and waits for an instance of that. */
export function isInLane(lane: Lane) {
  return (task: ExpressionBuilder<Database, 'tasks'>) =>
    lane === null ? task('name', 'in', SHARED_LANE) : task('name', '=', lane);
}

/** Says of each kind of queued work that only a newer version knows that it waits for that; of each once. */
export function createUnknownWork(db: Db, say: (message: string) => void): () => Promise<void> {
  const said = new Set<string>();
  const unknown = db
    .selectFrom('tasks')
    .select('name')
    .distinct()
    .where('state', '=', 'QUEUED')
    .where('name', 'not in', [...SHARED_LANE, ...OWN_LANES])
    .compile();
  return async () => {
    const { rows } = await db.executeQuery(unknown);
    for (const { name } of rows.filter((row) => !said.has(row.name))) {
      said.add(name);
      say(`Work waits for a newer version of Longlist, as this one does not know it: ${name}`);
    }
  };
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
