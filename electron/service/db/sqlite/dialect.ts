import { SqliteAdapter, SqliteDialect, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FindableQuery } from '#service/intelligence/word_query/query.ts';
import type { AdapterWithDialect, SqlDialect } from '../dialect.ts';
import type { Db } from '../schema.ts';
import { ERASE, FORGET, SHEETS } from './erasure/erasure_steps.ts';

/** SQLite's own words. `plain` is a function of every connection, see open.ts. */
const dialect: SqlDialect = {
  engine: 'sqlite',
  isOneOf: (column, values) =>
    sql<boolean>`${sql.ref(column)} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`,
  jsonText: (column, path) =>
    sql<string | null>`json_extract(${sql.ref(column)}, ${sql.lit(`$.${path.join('.')}`)})`,
  jsonParts: (column, keys) => {
    const paths = keys.map((key) => sql.lit(`$.${key}`));
    return sql<string>`json_extract(${sql.ref(column)}, ${sql.join(paths)})`;
  },
  jsonList: (json) => sql`json_each(${json})`,
  greatest: (values) => sql<string>`max(${sql.join(values)})`,
  folded: (column) => sql<string>`plain(${sql.ref(column)})`,
  holds: (column, part) =>
    sql<boolean>`instr(${typeof column === 'string' ? sql.ref(column) : column}, ${part}) > 0`,
  words: {
    async put(db, candidate_id, name, body) {
      const { row } = await db
        .insertInto('candidate_search_rows')
        .values({ candidate_id })
        // an update that changes nothing, so that the row's number comes back either way
        .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ candidate_id }))
        .returning('row')
        .executeTakeFirstOrThrow();
      await sql`INSERT OR REPLACE INTO candidate_search (rowid, name, body) VALUES (${row}, ${name}, ${body})`.execute(
        db,
      );
    },
    async remove(db, candidate_id) {
      const found = await db
        .deleteFrom('candidate_search_rows')
        .where('candidate_id', '=', candidate_id)
        .returning('row')
        .executeTakeFirst();
      if (found !== undefined) await sql`DELETE FROM candidate_search WHERE rowid = ${found.row}`.execute(db);
    },
    finding(query): RawBuilder<string> {
      const match = matching(query);
      return sql<string>`(SELECT candidate_id FROM candidate_search_rows WHERE row IN (SELECT rowid FROM candidate_search WHERE candidate_search MATCH ${match}))`;
    },
    outdated: async () => [],
  },
  erasing: {
    // the table is made with the connection (prepareErasing)
    begin: (trx) => run(trx, 'DELETE FROM erasing'),
    blankSheets: (trx) => run(trx, SHEETS.sql),
    steps: ERASE.map((step) => step.sql),
    forget: FORGET.map((step) => step.sql),
  },
};

/** In the words of the index; each word quoted, so that nothing of its language gets through. */
function matching(query: FindableQuery): string {
  if (query.kind === 'phrase') return `"${query.words.join(' ')}"${query.is_open ? '*' : ''}`;
  if (query.kind === 'but_not') return `(${matching(query.of)} NOT ${matching(query.without)})`;
  return `(${query.of.map(matching).join(query.kind === 'and' ? ' AND ' : ' OR ')})`;
}

async function run(trx: Db, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx);
}

class Adapter extends SqliteAdapter implements AdapterWithDialect {
  readonly dialect = dialect;
}

/** Kysely's dialect for SQLite, with ours. */
export class SqliteEngineDialect extends SqliteDialect {
  override createAdapter(): AdapterWithDialect {
    return new Adapter();
  }
}
