/**
 * `npm run quality [-- name … --verbose]`: measures reading, summaries, criteria and ranking on labelled data, one after the other,
 * and fails when one of them misses its floor. Each is also a program of its own.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const MEASURES = ['text', 'profile', 'made', 'sent', 'summary', 'criteria', 'ranking'];
const asked = process.argv.slice(2).filter((word) => MEASURES.includes(word));
// a name that follows `--model` is a file's
const options = process.argv
  .slice(2)
  .filter((word, at, words) => word.startsWith('--') || words[at - 1] === '--model');
let failed = 0;
const measures = asked.length > 0 ? asked : MEASURES;
for (const measure of measures) {
  console.log(`\n== ${measure}`);
  const script = join(import.meta.dirname, `${measure}.ts`);
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
if (failed > 0) console.error(`\n${failed} of ${measures.length} missed their floor or broke.`);
process.exitCode = failed > 0 ? 1 : 0;
