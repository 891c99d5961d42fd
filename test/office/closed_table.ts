import { Client } from 'pg';
import { expect } from 'vitest';
import { asAdmin } from './as_admin.ts';

/** The number of a lock that keeps rows out of tables. */
const CLOSED = 42;

/** Keeps new rows out of a table, so that whoever brings some stays in the middle of it; gives what ends that. */
export async function closed(database: string, table: string): Promise<() => Promise<unknown>> {
  const client = new Client({ connectionString: database });
  client.on('error', () => undefined); // it ends with its server
  await client.connect();
  await client.query(`SELECT pg_advisory_lock(${CLOSED});
    CREATE OR REPLACE FUNCTION wait_outside() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${CLOSED}); RETURN new; END $$;
    CREATE OR REPLACE TRIGGER wait_outside BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION wait_outside()`);
  return () => client.end().catch(() => undefined);
}

/** Waits until somebody is in the middle of bringing rows into a closed table; gives the server's process that waits. */
export async function someoneWaits(database: string): Promise<number> {
  const waiting = `SELECT pid FROM pg_locks WHERE NOT granted AND locktype = 'advisory' AND objid = ${CLOSED}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  let found: { pid: number }[] = [];
  const look = async () => (found = await asAdmin(database, waiting));
  await expect.poll(look, { interval: 20 }).not.toEqual([]);
  return found[0]!.pid;
}
