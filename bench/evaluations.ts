import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { newId } from '#service/ids.ts';
import { fillWithResumes } from './evaluation-pool.ts';
import { milliseconds, percentile, type Figure } from './measure.ts';
import { cpuSeconds, startService, temporaryData, type ServiceProcess } from './service-process.ts';

/**
 * Criteria answered for all nominations of a job, over HTTP in the real service: from the first criterion that is added
 * until nothing is missing, and what others wait for meanwhile; then lists of evaluations that are stored.
 */
const NOMINATIONS = 1_000;
const LIMIT_MS = 10_000;
const LIST_LIMIT_MS = 5;
const LISTS = 400;
/** Numbers, names, languages, people, degrees, places, two that are words only: what recruiters ask. */
const PROMPTS = [
  'At least 5 years of experience',
  'Knows SQL',
  'Speaks German at C1 or better',
  'Has led a team of at least five people',
  'Holds a degree in engineering or computer science',
  'Has worked in health care',
  'Certified project manager (PMP)',
  'Based in the United Kingdom',
  'Has experience with cloud platforms such as AWS or Azure',
  'Is used to talking to customers under pressure',
];

type Run = { state: string; total: number; done: number };
type Listed = { results: { evaluation: { state: string } }[] };

export async function bench(): Promise<Figure[]> {
  const data = temporaryData();
  try {
    await fillWithResumes(data.folder, NOMINATIONS);
    const service = await startService(data.folder);
    try {
      const ids = candidateIds(data.folder);
      const automatic = await nominatedJob(service, ids);
      const asked = await nominatedJob(service, ids);
      await service.call('PATCH', `/jobs/${automatic}`, {
        auto_evaluation_behavior: 'auto_evaluate_nominations',
      });
      await atRest(service);
      const added = await measured(service, automatic, async () => {
        for (const prompt_text of PROMPTS) {
          await service.call('POST', `/jobs/${automatic}/criteria`, { prompt_text });
        }
      });
      for (const prompt_text of PROMPTS) {
        await service.call('POST', `/jobs/${asked}/criteria`, { prompt_text });
      }
      const run = await measured(service, asked, async () => {
        await service.call('POST', `/jobs/${asked}/evaluation_run`);
      });
      const nominations = nominationsOf(data.folder, automatic);
      const lists: number[] = [];
      for (let i = 0; i < LISTS; i += 1) {
        const { body, ms } = await service.call(
          'GET',
          `/nominations/${nominations[(i * 37) % nominations.length]}/criterion_evaluations/`,
        );
        lists.push(ms);
        const { results } = body as Listed;
        if (results.some(({ evaluation }) => evaluation.state === 'IN_PROGRESS')) {
          throw new Error('An evaluation is missing after the run.');
        }
      }
      const size = `${NOMINATIONS.toLocaleString('en')} nominations × ${PROMPTS.length} criteria`;
      const list_p95 = percentile(lists, 0.95);
      return [
        figure(`${size}, from the first criterion added`, added),
        figure(`${size}, a run asked for`, run),
        {
          what: 'a stored list of evaluations over HTTP, p95',
          ours: milliseconds(list_p95),
          beside: `median ${milliseconds(percentile(lists, 0.5))}, ${PROMPTS.length} criteria`,
          ratio: list_p95 / LIST_LIMIT_MS,
          target: `≤ ${LIST_LIMIT_MS} ms`,
          reached: list_p95 <= LIST_LIMIT_MS,
        },
      ];
    } finally {
      await service.stop();
    }
  } finally {
    data.remove();
  }
}

/** Until the service has done what every start brings along. */
async function atRest(service: ServiceProcess): Promise<void> {
  for (let idle = 0; idle < 3;) {
    const before = cpuSeconds(service.pid).own;
    await new Promise((resolve) => setTimeout(resolve, 500));
    idle = cpuSeconds(service.pid).own - before < 0.05 ? idle + 1 : 0;
  }
}

type Measured = { readonly ms: number; readonly reads: readonly number[]; readonly cpu: string };

/** From what starts a run until it is done, with the times of small reads meanwhile. */
async function measured(
  service: ServiceProcess,
  job_id: string,
  start: () => Promise<void>,
): Promise<Measured> {
  const before = cpuSeconds(service.pid);
  const begun = performance.now();
  await start();
  const reads: number[] = [];
  for (;;) {
    reads.push((await service.call('GET', `/jobs/${job_id}/criteria`)).ms);
    const { body } = await service.call('GET', `/jobs/${job_id}/evaluation_run`);
    const { state, total, done } = (body as { result: Run }).result;
    if (state === 'DONE' && done === NOMINATIONS && total === NOMINATIONS) break;
    if (performance.now() - begun > 20 * LIMIT_MS) throw new Error(`Not done: ${state} ${done}/${total}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const ms = performance.now() - begun;
  const after = cpuSeconds(service.pid);
  const own = (after.own - before.own).toFixed(1);
  const children = (after.children - before.children).toFixed(1);
  return { ms, reads, cpu: `CPU ${own} s service, ${children} s children` };
}

function figure(what: string, { ms, reads, cpu }: Measured): Figure {
  return {
    what,
    ours: `${(ms / 1000).toFixed(1)} s`,
    beside: `${cpu}; reads meanwhile p95 ${milliseconds(percentile(reads, 0.95))}`,
    ratio: ms / LIMIT_MS,
    target: `≤ ${LIMIT_MS / 1000} s`,
    reached: ms <= LIMIT_MS,
  };
}

function candidateIds(data_dir: string): string[] {
  return read(data_dir, 'SELECT id FROM candidates ORDER BY id', []);
}

function nominationsOf(data_dir: string, job_id: string): string[] {
  return read(data_dir, 'SELECT id FROM nominations WHERE job_id = ? ORDER BY id', [job_id]);
}

function read(data_dir: string, sql: string, values: readonly string[]): string[] {
  const file = new Sqlite(path.join(data_dir, 'longlist.db'), { readonly: true });
  try {
    return file
      .prepare(sql)
      .pluck()
      .all(...values) as string[];
  } finally {
    file.close();
  }
}

/** A job with a nomination for everybody, and no criteria yet. */
async function nominatedJob(service: ServiceProcess, candidate_ids: readonly string[]): Promise<string> {
  const job = { title: 'Shift manager', description: 'Plans and leads shifts.', status: 'open' };
  const created = await service.call('POST', '/jobs', { ...job, remote_id: newId() });
  const job_id = (created.body as { result: { id: string } }).result.id;
  const { body } = await service.call('GET', '/nomination_stages');
  const stage = (body as { results: { id: string }[] }).results[0]!.id;
  for (let at = 0; at < candidate_ids.length; at += 50) {
    const some = candidate_ids.slice(at, at + 50).map((candidate_id) =>
      service.call('POST', '/nominations', {
        job_id,
        candidate_id,
        current_nomination_stage_id: stage,
        remote_id: newId(),
      }),
    );
    await Promise.all(some);
  }
  return job_id;
}
