import { serve } from '../serve.ts';
import { DOWNLOAD, startThrowawayPostgres } from './throwaway_postgres.ts';

/**
 * `npm run office`: a PostgreSQL server that is thrown away at the end, and the service on it. Arguments are those of
 * `longlist serve`.
 */
try {
  console.log(`Longlist on a PostgreSQL server, to try. Everything in it is gone when you stop it.`);
  console.log(`The first time it downloads ${DOWNLOAD}.`);
  const postgres = await startThrowawayPostgres();
  try {
    const database = await postgres.createDatabase('longlist');
    await serve(['--database', database, ...process.argv.slice(2)]);
  } finally {
    await postgres.stop();
  }
} catch (error) {
  console.error(`longlist: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
