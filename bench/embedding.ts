/**
 * Our embedder as an import uses it (one process per core, one thread each, tokenizing and pooling included)
 * beside plain onnxruntime-node with all cores in one process and the token ids ready made.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { NO_TELEMETRY } from '#service/intelligence/embedding/no-telemetry.ts';
import { median, type Figure } from './measure.ts';

const ROUNDS = 5;
const CORES = availableParallelism();
const WORDS =
  'senior nurse planned weekly shifts for the ward and trained new colleagues in safe handling while the team reduced waiting times at a regional hospital engineer built services reports budgets customers'.split(
    ' ',
  );

const textOf = (words: number, seed: number): string =>
  Array.from({ length: words }, (_, i) => WORDS[(i * 7 + seed * 13) % WORDS.length]).join(' ');

/** Texts as resumes give them: for each a lead of the full length, then short passages. */
function resumeTexts(resumes: number): string[] {
  const texts: string[] = [];
  for (let resume = 0; resume < resumes; resume++) {
    texts.push(textOf(240, resume));
    for (let passage = 0; passage < 40; passage++) texts.push(textOf(18 + ((passage + resume) % 7), passage));
  }
  return texts;
}

type Worker = { run(texts: readonly string[]): Promise<void>; readonly child: ChildProcess };

async function start(kind: 'ours' | 'plain', threads: number): Promise<Worker> {
  const child = fork(join(import.meta.dirname, 'embedding-worker.ts'), [kind, String(threads)], {
    env: { ...process.env, ...NO_TELEMETRY },
  });
  const reply = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error(`The ${kind} process ended.`)));
    });
  await reply();
  return {
    child,
    async run(texts) {
      child.send(texts);
      await reply();
    },
  };
}

/** Milliseconds until every worker has embedded its share. */
async function round(workers: readonly Worker[], texts: readonly string[]): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    workers.map((worker, i) => worker.run(texts.filter((_, text) => text % workers.length === i))),
  );
  return performance.now() - begin;
}

export async function bench(): Promise<Figure[]> {
  const texts = resumeTexts(6);
  const ours = await Promise.all(Array.from({ length: CORES }, () => start('ours', 1)));
  const plain = [await start('plain', CORES)];
  const times = { ours: [] as number[], plain: [] as number[] };
  try {
    await round(ours, texts);
    await round(plain, texts);
    for (let i = 0; i < ROUNDS; i++) {
      times.ours.push(await round(ours, texts));
      times.plain.push(await round(plain, texts));
    }
  } finally {
    for (const { child } of [...ours, ...plain]) child.kill();
  }
  const rate = (kind: 'ours' | 'plain'): number => (texts.length / median(times[kind])) * 1000;
  const ratio = rate('ours') / rate('plain');
  return [
    {
      what: `embedding, ${texts.length} texts of 6 resumes, ${CORES} processes × 1 thread`,
      ours: `${rate('ours').toFixed(0)} texts/s`,
      beside: `plain onnxruntime-node, 1 process × ${CORES} threads: ${rate('plain').toFixed(0)} texts/s`,
      ratio,
      target: '≥ 0.8',
      reached: ratio >= 0.8,
    },
  ];
}
