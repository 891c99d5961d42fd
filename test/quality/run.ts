/**
 * `npm run quality [--verbose]`: measures reading, summaries, criteria and ranking on labelled data, one after the other, and fails
 * when one of them misses its floor. Each is also a program of its own.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const MEASURES = ['text', 'profile', 'confidence', 'summary', 'criteria', 'ranking'];
let failed = 0;
for (const measure of MEASURES) {
  console.log(`\n== ${measure}`);
  const script = join(import.meta.dirname, `${measure}.ts`);
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
if (failed > 0) console.error(`\n${failed} of ${MEASURES.length} missed their floor or broke.`);
process.exitCode = failed > 0 ? 1 : 0;
