import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SingleBar } from 'cli-progress';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { createService, type Service } from '#service/index.ts';
import { UsageError } from '../usage_error.ts';
import { programPaths } from '../paths.ts';
import { screenArguments } from './arguments.ts';
import { createClient } from './client.ts';
import { collectFiles } from './files.ts';
import { readJob } from './job.ts';
import { asCsv, asJson, asTable, unreadableList } from './print.ts';
import { screen, type OnProgress, type Screening } from './screen.ts';

const DEFAULT_WIDTH = 120;

/**
 * `longlist screen`: starts a service on a temporary folder, screens, prints, and removes the folder again, also after
 * Ctrl-C. Returns the exit code: 0, or 1 when nothing could be read.
 * @throws UsageError
 */
export async function runScreen(argv: readonly string[]): Promise<number> {
  const { job_file, paths, format, top } = screenArguments(argv);
  const { resources_dir, child_entry, version } = programPaths();
  const samples = path.relative(process.cwd(), path.join(resources_dir, 'samples'));
  const files = await collectFiles(job_file === null ? [path.join(samples, 'resumes')] : paths);
  if (files.length === 0) throw new UsageError('There are no files in what you named.');

  const data_dir = await mkdtemp(path.join(tmpdir(), 'longlist-screen-'));
  const first_client = { client_id: randomUUID(), client_secret: randomUUID() };
  const options = {
    data_dir,
    resources_dir,
    interface_dir: null,
    child_entry,
    version,
    first_client,
    port: 0,
  };
  // Whatever ends this program, people's resumes do not stay behind in the temporary folder.
  process.on('exit', () => rmSync(data_dir, { recursive: true, force: true }));
  let service: Service | null = null;
  let stopping = false;
  const stop = (): void => {
    // Not twice: npm and the terminal both pass Ctrl-C on, and the second must not cut the closing short.
    if (stopping) return;
    stopping = true;
    void (service?.close() ?? Promise.resolve()).finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    service = await createService({
      ...options,
      downloads: 'off',
      for_one_run: true,
      spawn: spawnNodeChild,
      log: printErrors,
    });
    const client = createClient(service.url, first_client);
    const job = await readJob(client, job_file ?? path.join(samples, 'job.txt'));
    const { onProgress, end } = progressBar();
    const screening = await screen(client, job, files, top, onProgress).finally(end);
    print(screening, format);
    return screening.ranking.length > 0 ? 0 : 1;
  } catch (error) {
    // What was asked of a service that is being closed fails, and that is not news.
    if (stopping) return 130;
    throw error;
  } finally {
    if (!stopping) await service?.close();
  }
}

function printErrors(entry: { level: string; message: string; error?: unknown }): void {
  if (entry.level === 'error') console.error(entry.message, entry.error ?? '');
}

function print(screening: Screening, format: 'table' | 'json' | 'csv'): void {
  if (format === 'json') process.stdout.write(asJson(screening));
  if (format === 'table') process.stdout.write(asTable(screening, process.stdout.columns ?? DEFAULT_WIDTH));
  if (format !== 'csv') return;
  process.stdout.write(asCsv(screening));
  process.stderr.write(unreadableList(screening.unreadable));
}

/** On the error stream and only for a person: a program that reads standard output sees nothing of it. */
function progressBar(): { onProgress: OnProgress; end: () => void } {
  if (!process.stderr.isTTY) return { onProgress: () => undefined, end: () => undefined };
  const bar = new SingleBar({
    stream: process.stderr,
    format: 'Reading {bar} {value}/{total} files, {eta_formatted} left',
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  return {
    onProgress: (done, all) => {
      if (!started) bar.start(all, done);
      started = true;
      bar.update(done);
    },
    end: () => bar.stop(),
  };
}
