import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Backend } from '#service/db/backend.ts';
import { openPostgres } from '#service/db/postgres/open.ts';
import { withoutPassword } from '#service/db/postgres/problem.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { resolveDataFolder } from '#service/db/sqlite/transfer/move.ts';
import { hasDatabase } from '#service/db/sqlite/transfer/move_target.ts';
import { moveEngine, type MoveProgress } from '#service/workflows/move_engine.ts';
import { isServerAddress } from './host-options.ts';
import { logToStandardError } from './log.ts';
import { UsageError } from './usage_error.ts';

/** `longlist move --from DIR --to postgres://…`, or the other way: everything, to the other engine. */
export async function runMove(argv: readonly string[]): Promise<number> {
  const { from, to } = read(argv);
  const folder = isServerAddress(from) ? to : from;
  const open = (place: string): Promise<Backend> =>
    isServerAddress(place)
      ? openPostgres(place, { data_dir: folder, log: logToStandardError })
      : openDatabase(place, { log: logToStandardError });
  const source = await open(from);
  try {
    const target = await open(to);
    try {
      const { candidates, files, missing } = await moveEngine(source, target, (done) =>
        console.error(told(done)),
      );
      console.log(`Moved ${candidates} candidates and ${files} files to ${shown(to)}.`);
      if (missing > 0) console.log(`${missing} files were missing before and could not be moved.`);
      console.log(
        `${shown(from)} stays as it was. Whoever is deleted in Longlist from now on is not deleted there: ` +
          'delete it when it is needed no more.',
      );
      return 0;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function told(progress: MoveProgress): string {
  switch (progress.done) {
    case 'ROWS':
      return `${progress.table}: ${progress.count}`;
    case 'WORDS':
      return `words of ${progress.count} candidates`;
    case 'FILES':
      return `files: ${progress.count}`;
    case 'COMPARED':
      return 'everything was read again and is the same';
  }
}

const placeOf = (given: string): string =>
  isServerAddress(given) ? given : resolveDataFolder(path.resolve(given));

const shown = (place: string): string => (isServerAddress(place) ? withoutPassword(place) : place);

function read(argv: readonly string[]): { from: string; to: string } {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: { from: { type: 'string' }, to: { type: 'string' } },
    }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const { from, to } = values;
  if (from === undefined || to === undefined) throw new UsageError('longlist move takes --from and --to.');
  if (isServerAddress(from) === isServerAddress(to)) {
    throw new UsageError(
      'longlist move goes from a data folder to a PostgreSQL database, or back. A folder moves in Settings › Data ' +
        'and backups, a database by the means of its server.',
    );
  }
  const source = placeOf(from);
  if (!isServerAddress(source) && !hasDatabase(source)) {
    throw new UsageError(`The folder ${source} holds no data of Longlist.`);
  }
  return { from: source, to: placeOf(to) };
}
