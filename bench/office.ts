import { availableParallelism, loadavg } from 'node:os';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../electron/office/throwaway_postgres.ts';
import { median, milliseconds, percentile, type BenchOptions, type Figure } from './measure.ts';
import { copyToServer, fillOffice, wordNumber, type OfficeRecords } from './office-data.ts';
import {
  eventDelays,
  KINDS,
  noPages,
  recruiters,
  untilRanked,
  writers,
  type Kind,
  type Pages,
  type Place,
} from './office-load.ts';
import { benchMove } from './office-move.ts';
import { addPeople, joinAll, PEOPLE, signInAll } from './office-people.ts';
import { startService, temporaryData, type ServiceProcess } from './service-process.ts';

/**
 * The office beside the laptop, in one run: twenty recruiters, each in a session of their own, at one process on SQLite,
 * and at one, two and three processes on PostgreSQL, in turns; events from one instance to another; writes a second; the start of an instance. The
 * server keeps every commit on the disk before it answers, as SQLite does, and shares the machine with everything else.
 */
const INSTANCES = 3;
const TURNS = 6;
const TURN_SECONDS = 5;
const HASTE_SECONDS = 3;
const WRITERS = [1, 8, 64];
const WRITE_SECONDS = 2;
const EVENTS = 150;

const WHAT: Readonly<Record<Kind, string>> = {
  list: 'list of candidates',
  candidate: 'a candidate',
  ranking: 'ranking of a job',
  search: 'search by words, with cards',
  board: 'board of a job',
  edit: 'a note, or a move to a stage',
};

/** What one number of instances was measured at, and SQLite in turns with it. */
type Turns = {
  readonly instances: number;
  readonly ours: Pages;
  readonly beside: Pages;
  /** Pages a second, without pauses. */
  readonly haste: { readonly ours: number; readonly beside: number };
  /** Milliseconds that each of twenty people waited who signed in at the same moment. */
  readonly entered: readonly number[];
  /** Milliseconds until the newest of them answered a ranking. */
  readonly ready_ms: number;
};

type Measured = {
  readonly size: number;
  readonly turns: readonly Turns[];
  readonly written: readonly { readonly writers: number; readonly notes: readonly number[] }[];
  readonly events: { readonly ours: readonly number[]; readonly beside: readonly number[] };
  readonly sqlite_ready_ms: number;
};

async function measure(server: ThrowawayPostgres, size: number): Promise<Measured> {
  const folders = Array.from({ length: INSTANCES + 1 }, temporaryData);
  const data = folders[INSTANCES]!.folder;
  const running: ServiceProcess[] = [];
  try {
    const records = await fillOffice(data, size);
    const database = await server.createDatabase(`office_${size}`);
    await copyToServer(data, database, records);
    const start = async (folder: string, on?: string): Promise<{ at: ServiceProcess; ready_ms: number }> => {
      const at = await startService(folder, on === undefined ? {} : { database: on });
      running.push(at);
      return { at, ready_ms: at.start_ms + (await untilRanked(at, records)) };
    };
    const laptop = await start(data);
    const office: ServiceProcess[] = [];
    const turns: Turns[] = [];
    const written: number[][] = WRITERS.map(() => []);
    for (let i = 0; i < INSTANCES; i += 1) {
      const { at, ready_ms } = await start(folders[i]!.folder, database);
      office.push(at);
      if (i === 0) await addPeople(at);
      const { people, took_ms } = await signInAll(office);
      const pages = await inTurns(await joinAll(laptop.at), people, records);
      turns.push({ instances: i + 1, ready_ms, entered: took_ms, ...pages });
      for (const [w, amount] of WRITERS.entries()) {
        if (i === 0) written[w]!.push(await writers([laptop.at], records, amount, WRITE_SECONDS));
        written[w]!.push(await writers(office, records, amount, WRITE_SECONDS));
      }
    }
    await findTheSame([laptop.at, ...office]);
    await eventDelays(office[0]!, office[1]!, records, 10);
    return {
      size,
      turns,
      written: WRITERS.map((amount, w) => ({ writers: amount, notes: written[w]! })),
      events: {
        ours: await eventDelays(office[0]!, office[1]!, records, EVENTS),
        beside: await eventDelays(laptop.at, laptop.at, records, EVENTS),
      },
      sqlite_ready_ms: laptop.ready_ms,
    };
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    for (const folder of folders) folder.remove();
  }
}

/** Ends the run where a search finds others here than there: what is measured beside each other is the same work. */
async function findTheSame(services: readonly ServiceProcess[]): Promise<void> {
  const totals = await Promise.all(
    services.map(async (service) => {
      const { body } = await service.call('GET', `/candidate_ids?limit=0&q=${wordNumber(100)}`);
      return (body as { result: { total: number } }).result.total;
    }),
  );
  if (new Set(totals).size > 1 || totals[0] === 0) throw new Error(`A search finds ${totals.join(', ')}.`);
}

/** The same recruiters at both in turns, so that what else the machine does meets both. */
async function inTurns(
  laptop: readonly Place[],
  office: readonly Place[],
  records: OfficeRecords,
): Promise<Pick<Turns, 'ours' | 'beside' | 'haste'>> {
  const [ours, beside] = [noPages(), noPages()];
  const haste = { ours: 0, beside: 0 };
  const hasty = { seconds: HASTE_SECONDS, seed: 9, in_haste: true };
  // first, and twice: an instance that was started just now has compiled nothing yet
  for (let time = 0; time < 2; time += 1) {
    haste.beside = (await recruiters(laptop, records, hasty)).a_second;
    haste.ours = (await recruiters(office, records, hasty)).a_second;
  }
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [places, kept] of [
      [laptop, beside],
      [office, ours],
    ] as const) {
      const { pages } = await recruiters(places, records, {
        seconds: turn === 0 ? TURN_SECONDS / 2 : TURN_SECONDS,
        seed: turn,
      });
      if (turn > 0) for (const kind of KINDS) kept[kind].push(...pages[kind]);
    }
  }
  return { ours, beside, haste };
}

