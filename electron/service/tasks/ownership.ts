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
    .where((where) => where.and({ id, owner, state: 'RUNNING' }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new TakenByOther();
}

/** Gives tasks back that were ended on purpose: that says nothing against them, however often it happens. */
export async function giveBack(trx: Transaction<Database>, tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) await queueAnew(trx, task, { attempts: task.attempts - 1 });
}

/** Gives a task back that failed and is tried again. */
export const tryAgain = (
  trx: Transaction<Database>,
  task: Task,
  delay_ms: number,
  error: Error,
): Promise<void> =>
  queueAnew(trx, task, { ...afterDelay(delay_ms), failures: task.failures + 1, error: error.message });

/** So long a task waits whose connection was lost, for each time that its program or connection ended; or half as long. */
const AFTER_AWAY_MS = 1000;

/**
 * Gives a task back whose server was away. That says nothing against it, however often it happens, if the server was away
 * for the whole instance. Otherwise it may be the task that makes the server end a connection, and its start counts.
 * Tasks that lost a connection together wait differently long, as one of them may be the cause.
 */
export async function giveBackWhenAway(
  write: ServiceContext['write'],
  task: Task,
  wasOutage: () => Promise<boolean>,
): Promise<void> {
  const delay = afterDelay(AFTER_AWAY_MS * (interruptions(task) + 1) * (0.5 + Math.random() / 2));
  const attempts = (await wasOutage()) ? task.attempts - 1 : task.attempts;
  await write((trx) => queueAnew(trx, task, { ...delay, attempts }));
}

async function queueAnew(
  trx: Transaction<Database>,
  { id, owner }: Task,
  change: Partial<Pick<Task, 'attempts' | 'failures' | 'error' | 'run_after' | 'delayed_at'>>,
): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ ...change, state: 'QUEUED', owner: null })
    .where((where) => where.and({ id, owner, state: 'RUNNING' }))
    .execute();
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

/** How often the program or its connection ended while it worked on a task: attempts that are neither a failure nor this one. */
const interruptions = ({ attempts, failures }: Task): number => attempts - 1 - failures;

/** A task that was at work each time is the likely cause. */
const MAX_STARTS = 8;

/** Thrown for a task that is the likely cause of a program's end. */
export class EndedTooOften extends Error {
  constructor(task: Task) {
    super(
      `The program, or its connection to the database, ended ${interruptions(task)} times while working on this.`,
    );
  }
}

/** @throws EndedTooOften for a task that is not to be begun once more */
export function assertNotEndedTooOften(task: Task): void {
  if (interruptions(task) >= MAX_STARTS) throw new EndedTooOften(task);
}
