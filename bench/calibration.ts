/**
 * Fits the table that makes confidences of criteria into shares that were right: `node bench/calibration.ts
 * [--sets=<name>,…] [--rows=<file> …] [--write]`. Rows and sets: test/quality/criteria_sets.ts. Figures of rows the rules
 * were tuned on are better than those of new ones, so rows by strangers are beside them, as they were answered when they were first seen
 * (26 and 29 November 2026, test/quality/strangers/first_sight.json; "met" from parts n to t, by their engines of the day, since
 * long sentences stand apart). Prints the calibration error with every resume left out of the fit in turn; `--write`
 * replaces the table and raises its version.
 *
 * Method: isotonic regression (pool adjacent violators) of "the yes or no was right" on what the engine said, for each
 * group of calibration.ts apart; each pool is drawn towards the share of its group by PRIOR rows. Rows labelled "not stated"
 * have no truth of yes or no and are left out. Robertson, Wright, Dykstra (1988), Order Restricted Statistical Inference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOf, interpolate } from '#service/intelligence/criteria/calibration.ts';
import { CALIBRATION, type CalibrationGroup } from '#service/intelligence/criteria/calibration_table.ts';
import { createJudge } from '#service/intelligence/criteria/engine.ts';
import { standsInProse } from '#service/intelligence/criteria/in_prose.ts';
import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import { lexiconTableTexts } from '../test/helpers/lexicon.ts';
import { binnedError } from '../test/quality/criteria_score.ts';
import { labelledSets, lexicon, readResume, REFERENCE } from '../test/quality/criteria_sets.ts';

type Sample = {
  readonly file: string;
  readonly group: CalibrationGroup;
  readonly raw: number;
  readonly right: boolean;
};
type Point = readonly [raw: number, share: number];

/** Rows of its group's mean that every pool is mixed with: few rows prove little. */
const PRIOR = 8;
const GROUPS = Object.keys(CALIBRATION.points) as CalibrationGroup[];
const TABLE = join(import.meta.dirname, '..', 'electron/service/intelligence/criteria/calibration_table.ts');

async function samplesOf(): Promise<Sample[]> {
  const wanted = process.argv
    .find((argument) => argument.startsWith('--sets='))
    ?.slice(7)
    .split(',');
  const judge = createJudge(parseTables(lexiconTableTexts()));
  const samples: Sample[] = [];
  for (const set of labelledSets().filter(({ name }) => wanted?.includes(name) ?? true)) {
    for (const [file, asked] of Map.groupBy(set.rows, (row) => row.file)) {
      const { document, profile } = await readResume(set, file);
      const source = { document, profile, lexicon, reference_date: REFERENCE };
      const answers = judge.evaluateCriteria(
        asked.map(({ criterion }) => criterion),
        source,
      );
      for (const [at, { criterion, expected }] of asked.entries()) {
        const answer = answers[at]!;
        if (answer.state === 'FAILED' || expected === 'not_stated') continue;
        const right = answer.is_criterion_met === (expected === 'met');
        const reading = judge.readingFor(criterion, source);
        const tree = 'refusal' in reading ? null : reading.tree;
        const in_prose = standsInProse(tree, answer.evidence, document.text);
        samples.push({ file, group: groupOf({ ...answer, in_prose }), raw: answer.confidence_score, right });
      }
    }
  }
  return samples;
}

/** How rows by strangers were answered when they were first seen: group, what the engine said, and whether it was right. */
const FIRST_SIGHT = join(import.meta.dirname, '..', 'test/quality/strangers/first_sight.json');
function firstSight(): Sample[] {
  const kept = JSON.parse(readFileSync(FIRST_SIGHT, 'utf8')) as Record<
    string,
    [CalibrationGroup, number, 0 | 1][]
  >;
  return Object.entries(kept).flatMap(([file, rows]) =>
    rows.map(([group, raw, right]): Sample => ({ file, group, raw, right: right === 1 })),
  );
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
const round = (value: number): number => Math.round(value * 100) / 100;

const samples = [...(await samplesOf()), ...firstSight()];
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
  const lines = [...table].map(([group, points]) => `    ${group}: ${JSON.stringify(points)},`);
  const head = `  version: ${CALIBRATION.version + 1},\n  rows: ${samples.length},\n  points: {\n`;
  writeFileSync(
    TABLE,
    `${source.slice(0, source.indexOf('} = {'))}} = {\n${head}${lines.join('\n')}\n  },\n};\n`,
  );
  console.log(`Written: ${TABLE}; format it, and raise CRITERIA_ENGINE.`);
}
