import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { startThrowawayPostgres } from '../electron/office/throwaway_postgres.ts';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { newId, timestamp } from '#service/ids.ts';
import { fillWithResumes } from './evaluation-pool.ts';
import type { Figure } from './measure.ts';
import { fillOffice } from './office-data.ts';
import { untilRanked } from './office-load.ts';
import { cpuSeconds, startService, temporaryData } from './service-process.ts';
import { CRITERIA, fillAnswers } from './synthetic-answers.ts';

/** Of each candidate. */
const FILE_BYTES = 60_000;
const EVENTS_EACH = 5;
const PAGE = 100;
/** Lines of progress after which one move is killed: among the files, when all rows are there. */
const KILLED_AT = /^files: /u;
const PROGRAM = path.resolve(import.meta.dirname, '../electron/cli.ts');

/** Candidates with a resume that was read, a file, answers to criteria, events; jobs with people. @returns three jobs. */
async function fill(data_dir: string, candidates: number): Promise<readonly string[]> {
  const { jobs } = await fillOffice(data_dir, candidates, fillWithResumes);
  const asked = await fillAnswers(data_dir);
  const opened = await openDatabase(data_dir);
  const file = new Sqlite(path.join(data_dir, 'longlist.db'));
  file.pragma('synchronous = OFF');
  try {
    const ids = file.prepare('SELECT id FROM attachments ORDER BY id').pluck().all() as string[];
    const set = file.prepare('UPDATE attachments SET sha256 = ?, byte_size = ? WHERE id = ?');
    const event = file.prepare(
      "INSERT INTO events (id, type, resource_type, resource_id, created_at) VALUES (?, 'attachment.updated', 'attachment', ?, ?)",
    );
    for (const id of ids) {
      const sha256 = await opened.files.keep([randomBytes(FILE_BYTES)], async ([hash]) => hash!);
      set.run(sha256, FILE_BYTES, id);
      for (let i = 0; i < EVENTS_EACH; i += 1) event.run(newId(), id, timestamp());
    }
  } finally {
    file.close();
    await opened.close();
  }
  return [...jobs.slice(0, 2), asked];
}

type Moved = { readonly seconds: number; readonly of_processor: number; readonly peak_mb: number };

/** `longlist move`, as a process of its own. @param killed_at ends it with SIGKILL where it says this. */
async function move(from: string, to: string, killed_at?: RegExp): Promise<Moved> {
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'move', '--from', from, '--to', to], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let last = '';
  let peak_mb = 0;
  let of_processor = 0;
  createInterface({ input: child.stderr }).on('line', (line) => {
    last = line;
    peak_mb = Math.max(peak_mb, peakMb(child.pid));
    of_processor = Math.max(of_processor, cpuSeconds(child.pid ?? 0).own);
    if (killed_at?.test(line) === true) child.kill('SIGKILL');
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (killed_at === undefined ? code !== 0 : signal !== 'SIGKILL') {
    throw new Error(`The move ended with ${code ?? signal}: ${last}`);
  }
  return { seconds: (performance.now() - begun) / 1000, of_processor, peak_mb };
}

/** The most memory that a process had, in MB; NaN where the system has no /proc. */
function peakMb(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** The rankings of these jobs to their last page, as they are answered, of a folder or of a database. */
async function rankingsOf(place: string, jobs: readonly string[]): Promise<readonly string[]> {
  const on_server = place.startsWith('postgres');
  const own = temporaryData();
  const service = await startService(on_server ? own.folder : place, on_server ? { database: place } : {});
  try {
    await untilRanked(service, { jobs });
    const pages: string[] = [];
    for (const job of jobs) {
      const asked = `target_resource_id=${job}&limit=${PAGE}&include=band&expand=evaluations`;
      for (let offset = 0, rest = true; rest; offset += PAGE) {
        const reply = await fetch(`${service.url}/api/v1/candidate_rankings?${asked}&offset=${offset}`, {
          headers: { authorization: `Bearer ${service.token}` },
        });
        const text = await reply.text();
        if (!reply.ok) throw new Error(`A ranking: ${reply.status} ${text}`);
        pages.push(text);
        rest = (JSON.parse(text) as { results: unknown[] }).results.length === PAGE;
      }
    }
    return pages;
  } finally {
    await service.stop();
    own.remove();
  }
}

async function rowsLeft(database: string): Promise<number> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM candidates');
  await client.end();
  return Number(rows[0]?.count);
}

/** `longlist move` of so many candidates to a server and back, killed once in the middle, and what is ranked before and after. */
export async function benchMove(candidates: number): Promise<Figure[]> {
  const server = await startThrowawayPostgres();
  const [laptop, back, copy] = [temporaryData(), temporaryData(), temporaryData()];
  try {
    const jobs = await fill(laptop.folder, candidates);
    const before = await rankingsOf(laptop.folder, jobs);
    const copying = performance.now();
    cpSync(laptop.folder, copy.folder, { recursive: true });
    const copied_s = (performance.now() - copying) / 1000;
    copy.remove();
    const database = await server.createDatabase('moved');
    const killed = await move(laptop.folder, database, KILLED_AT);
    const left = await rowsLeft(database);
    const there = await move(laptop.folder, database);
    const on_server = await rankingsOf(database, jobs);
    rmSync(back.folder, { recursive: true });
    const again = await move(database, back.folder);
    const at_home = await rankingsOf(back.folder, jobs);
    const same = (pages: readonly string[]): number => before.filter((page, i) => page === pages[i]).length;
    const [same_there, same_back] = [same(on_server), same(at_home)];
    const people = candidates.toLocaleString('en');
    const beside = `a copy of the folder by the system ${copied_s.toFixed(1)} s`;
    const limit = 180 * Math.max(1, candidates / 10_000);
    const timedFigure = (what: string, { seconds, of_processor, peak_mb }: Moved): Figure => ({
      what: `${what}: ${people} candidates, a file of 60 KB and ${CRITERIA} answers each, ${EVENTS_EACH} events each`,
      ours: `${seconds.toFixed(1)} s, ${of_processor.toFixed(1)} s of the processor, at most ${peak_mb.toFixed(0)} MB`,
      beside,
      ratio: seconds / copied_s,
      target: `≤ ${limit} s`,
      reached: seconds <= limit,
    });
    return [
      {
        what: 'the move is killed among the files',
        ours: `after ${killed.seconds.toFixed(1)} s; ${left} candidates there`,
        beside: '',
        ratio: null,
        target: 'as empty as before',
        reached: left === 0,
      },
      timedFigure('the same command again, to the server', there),
      timedFigure('from the server to another folder', again),
      {
        what: `rankings of ${jobs.length} jobs to the last page, the same to the byte`,
        ours: `${same_there} and ${same_back} of ${before.length} answers`,
        beside: 'on the server, and back on a laptop',
        ratio: null,
        target: 'all',
        reached: [on_server, at_home].every(
          (pages) => pages.length === before.length && same(pages) === before.length,
        ),
      },
    ];
  } finally {
    for (const folder of [laptop, back, copy]) folder.remove();
    await server.stop();
  }
}
