/**
 * `npm run bench [name …]`: runs every benchmark in a process of its own and prints one table. Each is a file
 * beside this one that exports `bench(): Promise<Figure[]>`; ratios are of figures measured in the same run.
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './measure.ts';

const BENCHES = [
  'scan',
  'read',
  'ocr',
  'embedding',
  'ranking',
  'evaluations',
  'import',
  'start',
  'api',
  'interface',
];

type Bench = { bench(): Promise<Figure[]> };

function runInProcess(name: string): Promise<Figure[]> {
  return new Promise((resolve) => {
    let figures: Figure[] = [];
    const child = fork(import.meta.filename, ['--in-process', name], { stdio: 'inherit' });
    child.on('message', (message) => {
      figures = message as Figure[];
    });
    child.on('exit', (code) => {
      if (code === 0) resolve(figures);
      else {
        const failed = { ours: 'failed', beside: '', ratio: null, target: 'runs to its end', reached: false };
        resolve([...figures, { what: name, ...failed }]);
      }
    });
  });
}

function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ what, ours, beside, ratio, target, reached }) => [
    what,
    ours,
    beside,
    ratio === null ? '' : ratio.toFixed(2),
    target ?? '',
    reached === null ? '' : reached ? 'reached' : 'MISSED',
  ]);
  const head = ['what', 'ours', 'beside, same run', 'ratio', 'promise', ''];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  for (const row of [head, widths.map((width) => '-'.repeat(width)), ...rows]) {
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    );
  }
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = asked.length > 0 ? asked : BENCHES;
  const figures: Figure[] = [];
  for (const name of names) {
    if (!existsSync(join(import.meta.dirname, `${name}.ts`))) {
      console.log(`\nNO BENCHMARK named ${name}; there are: ${BENCHES.join(', ')}.`);
      process.exitCode = 1;
      continue;
    }
    console.log(`\n${name}`);
    figures.push(...(await runInProcess(name)));
  }
  console.log(
    `\n${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}\n`,
  );
  printTable(figures);
  if (figures.some(({ reached }) => reached === false)) process.exitCode = 1;
}

const [mode, name] = process.argv.slice(2);
if (mode === '--in-process' && name !== undefined) {
  const { bench } = (await import(`./${name}.ts`)) as Bench;
  process.send!(await bench());
} else {
  await main();
}
