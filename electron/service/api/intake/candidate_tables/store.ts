import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { z } from 'zod';
import { actingClient } from '../../../db/actor.ts';
import { nowForKeeping } from '../../../clock.ts';
import { dialectOf } from '../../../db/dialect.ts';
import { firstRow, insertNew, updateById } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { timestamp } from '../../../ids.ts';
import type { Table } from '../../../intelligence/tables/table.ts';
import { newestFirst, type Page } from '../../paging.ts';
import type {
  CandidateTableItem,
  CandidateTableQuery,
  RowReason,
  RowOutcome,
  TableImportInput,
} from './schema.ts';
import type { TablePerson } from '../../../intelligence/tables/person.ts';

export type TableRow = Selectable<Database['candidate_tables']>;
export type OutcomeRow = Selectable<Database['candidate_table_rows']>;
export type Rows = readonly (readonly string[])[];

/** How a table is brought in, as it is kept with it. */
export type StoredPlan = Omit<TableImportInput, 'has_header'> & {
  readonly header_row: number | null;
  /** Rows that are brought in. */
  readonly total: number;
};

/** Until when a table and what became of its rows are kept: they are people's data, and undo is for a mistake. */
const RETENTION_MS = 14 * 24 * 3600 * 1000;

export async function insertTable(db: Db, file_name: string, table: Table): Promise<string> {
  return insertNew(db, 'candidate_tables', {
    file_name,
    sheets: JSON.stringify(table.sheets),
    sheet: table.sheet,
    cells: JSON.stringify(table.rows),
    row_count: table.rows.filter((row) => row.length > 0).length,
    state: 'READY',
    plan: null,
    client_id: actingClient(),
    created_at: timestamp(),
  });
}

/** Ids of tables that nobody needs any more. */
export async function outdatedTables(db: Db, now = nowForKeeping()): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_tables')
    .select('id')
    .where('created_at', '<', timestamp(new Date(now - RETENTION_MS)))
    .where('state', 'not in', ['IMPORTING', 'UNDOING'])
    .execute();
  return rows.map(({ id }) => id);
}

export async function findTable(db: Db, id: string): Promise<TableRow | null> {
  return await firstRow(db.selectFrom('candidate_tables').selectAll().where('id', '=', id));
}

/**
 * Everything but the cells, which may be megabytes: of these, how long they are, which is less once somebody was
 * erased.
 */
