import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '#service/engine/host.ts';
import { spawnNodeChild } from '#service/engine/fork.ts';
import { median, type Figure } from './measure.ts';

/**
 * Text recognition as the service does it: scans through a real engine child that also holds the embedding model. Data folder:
 * LONGLIST_DATA, else ../shared/data. Processor time and memory of the child are known on Linux alone.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const DATA = process.env['LONGLIST_DATA'] ?? path.resolve(ROOT, '../shared/data');
const SECONDS_A_PAGE = 4;
const MEMORY_LIMIT_MB = 600;

type Listed = { readonly path: string; readonly facts?: { readonly pages?: number } };

export async function bench(): Promise<Figure[]> {
  const manifest = path.join(DATA, 'resumes/manifest.json');
  if (!existsSync(manifest)) {
    console.log('  no scans here (set LONGLIST_DATA); nothing measured.');
    return [];
  }
  const scans = (JSON.parse(readFileSync(manifest, 'utf8')) as Listed[]).filter((file) =>
    file.path.startsWith('scans/'),
  );
  const engine = createEngine({
    spawn: spawnNodeChild,
    child_entry: path.join(ROOT, 'electron/service/engine/child.ts'),
    resources_dir: path.join(ROOT, 'resources'),
    children: 1,
  });
  try {
    await engine.embed(['Bookkeeper at a port'], 'background');
    const pid = engine.pids()[0]!;
    const wall: number[] = [];
    const busy: number[] = [];
    for (const scan of scans) {
      const file = path.join(DATA, 'resumes', scan.path);
      const before = processorSeconds(pid);
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, each alone on its core
      const read = await engine.read(
        { path: file, file_name: path.basename(file), received: '2026-11' },
        readFileSync(file).length,
      );
      const seconds = (performance.now() - start) / 1000;
      if (!read.ok) throw new Error(`${scan.path} is not read: ${read.reason}`);
      const pages = read.page_count ?? 1;
      wall.push(seconds / pages);
      const after = processorSeconds(pid);
      if (before !== null && after !== null) busy.push((after - before) / pages);
      console.log(
        `  ${path.basename(file)}: ${pages} pages, ${(seconds / pages).toFixed(1)} s a page, processor ${(busy.at(-1) ?? Number.NaN).toFixed(1)} s`,
      );
    }
    return [figure('median of all', wall), figure('processor time, median', busy), memory(pid)];
  } finally {
    await engine.close();
  }
}

function figure(what: string, values: readonly number[]): Figure {
  const value = median(values);
  return {
    what: `text recognition of a page, ${what}`,
    ours: `${value.toFixed(1)} s`,
    beside: '',
    ratio: null,
    target: `≤ ${SECONDS_A_PAGE} s`,
    reached: Number.isNaN(value) ? null : value <= SECONDS_A_PAGE,
  };
}

function memory(pid: number): Figure {
  const kilobytes = onLinux(`/proc/${pid}/status`, /^VmHWM:\s*(\d+) kB/m);
  const megabytes = kilobytes === null ? null : kilobytes / 1024;
  return {
    what: 'peak memory of the child, model loaded',
    ours: megabytes === null ? 'unknown' : `${megabytes.toFixed(0)} MB`,
    beside: '',
    ratio: null,
    target: `≤ ${MEMORY_LIMIT_MB} MB`,
    reached: megabytes === null ? null : megabytes <= MEMORY_LIMIT_MB,
  };
}

/** User and system time of a process so far; the kernel counts in hundredths. */
function processorSeconds(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function onLinux(file: string, pattern: RegExp): number | null {
  const found = existsSync(file) ? pattern.exec(readFileSync(file, 'utf8')) : null;
  return found === null ? null : Number(found[1]);
}
