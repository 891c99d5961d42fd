import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createService } from '#service/index.ts';
import { programPaths } from '../../electron/paths.ts';
import { databaseOf } from '../helpers/engine.ts';
import { inProcessChild } from '../helpers/in_process_child.ts';
import type { RunningApp } from './app.ts';

/**
 * The service in the story's own process, with the real model and the built interface: for stories about what pages
 * show. To start a program and its children is most of what such a story would cost; those that stop, kill or damage
 * one, and those of a whole screening, start the program itself (`startApp`).
 */
export async function startHere(
  options: { data_dir?: string; port?: number; database?: string; is_office?: boolean } = {},
): Promise<RunningApp> {
  const data_dir = options.data_dir ?? mkdtempSync(path.join(tmpdir(), 'longlist-e2e-'));
  const database = options.database ?? (await databaseOf(data_dir));
  const { resources_dir, child_entry, interface_dir, version } = programPaths();
  const service = await createService({
    data_dir,
    resources_dir,
    child_entry,
    interface_dir,
    version,
    port: options.port ?? 0,
    ...(database !== undefined && { database }),
    ...(options.is_office !== undefined && { is_office: options.is_office }),
    spawn: inProcessChild,
  });
  return {
    link: `${service.url}/#code=${service.createSessionCode()}`,
    url: service.url,
    data_dir,
    stop: () => service.close(),
  };
}
