/**
 * `npm run bench [name …]`: runs every benchmark in a process of its own and prints one table. Each is a file
 * beside this one that exports `bench(): Promise<Figure[]>`; ratios are of figures measured in the same run.
 * `npm run bench soak -- --minutes 60` says how long the one that goes on and on does so; `--heap`
 * has it compare the heaps of its beginning and its end. `npm run bench office -- --sizes 1000,10000,100000` says how many
 * candidates the office has, and `npm run bench office -- --move 10000` measures how so many are moved there and back.
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchOptions, Figure } from './measure.ts';

const BENCHES = [
  'scan',
  'read',
  'ocr',
  'embedding',
  'ranking',
  'evaluations',
  'import',
  'intake',
  'duplicates',
  'start',
  'api',
  'office',
  'nearest',
  'interface',
  'soak',
];

/** Before the name of the one that this process is to run. */
const IN_PROCESS = '--in-process';

type Bench = { bench(options: BenchOptions): Promise<Figure[]> };

function runInProcess(name: string, options: readonly string[]): Promise<Figure[]> {
  return new Promise((resolve) => {
    let figures: Figure[] = [];
    const child = fork(import.meta.filename, [IN_PROCESS, name, ...options], { stdio: 'inherit' });
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
  const { positionals: asked, values } = given();
  const options = [
    `--minutes=${values.minutes}`,
    `--seed=${values.seed}`,
    `--sizes=${values.sizes}`,
    ...(values.heap ? ['--heap'] : []),
    ...(values.move === undefined ? [] : [`--move=${values.move}`]),
  ];
  const names = asked.length > 0 ? asked : BENCHES;
  const figures: Figure[] = [];
  for (const name of names) {
    if (!existsSync(join(import.meta.dirname, `${name}.ts`))) {
      console.log(`\nNO BENCHMARK named ${name}; there are: ${BENCHES.join(', ')}.`);
      process.exitCode = 1;
      continue;
    }
    console.log(`\n${name}`);
    figures.push(...(await runInProcess(name, options)));
  }
  console.log(
    `\n${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}\n`,
  );
  printTable(figures);
  if (figures.some(({ reached }) => reached === false)) process.exitCode = 1;
}

/** What the command line asks for. */
function given() {
  return parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== IN_PROCESS),
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: '20261123' },
      heap: { type: 'boolean', default: false },
      sizes: { type: 'string', default: '1000,10000' },
      move: { type: 'string' },
    },
    allowPositionals: true,
  });
}

if (process.argv[2] === IN_PROCESS) {
  const { positionals, values } = given();
  const { bench } = (await import(`./${positionals[0]}.ts`)) as Bench;
  process.send!(
    await bench({
      minutes: Number(values.minutes),
      seed: Number(values.seed),
      heap: values.heap,
      sizes: values.sizes.split(',').map(Number),
      move: values.move === undefined ? null : Number(values.move),
    }),
  );
} else {
  await main();
}
