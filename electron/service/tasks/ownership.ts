import type { Expression, ExpressionBuilder, Selectable, SqlBool, Transaction } from 'kysely';
import type { ServiceContext } from '#service/context.ts';
import type { Database } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import { afterDelay } from './queue.ts';

type Task = Selectable<Database['tasks']>;

/** Thrown where another instance took a task, as this one was thought to be gone: nothing of its work is kept. */
export class TakenByOther extends Error {
  constructor() {
    super('Another instance took over a task, as this one was cut off from the database: it is done there.');
  }
}

/** Writes down how a task ended. @throws TakenByOther where it is somebody else's by now. */
export async function finish(
  trx: Transaction<Database>,
  { id, owner }: Task,
  outcome: Pick<Task, 'state' | 'error'>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('tasks')
    .set({ ...outcome, finished_at: timestamp() })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new TakenByOther();
}

/**
 * Gives tasks back that were ended on purpose, or whose server was away: that says nothing against them, however often
 * it happens.
 */
export async function giveBack(
  trx: Transaction<Database>,
  tasks: readonly Task[],
  delay_ms = 0,
): Promise<void> {
  for (const { id, owner } of tasks) {
    await trx
      .updateTable('tasks')
      .set((eb) => ({
        state: 'QUEUED',
        owner: null,
        attempts: eb('attempts', '-', 1),
        ...afterDelay(delay_ms),
      }))
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('state', '=', 'RUNNING')
      .execute();
  }
}

/**
 * Queues anew what a process that is gone had begun, or this one was given without hearing of it: nothing of it was
 * applied.
 * @param working ids of what this process works on
 */
export async function takeAbandoned(
  { db, write, instances }: Pick<ServiceContext, 'db' | 'write' | 'instances'>,
  isOurs: (task: ExpressionBuilder<Database, 'tasks'>) => Expression<SqlBool>,
  working: ReadonlySet<string>,
): Promise<void> {
  const abandoned = db
    .selectFrom('tasks')
    .select('id')
    .where('state', '=', 'RUNNING')
    .where(isOurs)
    .where((task) =>
      task.or([task('owner', 'is', null), task('owner', '=', instances.id), instances.isGone('tasks.owner')]),
    )
    .where('id', 'not in', [...working]);
  if ((await abandoned.limit(1).execute()).length === 0) return;
  await write(async (trx) => {
    await trx
      .updateTable('tasks')
      .set({ state: 'QUEUED', owner: null })
      .where('id', 'in', abandoned)
      .where('state', '=', 'RUNNING')
      .execute();
  });
}

/** How often the program ended while it worked on a task: attempts that are neither a failure nor this one. */
export const interruptions = ({ attempts, failures }: Task): number => attempts - 1 - failures;

/** Thrown for a task that is the likely cause of a program's end. */
export class EndedTooOften extends Error {
  constructor(task: Task) {
    super(`The program ended ${interruptions(task)} times while working on this.`);
  }
}