export async function findPlan(
  db: Db,
  id: string,
): Promise<{
  state: TableRow['state'];
  plan: StoredPlan | null;
  client_id: string | null;
  length: number;
} | null> {
  const row = await db
    .selectFrom('candidate_tables')
    .select((select) => ['state', 'plan', 'client_id', select.fn<number>('length', ['cells']).as('length')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, plan: parsePlan(row.plan) };
}

export function parsePlan(json: string | null): StoredPlan | null {
  return json === null ? null : (JSON.parse(json) as StoredPlan);
}

/** What a list shows of a table, with what came of its rows. */
export async function toItem(db: Db, row: TableRow): Promise<CandidateTableItem> {
  const plan = parsePlan(row.plan);
  const { id, file_name, state, row_count, created_at } = row;
  return {
    id,
    file_name,
    state,
    row_count,
    job_id: plan?.job_id ?? null,
    progress: plan === null ? null : await outcomeOf(db, id, plan.total, state),
    created_at,
  };
}

async function outcomeOf(
  db: Db,
  table_id: string,
  total: number,
  state: TableRow['state'],
): Promise<NonNullable<CandidateTableItem['progress']>> {
  const rows = await db
    .selectFrom('candidate_table_rows')
    .select((select) => ['outcome' as const, select.fn.countAll<number>().as('count')])
    .where('table_id', '=', table_id)
    .groupBy('outcome')
    .execute();
  const counts = { created: 0, filled: 0, known: 0, not_taken: 0, removed: 0, kept: 0 };
  for (const { outcome, count } of rows) counts[outcome] = count;
  const left = state === 'UNDOING' ? counts.created + counts.filled : 0;
  const done = rows.reduce((sum, { count }) => sum + count, 0) - left;
  return { total, done, ...counts };
}

export async function listTables(
  db: Db,
  query: z.output<typeof CandidateTableQuery>,
): Promise<Page<CandidateTableItem>> {
  const page = await newestFirst(db.selectFrom('candidate_tables'), query);
  return { ...page, rows: await Promise.all(page.rows.map((row) => toItem(db, row))) };
}

/** Begins to bring a table in: what came of an earlier time is forgotten. */
export async function beginImport(db: Db, id: string, plan: StoredPlan): Promise<void> {
  await db.deleteFrom('candidate_table_rows').where('table_id', '=', id).execute();
  await updateById(db, 'candidate_tables', id, {
    state: 'IMPORTING',
    plan: JSON.stringify(plan),
    client_id: actingClient(),
  });
}

export async function setState(db: Db, id: string, state: TableRow['state']): Promise<void> {
  await updateById(db, 'candidate_tables', id, { state });
}

export async function removeTable(db: Db, id: string): Promise<void> {
  await db.deleteFrom('candidate_tables').where('id', '=', id).execute();
}

/** The last row that was brought in; 0 before the first. */
export async function lastRowOf(db: Db, table_id: string): Promise<number> {
  const row = await db
    .selectFrom('candidate_table_rows')
    .select((select) => select.fn.max('row').as('row'))
    .where('table_id', '=', table_id)
    .executeTakeFirst();
  return row?.row ?? 0;
}

export async function insertOutcomes(
  db: Db,
  rows: readonly Insertable<Database['candidate_table_rows']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('candidate_table_rows').values(rows).execute();
}

/** Rows that brought something that is still there, the last ones first. */
export async function rowsToUndo(db: Db, table_id: string, limit: number): Promise<OutcomeRow[]> {
  return db
    .selectFrom('candidate_table_rows')
    .selectAll()
    .where('table_id', '=', table_id)
    .where('outcome', 'in', ['created', 'filled'])
    .orderBy('row', 'desc')
    .limit(limit)
    .execute();
}

export async function setOutcome(
  db: Db,
  { table_id, row }: Pick<OutcomeRow, 'table_id' | 'row'>,
  outcome: OutcomeRow['outcome'],
): Promise<void> {
  await db
    .updateTable('candidate_table_rows')
    .set({ outcome, made: null })
    .where((where) => where.and({ table_id, row }))
    .execute();
}

/** Rows of which no candidate was made. */
export async function rowsNotTaken(db: Db, table_id: string): Promise<OutcomeRow[]> {
  return db
    .selectFrom('candidate_table_rows')
    .selectAll()
    .where('table_id', '=', table_id)
    .where('outcome', 'in', ['known', 'not_taken'])
    .orderBy('row')
    .execute();
}

/** Somebody who has an address or a number. */
export type Holder = { readonly id: string; readonly full_name: string };

/** Candidates who have one of these keys, by key, the oldest first; of a key that many have, none. */
export async function holdersOf(
  db: Db,
  kind: 'email' | 'phone',
  keys: readonly string[],
): Promise<Map<string, Holder[]>> {
  const found = new Map<string, Holder[]>();
  for (let at = 0; at < keys.length; at += BATCH_SIZE) {
    const some = dialectOf(db).isOneOf('key', keys.slice(at, at + BATCH_SIZE));
    const { rows } = await sql<Holder & { key: string }>`
      SELECT held.key, candidates.id, candidates.full_name
      FROM (SELECT key FROM candidate_keys WHERE kind = ${kind} AND ${some}
        GROUP BY key HAVING count(*) <= ${MAX_HOLDERS}) AS few
      JOIN candidate_keys AS held ON held.kind = ${kind} AND held.key = few.key
      JOIN candidates ON candidates.id = held.candidate_id
      ORDER BY held.key, candidates.id`.execute(db);
    for (const { key, id, full_name } of rows) {
      found.set(key, [...(found.get(key) ?? []), { id, full_name }]);
    }
  }
  return found;
}

/** Candidates with these remote ids. */
export async function candidatesWithRemoteIds(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const rows = await db
      .selectFrom('candidates')
      .select(['id', 'remote_id'])
      .where('remote_id', 'in', ids.slice(at, at + BATCH_SIZE))
      .execute();
    for (const { id, remote_id } of rows) found.set(remote_id, id);
  }
  return found;
}

const BATCH_SIZE = 500;
/** An agency's switchboard says nothing of a person: as duplicates do. */
const MAX_HOLDERS = 20;

/** A row as a person, with what it may be known by, and what the table alone says against it. */
export type PreparedRow = {
  /** As spreadsheets count. */
  readonly row: number;
  readonly person: TablePerson;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly reason: RowReason | null;
  readonly same_row: number | null;
};

export type RowPlan = PreparedRow & { readonly outcome: RowOutcome; readonly candidate_id: string | null };
