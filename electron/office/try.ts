import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../serve.ts';
import { DOWNLOAD, startThrowawayPostgres } from './throwaway_postgres.ts';

/**
 * `npm run office`: a PostgreSQL server that is thrown away at the end, and the service on it, with a data folder that
 * goes as well. Arguments are those of `longlist serve`.
 */
let is_stopped = false;
// whoever stops it while the server is made must not leave that behind; `serve` listens, too
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (is_stopped = true));
// its terminal was closed
if (process.stdout.isTTY) process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
try {
  console.log(`Longlist on a PostgreSQL server, to try. Everything in it is gone when you stop it.`);
  console.log(`The first time it downloads ${DOWNLOAD}.`);
  const postgres = await startThrowawayPostgres();
  // not that of this computer: there are the keys of what is kept on it
  const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-office-'));
  try {
    const database = await postgres.createDatabase('longlist');
    if (!is_stopped) await serve(['--data', data_dir, '--database', database, ...process.argv.slice(2)]);
  } finally {
    await postgres.stop();
    rmSync(data_dir, { recursive: true, force: true });
  }
} catch (error) {
  console.error(`longlist: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
