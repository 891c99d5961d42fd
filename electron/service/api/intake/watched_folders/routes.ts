import { assertUnchanged, sendRecord } from '../../record.ts';
import { access, constants, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RouteContext } from '../../context.ts';
import { hasChangedColumn } from '../../../db/changed_columns.ts';
import { ServiceError, conflict, throwIfAny, validationFailed } from '../../../errors.ts';
import { onlyOwner } from '../../callers.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult } from '../../fields.ts';
import { sendPage } from '../../paging.ts';
import type { Routes } from '../../slice.ts';
import { byId } from '../../resource_routes.ts';
import { wrongJob } from '../../hiring/jobs/store.ts';
import {
  WatchedFolderChanges,
  WatchedFolderInput,
  WatchedFolderList,
  WatchedFolderQuery,
  WatchedFolderResult,
} from './schema.ts';
import { changeFolder, findFolder, folderAt, insertFolder, listFolders, removeFolder } from './store.ts';

const watched = byId('watched folder', findFolder);
const assertOwner = onlyOwner("Folders are watched from Longlist's Import view");

/** Folders whose new files are imported. To name a path is power over the disk: for the owner alone. */
export function watchedFolderRoutes(
  routes: Routes,
  { db, write, options, foldersChanged }: RouteContext,
): void {
  routes.get('/watched_folders', {
    summary: 'List watched folders, newest first',
    description: 'Only for the interface and the owner’s client.',
    querystring: WatchedFolderQuery,
    response: { 200: WatchedFolderList },
    handler: async (request, reply) => {
      assertOwner(request);
      return sendPage(request, reply, await listFolders(db, request.query));
    },
  });

  routes.post('/watched_folders', {
    summary: 'Watch a folder',
    description:
      'Only for the interface and the owner’s client. It also imports the files already there, unless ' +
      'import_existing is false.',
    notes: { errors: { 409: 'The folder is already watched. Or the Idempotency-Key was used before.' } },
    body: WatchedFolderInput,
    response: { 201: IdResult },
    handler: async (request) => {
      assertOwner(request);
      const { job_id = null, with_subfolders, import_existing } = request.body;
      const folder = await usableFolder(request.body.path, options.data_dir);
      const id = await write(async (trx) => {
        throwIfAny(await wrongJob(trx, job_id));
        const there = await folderAt(trx, folder);
        if (there !== null) {
          throw conflict('The folder is already being watched.', [
            { path: 'body.path', message: 'is watched already', existing_id: there },
          ]);
        }
        const new_id = await insertFolder(trx, { path: folder, job_id, with_subfolders, import_existing });
        await recordEvent(trx, 'watched_folder.created', new_id);
        return new_id;
      });
      foldersChanged();
      return idResult(id);
    },
  });

  routes.get('/watched_folders/:id', {
    summary: 'Read a watched folder',
    description: 'Only for the interface and the owner’s client.',
    params: IdParams,
    response: { 200: WatchedFolderResult },
    handler: async (request, reply) => {
      assertOwner(request);
      return sendRecord(request, reply, await watched.load(db, request.params));
    },
  });

  routes.patch('/watched_folders/:id', {
    summary: 'Pause or resume watching, or change the job of its files',
    description: 'Only for the interface and the owner’s client.',
    params: IdParams,
    body: WatchedFolderChanges,
    response: { 200: IdResult },
    handler: async (request) => {
      assertOwner(request);
      const { id } = request.params;
      const { job_id, state, with_subfolders } = request.body;
      await write(async (trx) => {
        const folder = await watched.load(trx, { id });
        assertUnchanged(request, folder);
        throwIfAny(await wrongJob(trx, job_id));
        if (!hasChangedColumn(folder, { job_id, state, with_subfolders })) return;
        await changeFolder(trx, id, {
          ...(job_id === undefined ? {} : { job_id }),
          ...(state === undefined ? {} : { state }),
          ...(with_subfolders === undefined ? {} : { with_subfolders: +with_subfolders }),
        });
        await recordEvent(trx, 'watched_folder.updated', id);
      });
      foldersChanged();
      return idResult(id);
    },
  });

  routes.delete('/watched_folders/:id', {
    summary: 'Stop watching a folder',
    description: 'Only for the interface and the owner’s client. Imported candidates stay.',
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
      assertOwner(request);
      const { id } = request.params;
      await write(async (trx) => {
        assertUnchanged(request, await watched.load(trx, { id }));
        await removeFolder(trx, id);
        await recordEvent(trx, 'watched_folder.deleted', id);
      });
      foldersChanged();
      return idResult(id);
    },
  });
}

function refuse(message: string): ServiceError {
  return validationFailed([{ path: 'body.path', message }]);
}

/** The real path of a folder that can be watched. */
async function usableFolder(written: string, data_dir: string): Promise<string> {
  const trimmed = written.trim().replace(/^"(.*)"$/u, '$1');
  if (!path.isAbsolute(trimmed)) throw refuse('must be the whole path of a folder, from its beginning');
  let real: string;
  try {
    real = await realpath(trimmed);
    if (!(await stat(real)).isDirectory()) throw refuse('names a file, not a folder');
    await access(real, constants.R_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw refuse(
      code === 'EACCES' || code === 'EPERM' ? 'names a folder that may not be read' : 'names no folder',
    );
  }
  const inside = path.relative(await realpath(data_dir), real);
  if (!inside.startsWith('..') && !path.isAbsolute(inside)) {
    throw refuse('is the data folder of Longlist itself; choose another one');
  }
  return real;
}
