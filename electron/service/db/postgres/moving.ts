import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { MIGRATION_LOCK, WRITE_LOCK } from './ddl.ts';
import { LIVING } from './instances.ts';

/**
 * Has a database to itself until the transaction ends, and sees it as it is now: an instance that starts meanwhile
 * waits before it does anything. Call it first in the transaction.
 * @param own the number of the instance that asks
 * @throws while another instance is at work
 */
export async function haveAlone(trx: Db, own: string): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(trx);
  const locks = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(key) AS taken
    FROM unnest(ARRAY[${MIGRATION_LOCK}, ${WRITE_LOCK}]::bigint[]) AS key`.execute(trx);
  const others = await sql`SELECT 1 FROM (${LIVING}) AS living WHERE living.id <> ${own}`.execute(trx);
  if (others.rows.length === 0 && locks.rows.every(({ taken }) => taken)) return;
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
