/**
 * Fits the table that makes confidences of criteria into shares that were right: `node bench/calibration.ts
 * [--rows=<file> …] [--write]`. Rows and sets: test/quality/criteria_sets.ts. `--unseen` uses only the sets given with
 * --rows: figures of rows the rules were tuned on are better than those of new ones, so the table of the program is
 * fitted on rows that were written after the rules. `--made` adds the made rows one may tune on. Prints the calibration
 * error with every resume left out of the fit in turn; `--write` replaces the table and raises its version.
 *
 * Method: isotonic regression (pool adjacent violators) of "the yes or no was right" on what the leaf said, for each
 * kind of answer apart; each pool is drawn towards the share of its group by PRIOR rows. Rows labelled "not stated"
 * have no truth of yes or no and are left out. Robertson, Wright, Dykstra (1988), Order Restricted Statistical Inference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { criterionFacts } from '#service/intelligence/criteria/facts.ts';
import { interpolate } from '#service/intelligence/criteria/calibration.ts';
import { statementsOf, understandCriterion } from '#service/intelligence/criteria/criterion.ts';
import { decideTree } from '#service/intelligence/criteria/logic.ts';
import { readCriterion } from '#service/intelligence/criteria/read.ts';
import { withoutInstructions } from '#service/intelligence/text/instructions.ts';
import { CALIBRATION } from '#service/intelligence/criteria/calibration_table.ts';
import { binnedError } from '../test/quality/criteria_score.ts';
import { labelledSets, lexicon, readResume, REFERENCE } from '../test/quality/criteria_sets.ts';

type Group = 'met' | 'not_met' | 'meaning' | 'not_stated';
type Sample = { readonly file: string; readonly group: Group; readonly raw: number; readonly right: boolean };
type Point = readonly [raw: number, share: number];

/** Rows of its group's mean that every pool is mixed with: few rows prove little. */
const PRIOR = 8;
const GROUPS: readonly Group[] = ['met', 'not_met', 'meaning', 'not_stated'];
const TABLE = join(import.meta.dirname, '..', 'electron/service/intelligence/criteria/calibration_table.ts');

async function samplesOf(): Promise<Sample[]> {
  const unseen = process.argv.includes('--unseen');
  const sets = labelledSets().filter(({ name }) => {
    if (name.startsWith('made-')) return name === 'made-tuned' && process.argv.includes('--made');
    return !(unseen && ['own', 'data'].includes(name));
  });
  const samples: Sample[] = [];
  for (const set of sets) {
    for (const [file, asked] of Map.groupBy(set.rows, (row) => row.file)) {
      const resume = await readResume(set, file);
      const statements = new Set(asked.flatMap(({ criterion }) => statementsOf(criterion, lexicon)));
      const facts = criterionFacts({
        document: withoutInstructions(resume.document),
        profile: resume.profile,
        lexicon,
        reference_date: REFERENCE,
        meaning: await resume.meaning([...statements]),
      });
      for (const { criterion, expected } of asked) {
        const tree = readCriterion(criterion, lexicon);
        if (tree === null || expected === 'not_stated') continue;
        const { truth, confidence, evidence } = decideTree(tree, facts);
        const met = truth === true && evidence.length > 0;
        const meaning = understandCriterion(criterion, lexicon).engine === 'meaning';
        const group = met || truth === false ? (meaning ? 'meaning' : met ? 'met' : 'not_met') : 'not_stated';
        samples.push({ file, group, raw: confidence, right: met === (expected === 'met') });
      }
    }
  }
  return samples;
}

/** Isotonic points of one group; a single point where all pools are one. */
function fit(samples: readonly Sample[]): Point[] {
  if (samples.length === 0) return [[0.5, 0.5]];
  const mean = samples.filter(({ right }) => right).length / samples.length;
  const pools: { weight: number; right: number; raw: number }[] = [];
  for (const [raw, own] of [...Map.groupBy(samples, (sample) => sample.raw)].toSorted(([a], [b]) => a - b)) {
    pools.push({ weight: own.length, right: own.filter(({ right }) => right).length, raw: raw * own.length });
    for (let last = pools.length - 1; last > 0; last -= 1) {
      const [before, after] = [pools[last - 1]!, pools[last]!];
      if (shareOf(before, mean) < shareOf(after, mean)) break;
      pools.splice(last - 1, 2, {
        weight: before.weight + after.weight,
        right: before.right + after.right,
        raw: before.raw + after.raw,
      });
    }
  }
  return pools.map((pool) => [round(pool.raw / pool.weight), round(shareOf(pool, mean))]);
}

const shareOf = (
  { weight, right }: { readonly weight: number; readonly right: number },
  mean: number,
): number => (right + PRIOR * mean) / (weight + PRIOR);
const round = (value: number): number => Math.round(value * 1000) / 1000;

const samples = await samplesOf();
const table = new Map(
  GROUPS.map((group) => [group, fit(samples.filter((sample) => sample.group === group))]),
);
for (const [group, points] of table) {
  const own = samples.filter((sample) => sample.group === group);
  console.log(`${group.padEnd(11)} ${own.length} rows: ${points.map(([x, y]) => `${x} → ${y}`).join(', ')}`);
}
const crossed = [...Map.groupBy(samples, ({ file }) => file)].flatMap(([file, own]) =>
  own.map(({ group, raw, right }) => {
    const others = samples.filter((sample) => sample.group === group && sample.file !== file);
    return { confidence: interpolate(fit(others), raw), right };
  }),
);
console.log(
  `calibration error ${binnedError(crossed).toFixed(3)} with each resume left out; ${samples.length} rows, before the bounds of calibration.ts`,
);

if (process.argv.includes('--write')) {
  const source = readFileSync(TABLE, 'utf8');
  const lines = [...table].map(([group, points]) => `  ${group}: ${JSON.stringify(points)},`);
  const version = `  version: ${CALIBRATION.version + 1},\n  rows: ${samples.length},`;
  writeFileSync(
    TABLE,
    `${source.slice(0, source.indexOf('} = {'))}} = {\n${version}\n${lines.join('\n')}\n};\n`,
  );
  console.log(`Written: ${TABLE}; format it, and raise CRITERIA_ENGINE.`);
}
