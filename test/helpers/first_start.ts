import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createService } from '#service/index.ts';
import { databaseOf, dropDatabasesOfRun, nameOf } from './engine.ts';
import { testOptions } from './service.ts';

/**
 * A data folder as a first start leaves it, which each service of a test begins with a copy of: to write the tables and
 * to make the first client is most of what a start costs. Workers are told by their environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env['LONGLIST_TEST_RUN'] = randomBytes(4).toString('hex');
  const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-first-start-'));
  const database = await databaseOf(data_dir);
  await (
    await createService(testOptions({ data_dir, children: 0, ...(database !== undefined && { database }) }))
  ).close();
  process.env['LONGLIST_FIRST_START'] = data_dir;
  process.env['LONGLIST_TEST_TEMPLATE'] = nameOf(data_dir);
  return async () => {
    rmSync(data_dir, { recursive: true, force: true });
    await dropDatabasesOfRun();
  };
}
