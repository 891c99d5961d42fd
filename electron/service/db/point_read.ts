import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Stands in the compiled query where the value goes. */
const PLACE = '\u0000value';

/**
 * Reads one row by one value: what nearly every request begins with. To build and compile a query is most of what
 * such a read costs, so it is done once; nothing else in it may change. The database given to the result may be a
 * transaction.
 */
export function pointRead<Row>(
  build: (db: Db, value: string) => Compilable<Row>,
): (db: Db, value: string) => Promise<Row | null> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, value) => {
    compiled ??= build(db, PLACE).compile();
    const parameters = compiled.parameters.map((parameter) => (parameter === PLACE ? value : parameter));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    const [row] = rows;
    return row === undefined ? null : row;
  };
}
