import { existsSync } from 'node:fs';
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

/** Prints precision, recall and F1 of every field; a field that counts no given values has recall only. */
export function printScores(scores: Scores): void {
  for (const [field, { want, got, hit }] of scores.fields) {
    const recall = want === 0 ? 1 : hit / want;
    const precision = got === 0 ? null : hit / got;
    const f1 =
      precision === null
        ? null
        : precision + recall === 0
          ? 0
          : (2 * precision * recall) / (precision + recall);
    console.log(
      `${field.padEnd(36)} P ${show(precision)}  R ${show(recall)}  F1 ${show(f1)}  (${hit} of ${want} wanted, ${got} given)`,
    );
  }
}

function show(value: number | null): string {
  return value === null ? '   – ' : value.toFixed(3);
}
