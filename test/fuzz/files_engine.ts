import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EngineFailure } from '#service/engine/failure.ts';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createEngine } from '#service/engine/host.ts';
import { residentBytes } from '#service/engine/memory.ts';
import { CHILD, ROOT } from '../helpers/program.ts';
import { createRandom } from './files_random.ts';
import { HOSTILE } from './files_hostile.ts';
import { mutate, type Sample } from './files_mutate.ts';
import { seeds } from './files_seeds.ts';

/** How one file ended: 'text', or a reason code; UNEXPLAINED for what is neither. */
export type Ending = {
  readonly name: string;
  readonly outcome: string;
  /** What the reader, or the engine, said. */
  readonly message: string;
  readonly ms: number;
  /** What the child itself worked; null where the system has no /proc. */
  readonly cpu_ms: number | null;
  /** Text was looked for in its pictures, which takes some seconds a page. */
  readonly recognised: boolean;
  readonly size_mib: number;
  readonly rss_mb: number;
  /** An ordinary file was read right after it. */
  readonly next_is_read: boolean;
};
export type FilesRun = {
  readonly endings: readonly Ending[];
  /** Children that were started. */
  readonly starts: number;
  /** Endings for which the engine had to end a child, or a child ended itself. */
  readonly ended_children: number;
};

const MIB = 1024 * 1024;
/** From the beginning of the reading to its end, whatever the file is. */
const MAX_MS = 20_000;
/** The same where text is recognised: twice what the engine allows such a file without a sign of life (engine/limits.ts). */
const MAX_RECOGNITION_MS = 60_000;
/** The limit at which a child ends itself, and what native code may take in between two looks at it. */
const MAX_RSS_MB = 800 + 200;
/** What the engine says instead of a reading when a child did not survive a file. */
const CHILD_GONE = ' (child ended)';
const CHILD_ENDED = new Set(['CRASHED', 'TIMED_OUT', 'TOO_LARGE']);

/** The cases of a run: all hostile files (or a part of them), then mutations; the same for the same seed. */
export function* cases(options: {
  readonly count: number;
  readonly seed: number;
  readonly data: string | undefined;
  /** The hostile ones alone, all of them. */
  readonly hostile_only?: boolean;
}): Generator<Sample> {
  if (options.hostile_only === true) {
    for (const { make } of HOSTILE) yield make();
    return;
  }
  const random = createRandom(options.seed);
  const { main, others } = seeds(options.data);
  const all = [...main, ...others];
  const hostile =
    options.count >= 2 * HOSTILE.length
      ? [...HOSTILE]
      : HOSTILE.filter(() => random.below(HOSTILE.length) < options.count / 2);
  for (const { make } of hostile) yield make();
  for (let i = hostile.length; i < options.count; i += 1) {
    // Two of three are PDF or DOCX, as most resumes are.
    const sample = random.below(3) < 2 ? random.pick(main) : random.pick(others);
    const changed = mutate(sample, random.pick(all), random);
    const again = random.below(4) === 0 ? mutate(changed, random.pick(all), random) : changed;
    yield { name: `${i}-${again.name}`, bytes: again.bytes };
  }
}

/** Reads every case through the real engine with real children; `tell` is called after each. */
export async function readCases(
  all: Iterable<Sample>,
  tell: (ending: Ending, sample: Sample) => void = () => undefined,
): Promise<FilesRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-fuzz-'));
  let starts = 0;
  let ended_children = 0;
  let recognises = false;
  const engine = createEngine({
    child_entry: CHILD,
    resources_dir: path.join(ROOT, 'resources'),
    fake_embedder: true,
    children: 1,
    spawn: (entry, options) => {
      starts += 1;
      const child = spawnNodeChild(entry, options);
      child.onMessage((message) => {
        if ((message as { step?: unknown }).step === 'recognition') recognises = true;
      });
      return child;
    },
  });
  const ordinary = path.join(folder, 'ordinary');
  writeFileSync(ordinary, 'Ada Example\nExperience\nBookkeeper, Example Ltd, 2019 to 2022\n');
  const readOrdinary = async (): Promise<boolean> => {
    const request = { path: ordinary, file_name: 'ordinary.txt', received: '2026-11' };
    // on a machine with ten times more to do than cores even this may need another try, and another child
    const read = await engine.read(request, 0).catch((error: unknown) => {
      if (error instanceof EngineFailure && CHILD_ENDED.has(error.reason)) ended_children += 1;
      return engine.read(request, 0);
    });
    return read.ok;
  };
  let peak = 0;
  let cpu_ms: number | null = null;
  const look = (): void => {
    for (const pid of engine.pids()) {
      peak = Math.max(peak, residentBytes(pid) ?? 0);
      cpu_ms = cpuOf(pid) ?? cpu_ms;
    }
  };
  const watch = setInterval(look, 50);
  const endings: Ending[] = [];
  const file = path.join(folder, 'case');
  try {
    for (const sample of all) {
      // a child is started by the first call: that is no time of the first file
      if (endings.length === 0) await readOrdinary();
      writeFileSync(file, sample.bytes);
      peak = 0;
      recognises = false;
      look();
      const cpu_before: number | null = cpu_ms;
      const started = performance.now();
      const request = { path: file, file_name: sample.name, received: '2026-11' };
      const { outcome, message } = await engine.read(request, sample.bytes.length).then(
        (read) =>
          read.ok
            ? { outcome: 'text', message: '' }
            : { outcome: read.reason as string, message: read.message },
        (error: unknown) => {
          const reason = error instanceof EngineFailure ? error.reason : 'UNEXPLAINED';
          if (CHILD_ENDED.has(reason)) ended_children += 1;
          return {
            outcome: CHILD_ENDED.has(reason) ? reason + CHILD_GONE : 'UNEXPLAINED',
            message: String(error),
          };
        },
      );
      const ms = performance.now() - started;
      look();
      const ending = {
        name: sample.name,
        outcome,
        message,
        ms,
        cpu_ms: cpu_ms === null || cpu_before === null ? null : cpu_ms - cpu_before,
        recognised: recognises,
        size_mib: sample.bytes.length / MIB,
        rss_mb: peak / MIB,
        next_is_read: await readOrdinary(),
      };
      endings.push(ending);
      tell(ending, sample);
    }
  } finally {
    clearInterval(watch);
    engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { endings, starts, ended_children };
}

/** Time a process has worked, in milliseconds: user and system time in /proc are in hundredths of a second. */
function cpuOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null; // ended between two looks, or no /proc
  }
}

/**
 * What is wrong with an ending; null when nothing is. A child that waits for its turn beside others is not slow: its own work
 * counts where that is less than the clock. One that hangs without working is ended by the engine, which is an ending of its own.
 */
export function faultOf(ending: Ending): string | null {
  const { outcome, ms, cpu_ms, recognised, rss_mb, next_is_read } = ending;
  if (!next_is_read) return 'an ordinary file after it was not read';
  if (outcome === 'UNEXPLAINED') return 'ended without text and without a reason';
  const counted = Math.min(ms, cpu_ms ?? ms);
  if (counted > (recognised ? MAX_RECOGNITION_MS : MAX_MS)) return `took ${Math.round(ms)} ms`;
  if (rss_mb > MAX_RSS_MB) return `took ${Math.round(rss_mb)} MB`;
  return null;
}
