import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Peers } from './api-bare.ts';
import type { Order, Outcome, Records, Target } from './api-load.ts';
import { median, milliseconds, percentile, type Figure } from './measure.ts';
import { startService, temporaryData, type ServiceProcess } from './service-process.ts';
import { fillPool } from './synthetic-pool.ts';

/**
 * The API over loopback as third-party tools use it: one service with 10,000 candidates, a load client in a
 * process of its own, eight kept connections. What the framework itself costs is measured beside it, in turns.
 */
const CANDIDATES = 10_000;
const CONNECTIONS = 8;
const ROUNDS = 7;
const READS = 2000;
/** Until the code of server and client has been compiled for what it does all the time. */
const WARM_UP = 40_000;
const CREATES = 1000;
const PAGES = 500;
const MIXED = 100_000;
const SETTLED = 20_000;
/** Samples of the memory while the mixed load runs on. */
const SLICES = 8;

type Load = { run(order: Order, target: Target): Promise<Outcome>; stop(): void };

function startLoad(): Load {
  const child = fork(path.join(import.meta.dirname, 'api-load.ts'), { serialization: 'advanced' });
  return {
    run: async (order, target) => {
      child.send({ order, target });
      const [outcome] = (await once(child, 'message')) as [Outcome];
      if (outcome.errors.length > 0) console.error(outcome.errors.join('\n'));
      return outcome;
    },
    stop: () => child.disconnect(),
  };
}

/** Fastify with nothing on it, see api-bare.ts. */
async function startBare(peers: Peers): Promise<{ readonly url: string; stop(): void }> {
  const child = fork(path.join(import.meta.dirname, 'api-bare.ts'));
  child.send(peers);
  const [url] = (await once(child, 'message')) as [string];
  return { url, stop: () => child.kill() };
}

async function makeRecords(service: ServiceProcess): Promise<Records> {
  const ids = async (list: string): Promise<string[]> => {
    const { body } = (await service.call('GET', list)) as { body: { results: { id: string }[] } };
    return body.results.map(({ id }) => id);
  };
  const candidates = await ids('/candidates');
  const stages = await ids('/nomination_stages');
  const jobs: string[] = [];
  const nominations: string[] = [];
  const description = 'Leads a shift of twelve, plans routes and knows stock systems. '.repeat(8);
  for (let i = 0; i < 20; i++) {
    const job = { title: `Shift lead ${i}`, description, status: 'open', remote_id: `bench-${i}` };
    const job_id = ((await service.call('POST', '/jobs', job)).body as { result: { id: string } }).result.id;
    jobs.push(job_id);
    for (const candidate_id of candidates.slice(0, 20)) {
      const nomination = {
        job_id,
        candidate_id,
        current_nomination_stage_id: stages[0],
        remote_id: `${job_id} ${candidate_id}`,
      };
      const { body } = await service.call('POST', '/nominations', nomination);
      nominations.push((body as { result: { id: string } }).result.id);
    }
  }
  return { jobs, nominations, candidates, stages };
}

const mb = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
const p95 = ({ ms }: Outcome): number => percentile(ms, 0.95);
const atMost = (what: string, ours: number, promise: number, beside: string): Figure => ({
  what,
  ours: milliseconds(ours),
  beside,
  ratio: ours / promise,
  target: `≤ ${promise} ms`,
  reached: ours <= promise,
});

async function reads(load: Load, target: Target, records: Records): Promise<Figure[]> {
  const figures: Figure[] = [];
  const rates: number[] = [];
  const all = (['jobs', 'nominations', 'candidates'] as const).flatMap((kind) =>
    records[kind].map((id) => `/api/v1/${kind}/${id}`),
  );
  await load.run({ kind: 'get', paths: all, requests: WARM_UP }, target);
  for (const kind of ['jobs', 'nominations', 'candidates'] as const) {
    const paths = records[kind].map((id) => `/api/v1/${kind}/${id}`);
    const outcome = await load.run({ kind: 'get', paths, requests: READS * 4 }, target);
    rates.push(outcome.ms.length / outcome.seconds);
    const beside = `median ${milliseconds(median(outcome.ms))}, ${Math.round(rates.at(-1) ?? 0)}/s`;
    figures.push(atMost(`GET of one record (${kind}), 8 connections, p95`, p95(outcome), 3, beside));
  }
  const rate = Math.min(...rates);
  figures.push({
    what: 'GET of one record, a second',
    ours: `${Math.round(rate).toLocaleString('en')}/s`,
    beside: 'the slowest of the three kinds',
    ratio: 2000 / rate,
    target: '≥ 2,000/s',
    reached: rate >= 2000,
  });
  return figures;
}

async function creates(load: Load, target: Target): Promise<Figure> {
  await load.run({ kind: 'create', requests: 100 }, target);
  const outcome = await load.run({ kind: 'create', requests: CREATES }, target);
  const beside = `median ${milliseconds(median(outcome.ms))}; WAL with synchronous=FULL`;
  return atMost('create a job, durable, 8 connections, p95', p95(outcome), 10, beside);
}

