import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readErasureResidue } from '../../../db/erasure_residue.ts';
import { migrations } from '../../../db/migrations.ts';
import { chooseMove, chosenMove, oldCopy, removeOldCopy } from '../../../db/sqlite/transfer/move.ts';
import { moveTargetProblem } from '../../../db/sqlite/transfer/move_target.ts';
import { countErasedIn } from '../../../db/sqlite/erasure/count_erased_in_copy.ts';
import { newestOf, problemOf } from '../../../db/sqlite/backups/restore.ts';
import { chooseRestore, chosenRestore } from '../../../db/sqlite/backups/restore_choice.ts';
import {
  listSnapshots,
  snapshotFolder,
  type Snapshot as OwnSnapshot,
} from '../../../db/sqlite/backups/snapshots.ts';
import { erasedFrom } from '../../../db/tombstone.ts';
import { validationFailed } from '../../../errors.ts';
import { timestamp } from '../../../ids.ts';
import type { RouteContext } from '../../context.ts';
import type { Routes } from '../../slice.ts';
import { bringBack, findMissing } from './missing.ts';
import { assertOwner } from '../../callers.ts';
import {
  DataFolderResult,
  MissingFilesResult,
  Move,
  MoveResult,
  OldCopyResult,
  Restore,
  RestoreResult,
  SnapshotResult,
  type Snapshot,
} from './schema.ts';
import { filesOfAttachments, folderOf } from './store.ts';

const ON_A_SERVER = { 409: 'The data is on a database server: there is no data folder.' };

/** Where the data is, and its backups. To put another database in place is power over all data: for the owner alone. */
export function dataFolderRoutes(routes: Routes, context: RouteContext): void {
  folderRoutes(routes, context);
  missingFileRoutes(routes, context);
  nextStartRoutes(routes, context);
}

/** Read where the data is, and back it up. */
function folderRoutes(routes: Routes, context: RouteContext): void {
  const { db, options } = context;
  const { data_dir } = options;

  routes.get('/data_folder', {
    summary: 'Read where the data is, and its backups',
    description:
      "Only for the interface and the owner's client. Backups are copies of the database, newest first; " +
      'the files they name lie beside them, each once. They leave out spreadsheets of candidates that ' +
      'nobody imported yet.',
    notes: { also: [409], errors: ON_A_SERVER },
    response: { 200: DataFolderResult },
    handler: async (request) => {
      assertOwner(request);
      const { snapshots } = folderOf(context);
      const files = await filesOfAttachments(db);
      const tombstones = await erasedFrom(db);
      const there = listSnapshots(data_dir);
      return {
        is_error: false as const,
        result: {
          path: path.resolve(data_dir),
          database_bytes: sizeOf(data_dir, 'longlist.db') + sizeOf(data_dir, 'longlist.db-wal'),
          file_bytes: files.bytes,
          file_count: files.count,
          backup_bytes: await snapshots.size(),
          snapshots: there.map((snapshot) =>
            told(snapshot, countErasedIn(path.join(snapshotFolder(data_dir), snapshot.name), tombstones)),
          ),
          newest: newestOf(data_dir, there),
          restore: chosenRestore(data_dir),
          move_to: chosenMove(data_dir),
          old_copy: oldCopy(data_dir),
          left_behind: (await readErasureResidue(db)).filter(({ path: at }) => existsSync(at)),
        },
      };
    },
  });

  routes.post('/data_folder/snapshots', {
    summary: 'Back up the database now',
    description:
      "Only for the interface and the owner's client. It answers once the copy has passed its check. " +
      'The service also makes one each day.',
    operationId: 'backUpNow',
    response: { 201: SnapshotResult },
    handler: async (request) => {
      assertOwner(request);
      const { snapshots } = folderOf(context);
      const made = await snapshots.make('ASKED');
      return { is_error: false as const, result: told(made, 0) };
    },
  });
}

