import { factOf, hasSkill, type CompareRow, type Fact } from './rows.ts';
import type { Compared } from './use_comparison.ts';

/** Why a cell has nothing to show. */
export type Absence = 'gone' | 'not_considered' | 'not_said' | 'none' | 'checking' | 'not_fetched';

/** Why a row says nothing of a candidate; null where it does. */
export function absenceOf(row: CompareRow, column: Compared): Absence | null {
  switch (row.kind) {
    case 'criterion':
      if (column.evaluations?.has(row.id) === true) return null;
      return column.candidate === null ? 'gone' : waits(column, 'evaluations');
    case 'fact':
      return ofCandidate(column) ?? ofFact(row.id, column);
    case 'skill':
      if (hasSkill(column.skills, row.skill) !== undefined) return null;
      return column.candidate === null ? 'gone' : waits(column, 'skills');
    case 'ours':
      return ofOurs(row.id, column);
  }
}

function ofFact(id: Fact, column: Compared): Absence | null {
  const fact = factOf(column, id);
  if (fact === undefined) return waits(column, id === 'files' ? 'files' : 'availability');
  if (fact.trim() !== '') return null;
  return id === 'files' ? 'none' : 'not_said';
}

function ofOurs(id: 'stage' | 'tags' | 'notes', column: Compared): Absence | null {
  if (id === 'stage') {
    return column.stage === undefined ? (ofNomination(column) ?? waits(column, 'stage')) : null;
  }
  if (column.candidate === null) return 'gone';
  const amount = id === 'tags' ? column.tags?.length : column.notes;
  return amount === undefined ? waits(column, id) : amount === 0 ? 'none' : null;
}

function ofCandidate({ candidate, failure }: Compared): Absence | null {
  if (candidate === null) return 'gone';
  if (candidate === undefined) return failure === null ? 'checking' : 'not_fetched';
  return null;
}

function ofNomination({ candidate, nomination }: Compared): Absence | null {
  if (candidate === null) return 'gone';
  return nomination === null ? 'not_considered' : null;
}

function waits({ failed }: Compared, part: Compared['failed'][number]): Absence {
  return failed.includes(part) ? 'not_fetched' : 'checking';
}
