/**
 * Measures criterion engines on labelled criteria, beside a keyword and a cosine baseline:
 * `node test/quality/criteria.ts [--tuned] [--verbose] [--kind=<kind>] [--set=<name>] [--rows=<file>] [--model <file>]
 * [--save]`. Sets: criteria_sets.ts, the untouched one first; engines: criteria_engines.ts; figures: criteria_score.ts. Fails
 * when a floor is missed.
 */
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { quoteOf } from '#service/intelligence/evidence.ts';
import { enginesAsked, type Engine } from './criteria_engines.ts';
import { bestBaseline, cosine, keywords, type Baseline } from './criteria_baselines.ts';
import {
  accuracy,
  balancedAccuracy,
  brier,
  calibrationError,
  reliability,
  ROWS_FOR_A_FLOOR,
  threeWayAccuracy,
  wronglyMet,
  type Outcome,
} from './criteria_score.ts';
import {
  labelledSets,
  readResume,
  type LabelledRow,
  type LabelledSet,
  type ReadResume,
} from './criteria_sets.ts';
import { besideBefore, figureBefore, MAY_FALL } from './measure.ts';

/** What must be reached on the sets of this name, and in every kind with enough rows. */
const FLOORS: Record<string, Partial<Figures> & { readonly kind?: number }> = {
  data: { accuracy: 0.9, balanced: 0.88, three_way: 0.82, calibration: 0.06, kind: 0.85 },
  own: { three_way: 0.92 },
};

type Figures = {
  readonly accuracy: number;
  readonly balanced: number;
  readonly three_way: number;
  readonly calibration: number;
};

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const verbose = process.argv.includes('--verbose');
const only = option('kind');
const UNTOUCHED = 'made-untouched';
const only_set = option('set');

/** Rules that no answer may break, whatever is asked. */
function broken(answer: CriterionAnswer, { document }: ReadResume): string | null {
  if (answer.state === 'FAILED') return null;
  const { is_criterion_met, finding, confidence_score, evidence } = answer;
  if (is_criterion_met !== (finding === 'met')) return 'the boolean and the finding disagree';
  if (is_criterion_met && !evidence.some(({ stance }) => stance === 'for')) return 'met without a quote';
  if (finding === 'not_stated' ? confidence_score > 0.5 : confidence_score <= 0.5) return 'confidence';
  const quotes = evidence.map((span) => quoteOf(document, span).quote);
  return quotes.every((quote) => quote.trim() !== '' && document.text.includes(quote))
    ? null
    : 'a quote that is not in the document';
}

function tell(row: LabelledRow, answer: CriterionAnswer): void {
  const given = answer.state === 'FAILED' ? 'FAILED' : answer.finding;
  if (given === row.expected) return;
  const boolean = (given === 'met') !== (row.expected === 'met') ? '!!' : '  ';
  console.log(
    `${boolean} ${row.expected} → ${given} | ${row.kind} | ${row.criterion} | ${row.file} | ${row.note} | ${row.evidence ?? ''}`,
  );
  console.log(
    answer.state === 'FAILED'
      ? `     ${answer.message}`
      : `     = ${answer.understood_as} | ${answer.engine} ${answer.confidence_score} | ${answer.explanation}`,
  );
}

async function measure(set: LabelledSet, engine: Engine): Promise<string[]> {
  const { name } = set;
  const rows = set.rows.filter(({ kind }) => only === undefined || kind === only);
  console.log(`\n-- ${name}: ${rows.length} criteria, answered by ${engine.name}`);
  // figures of another engine are kept beside those of the rules
  const kept = engine.name === 'rules' ? name : `${name} ${engine.name}`;
  // whoever sees its rows tunes on them
  const telling = verbose && name !== UNTOUCHED;
  const resumes = new Map<string, ReadResume>();
  for (const file of new Set(rows.map((row) => row.file))) resumes.set(file, await readResume(set, file));
  const outcomes: Outcome[] = [];
  const breaches: string[] = [];
  for (const [file, asked] of Map.groupBy(rows, (row) => row.file)) {
    const resume = resumes.get(file)!;
    const answers = await engine.answer(asked, resume);
    const backwards = (await engine.answer(asked.toReversed(), resume)).toReversed();
    if (JSON.stringify(answers) !== JSON.stringify(backwards)) breaches.push(`${file}: the order matters`);
    for (const [at, row] of asked.entries()) {
      const answer = answers[at]!;
      const evaluated = answer.state === 'EVALUATED';
      const breach = broken(answer, resume);
      if (breach !== null) breaches.push(`${row.id}: ${breach}`);
      if (telling) tell(row, answer);
      outcomes.push({
        row,
        finding: evaluated ? answer.finding : null,
        confidence: evaluated ? answer.confidence_score : 0,
      });
    }
  }
  const by_kind = printGroups(outcomes, ({ row }) => row.kind);
  for (const key of ['language', 'form', 'status'] as const) {
    const known = outcomes.filter(({ row }) => row[key] !== undefined && row.kind !== 'combination');
    if (known.length > 0) console.log(`by ${key}`);
    printGroups(known, ({ row }) => row[key] ?? '');
  }
  const figures: Figures = {
    accuracy: accuracy(outcomes),
    balanced: balancedAccuracy(outcomes),
    three_way: threeWayAccuracy(outcomes),
    calibration: calibrationError(outcomes),
  };
  printFigures(kept, figures, outcomes, telling);
  if (only === undefined) {
    printBaseline('keywords', await bestBaseline(rows, resumes, keywords));
    printBaseline('cosine', await bestBaseline(rows, resumes, cosine));
  }
  for (const breach of breaches) console.log(`BROKEN ${breach}`);
  return [...(only === undefined ? missedFloors(kept, figures, by_kind) : []), ...breaches];
}

