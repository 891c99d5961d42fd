import { sql } from 'kysely';
import type { CompiledQuery, Transaction } from 'kysely';
import type { Database, Db } from './schema.ts';

/** Begins a statement that nobody waits for: a connection to a server says it along with the next one. */
export const IN_PASSING = '/* in passing */ ';

/**
 * Changes something within a transaction whose outcome is of no interest before whatever is asked next: where that is a
 * way to a server and back, it is one way for both. Whatever comes after it in the transaction sees what it did; if it
 * fails, the next statement does, or the commit.
 */
export async function inPassing(db: Db, statement: CompiledQuery): Promise<void> {
  await db.executeQuery({ ...statement, sql: IN_PASSING + statement.sql });
}

/** Waits until everything that was said in passing is done. @throws why it failed */
export async function settleUp(trx: Transaction<Database>): Promise<void> {
  await sql`SELECT 1`.execute(trx);
}
