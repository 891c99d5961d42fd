import { PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { plain } from '../search.ts';
import type { AdapterWithDialect, SqlDialect } from '../dialect.ts';
import { erasing } from './erasing.ts';

/** PostgreSQL's own words. The functions whose names begin with `longlist_` come with the tables, see ddl.ts. */
const dialect: SqlDialect = {
  engine: 'postgres',
  isOneOf: (column, values) => sql<boolean>`${sql.ref(column)} = ANY(${[...values]}::text[])`,
  jsonText: (column, path) =>
    sql<string | null>`(longlist_json(${sql.ref(column)}) #>> ${sql.lit(`{${path.join(',')}}`)})`,
  jsonList: (json) =>
    sql`json_array_elements(longlist_json(${json})) WITH ORDINALITY AS each_one (value, key)`,
  greatest: (values) => sql<string>`greatest(${sql.join(values)})`,
  folded: (column) => sql<string>`longlist_plain(${sql.ref(column)})`,
  holds: (column, part) =>
    sql<boolean>`strpos(${typeof column === 'string' ? sql.ref(column) : column}, ${part}) > 0`,
  words: {
    async put(db, candidate_id, name, body) {
      const words = wordsOf(`${name}\n${body}`);
      await db
        .insertInto('candidate_words')
        .values({ candidate_id, words: sql`array_to_tsvector(${words}::text[])` })
        .onConflict((conflict) =>
          conflict.column('candidate_id').doUpdateSet((row) => ({ words: row.ref('excluded.words') })),
        )
        .execute();
    },
    async remove(db, candidate_id) {
      await db.deleteFrom('candidate_words').where('candidate_id', '=', candidate_id).execute();
    },
    having(words): RawBuilder<string> {
      const all = words.flatMap(wordsOf);
      // letters and digits alone: nothing of the query language is among them
      const query = all.map((word, at) => (at === all.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
      return sql<string>`(SELECT candidate_id FROM candidate_words WHERE words @@ ${query}::tsquery)`;
    },
  },
  erasing,
};

/** The server refuses longer ones; nobody types one. */
const MAX_WORD = 500;
/** And a resume that has more of them is no resume: what comes after them is not found. */
const MAX_WORDS_BYTES = 900_000;

/** The words of a text as SQLite's tokenizer has them: letters and digits without case and accents. */
function wordsOf(text: string): string[] {
  const found = new Set(plain(text).match(/[\p{L}\p{N}]+/gu));
  let bytes = 0;
  return [...found].filter((word) => {
    if (word.length > MAX_WORD || bytes >= MAX_WORDS_BYTES) return false;
    bytes += Buffer.byteLength(word) + 4;
    return true;
  });
}

class Adapter extends PostgresAdapter implements AdapterWithDialect {
  readonly dialect = dialect;
}

/** Kysely's dialect for PostgreSQL, with ours. */
export class PostgresEngineDialect extends PostgresDialect {
  override createAdapter(): AdapterWithDialect {
    return new Adapter();
  }
}
