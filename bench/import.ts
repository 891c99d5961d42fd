import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { percentile, type Figure } from './measure.ts';
import { cpuSeconds, startService, temporaryData, type ServiceProcess } from './service-process.ts';

/**
 * The whole pipeline, from dropped PDFs to searchable vectors, in the real service over HTTP, while a
 * client keeps asking it for rankings, lists and records. Data folder: LONGLIST_DATA, else ../shared/data.
 */
const DATA = process.env['LONGLIST_DATA'] ?? path.resolve(import.meta.dirname, '../../shared/data');
const FILES = 60;
const WARM_UP = 4;
const ASK_EVERY_MS = 40;

type Listed = {
  readonly path: string;
  readonly kind: string;
  readonly facts: {
    readonly pages?: number;
    readonly chars?: number;
    readonly encrypted?: boolean;
    readonly image_only?: boolean;
  };
};
type Resume = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly pages: number;
  readonly chars: number;
};

/** Resumes of an ordinary length, repeated with a comment after their end so that no two are the same bytes. */
function twoPageResumes(count: number): Resume[] {
  const listed = JSON.parse(readFileSync(path.join(DATA, 'resumes/manifest.json'), 'utf8')) as Listed[];
  const fitting = listed.filter(
    ({ kind, facts }) =>
      kind === 'pdf' &&
      facts.pages === 2 &&
      facts.encrypted !== true &&
      facts.image_only !== true &&
      (facts.chars ?? 0) > 1500,
  );
  return Array.from({ length: count }, (_, i) => {
    const { path: file, facts } = fitting[i % fitting.length]!;
    const bytes = Buffer.concat([
      readFileSync(path.join(DATA, 'resumes', file)),
      Buffer.from(`\n% copy ${i}\n`),
    ]);
    return { name: `${i} ${path.basename(file)}`, bytes, pages: facts.pages ?? 0, chars: facts.chars ?? 0 };
  });
}

async function drop(service: ServiceProcess, resumes: readonly Resume[]): Promise<void> {
  const waiting = [...resumes];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(next.bytes)]), next.name);
      await service.call('POST', '/imports', form);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
}

type Progress = {
  readonly result: {
    readonly queued: number;
    readonly reading: number;
    readonly read: number;
    readonly failed: number;
  };
};

async function allRead(service: ServiceProcess): Promise<Progress['result']> {
  for (;;) {
    const { result } = (await service.call('GET', '/imports/progress')).body as Progress;
    if (result.queued + result.reading === 0) return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function cpuTimes(): { busy: number; total: number } {
  let busy = 0;
  let total = 0;
  for (const { times } of cpus()) {
    const all = times.user + times.nice + times.sys + times.idle + times.irq;
    busy += all - times.idle;
    total += all;
  }
  return { busy, total };
}

/** Asks as the interface does, one request after the other, until told to stop. @returns latencies in ms. */
async function keepAsking(service: ServiceProcess, until: Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  const ended = until.then(() => true);
  const routes = [
    '/candidate_rankings?q=project%20manager&limit=100',
    '/imports?limit=100',
    '/candidates?limit=50',
    '/imports/progress',
  ];
  for (let i = 0; ; i++) {
    latencies.push((await service.call('GET', routes[i % routes.length]!)).ms);
    const pause = new Promise<false>((resolve) => setTimeout(() => resolve(false), ASK_EVERY_MS));
    if (await Promise.race([ended, pause])) return latencies;
  }
}

export async function bench(): Promise<Figure[]> {
  if (!existsSync(path.join(DATA, 'resumes/manifest.json'))) {
    return [
      {
        what: 'import',
        ours: 'not measured: no resumes here (set LONGLIST_DATA)',
        beside: '',
        ratio: null,
        target: null,
        reached: null,
      },
    ];
  }
  const data = temporaryData();
  const service = await startService(data.folder);
  try {
    const resumes = twoPageResumes(WARM_UP + FILES);
    // the children are started and have the model, as in any import but the first seconds of the first
    await drop(service, resumes.slice(0, WARM_UP));
    await allRead(service);

    const before = cpuTimes();
    const used_before = cpuSeconds(service.pid);
    const begun = performance.now();
    const measured = resumes.slice(WARM_UP);
    const finished = drop(service, measured).then(() => allRead(service));
    const latencies = await keepAsking(service, finished);
    const outcome = await finished;
    const seconds = (performance.now() - begun) / 1000;
    const after = cpuTimes();
    const used = cpuSeconds(service.pid);

    const rate = FILES / seconds;
    const each = (later: number, earlier: number): string =>
      `${Math.round(((later - earlier) / FILES) * 1000)} ms`;
    const busy = (after.busy - before.busy) / (after.total - before.total);
    const p95 = percentile(latencies, 0.95);
    const mean = (of: (resume: Resume) => number): number =>
      measured.reduce((sum, resume) => sum + of(resume), 0) / FILES;
    const about = `${FILES} PDFs of ${mean(({ pages }) => pages).toFixed(1)} pages, ${Math.round(mean(({ chars }) => chars))} characters, ${outcome.failed} failed`;
    return [
      {
        what: 'import, dropped PDF to searchable vectors',
        ours: `${rate.toFixed(1)} resumes/s`,
        beside: about,
        ratio: null,
        target: '≥ 5 a second',
        reached: rate >= 5,
      },
      {
        what: 'CPU time for one resume, in the children',
        ours: each(used.children, used_before.children),
        beside: `${each(used.own, used_before.own)} in the service, requests included`,
        ratio: null,
        target: null,
        reached: null,
      },
      {
        what: 'cores busy during the import',
        ours: `${Math.round(busy * 100)} %`,
        beside: `${cpus().length} cores`,
        ratio: null,
        target: 'all cores busy',
        reached: busy >= 0.85,
      },
      {
        what: 'API answers during the import, p95',
        ours: `${p95.toFixed(1)} ms`,
        beside: `${latencies.length} requests, median ${percentile(latencies, 0.5).toFixed(1)} ms`,
        ratio: null,
        target: '< 50 ms',
        reached: p95 < 50,
      },
    ];
  } finally {
    await service.stop();
    data.remove();
  }
}
