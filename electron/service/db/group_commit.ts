import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Write } from '../context.ts';
import { actor, byTheService } from './actor.ts';
import { inPassing, settleUp } from './in_passing.ts';
import { transactionHook } from './transaction_hooks.ts';
import type { Database } from './schema.ts';

/** Bounds how long the first of a group waits for the others. */
const MAX_GROUP = 64;

/** What an engine does in each transaction, before what callers write and after it. What throws here takes all back. */
export type AroundCommit = {
  readonly begin?: (trx: Transaction<Database>) => Promise<void>;
  readonly end?: (trx: Transaction<Database>) => Promise<void>;
};

type Problem = { readonly error: unknown };

type Waiting = {
  readonly run: (trx: Transaction<Database>) => Promise<void>;
  /** Told after the commit: what a caller hears, failure too, may rest on what others in the group wrote. */
  readonly settle: (problem: Problem | null) => void;
};

/**
 * Writes of several callers in one transaction, in the order they were asked for. To wait for the disk is nearly
 * all that a small write costs, so those that come while it works share the next wait. Each of several has a
 * savepoint, but for the first: one that throws takes back its own changes and no other's. Nobody hears of anything
 * before it is on the disk.
 */
export function groupCommit(db: Kysely<Database>, committed: () => void, around: AroundCommit = {}): Write {
  const waiting: Waiting[] = [];
  let busy = false;

  async function commitGroups(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // requests that have arrived by now come along
      await new Promise((resolve) => setImmediate(resolve));
      await commitTogether(db, waiting, committed, around);
    }
    busy = false;
  }

  return <T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
    const also = transactionHook.getStore();
    const acting = actor.getStore();
    return new Promise<T>((resolve, reject) => {
      let outcome: { readonly made: T } | undefined;
      waiting.push({
        run: (trx) =>
          actor.run(acting, async () => {
            const made = await work(trx);
            await also?.(trx, made);
            outcome = { made };
          }),
        settle: (problem) => {
          if (problem !== null) reject(problem.error);
          else if (outcome !== undefined) resolve(outcome.made);
        },
      });
      // it works for everybody, not for the request that happens to be first
      if (!busy) transactionHook.run(undefined, () => byTheService(() => void commitGroups()));
    });
  };
}

/**
 * The first has the transaction to itself, and needs no savepoint: when it throws, all is taken back, and nobody else is
 * in it yet. Whoever has come by the time it is done comes along: where an engine lets one group in at a time, that may
 * be many.
 */
async function commitTogether(
  db: Kysely<Database>,
  waiting: Waiting[],
  committed: () => void,
  { begin, end }: AroundCommit,
): Promise<void> {
  const problems = new Map<Waiting, Problem>();
  const group: Waiting[] = [];
  const take = (count: number): Waiting[] => {
    const taken = waiting.splice(0, count);
    group.push(...taken);
    return taken;
  };
  const work = async (trx: Transaction<Database>): Promise<void> => {
    await begin?.(trx);
    for (const first of take(1)) await first.run(trx);
    // what it left to be said later is said before anybody else comes in: if it fails, it fails alone
    if (waiting.length > 0) await settleUp(trx);
    for (const one of take(MAX_GROUP - 1)) {
      const problem = await attempt(trx, one);
      if (problem !== null) problems.set(one, problem);
    }
    await end?.(trx);
  };
  let reason: Problem | undefined;
  try {
    await db.transaction().execute((trx) =>
      work(trx).catch((error: unknown) => {
        reason = { error };
        throw error;
      }),
    );
    committed();
  } catch (error) {
    // it did not even begin
    if (group.length === 0) take(MAX_GROUP);
    // that there is nothing to roll back any more says less than why
    for (const one of group) problems.set(one, reason ?? { error });
  }
  for (const one of group) one.settle(problems.get(one) ?? null);
}

/**
 * One caller's work within the transaction, and what went wrong with it.
 * @throws the same where there is nothing left of the transaction to go back to
 */
async function attempt(trx: Transaction<Database>, one: Waiting): Promise<Problem | null> {
  await inPassing(trx, sql`savepoint one`.compile(trx));
  try {
    await one.run(trx);
    await sql`release one`.execute(trx);
    return null;
  } catch (error) {
    try {
      await sql`rollback to one`.execute(trx);
      await sql`release one`.execute(trx);
    } catch {
      // SQLite gave the whole transaction up (a full disk), with what the others wrote
      throw error;
    }
    return { error };
  }
}
