import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WANTED = ['numpy', 'faiss-cpu', 'sqlite-vec', 'apsw']; // apsw: an SQLite that may load extensions

/** A Python with the peers, in the temporary folder and kept between runs; null (said loudly) where none can be had. */
export function pythonWithPeers(): string | null {
  const folder = join(tmpdir(), 'longlist-bench-python');
  const python = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  if (!existsSync(python) && spawnSync('python3', ['-m', 'venv', folder]).status !== 0) {
    console.log('SKIPPED: numpy, faiss-cpu, sqlite-vec (no python3 with venv here)');
    return null;
  }
  if (spawnSync(python, ['-c', 'import numpy, faiss, sqlite_vec, apsw']).status === 0) return python;
  const { status, stderr } = spawnSync(python, ['-m', 'pip', 'install', '-q', ...WANTED], {
    encoding: 'utf8',
  });
  if (status === 0) return python;
  console.log(`SKIPPED: ${WANTED.join(', ')} cannot be installed here (${stderr.trim().split('\n').at(-1)})`);
  return null;
}