/** Files of candidates that are missing. */
function missingFileRoutes(routes: Routes, context: RouteContext): void {
  const { db, options } = context;
  const { data_dir } = options;

  routes.get('/data_folder/missing_files', {
    summary: 'List missing files of candidates',
    description:
      "Only for the interface and the owner's client. It counts attachments whose file was removed or " +
      'cut off outside of Longlist, lists the newest 100, and says which of them the backups still ' +
      'hold.',
    operationId: 'getMissingFiles',
    notes: { also: [409], errors: ON_A_SERVER },
    response: { 200: MissingFilesResult },
    handler: async (request) => {
      assertOwner(request);
      folderOf(context);
      return { is_error: false as const, result: await findMissing(db, data_dir) };
    },
  });

  routes.post('/data_folder/missing_files/restore', {
    summary: 'Restore missing files from the backups',
    description:
      "Only for the interface and the owner's client. It answers the files that are still missing " +
      'because no backup holds them. Import those again.',
    operationId: 'restoreMissingFiles',
    response: { 200: MissingFilesResult },
    handler: async (request) => {
      assertOwner(request);
      folderOf(context);
      return { is_error: false as const, result: await bringBack(db, data_dir) };
    },
  });
}

/** What happens at the next start, and the old copy after a move. */
function nextStartRoutes(routes: Routes, context: RouteContext): void {
  const { options } = context;
  const { data_dir } = options;

  routes.put('/data_folder/restore', {
    summary: 'Choose the backup that is restored at the next start, or none',
    description:
      "Only for the interface and the owner's client. Nothing changes until the program starts again. " +
      'Then it copies the present data first, and the backup replaces it. null cancels the restore.',
    operationId: 'chooseRestore',
    notes: { also: [409], errors: ON_A_SERVER },
    body: Restore,
    response: { 200: RestoreResult },
    handler: async (request) => {
      assertOwner(request);
      folderOf(context);
      const { name } = request.body;
      if (name !== null) {
        // a name that is in the list: no path, and nothing that was put there by others
        if (!listSnapshots(data_dir).some((snapshot) => snapshot.name === name)) {
          throw validationFailed([{ path: 'body.name', message: 'names no backup' }]);
        }
        const newest = migrations.at(-1)?.version ?? 0;
        const problem = problemOf(path.join(snapshotFolder(data_dir), name), newest);
        if (problem !== null) {
          throw validationFailed([
            { path: 'body.name', message: `names a backup that cannot be restored: ${problem}` },
          ]);
        }
      }
      chooseRestore(data_dir, name);
      return { is_error: false as const, result: { name } };
    },
  });

  routes.put('/data_folder/move', {
    summary: 'Choose where the data moves at the next start, or cancel the move',
    description:
      "Only for the interface and the owner's client. Nothing changes until the program starts again. " +
      'Then it copies everything there, compares and checks it, and uses it from there, whatever folder ' +
      'the program is given. The old folder stays; people deleted later are deleted there, too. The ' +
      'service refuses folders that are not empty, are inside or around the present one, are on other ' +
      'computers, or are synchronised with them. null cancels the move.',
    operationId: 'moveDataFolder',
    notes: { also: [409], errors: ON_A_SERVER },
    body: Move,
    response: { 200: MoveResult },
    handler: async (request) => {
      assertOwner(request);
      folderOf(context);
      const to = request.body.path;
      const problem = to === null ? null : moveTargetProblem(data_dir, to);
      if (problem !== null) {
        throw validationFailed([{ path: 'body.path', message: problem }]);
      }
      chooseMove(data_dir, to);
      return { is_error: false as const, result: { path: to } };
    },
  });

  routes.delete('/data_folder/old_copy', {
    summary: 'Delete the old copy after a move',
    description:
      "Only for the interface and the owner's client. After a move, it deletes the copy that was left " +
      'in the old folder, except the file that says where the data is now. Without such a copy it does ' +
      'nothing.',
    operationId: 'deleteOldCopy',
    notes: { also: [409], errors: ON_A_SERVER },
    response: { 200: OldCopyResult },
    handler: async (request) => {
      assertOwner(request);
      folderOf(context);
      removeOldCopy(data_dir);
      return { is_error: false as const, result: { old_copy: null } };
    },
  });
}

function told({ created_at, ...snapshot }: OwnSnapshot, erased_since: number): Snapshot {
  return { ...snapshot, created_at: timestamp(created_at), erased_since };
}

function sizeOf(data_dir: string, name: string): number {
  return statSync(path.join(data_dir, name), { throwIfNoEntry: false })?.size ?? 0;
}
