import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Write } from '../context.ts';
import { actor, byTheService } from './actor.ts';
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
type Outcome = Problem & { readonly all_is_lost: boolean };

type Waiting = {
  readonly run: (trx: Transaction<Database>) => Promise<void>;
  /** Told after the commit: what a caller hears, failure too, may rest on what others in the group wrote. */
  readonly settle: (problem: Problem | null) => void;
};

/**
 * Writes of several callers in one transaction, in the order they were asked for. To wait for the disk is nearly
 * all that a small write costs, so those that come while it works share the next wait. Each of several has a
 * savepoint: one that throws takes back its own changes and no other's. Nobody hears of anything before it is on the
 * disk.
 */
export function groupCommit(db: Kysely<Database>, committed: () => void, around: AroundCommit = {}): Write {
  const waiting: Waiting[] = [];
  let busy = false;

  async function commitGroups(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // requests that have arrived by now come along
      await new Promise((resolve) => setImmediate(resolve));
      await commitTogether(db, () => waiting.splice(0, MAX_GROUP), committed, around);
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

/** @param take gives those who wait by now: where an engine lets one group in at a time, more come meanwhile */
async function commitTogether(
  db: Kysely<Database>,
  take: () => readonly Waiting[],
  committed: () => void,
  { begin, end }: AroundCommit,
): Promise<void> {
  const problems = new Map<Waiting, Problem>();
  let group: readonly Waiting[] = [];
  let lost: Problem | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      await begin?.(trx);
      group = take();
      for (const one of group) {
        const outcome = group.length === 1 ? await attemptAlone(trx, one) : await attempt(trx, one);
        if (outcome === 'done') continue;
        problems.set(one, outcome);
        if (outcome.all_is_lost) throw (lost = outcome).error;
      }
      // nothing to keep: the transaction is taken back
      if (problems.size === group.length) throw new NothingToCommit();
      await end?.(trx);
    });
    committed();
  } catch (error) {
    // it did not even begin
    if (group.length === 0) group = take();
    // that there is nothing to roll back any more says less than why
    const problem = lost ?? { error };
    if (!(error instanceof NothingToCommit)) for (const one of group) problems.set(one, problem);
  }
  for (const one of group) one.settle(problems.get(one) ?? null);
}

class NothingToCommit extends Error {}

/** The work of a group of one: when it throws, the whole transaction is taken back, and needs no savepoint for that. */
async function attemptAlone(trx: Transaction<Database>, one: Waiting): Promise<'done' | Outcome> {
  try {
    await one.run(trx);
    return 'done';
  } catch (error) {
    return { error, all_is_lost: true };
  }
}

/** One caller's work within the transaction. */
async function attempt(trx: Transaction<Database>, one: Waiting): Promise<'done' | Outcome> {
  await sql`savepoint one`.execute(trx);
  try {
    await one.run(trx);
    await sql`release one`.execute(trx);
    return 'done';
  } catch (error) {
    try {
      await sql`rollback to one`.execute(trx);
      await sql`release one`.execute(trx);
      return { error, all_is_lost: false };
    } catch {
      // SQLite gave the whole transaction up (a full disk), with what the others wrote
      return { error, all_is_lost: true };
    }
  }
}