const p95 = (values: readonly number[]): number => percentile(values, 0.95);
const round = (value: number): string => Math.round(value).toLocaleString('en');
const both = (values: readonly number[]): string =>
  `p95 ${milliseconds(p95(values))}, median ${milliseconds(median(values))}`;

function figuresOf({ size, turns, written, events, sqlite_ready_ms }: Measured): Figure[] {
  const people = size.toLocaleString('en');
  const last = turns.at(-1)!;
  const pages = KINDS.map((kind): Figure => {
    const each = turns.map(({ instances, ours, beside }) => {
      const ratio = p95(ours[kind]) / p95(beside[kind]);
      return `${instances}: ${milliseconds(p95(ours[kind]))} (${ratio.toFixed(2)} ×)`;
    });
    const ratio = p95(last.ours[kind]) / p95(last.beside[kind]);
    return {
      what: `${WHAT[kind]}, ${PEOPLE} recruiters, ${people} candidates, ${INSTANCES} instances`,
      ours: both(last.ours[kind]),
      beside: `SQLite ${both(last.beside[kind])}; instances ${each.slice(0, -1).join(', ')}`,
      ratio,
      target: '≤ 2 × SQLite (p95)',
      reached: ratio <= 2,
    };
  });
  const haste = {
    what: `pages a second without pauses, ${people} candidates, ${INSTANCES} instances`,
    ours: round(last.haste.ours),
    beside: `SQLite ${round(last.haste.beside)}; 1 and 2 instances ${turns
      .slice(0, -1)
      .map((one) => `${round(one.haste.ours)} (SQLite ${round(one.haste.beside)})`)
      .join(', ')}`,
    ratio: last.haste.beside / last.haste.ours,
    target: null,
    reached: null,
  };
  const writes = written.map(({ writers: amount, notes: [sqlite, ...by_instances] }): Figure => {
    const ours = by_instances.at(-1)!;
    return {
      what: `notes written a second, ${amount} writers, ${people} candidates, ${INSTANCES} instances`,
      ours: round(ours),
      beside: `SQLite ${round(sqlite!)}; 1 and 2 instances ${by_instances.slice(0, -1).map(round).join(', ')}`,
      ratio: sqlite! / ours,
      target: null,
      reached: null,
    };
  });
  const event = {
    what: `from the answer of a write to its event at another instance, ${people} candidates`,
    ours: both(events.ours),
    beside: `SQLite, the same process ${both(events.beside)}`,
    ratio: p95(events.ours) / 100,
    target: 'p95 ≤ 100 ms',
    reached: p95(events.ours) <= 100,
  };
  const ready = turns.map(({ ready_ms }) => ready_ms / 1000);
  const started = {
    what: `start of an instance to its first ranking, ${people} candidates`,
    ours: `${Math.max(...ready).toFixed(1)} s, the slowest of ${INSTANCES}`,
    beside: `SQLite ${(sqlite_ready_ms / 1000).toFixed(1)} s; each ${ready.map((s) => s.toFixed(1)).join(', ')} s`,
    ratio: Math.max(...ready) / 20,
    target: '≤ 20 s at 100,000',
    reached: Math.max(...ready) <= 20,
  };
  const entered = {
    what: `${PEOPLE} people sign in at the same moment, ${INSTANCES} instances`,
    ours: both(last.entered),
    beside: `1 and 2 instances ${turns
      .slice(0, -1)
      .map((one) => both(one.entered))
      .join('; ')}`,
    ratio: null,
    target: null,
    reached: null,
  };
  return [...pages, haste, ...writes, event, started, entered];
}

/** How cost grows: the same at every size, beside each other. */
function growth(all: readonly Measured[]): Figure[] {
  if (all.length < 2) return [];
  const sizes = all.map(({ size }) => size.toLocaleString('en')).join(' → ');
  const grown = (of: (turns: Turns) => readonly number[]): string =>
    all.map(({ turns }) => median(of(turns.at(-1)!)).toFixed(1)).join(' → ');
  return KINDS.map((kind) => ({
    what: `${WHAT[kind]}, median ms, ${sizes} candidates, ${INSTANCES} instances`,
    ours: grown(({ ours }) => ours[kind]),
    beside: `SQLite ${grown(({ beside }) => beside[kind])}`,
    ratio: null,
    target: null,
    reached: null,
  }));
}

/** The office beside the laptop, at each of the sizes; or the way from one to the other. */
export async function bench({ sizes, move }: BenchOptions): Promise<Figure[]> {
  if (move !== null) return benchMove(move);
  const server = await startThrowawayPostgres();
  const before = loadavg()[0]!;
  try {
    const all: Measured[] = [];
    for (const size of sizes) all.push(await measure(server, size));
    const load = {
      what: 'load of the machine, before and after (of its own and of others)',
      ours: `${before.toFixed(1)}, ${loadavg()[0]!.toFixed(1)}`,
      beside: `${availableParallelism()} cores`,
      ratio: null,
      target: null,
      reached: null,
    };
    return [...all.flatMap(figuresOf), ...growth(all), load];
  } finally {
    await server.stop();
  }
}
