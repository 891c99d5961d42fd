import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../test/fuzz/files_random.ts';
import { fillWithResumes } from './evaluation-pool.ts';
import { heapCensus, heapGrowth, type HeapCensus } from './heap-growth.ts';
import { median, percentile, type BenchOptions, type Figure } from './measure.ts';
import { residentMb, startService, temporaryData, type ServiceProcess } from './service-process.ts';
import { createLoad, type Load } from './soak-load.ts';

/**
 * `npm run bench soak -- --minutes 60 [--heap]`: the service through a long day. Five requests a second of every kind, as much
 * deleted as added; its memory before, during and after, and what there is more of in its heap at the end.
 */
const CANDIDATES = 500;
const APART_MS = 200;
/** Until caches are as full as they get and the code is compiled. */
const WARM_UP_SHARE = 0.2;
const SAMPLES = 12;
const REST_MS = 20_000;
const MIB = 2 ** 20;

/** What is promised of the main process. */
const MOST_RESIDENT_MB = 400;
const MOST_GROWTH_MB = 15;
/** What SQLite keeps of the database (64 MB) may fill during all of the run. */
const MOST_RESIDENT_GROWTH_MB = 80;

type Sample = {
  readonly minute: number;
  /** Before the collection that the other figures come after. */
  readonly resident: number;
  readonly resident_collected: number;
  readonly heap: number;
  readonly outside: number;
  readonly children: number;
};

export async function bench(options: BenchOptions): Promise<Figure[]> {
  const data = temporaryData();
  const heaps = mkdtempSync(path.join(tmpdir(), 'longlist-soak-'));
  const clear = (): void => {
    data.remove();
    rmSync(heaps, { recursive: true, force: true });
  };
  try {
    await fillWithResumes(data.folder, CANDIDATES);
    const service = await startService(data.folder, { measured: true });
    // Ctrl-C leaves nothing behind either
    const abandon = (): void => {
      void service.stop().then(() => {
        clear();
        process.exit(1);
      });
    };
    process.once('SIGINT', abandon).once('SIGTERM', abandon);
    try {
      return await soak(service, heaps, options);
    } finally {
      await service.stop();
    }
  } finally {
    clear();
  }
}

async function soak(
  service: ServiceProcess,
  heaps: string,
  { minutes, seed, heap }: BenchOptions,
): Promise<Figure[]> {
  const began = performance.now();
  const load = await createLoad(service, createRandom(seed).below);
  const stream = await listen(service);
  const outcome: Outcome = { ms: [], errors: [] };
  const samples: Sample[] = [];
  const sample = async (): Promise<void> => {
    samples.push(await look(service, (performance.now() - began) / 60_000));
    print(samples.at(-1)!, samples.length === 1);
  };
  const census = async (name: string): Promise<HeapCensus> => {
    const file = path.join(heaps, `${name}.heapsnapshot`);
    await service.writeHeap(file);
    const found = heapCensus(file);
    rmSync(file);
    return found;
  };

  await sample();
  await keepOn(load, outcome, minutes * WARM_UP_SHARE);
  await sample();
  const settled = samples.length - 1;
  const warm = heap ? await census('warm') : null;
  for (let i = 0; i < SAMPLES; i += 1) {
    await keepOn(load, outcome, (minutes * (1 - WARM_UP_SHARE)) / SAMPLES);
    await sample();
  }
  stream.abort();
  await sleep(REST_MS);
  await sample();
  if (warm !== null) printGrowth(warm, await census('end'));
  console.log(`\n${[...load.counts].map(([kind, count]) => `${count} × ${kind}`).join(', ')}`);
  for (const error of new Set(outcome.errors)) console.log(`  ERROR ${error}`);
  return figures(samples, settled, outcome, { minutes, heap });
}

function printGrowth(warm: HeapCensus, end: HeapCensus): void {
  console.log(
    '\nmore of it at the end than after the warm-up (resident memory includes what the heaps took to write):',
  );
  for (const { name, count, bytes } of heapGrowth(warm, end)) {
    console.log(`  ${(bytes / 1024).toFixed(0).padStart(8)} KB ${String(count).padStart(9)}  ${name}`);
  }
}

type Outcome = { readonly ms: number[]; readonly errors: string[] };

