import path from 'node:path';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createService } from '#service/index.ts';
import { CHILD, ROOT } from './program.ts';

/** A service in a process of its own, for tests that kill it: node service-process.ts <data folder>. */
const [data_dir = ''] = process.argv.slice(2);
const service = await createService({
  data_dir,
  resources_dir: path.join(ROOT, 'resources'),
  interface_dir: null,
  child_entry: CHILD,
  spawn: spawnNodeChild,
  version: '0.0.0-test',
  port: 0,
  children: 0,
  fake_embedder: true,
});
process.send?.({ url: service.url, credentials: service.credentials });
