import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The folder with data that is measured on and never committed; null where it is not. */
export function dataFolder(): string | null {
  const folder = process.env['LONGLIST_DATA'] ?? join(ROOT, '..', 'shared', 'data');
  return existsSync(folder) ? folder : null;
}

/** How many values were wanted, how many were given, and how many of those agree. */
export type Count = { readonly want: number; readonly got: number; readonly hit: number };

/** Pairs wanted with given values, each at most once. */
export function countOf(
  want: readonly string[],
  got: readonly string[],
  same: (a: string, b: string) => boolean,
): Count {
  const left = [...got];
  let hit = 0;
  for (const value of want) {
    const at = left.findIndex((other) => same(value, other));
    if (at < 0) continue;
    left.splice(at, 1);
    hit += 1;
  }
  return { want: want.length, got: got.length, hit };
}

/** Counts by field. */
export class Scores {
  readonly fields = new Map<string, Count>();

  add(field: string, count: Count): void {
    const old = this.fields.get(field) ?? { want: 0, got: 0, hit: 0 };
    this.fields.set(field, {
      want: old.want + count.want,
      got: old.got + count.got,
      hit: old.hit + count.hit,
    });
  }
}

/** Precision, recall and F1 of a field; precision and F1 null where only what was wanted is counted. */
type Row = {
  readonly precision: number | null;
  readonly recall: number;
  readonly f1: number | null;
};

function rowOf({ want, got, hit }: Count): Row {
  const recall = want === 0 ? 1 : hit / want;
  if (got === 0) return { precision: null, recall, f1: null };
  const precision = hit / got;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

/** F1 of a count; 0 where nothing agrees. */
export function f1Of({ want, got, hit }: Count): number {
  return want + got === 0 ? 0 : (2 * hit) / (want + got);
}

/**
 * Prints precision, recall and F1 of every field beside those of the committed run before; a field that counts no
 * given values has recall only. With `--save` on the command line this run is what the next is compared with.
 * @param floors F1 (recall, where there is no F1) that each field must reach.
 * @param fall how far a field may be below the committed run before; where nothing is reached yet, this is the floor.
 * @returns the fields that miss their floor.
 */
export function printScores(
  measure: string,
  scores: Scores,
  floors: Readonly<Record<string, number>> = {},
  fall = 1,
): string[] {
  const all = JSON.parse(readFileSync(PREVIOUS, 'utf8')) as Record<string, Record<string, Row>>;
  const before = all[measure] ?? {};
  const missed: string[] = [];
  const now: Record<string, Row> = {};
  for (const [field, count] of scores.fields) {
    const row = rowOf(count);
    now[field] = row;
    const figure = row.f1 ?? row.recall;
    const old = before[field];
    const was = old === undefined ? null : (old.f1 ?? old.recall);
    const floor = floors[field] ?? (was === null ? undefined : was - fall);
    if (floor !== undefined && figure < floor) missed.push(field);
    console.log(
      `${field.padEnd(36)} P ${show(row.precision)}  R ${show(row.recall)}  F1 ${show(row.f1)}` +
        `  was ${show(was)} ${change(figure, was)}  (${count.hit} of ${count.want} wanted, ${count.got} given)` +
        (floor !== undefined && figure < floor ? `  BELOW ${floor.toFixed(3)}` : ''),
    );
  }
  if (process.argv.includes('--save')) {
    writeFileSync(PREVIOUS, `${JSON.stringify({ ...all, [measure]: now }, roundedTo4, 2)}\n`);
  }
  return missed;
}

/**
 * One figure beside that of the committed run before, as text; with `--save` it is what the next run is compared with. Several
 * figures of a measure keep beside each other.
 */
export function besideBefore(measure: string, field: string, figure: number): string {
  const all = JSON.parse(readFileSync(PREVIOUS, 'utf8')) as Record<string, Record<string, Row>>;
  const was = all[measure]?.[field]?.recall ?? null;
  if (process.argv.includes('--save')) {
    const row: Row = { precision: null, recall: figure, f1: null };
    const saved = { ...all, [measure]: { ...all[measure], [field]: row } };
    writeFileSync(PREVIOUS, `${JSON.stringify(saved, roundedTo4, 2)}\n`);
  }
  return `was ${show(was)} ${change(figure, was)}`;
}

/** How far figures of made sets may fall below the committed run before: they are not reached yet, but must not be lost. */
export const MAY_FALL = 0.02;

/** A figure of the committed run before, null where there is none. */
export function figureBefore(measure: string, field: string): number | null {
  const all = JSON.parse(readFileSync(PREVIOUS, 'utf8')) as Record<string, Record<string, Row>>;
  return all[measure]?.[field]?.recall ?? null;
}

/** The figures of the run before, committed. */
const PREVIOUS = join(import.meta.dirname, 'previous.json');

function roundedTo4(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
}

function change(figure: number, was: number | null): string {
  const by = was === null ? 0 : figure - was;
  return Math.abs(by) < 0.0005 ? '      ' : `${by > 0 ? '+' : '-'}${Math.abs(by).toFixed(3)}`;
}

function show(value: number | null): string {
  return value === null ? '  –  ' : value.toFixed(3);
}
