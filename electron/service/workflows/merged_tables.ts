import { sql } from 'kysely';
import { RECORDS, kindsAbout } from '../db/records.ts';
import type { KindAbout } from '../db/records.ts';
import type { Db } from '../db/schema.ts';

/** A table whose rows belong to a candidate, and what a merge must know to move them. */
export type OwnedTable = {
  readonly name:
    | (typeof RECORDS)[KindAbout<'candidate'>]['table']
    | 'evaluations'
    | 'evaluation_overrides'
    | 'auto_nominations'
    | 'refused_tags'
    | 'saved_search_matches';
  /** What tells the rows of one candidate apart. */
  readonly id: 'id' | 'criterion_id' | 'job_id' | 'tag_id' | 'saved_search_id';
  /** What a candidate can have only once; empty: as often as there is. */
  readonly once: readonly string[];
  /** Records without which a row cannot come back, by the column that names them. */
  readonly needs: Readonly<Record<string, string>>;
  /** Columns of other tables that name rows of this one. */
  readonly named_by: readonly (readonly [table: NamingTable, column: string])[];
};

/** What a candidate can have only once for each of something else. */
const ONCE: readonly OwnedTable[] = [
  {
    name: 'nominations',
    id: 'id',
    once: ['job_id'],
    needs: { job_id: 'jobs', current_nomination_stage_id: 'nomination_stages' },
    named_by: [
      ['spotlights', 'nomination_id'],
      ['imports', 'nomination_id'],
      ['stage_changes', 'nomination_id'],
    ],
  },
  {
    name: 'candidate_tags',
    id: 'id',
    once: ['tag_id', 'creation_method'],
    needs: { tag_id: 'tags' },
    named_by: [],
  },
  { name: 'summaries', id: 'id', once: ['job_id'], needs: { job_id: 'jobs' }, named_by: [] },
  {
    name: 'evaluations',
    id: 'criterion_id',
    once: ['criterion_id'],
    needs: { criterion_id: 'criteria' },
    named_by: [],
  },
  {
    name: 'evaluation_overrides',
    id: 'criterion_id',
    once: ['criterion_id'],
    needs: { criterion_id: 'criteria' },
    named_by: [],
  },
  {
    name: 'call_answers',
    id: 'id',
    once: ['job_id', 'criterion_id'],
    needs: { job_id: 'jobs', criterion_id: 'criteria' },
    named_by: [],
  },
  { name: 'auto_nominations', id: 'job_id', once: ['job_id'], needs: { job_id: 'jobs' }, named_by: [] },
  { name: 'availability_facts', id: 'id', once: ['fact'], needs: {}, named_by: [] },
  {
    name: 'custom_field_values',
    id: 'id',
    once: ['field_id'],
    needs: { field_id: 'custom_fields' },
    named_by: [],
  },
  { name: 'refused_tags', id: 'tag_id', once: ['tag_id'], needs: { tag_id: 'tags' }, named_by: [] },
  {
    name: 'saved_search_matches',
    id: 'saved_search_id',
    once: ['saved_search_id'],
    needs: { saved_search_id: 'saved_searches' },
    named_by: [],
  },
];

/** Records of which a candidate has any number. */
const ANY: readonly OwnedTable[] = kindsAbout('candidate')
  .map((kind) => RECORDS[kind].table)
  .filter((name) => !ONCE.some((table) => table.name === name))
  .map((name) => ({ name, id: 'id', once: [], needs: {}, named_by: [] }));

/**
 * Every table whose rows belong to a candidate. It is the one place where rows of many slices are written together: each
 * slice moving its own would be the same code ten times over. A test holds the list against the data model, so that no
 * table is forgotten.
 */
export const OWNED_TABLES: readonly OwnedTable[] = [...ONCE, ...ANY];

/** Tables whose rows name rows of those above. */
type NamingTable = 'spotlights' | 'imports' | 'stage_changes';

/** A row as the database has it. */
export type Row = Readonly<Record<string, string | number | null>>;

/** What became of one table's rows: `put_away` are those of which the survivor had one already. */
export type Moved = {
  readonly moved: readonly string[];
  readonly put_away: readonly { readonly row: Row; readonly twin_id: string }[];
  /** Rows of other tables that named one put away, and name its twin now. */
  readonly pointed_on: readonly {
    readonly table: NamingTable;
    readonly column: string;
    readonly id: string;
    readonly from: string;
  }[];
};

