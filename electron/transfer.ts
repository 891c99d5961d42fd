import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { IN_PROCESS } from '#service/db/sqlite/database_worker.ts';
import { countErasedByFile } from '#service/db/sqlite/erasure/count_erased_in_copy.ts';
import { exportFolder, exportProblem } from '#service/db/sqlite/transfer/export.ts';
import { importDataFolder } from '#service/db/sqlite/transfer/import.ts';
import { retryReindexed, REINDEXED } from '#service/db/sqlite/retry_reindexed.ts';
import { migrations } from '#service/db/migrations.ts';
import { resolveDataFolder } from '#service/db/sqlite/transfer/move.ts';
import { hasDatabase } from '#service/db/sqlite/transfer/move_target.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { chooseRestore } from '#service/db/sqlite/backups/restore_choice.ts';
import { snapshotFolder } from '#service/db/sqlite/backups/snapshots.ts';
import { UsageError } from './usage_error.ts';
import { defaultDataDir, programPaths } from './paths.ts';

/* `longlist export` and `longlist import`: the whole data folder as one file, while nothing else uses it. */

const count = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;

/** `longlist export FILE [--data DIR]`. */
export async function runExport(argv: readonly string[]): Promise<number> {
  const { file, data_dir } = read('export', argv, []);
  const problem = exportProblem(data_dir, path.dirname(file));
  if (problem !== null) throw new UsageError(`The folder ${path.dirname(file)} ${problem}.`);
  if (!hasDatabase(data_dir)) throw new UsageError(`The folder ${data_dir} holds no data of Longlist.`);
  const opened = await openDatabase(data_dir);
  try {
    const made = await retryReindexed(
      path.join(data_dir, 'longlist.db'),
      IN_PROCESS,
      () => exportFolder(data_dir, file, { version: programPaths().version, worker: IN_PROCESS }),
      { damaged: opened.condition.report, reindexed: () => console.log(REINDEXED) },
    );
    const { candidates, files, missing } = made;
    console.log(
      `Exported ${count(candidates, 'candidate', 'candidates')} and ${count(files, 'file', 'files')} to ${file}.`,
    );
    if (missing > 0) {
      console.log(`${count(missing, 'file was', 'files were')} missing and could not be exported.`);
    }
    console.log(
      'Whoever is deleted in Longlist from now on is not deleted in that file. Delete it when it is needed no more.',
    );
    return 0;
  } finally {
    await opened.close();
  }
}

/** `longlist import FILE [--data DIR] [--replace]`. */
export async function runImport(argv: readonly string[]): Promise<number> {
  const { file, data_dir, replace } = read('import', argv, ['replace']);
  if (hasDatabase(data_dir) && !replace) {
    throw new UsageError(
      `The folder ${data_dir} holds data already. With --replace that is kept as a backup, and what is imported takes its place; or import into another folder (--data).`,
    );
  }
  // takes the lock of the folder, and looks after what is there
  const before = await openDatabase(data_dir);
  let imported;
  let erased = 0;
  try {
    imported = await importDataFolder(data_dir, file, migrations.at(-1)?.version ?? 0);
    erased = countErasedByFile(path.join(snapshotFolder(data_dir), imported.name), data_dir);
  } finally {
    await before.close();
  }
  try {
    await (await openDatabase(data_dir)).close();
  } catch (error) {
    chooseRestore(data_dir, null);
    throw error;
  }
  const { candidates, files, missing } = imported;
  console.log(
    `Imported ${count(candidates, 'candidate', 'candidates')} and ${count(files, 'file', 'files')} into ${data_dir}.`,
  );
  if (missing > 0) console.log(`${count(missing, 'file was', 'files were')} missing when it was exported.`);
  if (erased > 0) {
    console.log(
      `${count(erased, 'candidate in it was', 'candidates in it were')} deleted here and stayed deleted.`,
    );
  }
  return 0;
}

function read(command: string, argv: readonly string[], flags: readonly 'replace'[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        ...(flags.includes('replace') ? { replace: { type: 'boolean' } } : {}),
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const { values, positionals } = parsed as {
    values: { data?: string; replace?: boolean };
    positionals: string[];
  };
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    throw new UsageError(`longlist ${command} takes one file.`);
  }
  const whole = path.resolve(file);
  if (command === 'import' && !(existsSync(whole) && statSync(whole).isFile())) {
    throw new UsageError(`There is no file ${whole}.`);
  }
  if (command === 'export' && existsSync(whole)) {
    throw new UsageError(`There is a file ${whole} already. Choose another name.`);
  }
  const given = values.data === undefined ? defaultDataDir() : path.resolve(values.data);
  return { file: whole, data_dir: resolveDataFolder(given), replace: values.replace === true };
}
