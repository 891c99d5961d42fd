import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import { newId } from '../ids.ts';
import type { Database, Db } from './schema.ts';

type TableWithId = {
  [Table in keyof Database]: Database[Table] extends { id: string } ? Table : never;
}[keyof Database];

/** A query of which one row is wanted. */
type OfOne<Row> = { readonly executeTakeFirst: () => Promise<Row | undefined> };

/** The first row of a query; null where there is none. */
export async function firstRow<Row>(query: OfOne<Row>): Promise<Row | null>;
/** The first row of a query, as it is shown; null where there is none. */
export async function firstRow<Row, Shown>(
  query: OfOne<Row>,
  show: (row: Row) => Shown | Promise<Shown>,
): Promise<Shown | null>;
export async function firstRow(
  query: OfOne<unknown>,
  show: (row: unknown) => unknown = (row) => row,
): Promise<unknown> {
  const row = await query.executeTakeFirst();
  return row === undefined ? null : show(row);
}

/** Whether a query has any row. */
export async function exists(query: OfOne<unknown>): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** How many rows a query has; it selects nothing itself. */
export async function countOf<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  // which table it is of makes no difference here
  const { count } = await (query as unknown as SelectQueryBuilder<Database, 'jobs', object>)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a row under a new id, and returns that. */
export async function insertNew<Table extends TableWithId>(
  db: Db,
  table: Table,
  row: Omit<Insertable<Database[Table]>, 'id'>,
): Promise<string> {
  const id = newId();
  await db
    .insertInto(table)
    .values({ id, ...row } as never)
    .execute();
  return id;
}

/** Sets columns of the row with an id; nothing happens where there is none. */
export async function updateById<Table extends TableWithId>(
  db: Db,
  table: Table,
  id: string,
  set: Updateable<Database[Table]>,
): Promise<void> {
  await db
    .updateTable(table as 'jobs')
    .set(set as Updateable<Database['jobs']>)
    .where('id', '=', id)
    .execute();
}
