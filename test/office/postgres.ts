import { startThrowawayPostgres } from '../../electron/office/throwaway_postgres.ts';

/**
 * A PostgreSQL server for the tests of a run, and a database that the others are copies of. LONGLIST_TEST_POSTGRES names
 * one that is there already. Workers are told by their environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const own = process.env['LONGLIST_TEST_POSTGRES'] === undefined;
  const postgres = own ? await startThrowawayPostgres(['fsync=off', 'full_page_writes=off']) : null;
  if (postgres !== null) process.env['LONGLIST_TEST_POSTGRES'] = postgres.server;
  // looks at the address as it is loaded
  const { default: firstStart } = await import('../helpers/first_start.ts');
  const forget = await firstStart();
  return async () => {
    await forget();
    await postgres?.stop();
  };
}
