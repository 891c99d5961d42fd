import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Loaded = {
  model: string;
  dimensions: number;
  counts: number[];
  pieces: number[][];
  rarity: number[];
  vectors: number[][];
  alone: number[];
  two_threads: number[];
  wrong: string;
  missing: string;
};

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'longlist-embedder-'));
const trace = join(folder, 'trace.txt');
const home = join(folder, 'home');
/** Not everywhere installed, nor everywhere allowed: then the files alone tell. */
const can_trace = spawnSync('strace', ['-f', '-e', 'trace=none', 'true']).status === 0;
let loaded: Loaded;

// One process, with a home of its own and an environment that does not say "no telemetry".
beforeAll(() => {
  mkdirSync(join(home, 'tmp'), { recursive: true });
  const script = join(root, 'test/service/intelligence/embedding/load-embedder.ts');
  const command = [process.execPath, '--no-warnings', script, join(root, 'resources/models')];
  const traced = ['strace', '-f', '-e', 'trace=network', '-o', trace, ...command];
  const [program, ...args] = can_trace ? traced : command;
  const { stdout, stderr } = spawnSync(program!, args, {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      USERPROFILE: home,
      XDG_CACHE_HOME: join(home, '.cache'),
      TMPDIR: join(home, 'tmp'),
      TEMP: join(home, 'tmp'),
    },
  });
  if (stdout === '') throw new Error(stderr);
  loaded = JSON.parse(stdout) as Loaded;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cosine = (a: number[], b: number[]): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

describe('the bundled model', () => {
  test('leaves no file behind: onnxruntime writes a device id when its telemetry is on', () => {
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.map(({ name }) => name)).toEqual([]);
  });

  test('opens no connection and looks up no name', () => {
    const calls = can_trace ? readFileSync(trace, 'utf8').split('\n') : [];
    expect(calls.filter((call) => /AF_INET|sendto|nscd/.test(call))).toEqual([]);
  });

  test('is named by its weights', () => {
    expect(loaded.model).toBe('all-MiniLM-L6-v2@ecba2446d6b6');
    expect(loaded.dimensions).toBe(384);
  });

  test('gives unit vectors, near for near meanings', () => {
    const [nurse, ward, roofer] = loaded.vectors as [number[], number[], number[]];
    for (const vector of loaded.vectors) expect(cosine(vector, vector)).toBeCloseTo(1, 5);
    expect(cosine(nurse, ward)).toBeGreaterThan(0.6);
    expect(cosine(nurse, roofer)).toBeLessThan(0.5);
  });

  test('gives a text the same vector whatever its neighbours and the number of threads', () => {
    expect(loaded.alone).toEqual(loaded.vectors[0]);
    expect(loaded.two_threads).toEqual(loaded.vectors[1]);
  });

  test('counts word pieces without the two special tokens', () => {
    expect(loaded.counts).toEqual([2, 5, 2, 600, 0]);
  });

  test('gives the word pieces of a text without signs, whatever its case and accents', () => {
    const [languages, nurse, stack, signs, german, japanese] = loaded.pieces as [number[], ...number[][]];
    expect(languages).toEqual([1039, 1009, 1009, 1039, 1001]);
    expect(nurse).toEqual([6821, 6821]);
    expect(stack).toHaveLength(2);
    expect(signs).toEqual([]);
    expect(german!.length).toBeGreaterThan(2);
    expect(japanese).toHaveLength(2);
  });

  test('takes a piece for the rarer the later it stands in the vocabulary', () => {
    const [the, manager, nephrology, letter] = loaded.rarity as [number, number, number, number];
    expect(the).toBeLessThan(0.01);
    expect(manager).toBeGreaterThan(3);
    expect(nephrology).toBeGreaterThan(manager);
    expect(letter).toBeCloseTo(3.1, 1);
  });

  test('refuses weights that are not its own, and says when they are missing', () => {
    expect(loaded.wrong).toMatch(/damaged or not the one/);
    expect(loaded.missing).toMatch(/is missing/);
  });
});
