import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory alone. */
const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;

/**
 * What tests write goes into one folder, in memory where there is room: what is committed there waits for no disk, and
 * no test here is about what a disk keeps (those that are stay on one: vitest.config.ts). With it lies what the engine
 * answered (answered.ts), unless several runs share that (test/run.mjs). Workers are told by their environment.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'longlist-tests-'));
  // a server of PostgreSQL has an account of its own where this one is root's, and its folder is in this one
  chmodSync(folder, 0o711);
  const [files, answers] = [path.join(folder, 'files'), path.join(folder, 'answers')];
  mkdirSync(files);
  mkdirSync(answers);
  process.env['TMPDIR'] = files;
  process.env['LONGLIST_TEST_ANSWERS'] ??= answers;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < 4 * GIB) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > 2 * GIB;
}
