import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createService } from '#service/index.ts';

/**
 * The service that is fuzzed, in a process of its own: node test/fuzz/service.ts <data folder> [downloads].
 * Tells its parent where it answers; a fake embedder, because what is looked for is in the requests. Every
 * response is checked against its schema here as well, so one that differs is a 500.
 */
const [data_dir = '', downloads = 'off'] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const log = path.join(data_dir, 'problems.log');
const service = await createService({
  data_dir,
  resources_dir: path.join(root, 'resources'),
  interface_dir: null,
  child_entry: path.join(root, 'electron/service/engine/child.ts'),
  spawn: spawnNodeChild,
  version: '0.0.0-fuzz',
  port: 0,
  downloads: downloads === 'any' || downloads === 'public' ? downloads : 'off',
  children: 1,
  fake_embedder: true,
  check_responses: true,
  log: (entry) => {
    if (entry.level === 'error') writeFileSync(log, `${JSON.stringify(entry)}\n`, { flag: 'a' });
  },
});
if (!existsSync(log)) writeFileSync(log, '');
process.send?.({ url: service.url, credentials: service.credentials });
// the parent has gone: nobody will ask any more
process.on('disconnect', () => void service.close().then(() => process.exit(0)));
