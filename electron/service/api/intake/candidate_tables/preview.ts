import type { Db } from '../../../db/schema.ts';
import type { LeftOut } from '../../../intelligence/tables/person.ts';
import { planRows } from './plan.ts';
import type { PreparedRow, RowPlan } from './store.ts';
import type { PlannedRow, RowOutcome, TableImportInput, TablePreview } from './schema.ts';

/** Notes are shown by their beginning. */
const SHOWN_NOTE = 300;

/** What would come of each row: counts, and the first rows of each kind. */
export async function previewOf(
  db: Db,
  prepared: readonly PreparedRow[],
  on_duplicate: TableImportInput['on_duplicate'],
  limit: number,
): Promise<TablePreview> {
  const planned = await planRows(db, prepared, on_duplicate);
  const of = (outcome: RowOutcome): RowPlan[] => planned.filter((one) => one.outcome === outcome);
  const kinds = { create: of('create'), fill: of('fill'), known: of('known'), not_taken: of('not_taken') };
  const taken = [...kinds.create, ...kinds.fill];
  const left = (why: LeftOut['why']): number =>
    taken.reduce((sum, { person }) => sum + person.left_out.filter((one) => one.why === why).length, 0);
  const shown = Object.values(kinds).flatMap((rows) => rows.slice(0, limit));
  const names = await namesOf(
    db,
    shown.flatMap(({ candidate_id }) => candidate_id ?? []),
  );
  const first = (rows: readonly RowPlan[]): PlannedRow[] =>
    rows.slice(0, limit).map((row) => toShown(row, names));
  return {
    total: planned.length,
    counts: {
      create: kinds.create.length,
      fill: kinds.fill.length,
      known: kinds.known.length,
      not_taken: kinds.not_taken.length,
    },
    left_out: {
      INVALID_EMAIL: left('INVALID_EMAIL'),
      TOO_LONG: left('TOO_LONG'),
      NO_LINK: left('NO_LINK'),
      NOT_OF_FIELD: left('NOT_OF_FIELD'),
    },
    create_rows: first(kinds.create),
    fill_rows: first(kinds.fill),
    known_rows: first(kinds.known),
    not_taken_rows: first(kinds.not_taken),
  };
}

function toShown(plan: RowPlan, names: ReadonlyMap<string, string>): PlannedRow {
  const { row, outcome, reason, same_row, candidate_id, person } = plan;
  return {
    row,
    outcome,
    reason,
    same_row,
    candidate_id,
    candidate_name: names.get(candidate_id ?? '') ?? null,
    ...person,
    full_name: person.full_name.slice(0, 500).toWellFormed(),
    links: [...person.links],
    tags: [...person.tags],
    note: person.note === null ? null : person.note.slice(0, SHOWN_NOTE).toWellFormed(),
    left_out: [...person.left_out],
  };
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('candidates').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}