function printGroups(outcomes: readonly Outcome[], group: (outcome: Outcome) => string): Map<string, number> {
  const figures = new Map<string, number>();
  for (const [kind, own] of [...Map.groupBy(outcomes, group)].toSorted()) {
    if (own.length >= ROWS_FOR_A_FLOOR) figures.set(kind, accuracy(own));
    const wrong = wronglyMet(own).rows;
    const missed = own.filter(({ row, finding }) => finding !== 'met' && row.expected === 'met').length;
    console.log(
      `${kind.padEnd(15)} ${accuracy(own).toFixed(3)}  three-way ${threeWayAccuracy(own).toFixed(3)}  (${own.length} rows; ${wrong} wrongly met, ${missed} missed)`,
    );
  }
  return figures;
}

function printFigures(name: string, figures: Figures, outcomes: readonly Outcome[], telling: boolean): void {
  for (const [figure, value] of Object.entries(figures)) {
    // a set that is given as a file is not kept
    const before = name.includes('.') ? '' : besideBefore(`criteria ${name}`, figure, value);
    console.log(`${figure.padEnd(15)} ${value.toFixed(3)}  ${before}`);
  }
  const wrong = wronglyMet(outcomes);
  console.log(
    `met that should not be: ${wrong.rows} of ${outcomes.length} rows (${(wrong.share * 100).toFixed(1)} %), said with ${wrong.confidence.toFixed(2)} on average`,
  );
  const hard = outcomes.filter(({ row }) => row.hard);
  const failed = outcomes.filter(({ finding }) => finding === null).length;
  console.log(
    `hard rows ${accuracy(hard).toFixed(3)} (${hard.length}), Brier ${brier(outcomes).toFixed(3)}, not answered ${failed}; calibration with "not stated" counted as a no: ${calibrationError(outcomes, true).toFixed(3)}`,
  );
  if (telling) for (const line of reliability(outcomes)) console.log(`  ${line}`);
}

function printBaseline(name: string, { threshold, accuracy: right, balanced }: Baseline): void {
  console.log(
    `baseline ${name.padEnd(9)} accuracy ${right.toFixed(3)}, balanced ${balanced.toFixed(3)} (threshold ${threshold.toFixed(2)}, the best one for this set)`,
  );
}

/** What a set without floors of its own must keep: the figures of the committed run before. */
function floorsBefore(name: string): Partial<Figures> & { readonly kind?: number } {
  const before = (figure: keyof Figures): number => figureBefore(`criteria ${name}`, figure) ?? 0;
  return {
    accuracy: before('accuracy') - MAY_FALL,
    balanced: before('balanced') - MAY_FALL,
    three_way: before('three_way') - MAY_FALL,
    calibration: (figureBefore(`criteria ${name}`, 'calibration') ?? 1) + MAY_FALL,
  };
}

function missedFloors(name: string, figures: Figures, by_kind: ReadonlyMap<string, number>): string[] {
  const floors = FLOORS[name] ?? floorsBefore(name);
  const missed: string[] = [];
  for (const figure of ['accuracy', 'balanced', 'three_way'] as const) {
    if (figures[figure] < (floors[figure] ?? 0)) missed.push(`${name}: ${figure} below ${floors[figure]}`);
  }
  if (figures.calibration > (floors.calibration ?? 1)) {
    missed.push(`${name}: calibration error above ${floors.calibration}`);
  }
  for (const [kind, figure] of by_kind) {
    if (figure < (floors.kind ?? 0)) missed.push(`${name}: ${kind} below ${floors.kind}`);
  }
  return missed;
}

const problems: string[] = [];
const sets = labelledSets().filter(({ name }) => only_set === undefined || name === only_set);
if (!sets.some(({ name }) => name === 'data')) {
  console.log(
    'criteria: the labelled data folder is not here or not asked for (LONGLIST_DATA); only the other sets are measured.',
  );
}
const engines = await enginesAsked();
for (const set of sets) {
  for (const engine of engines) problems.push(...(await measure(set, engine)));
}
for (const engine of engines) engine.close?.();
for (const problem of problems) console.log(`MISSED ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
