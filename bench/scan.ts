/** The scan alone: our kernel beside the physical limit and what others would use, on the same number of vectors. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKernel, createPlainKernel } from '#service/intelligence/ranking/kernel.ts';
import { createRankingIndex } from '#service/intelligence/ranking/index.ts';
import { toTarget } from '#service/intelligence/ranking/target.ts';
import { compileAssembly } from './build-kernel.ts';
import { median, milliseconds, timed, type Figure } from './measure.ts';
import { pythonWithPeers } from './peers.ts';

const DIMENSIONS = 384;
const PASSAGES = 15;
const ROWS = PASSAGES + 2;
const PAGE = 65_536;
const TARGET_AT = 0;
const ROWS_AT = 1024;

/** Fast and good enough to fill memory with noise. */
function noise(seed: number, length: number): Int8Array {
  const bytes = new Int8Array(length);
  let state = seed | 1;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    bytes[i] = state >> 24;
  }
  return bytes;
}

/** Median milliseconds of reading `bytes` once from C; null where there is no compiler. */
function limitInC(bytes: number): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'longlist-limit-'));
  try {
    const program = join(folder, 'read-once');
    const source = join(import.meta.dirname, 'read-once.c');
    if (spawnSync('cc', ['-O3', '-march=native', '-o', program, source]).status !== 0) {
      console.log('SKIPPED: the limit in C (no C compiler here); the limit in WebAssembly stands.');
      return null;
    }
    return Number(spawnSync(program, [String(bytes)], { encoding: 'utf8' }).stdout.split(' ')[0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function scanOf(rows: number): Promise<Figure[]> {
  const bytes = rows * DIMENSIONS;
  const dots_at = ROWS_AT + bytes;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((dots_at + rows * 4) / PAGE), maximum: PAGE });
  new Int8Array(memory.buffer, ROWS_AT, bytes).set(noise(rows, bytes));
  new Int16Array(memory.buffer, TARGET_AT, DIMENSIONS).set(noise(5, DIMENSIONS));
  const simd = createKernel(memory);
  const plain = createPlainKernel(memory);
  const source = readFileSync(join(import.meta.dirname, 'read-once.as.ts'), 'utf8');
  const reader = new WebAssembly.Instance(new WebAssembly.Module(await compileAssembly(source)), {
    env: { memory },
  });
  const { readOnce } = reader.exports as { readOnce(from: number, bytes: number): bigint };

  // Turn by turn, so that a busy moment of the machine falls on both.
  const scan: number[] = [];
  const limit: number[] = [];
  const rounds = Math.max(15, Math.round(6_000_000 / rows)); // a scan of a millisecond needs more of them
  for (let round = 0; round < rounds; round++) {
    limit.push(...timed(1, () => readOnce(ROWS_AT, bytes), round === 0 ? 3 : 0));
    scan.push(
      ...timed(1, () => simd.scan(ROWS_AT, rows, DIMENSIONS, TARGET_AT, dots_at), round === 0 ? 3 : 0),
    );
  }
  const in_c = limitInC(bytes);
  const bound = Math.min(median(limit), in_c ?? Infinity);
  const ours = median(scan);
  const name = `scan of ${rows.toLocaleString('en')} vectors`;
  const beside = (what: string, ms: number): Figure => ({
    what: name,
    ours: milliseconds(ours),
    beside: `${what}: ${milliseconds(ms)}`,
    ratio: ours / ms,
    target: null,
    reached: null,
  });
  const figures: Figure[] = [
    { ...beside('reading the vectors once', bound), target: '≤ 2', reached: ours / bound <= 2 },
    beside(
      'our kernel in plain JavaScript',
      median(timed(3, () => plain.scan(ROWS_AT, rows, DIMENSIONS, TARGET_AT, dots_at), 1)),
    ),
  ];
  const python = pythonWithPeers();
  if (python !== null) {
    const script = join(import.meta.dirname, 'scan_peers.py');
    const { stdout, stderr } = spawnSync(python, [script, String(rows), String(DIMENSIONS)], {
      encoding: 'utf8',
    });
    if (stderr !== '') console.log(stderr.trim());
    if (stdout !== '') {
      const peers = JSON.parse(stdout) as Record<string, number>;
      figures.push(...Object.entries(peers).map(([what, ms]) => beside(what, ms)));
    }
  }
  return figures;
}

/** The whole order of candidates, from a target vector to sorted ids. */
function orderOf(candidates: number, most_ms: number): Figure {
  const index = createRankingIndex({ dimensions: DIMENSIONS });
  const scales = new Float32Array(ROWS).fill(1 / 1450);
  const data = noise(candidates, ROWS * DIMENSIONS * 64);
  for (let i = 0; i < candidates; i++) {
    const at = (i % 48) * ROWS * DIMENSIONS;
    index.upsert(`candidate-${String(i).padStart(9, '0')}`, {
      rows: ROWS,
      data: data.subarray(at, at + ROWS * DIMENSIONS),
      scales,
    });
  }
  const target = toTarget(Float32Array.from(noise(9, DIMENSIONS)));
  const ours = median(timed(9, () => index.rank(target)));
  return {
    what: `order of ${candidates.toLocaleString('en')} candidates × ${PASSAGES} passages`,
    ours: milliseconds(ours),
    beside: `resident ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB`,
    ratio: null,
    target: `≤ ${most_ms} ms with embedding and HTTP`,
    reached: ours <= most_ms,
  };
}

export async function bench(): Promise<Figure[]> {
  return [
    orderOf(10_000, 60),
    orderOf(100_000, 600),
    ...(await scanOf(100_000)),
    ...(await scanOf(1_000_000)),
  ];
}
