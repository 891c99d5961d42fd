import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { WRITE_LOCK } from './ddl.ts';
import { LIVING } from './instances.ts';

/**
 * Makes sure that nobody else is at work on a database until the transaction ends, and that it is seen as it is now. Call
 * it first in the transaction, with a backend that has not told that it has started: others that start wait for that.
 * @param own the number of the instance that asks
 * @throws while another instance is at work
 */
export async function haveAlone(trx: Db, own: string): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(trx);
  // it waits while files are copied
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
  const lock = await sql<{
    taken: boolean;
  }>`SELECT pg_try_advisory_xact_lock(${WRITE_LOCK}) AS taken`.execute(trx);
  const others = await sql`SELECT 1 FROM (${LIVING}) AS living WHERE living.id <> ${own}`.execute(trx);
  if (others.rows.length === 0 && lock.rows[0]?.taken === true) return;
  throw new Error('Longlist is at work on the database. Stop every instance of it first.');
}

/** Leaves references between tables unchecked until `checkReferences`: some tables refer to each other, or to themselves. */
export async function deferReferences(trx: Db): Promise<void> {
  await alterReferences(trx, 'DEFERRABLE');
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(trx);
}

/** Throws where a row refers to one that is not there. From here on it is checked at once, as ever. */
export async function checkReferences(trx: Db): Promise<void> {
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
  await alterReferences(trx, 'NOT DEFERRABLE');
}

async function alterReferences(trx: Db, how: 'DEFERRABLE' | 'NOT DEFERRABLE'): Promise<void> {
  await sql`DO ${sql.lit(`
    DECLARE one record;
    BEGIN
      FOR one IN SELECT conrelid::regclass AS own, conname AS name FROM pg_constraint
        WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
      LOOP
        EXECUTE format('ALTER TABLE %s ALTER CONSTRAINT %I ${how}', one.own, one.name);
      END LOOP;
    END`)}`.execute(trx);
}
