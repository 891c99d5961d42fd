/**
 * Measures the criterion engine on labelled criteria: `node test/quality/criteria.ts [--verbose] [--kind=<kind>]`.
 * A row is right when "met" is answered for what is met, and "not met" for the rest. Data folder as in profile.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateCriteria } from '#service/intelligence/criteria/criterion.ts';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { dataFolder } from './measure.ts';

type Row = {
  id: string;
  file: string;
  kind: string;
  criterion: string;
  expected: 'met' | 'not_met' | 'not_stated';
  evidence: string | null;
  note: string;
  hard: boolean;
};

const REFERENCE = '2026-11';
/** Share of rows answered right; 0.96 measured when the engine was written. */
const FLOOR = 0.93;
const folder = dataFolder();
if (folder === null || !existsSync(join(folder, 'criteria', 'criteria.jsonl'))) {
  console.log('criteria: no labelled criteria here (set LONGLIST_DATA); nothing measured.');
  process.exit(0);
}
const verbose = process.argv.includes('--verbose');
const only = process.argv.find((argument) => argument.startsWith('--kind='))?.slice(7);
const lexicon = shippedLexicon();
const rows = readFileSync(join(folder, 'criteria', 'criteria.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .filter(({ kind }) => only === undefined || kind === only);

const resumes = new Map<string, { document: ResumeDocument; profile: Profile }>();
for (const file of new Set(rows.map((row) => row.file))) {
  const read = await readDocument(readFileSync(join(folder, 'resumes', file)), { file_name: file });
  if (!read.ok) throw new Error(`${file}: ${read.reason}`);
  const { document } = read;
  resumes.set(file, { document, profile: readProfile(document, { reference_date: REFERENCE, lexicon }) });
}

type Score = { rows: number; right: number; false_met: number; missed: number };
const byKind = new Map<string, Score>();
const outcomes: { met: boolean; given: boolean; confidence: number; hard: boolean }[] = [];
let failed = 0;
let spans = 0;
let withoutEvidence = 0;
const started = performance.now();
for (const [file, asked] of Map.groupBy(rows, (row) => row.file)) {
  const resume = resumes.get(file);
  if (resume === undefined) continue;
  const answers = evaluateCriteria(
    asked.map(({ criterion }) => criterion),
    { ...resume, lexicon, reference_date: REFERENCE },
  );
  for (const [at, row] of asked.entries()) {
    const answer = answers[at];
    const met = row.expected === 'met';
    const score = byKind.get(row.kind) ?? { rows: 0, right: 0, false_met: 0, missed: 0 };
    byKind.set(row.kind, score);
    score.rows += 1;
    if (answer?.state !== 'EVALUATED') {
      failed += 1;
      if (!met) score.right += 1;
      if (verbose) console.log(`FAILED  ${row.kind} | ${row.criterion} | ${JSON.stringify(answer)}`);
      continue;
    }
    const given = answer.is_criterion_met;
    for (const { start, end } of answer.evidence) {
      if (resume.document.text.slice(start, end).trim() !== '') spans += 1;
    }
    if (given && !answer.evidence.some(({ stance }) => stance === 'for')) withoutEvidence += 1;
    outcomes.push({ met, given, confidence: answer.confidence_score, hard: row.hard });
    if (met === given) score.right += 1;
    else if (given) score.false_met += 1;
    else score.missed += 1;
    if (verbose && met !== given) {
      console.log(
        `${given ? 'FALSE MET' : 'MISSED   '} ${row.kind} | ${row.criterion} | ${file} | ${row.expected} (${row.note}) ${row.evidence ?? ''}\n     = ${answer.understood_as} | ${answer.confidence_score} | ${answer.explanation}`,
      );
    }
  }
}
const took = performance.now() - started;

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
for (const [kind, { rows: count, right, false_met, missed }] of [...byKind].toSorted()) {
  console.log(
    `${kind.padEnd(15)} ${share(right, count)}  (${right} of ${count}; ${false_met} wrongly met, ${missed} missed)`,
  );
}
const right = outcomes.filter(({ met, given }) => met === given);
const recall = (met: boolean): number => {
  const own = outcomes.filter((outcome) => outcome.met === met);
  return own.length === 0 ? 1 : own.filter(({ given }) => given === met).length / own.length;
};
const brier =
  outcomes.reduce((sum, { met, given, confidence }) => sum + (confidence - Number(met === given)) ** 2, 0) /
  Math.max(1, outcomes.length);
const bins = Map.groupBy(outcomes, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
let calibration = 0;
for (const [, own] of [...bins].toSorted(([a], [b]) => a - b)) {
  const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
  const actual = own.filter(({ met, given }) => met === given).length / own.length;
  calibration += (own.length / outcomes.length) * Math.abs(mean - actual);
  if (verbose) console.log(`  confidence ${mean.toFixed(2)}: ${actual.toFixed(2)} right (${own.length})`);
}
const accuracy = right.length / Math.max(1, outcomes.length);
console.log(
  `criteria: accuracy ${accuracy.toFixed(3)} (${right.length} of ${outcomes.length}), balanced ${((recall(true) + recall(false)) / 2).toFixed(3)}, hard ${share(right.filter(({ hard }) => hard).length, outcomes.filter(({ hard }) => hard).length)}`,
);
console.log(
  `confidence: Brier ${brier.toFixed(3)}, calibration error ${calibration.toFixed(3)}; ${failed} not answered; ${spans} spans, ${withoutEvidence} met without one; ${took.toFixed(0)} ms`,
);
if (only === undefined && (accuracy < FLOOR || withoutEvidence > 0)) process.exitCode = 1;
