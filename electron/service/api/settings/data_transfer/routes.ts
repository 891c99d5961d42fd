import path from 'node:path';
import { countErasedIn } from '../../../db/sqlite/erasure/count_erased_in_copy.ts';
import { exportFolder, exportName, exportProblem } from '../../../db/sqlite/transfer/export.ts';
import { importDataFolder, UnusableExport } from '../../../db/sqlite/transfer/import.ts';
import { migrations } from '../../../db/migrations.ts';
import { snapshotFolder } from '../../../db/sqlite/backups/snapshots.ts';
import { erasedFrom } from '../../../db/tombstone.ts';
import { validationFailed } from '../../../errors.ts';
import type { RouteContext } from '../../context.ts';
import { assertOwner } from '../../callers.ts';
import { folderOf } from '../data_folder/store.ts';
import type { Routes } from '../../slice.ts';
import { ExportRequest, ExportResult, ImportRequest, ImportResult } from './schema.ts';

/** Everything as one file on a disk of this computer, and such a file back again: for the owner alone. */
export function dataTransferRoutes(routes: Routes, context: RouteContext): void {
  const { db, options } = context;
  const { data_dir, version } = options;

  routes.post('/data_folder/exports', {
    summary: 'Export everything to one file',
    description:
      "Only for the interface and the owner's client. It writes a tar file to a folder on this " +
      'computer: the database, every file it names, added languages, and a list of all that with ' +
      'hashes. It answers once the file is on the disk. Longlist cannot reach that file: somebody ' +
      'deleted later stays in it.',
    operationId: 'exportData',
    body: ExportRequest,
    response: { 201: ExportResult },
    handler: async (request) => {
      assertOwner(request);
      const { snapshots } = folderOf(context);
      const folder = request.body.path;
      const problem = exportProblem(data_dir, folder);
      if (problem !== null) throw validationFailed([{ path: 'body.path', message: problem }]);
      const { worker } = snapshots;
      const result = await snapshots.copyAlone(() =>
        exportFolder(data_dir, exportName(folder), { version, worker }),
      );
      return { is_error: false as const, result };
    },
  });

  routes.post('/data_folder/imports', {
    summary: 'Import an exported file, which replaces everything at the next start',
    description:
      "Only for the interface and the owner's client. The service first reads and compares the whole " +
      'file. The file then becomes a backup that replaces everything at the next start; the present ' +
      'data becomes a backup, too. `PUT /data_folder/restore` with null cancels the import. People ' +
      'deleted here stay deleted.',
    operationId: 'importData',
    body: ImportRequest,
    response: { 200: ImportResult },
    handler: async (request) => {
      assertOwner(request);
      const { snapshots } = folderOf(context);
      const newest = migrations.at(-1)?.version ?? 0;
      try {
        const taken = await snapshots.alone(() => importDataFolder(data_dir, request.body.path, newest));
        const copy = path.join(snapshotFolder(data_dir), taken.name);
        const erased_since = countErasedIn(copy, await erasedFrom(db));
        return { is_error: false as const, result: { ...taken, erased_since } };
      } catch (error) {
        if (!(error instanceof UnusableExport)) throw error;
        throw validationFailed([
          { path: 'body.path', message: `names no file that can be imported. ${error.message}` },
        ]);
      }
    },
  });
}
