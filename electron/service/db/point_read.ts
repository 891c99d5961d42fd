import type { Compilable, CompiledQuery } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Db } from './schema.ts';

/** Stands in the compiled query where the value goes. */
const PLACE = '\u0000value';

/** The rows of a query, read at once; null while a transaction holds the connection. */
export type ReadAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[] | null;

const at_once = new WeakMap<Db, ReadAtOnce>();

/** For databases that answer in this thread: a read outside transactions then needs no waiting for its turn. */
export function allowReadsAtOnce(db: Db, read: ReadAtOnce): void {
  at_once.set(db, read);
}

const filtered = new WeakMap<Db, () => boolean>();

/** For databases whose queries are not the same for everybody: then none is compiled once for all. */
export function filterReads(db: Db, isFiltering: () => boolean): void {
  filtered.set(db, isFiltering);
}

/**
 * Reads one row by one value: what nearly every request begins with. To build and compile a query is most of what
 * such a read costs, so it is done once; nothing else in it may change. The database given to the result may be a
 * transaction; outside one, it sees what was committed and nothing else.
 */
export function pointRead<Row>(
  build: (db: Db, value: string) => Compilable<Row>,
): (db: Db, value: string) => Promise<Row | null> {
  const compiled_for = new Map<string, CompiledQuery<Row>>();
  return async (db, value) => {
    if (filtered.get(db)?.() === true) {
      const [own] = (await db.executeQuery(build(db, value).compile())).rows;
      return own ?? null;
    }
    const { engine } = dialectOf(db);
    const compiled = compiled_for.get(engine) ?? build(db, PLACE).compile();
    compiled_for.set(engine, compiled);
    const parameters = compiled.parameters.map((parameter) => (parameter === PLACE ? value : parameter));
    const found = at_once.get(db)?.(compiled.sql, parameters);
    const rows = (found ?? (await db.executeQuery<Row>({ ...compiled, parameters })).rows) as Row[];
    const [row] = rows;
    return row === undefined ? null : row;
  };
}
