import type { Condition } from '../condition.ts';
import { isDamage, sqliteCode } from './problem.ts';

/** Nothing is written to a damaged database. It has the code that SQLite's own finding has. */
export class DamagedWhileOpen extends Error {
  readonly code = 'SQLITE_CORRUPT';

  constructor(problem: string) {
    super(`The database is damaged (${problem}), so nothing is written to it.`);
    this.name = 'DamagedWhileOpen';
  }
}

/** @param stop makes the connection refuse every write, also those that go past `write`. */
export function watchCondition(stop: () => void): Condition {
  const listeners = new Set<(problem: string) => void>();
  let damage: string | null = null;
  return {
    damage: () => damage,
    report: (problem) => {
      if (damage !== null) return;
      damage = problem;
      stop();
      for (const listener of listeners) listener(problem);
    },
    onDamage: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What to throw for an error of SQLite: damage is noted, and a write that was stopped because of it says so. */
export function noted(condition: Condition, error: unknown): unknown {
  if (isDamage(error)) condition.report(error.message);
  const damage = condition.damage();
  if (damage === null || sqliteCode(error)?.startsWith('SQLITE_READONLY') !== true) return error;
  return new DamagedWhileOpen(damage);
}

/** Throws where nothing may be written any more. */
export function assertSound(condition: Condition): void {
  const damage = condition.damage();
  if (damage !== null) throw new DamagedWhileOpen(damage);
}