/** Asks five times a second, whether or not what was asked before has been answered. */
async function keepOn(load: Load, { ms, errors }: Outcome, minutes: number): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const running = new Set<Promise<void>>();
  for (let next = performance.now(); next < until; next += APART_MS) {
    await sleep(Math.max(0, next - performance.now()));
    const began = performance.now();
    const one = load.once().then(
      () => void ms.push(performance.now() - began),
      (error: unknown) => void errors.push(String(error)),
    );
    running.add(one);
    void one.finally(() => running.delete(one));
  }
  await Promise.all(running);
}

/** Follows the events, as the interface does all day. */
async function listen(service: ServiceProcess): Promise<AbortController> {
  const ending = new AbortController();
  const reply = await fetch(`${service.url}/api/v1/events/stream`, {
    headers: { authorization: `Bearer ${service.token}` },
    signal: ending.signal,
  });
  const follow = async (): Promise<void> => {
    for await (const chunk of reply.body ?? []) void chunk;
  };
  follow().catch(() => undefined); // ended by us, or with its token
  return ending;
}

async function look(service: ServiceProcess, minute: number): Promise<Sample> {
  const { rss } = await service.memory(false);
  const { heapUsed, external, rss: collected } = await service.memory();
  return {
    minute,
    resident: rss / MIB,
    resident_collected: collected / MIB,
    heap: heapUsed / MIB,
    // array buffers are part of it
    outside: external / MIB,
    children: childrenMb(service.pid),
  };
}

/** Resident memory of the children of a process together; 0 where the system has no /proc. */
function childrenMb(parent: number): number {
  let sum = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [, owner] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (owner === String(parent)) sum += residentMb(Number(pid));
      } catch {
        // ended between the two looks
      }
    }
  } catch {
    // no /proc
  }
  return sum;
}

const row = (cells: readonly string[]): void => console.log(cells.map((cell) => cell.padStart(14)).join(''));

function print(sample: Sample, with_head: boolean): void {
  if (with_head) row(['minute', 'resident MB', 'after gc MB', 'heap MB', 'outside MB', 'children MB']);
  const { minute, resident, resident_collected, heap, outside, children } = sample;
  row([minute, resident, resident_collected, heap, outside, children].map((value) => value.toFixed(1)));
}

function figures(
  samples: readonly Sample[],
  settled: number,
  { ms, errors }: Outcome,
  { minutes, heap: with_heaps }: Pick<BenchOptions, 'minutes' | 'heap'>,
): Figure[] {
  const in_use = ({ heap, outside }: Sample): number => heap + outside;
  const after = samples.slice(settled);
  // thirds, not single looks: what a request holds at the moment of a look is no growth
  const third = Math.max(1, Math.floor(after.length / 3));
  const early = median(after.slice(0, third).map(in_use));
  const late = median(after.slice(-third).map(in_use));
  const most = Math.max(...samples.map(({ resident }) => resident));
  const resident = (of: readonly Sample[]): number => median(of.map((each) => each.resident_collected));
  const early_resident = resident(after.slice(0, third));
  const late_resident = resident(after.slice(-third));
  const grown = late - early;
  return [
    {
      what: `${minutes} minutes of five requests a second`,
      ours: `${errors.length} errors`,
      beside: `${ms.length} answered, median ${median(ms).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(0)} ms`,
      ratio: null,
      target: 'no error',
      reached: errors.length === 0,
    },
    {
      what: 'memory in use after a collection, last third',
      ours: `${late.toFixed(1)} MB`,
      beside: `${early.toFixed(1)} MB in the first third after the warm-up`,
      ratio: late / early,
      target: `grows by ≤ ${MOST_GROWTH_MB} MB`,
      reached: grown <= MOST_GROWTH_MB,
    },
    {
      what: 'resident memory of the main process, most',
      ours: `${most.toFixed(0)} MB`,
      beside: `${early_resident.toFixed(0)} → ${late_resident.toFixed(0)} MB after collections, ${samples.at(-1)!.resident.toFixed(0)} MB at rest`,
      ratio: most / MOST_RESIDENT_MB,
      target: `≤ ${MOST_RESIDENT_MB} MB, grows by ≤ ${MOST_RESIDENT_GROWTH_MB} MB`,
      reached: with_heaps
        ? null
        : most <= MOST_RESIDENT_MB && late_resident - early_resident <= MOST_RESIDENT_GROWTH_MB,
    },
  ];
}
