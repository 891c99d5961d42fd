import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Write } from '../context.ts';
import { inPassing } from './in_passing.ts';
import type { Database } from './schema.ts';

/**
 * One transaction that several requests share: all of their changes are committed, or none. What runs in it reads
 * through it as well, as it holds the only connection: whoever waited for another one would wait for ever.
 */
type SharedTransaction = {
  readonly trx: Transaction<Database>;
  /** False once it is decided: what goes on later, in the background, is no part of it. */
  is_open: boolean;
  /** Writes of one request come one after the other, each in a savepoint. */
  last: Promise<unknown>;
  /** What must not happen unless it is committed. */
  readonly afterwards: (() => Promise<void>)[];
};

const sharedTransaction = new AsyncLocalStorage<SharedTransaction>();

function current(): SharedTransaction | null {
  const shared = sharedTransaction.getStore();
  return shared?.is_open === true ? shared : null;
}

/** The database as everybody is given it: within `allTogether` it is the transaction. */
export function followSharedTransaction(db: Kysely<Database>): Kysely<Database> {
  return new Proxy(db, {
    get: (own, name) => {
      // a transaction of its own waits for its turn, as ever
      const from = name === 'transaction' ? own : (current()?.trx ?? own);
      const value: unknown = Reflect.get(from, name, from);
      return typeof value === 'function' ? value.bind(from) : value;
    },
  });
}

/** `write` as everybody is given it: within `allTogether` it joins the transaction, and is not committed yet. */
export function joinSharedTransaction(write: Write): Write {
  return (work) => {
    const shared = current();
    return shared === null ? write(work) : join(shared, work);
  };
}

async function join<T>(shared: SharedTransaction, work: Parameters<Write>[0]): Promise<T> {
  const turn = shared.last.then(async () => {
    await inPassing(shared.trx, sql`savepoint joined`.compile(shared.trx));
    try {
      const made = await work(shared.trx);
      await sql`release joined`.execute(shared.trx);
      return made;
    } catch (error) {
      await sql`rollback to joined`.execute(shared.trx);
      await sql`release joined`.execute(shared.trx);
      throw error;
    }
  });
  shared.last = turn.catch(() => undefined);
  return (await turn) as T;
}

/**
 * Runs requests in one transaction: every `write` in `work` joins it. When `work` throws, nothing of it is left.
 * @param write commits by itself, as a rule together with others.
 */
export async function inSharedTransaction<T>(write: Write, work: () => Promise<T>): Promise<T> {
  const afterwards: (() => Promise<void>)[] = [];
  const made = await write(async (trx) => {
    const shared: SharedTransaction = { trx, is_open: true, last: Promise.resolve(), afterwards };
    try {
      return await sharedTransaction.run(shared, work);
    } finally {
      shared.is_open = false;
    }
  });
  for (const one of afterwards) await one();
  return made;
}

/** Does what cannot be taken back (a file is deleted) once the changes before it are committed: at once, as a rule. */
export async function afterCommit(work: () => Promise<void>): Promise<void> {
  const shared = current();
  if (shared === null) await work();
  else shared.afterwards.push(work);
}
