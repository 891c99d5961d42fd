import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { ensurePostgres, programsIn } from '../../electron/office/throwaway_postgres.ts';
import { runMove } from '../../electron/move.ts';
import { temporaryFolder } from '../helpers/service.ts';
import { filled, newDatabase, rowsIn, seenAt } from './moving.ts';

/** As docs/office.md says it. */
async function run(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(path.join(programsIn(), program), args);
}

it('one dump is the whole backup: restored, everything is there, files and rankings to the byte', async () => {
  await ensurePostgres();
  const quiet = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  for (const one of quiet) one.mockReturnValue(undefined);
  const database = await newDatabase();
  expect(await runMove(['--from', await filled(), '--to', database])).toBe(0);
  for (const one of quiet) one.mockRestore();
  const seen = await seenAt(database);
  const rows = await rowsIn(database);
  expect(rows['attachments']?.length).toBeGreaterThan(3);
  const dump = path.join(temporaryFolder(), 'longlist.dump');
  await run('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${database}`);
  const again = await newDatabase();
  await run('pg_restore', `--dbname=${again}`, dump);
  expect(await rowsIn(again)).toEqual(rows);
  expect(await seenAt(again)).toEqual(seen);
});