/** Gives the rows of a candidate to another; where that one has its own, the row leaves the table. */
export async function moveRows(db: Db, table: OwnedTable, from: string, to: string): Promise<Moved> {
  const moved: string[] = [];
  const put_away: Moved['put_away'][number][] = [];
  const pointed_on: Moved['pointed_on'][number][] = [];
  const key = (row: Row): string => JSON.stringify(table.once.map((column) => row[column]));
  const own = new Map((await rowsOf(db, table, to)).map((row) => [key(row), String(row[table.id])]));
  for (const row of await rowsOf(db, table, from)) {
    const id = String(row[table.id]);
    const twin_id = table.once.length === 0 ? undefined : own.get(key(row));
    if (twin_id === undefined) {
      moved.push(id);
      continue;
    }
    for (const [pointing, column] of table.named_by) {
      const rows = await sql<{ id: string }>`UPDATE ${sql.table(pointing)} SET ${sql.ref(column)} = ${twin_id}
        WHERE ${sql.ref(column)} = ${id} RETURNING id`.execute(db);
      pointed_on.push(...rows.rows.map((named) => ({ table: pointing, column, id: named.id, from: id })));
    }
    await sql`DELETE FROM ${sql.table(table.name)} WHERE candidate_id = ${from} AND ${sql.ref(table.id)} = ${id}`.execute(
      db,
    );
    put_away.push({ row, twin_id });
  }
  await sql`UPDATE ${sql.table(table.name)} SET candidate_id = ${to} WHERE candidate_id = ${from}`.execute(
    db,
  );
  return { moved, put_away, pointed_on };
}

/** What came back of one table; `lost` are rows whose job, tag or criterion is gone. */
export type RestoredRows = {
  readonly moved: readonly string[];
  readonly restored: readonly string[];
  readonly pointed_back: readonly { readonly table: NamingTable; readonly id: string }[];
};

/** Takes back what moveRows did, as far as the rows are still there and with the survivor. */
export async function restoreRows(
  db: Db,
  table: OwnedTable,
  { moved, put_away, pointed_on }: Moved,
  { survivor_id, other_id }: { readonly survivor_id: string; readonly other_id: string },
): Promise<RestoredRows> {
  const back: string[] = [];
  for (const id of moved) {
    const rows = await sql<Row>`UPDATE ${sql.table(table.name)} SET candidate_id = ${other_id}
      WHERE candidate_id = ${survivor_id} AND ${sql.ref(table.id)} = ${id} RETURNING ${sql.ref(table.id)}`.execute(
      db,
    );
    if (rows.rows.length > 0) back.push(id);
  }
  const restored: string[] = [];
  for (const { row } of put_away) {
    if (!(await hasWhatItNeeds(db, table, row))) continue;
    const columns = Object.keys(row);
    await sql`INSERT INTO ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      VALUES (${sql.join(columns.map((column) => row[column]))})`.execute(db);
    restored.push(String(row[table.id]));
  }
  const pointed_back: { table: NamingTable; id: string }[] = [];
  for (const { table: pointing, column, id, from } of pointed_on) {
    const twin_id = put_away.find(({ row }) => row[table.id] === from)?.twin_id;
    if (!restored.includes(from) || twin_id === undefined) continue;
    const rows = await sql<{ id: string }>`UPDATE ${sql.table(pointing)} SET ${sql.ref(column)} = ${from}
      WHERE id = ${id} AND ${sql.ref(column)} = ${twin_id} RETURNING id`.execute(db);
    if (rows.rows.length > 0) pointed_back.push({ table: pointing, id });
  }
  return { moved: back, restored, pointed_back };
}

async function rowsOf(db: Db, table: OwnedTable, candidate_id: string): Promise<Row[]> {
  const rows = await sql<Row>`SELECT * FROM ${sql.table(table.name)} WHERE candidate_id = ${candidate_id}
    ORDER BY ${sql.ref(table.id)}`.execute(db);
  return rows.rows;
}

async function hasWhatItNeeds(db: Db, table: OwnedTable, row: Row): Promise<boolean> {
  for (const [column, needed] of Object.entries(table.needs)) {
    const id = row[column];
    if (id === null) continue;
    const found = await sql`SELECT 1 FROM ${sql.table(needed)} WHERE id = ${id}`.execute(db);
    if (found.rows.length === 0) return false;
  }
  return true;
}
