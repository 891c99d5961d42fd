import { onTestFinished } from 'vitest';
import { databaseOf, dropDatabaseOf } from '../helpers/engine.ts';
import { temporaryFolder, testService, type TestService } from '../helpers/service.ts';

/** Two instances of the service on one database: each has a data folder of its own, and the token of one is good at both. */
export async function twoInstances(): Promise<{
  first: TestService;
  second: TestService;
  shared: string;
  database: string;
}> {
  const shared = temporaryFolder();
  const database = await databaseOf(shared);
  onTestFinished(() => dropDatabaseOf(shared));
  const start = () =>
    testService({ data_dir: temporaryFolder(), ...(database !== undefined && { database }) });
  const first = await start();
  const second = await start();
  return { first, second, shared, database: database ?? '' };
}
