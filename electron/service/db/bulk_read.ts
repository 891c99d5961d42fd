import type { Compilable } from 'kysely';
import type { Db } from './schema.ts';

/** What the columns of a query hold. */
export type Columns<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends Buffer | null
    ? 'bytes'
    : Row[Name] extends number | null
      ? 'number'
      : 'text';
};

/** The rows of a query whose columns are these, in their order. */
export type ReadInBulk = (
  sql: string,
  parameters: readonly unknown[],
  columns: Readonly<Record<string, 'bytes' | 'number' | 'text'>>,
) => Promise<unknown[]>;

const in_bulk = new WeakMap<Db, ReadInBulk>();

/** For servers: they have a way that costs both sides less where a query gives many bytes. */
export function allowReadsInBulk(db: Db, read: ReadInBulk): void {
  in_bulk.set(db, read);
}

/** Reads all rows of a query that gives many bytes. @param columns in the order in which they are selected */
export async function readInBulk<Row>(db: Db, query: Compilable<Row>, columns: Columns<Row>): Promise<Row[]> {
  const compiled = query.compile();
  const read = in_bulk.get(db);
  if (read === undefined) return (await db.executeQuery<Row>(compiled)).rows;
  return (await read(compiled.sql, compiled.parameters, columns)) as Row[];
}
