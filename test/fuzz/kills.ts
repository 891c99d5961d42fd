/**
 * `npm run kills [-- --count 200 --seed 20261123]`: the real service is killed (SIGKILL) at random moments, while it starts
 * and while answered writes of every kind, backups and restores go on, and is started again on the same folder. After each
 * kill the whole folder is looked at: what was answered is there, what was deleted is not, files and rows agree, all work
 * ends. What is done and when is chosen by the seed. Prints what is wrong and leaves such a folder behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killOften } from './kills_run.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '20261123' } },
});
const count = Number(values.count);
const seed = Number(values.seed);
/** Kills of one folder: it grows, and is to be looked at as a whole each time. */
const KILLS_A_FOLDER = 25;

const began = performance.now();
let done = 0;
let writes = 0;
const failures: string[] = [];
for (let chapter = 0; chapter * KILLS_A_FOLDER < count; chapter += 1) {
  const folder = mkdtempSync(path.join(tmpdir(), 'longlist-kills-'));
  const run = await killOften(folder, Math.min(KILLS_A_FOLDER, count - done), seed + chapter, (kill) => {
    done += 1;
    writes += kill.writes;
    const shown = kill.problems.length === 0 ? 'ok' : kill.problems.slice(0, 5).join('; ');
    console.log(`${String(done).padStart(4)}  ${kill.what.padEnd(44)} ${shown}`);
    for (const problem of kill.problems) failures.push(`kill ${done} (${kill.what}): ${problem}`);
  });
  if (run.is_whole) rmSync(folder, { recursive: true, force: true });
  else console.log(`      left behind to look at: ${folder}`);
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `\n${done} kills, ${writes} answered writes, ${failures.length} failures, ${minutes} min, seed ${seed}`,
);
for (const failure of failures.slice(0, 40)) console.log(`FAILED ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