async function rankings(load: Load, target: Target, { jobs }: Records): Promise<Figure> {
  const paths = Array.from({ length: 20 }, (_, i) => {
    return `/api/v1/candidate_rankings?target_resource_id=${jobs[0]}&offset=${i * 500}`;
  });
  await load.run({ kind: 'get', paths, requests: PAGES }, target);
  const outcome = await load.run({ kind: 'get', paths, requests: PAGES }, { ...target, connections: 1 });
  const crowd = await load.run({ kind: 'get', paths, requests: PAGES }, target);
  const beside = `median ${milliseconds(median(outcome.ms))}, 100 entries; 8 connections p95 ${milliseconds(p95(crowd))}`;
  return atMost('page of a ranking, warm, p95', p95(outcome), 5, beside);
}

function overheadFigures(
  [ours = Number.NaN, bytes = Number.NaN, read = Number.NaN]: readonly number[],
  connections: string,
  promise: number | null,
): Figure[] {
  return [
    { peer: bytes, to: 'a bare Fastify route', beside: 'for the same bytes', promise },
    {
      peer: read,
      to: 'one that reads the job',
      beside: 'with a prepared statement',
      promise: null,
    },
  ].map(({ peer, to, beside, promise: most }) => ({
    what: `GET of a job beside ${to}, ${connections}, median`,
    ours: milliseconds(ours),
    beside: `${milliseconds(peer)} ${beside}`,
    ratio: ours / peer,
    target: most === null ? null : `≤ ${most} ×`,
    reached: most === null ? null : ours / peer <= most,
  }));
}

/** The same bytes from the service and from a bare framework, in turns. */
async function overhead(load: Load, target: Target, { jobs }: Records, database: string): Promise<Figure[]> {
  const route = `/api/v1/jobs/${jobs[0]}`;
  const reply = await fetch(target.url + route, { headers: { authorization: `Bearer ${target.token}` } });
  const bare = await startBare({ body: await reply.text(), database });
  const peers = [
    { url: target.url, path: route },
    { url: bare.url, path: `/bytes/${jobs[0]}` },
    { url: bare.url, path: `/read/${jobs[0]}` },
  ];
  /** The median time of each peer, in turns; the first round warms up. */
  const inTurns = async (connections: number): Promise<number[]> => {
    const medians = peers.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [i, { url, path: asked }] of peers.entries()) {
        const order: Order = { kind: 'get', paths: [asked], requests: READS };
        const outcome = await load.run(order, { ...target, url, connections });
        if (round > 0) medians[i]?.push(median(outcome.ms));
      }
    }
    return medians.map(median);
  };
  try {
    return [
      ...overheadFigures(await inTurns(target.connections), `${target.connections} connections`, 2),
      ...overheadFigures(await inTurns(1), 'one at a time', null),
    ];
  } finally {
    bare.stop();
  }
}

async function mixed(
  load: Load,
  service: ServiceProcess,
  target: Target,
  records: Records,
): Promise<Figure[]> {
  let seconds = 0;
  let requests = 0;
  const errors: string[] = [];
  const run = async (count: number): Promise<void> => {
    const outcome = await load.run({ kind: 'mixed', requests: count, ...records }, target);
    seconds += outcome.seconds;
    requests += outcome.ms.length;
    errors.push(...outcome.errors);
  };
  await run(SETTLED);
  const first = await service.memory();
  const heaps: number[] = [];
  const resident: number[] = [];
  for (let slice = 0; slice < SLICES; slice++) {
    await run((MIXED - SETTLED) / SLICES);
    const { heapUsed, external, rss } = await service.memory();
    heaps.push(heapUsed + external);
    resident.push(rss);
  }
  const before = first.heapUsed + first.external;
  const growth = (heaps.at(-1) ?? 0) / before - 1;
  return [
    {
      what: `${requests.toLocaleString('en')} mixed requests`,
      ours: `${errors.length} errors`,
      beside: `${Math.round(requests / seconds)}/s; reads, pages, rankings, creates, changes, deletes, uploads`,
      ratio: null,
      target: 'no error',
      reached: errors.length === 0,
    },
    {
      what: `memory in use after ${MIXED.toLocaleString('en')}, after a collection`,
      ours: `${mb(heaps.at(-1) ?? 0)} MB`,
      beside: `${mb(before)} MB after ${SETTLED.toLocaleString('en')}; resident ${mb(first.rss)} → ${mb(resident.at(-1) ?? 0)} MB`,
      ratio: 1 + growth,
      target: 'within 5 %',
      reached: Math.abs(growth) <= 0.05,
    },
  ];
}

export async function bench(): Promise<Figure[]> {
  const data = temporaryData();
  const load = startLoad();
  try {
    await fillPool(data.folder, CANDIDATES);
    const service = await startService(data.folder, { measured: true });
    try {
      const records = await makeRecords(service);
      await service.call('GET', '/candidate_rankings?q=warm'); // waits until all vectors are in
      const target = { url: service.url, token: service.token, connections: CONNECTIONS };
      return [
        ...(await reads(load, target, records)),
        ...(await overhead(load, target, records, path.join(data.folder, 'longlist.db'))),
        await creates(load, target),
        await rankings(load, target, records),
        ...(await mixed(load, service, target, records)),
      ];
    } finally {
      await service.stop();
    }
  } finally {
    load.stop();
    data.remove();
  }
}
