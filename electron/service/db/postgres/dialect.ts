import {
  OperatorNode,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  sql,
} from 'kysely';
import type { BinaryOperationNode, RawBuilder } from 'kysely';
import type { FindableQuery, Phrase } from '#service/intelligence/word_query/query.ts';
import { plain } from '../search.ts';
import type { AdapterWithDialect, SqlDialect } from '../dialect.ts';
import { erasing } from './erasing.ts';

/** PostgreSQL's own words. The functions whose names begin with `longlist_` come with the tables, see ddl.ts. */
const dialect: SqlDialect = {
  engine: 'postgres',
  isOneOf: (column, values) => sql<boolean>`${sql.ref(column)} = ANY(${[...values]}::text[])`,
  jsonText: (column, path) =>
    sql<string | null>`(longlist_json(${sql.ref(column)}) #>> ${sql.lit(`{${path.join(',')}}`)})`,
  jsonParts: (column, keys) => {
    const names = keys.map((key) => sql.id(key));
    const typed = names.map((name) => sql`${name} json`);
    return sql<string>`(SELECT json_build_array(${sql.join(names)})::text
      FROM json_to_record(longlist_json(${sql.ref(column)})) AS part (${sql.join(typed)}))`;
  },
  jsonList: (json) =>
    sql`json_array_elements(longlist_json(${json})) WITH ORDINALITY AS each_one (value, key)`,
  greatest: (values) => sql<string>`greatest(${sql.join(values)})`,
  folded: (column) => sql<string>`longlist_plain(${sql.ref(column)})`,
  holds: (column, part) =>
    sql<boolean>`strpos(${typeof column === 'string' ? sql.ref(column) : column}, ${part}) > 0`,
  words: {
    async put(db, candidate_id, name, body) {
      const parts = [name, body].map(wordsOf);
      const words = sql`array_to_tsvector(${indexed(parts.flat())}::text[])`;
      // a phrase does not go from the one to the other
      const in_order = parts
        .map((part) => ` ${part.join(' ')} `)
        .join('\n')
        .padEnd(FILLED);
      await db
        .insertInto('candidate_words')
        .values({ candidate_id, words, in_order })
        .onConflict((conflict) =>
          conflict.column('candidate_id').doUpdateSet((row) => ({
            words: row.ref('excluded.words'),
            in_order: row.ref('excluded.in_order'),
          })),
        )
        .execute();
    },
    async remove(db, candidate_id) {
      await db.deleteFrom('candidate_words').where('candidate_id', '=', candidate_id).execute();
    },
    finding,
    async outdated(db, limit) {
      const rows = await db
        .selectFrom('candidate_words')
        .select('candidate_id')
        .where('in_order', '=', '')
        .orderBy('candidate_id')
        .limit(limit)
        .execute();
      return rows.map(({ candidate_id }) => candidate_id);
    },
  },
  erasing,
};

/**
 * Characters that a text is filled up to, with spaces: the server keeps long texts and lists beside a row, and short ones
 * in it. A search looks at the rows of everybody it finds, and has them in a twentieth of the pages where they are short.
 */
export const FILLED = 2048;

function finding(query: FindableQuery): RawBuilder<string> {
  const asked = asOne(query);
  if (asked !== null) return sql<string>`(SELECT candidate_id FROM ${having(asked)})`;
  const roughly = asOne(query, true);
  const among =
    roughly === null ? sql`` : sql`candidate_id IN (SELECT candidate_id FROM ${having(roughly)}) AND`;
  return sql<string>`(SELECT candidate_id FROM candidate_words WHERE ${among} ${matching(query)})`;
}

/** A table of those who have what one question of the server's own asks. */
function having(asked: string): RawBuilder<unknown> {
  return sql`(SELECT one COLLATE "C" AS candidate_id FROM longlist_having(${asked}::tsquery) AS one) AS those`;
}

/**
 * The same as one question of the server's own; null where it cannot be said so.
 * @param roughly it may find others as well
 */
function asOne(query: FindableQuery, roughly = false): string | null {
  if (query.kind === 'but_not') {
    const [of, without] = [asOne(query.of, roughly), asOne(query.without)];
    if (of === null) return null;
    return without === null ? (roughly ? of : null) : `(${of} & !${without})`;
  }
  if (query.kind !== 'phrase') {
    const parts = query.of.map((part) => asOne(part, roughly));
    return parts.includes(null) ? null : `(${parts.join(query.kind === 'and' ? ' & ' : ' | ')})`;
  }
  const words = wordsOfPhrase(query);
  return words === null || (words.length > 1 && !roughly) ? null : `(${words.join(' & ')})`;
}

/** The words of a phrase in the query language; null where there is none, or one that the index does not take. */
function wordsOfPhrase({ words, is_open }: Phrase): string[] | null {
  const all = words.flatMap(wordsOf);
  if (all.length === 0 || all.some((word) => word.length > MAX_WORD)) return null;
  // letters and digits alone: nothing of the query language is among them
  return all.map((word, at) => (is_open && at === all.length - 1 ? `'${word}':*` : `'${word}'`));
}

/**
 * A condition on rows of the index. It knows which words somebody has and not where, as the server counts places no
 * further than some thousands: whether they stand side by side is asked of those who have all of them.
 */
function matching(query: FindableQuery): RawBuilder<boolean> {
  if (query.kind === 'but_not') return sql`(${matching(query.of)} AND NOT ${matching(query.without)})`;
  if (query.kind !== 'phrase') {
    return sql`(${sql.join(query.of.map(matching), query.kind === 'and' ? sql` AND ` : sql` OR `)})`;
  }
  const asked = wordsOfPhrase(query);
  if (asked === null) return sql`false`;
  const have = sql<boolean>`words @@ ${asked.join(' & ')}::tsquery`;
  if (asked.length === 1) return have;
  const side_by_side = ` ${query.words.flatMap(wordsOf).join(' ')}${query.is_open ? '' : ' '}`;
  return sql`(${have} AND strpos(in_order, ${side_by_side}) > 0)`;
}

/** The server refuses longer ones; nobody types one. */
const MAX_WORD = 500;
/** And a resume that has more of them is no resume: what comes after them is not found. */
const MAX_WORDS_BYTES = 900_000;

/** The words of a text as SQLite's tokenizer has them: letters and digits without case and accents. */
function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Those of them that the index takes, each once. */
function indexed(words: readonly string[]): string[] {
  let bytes = 0;
  return [...new Set(words)].filter((word) => {
    if (word.length > MAX_WORD || bytes >= MAX_WORDS_BYTES) return false;
    bytes += Buffer.byteLength(word) + 4;
    return true;
  });
}

class Adapter extends PostgresAdapter implements AdapterWithDialect {
  readonly dialect = dialect;
}

/**
 * A list of texts is one value, however long it is: the statement stays the same, and the connections keep it prepared
 * (connections.ts), where a place for each text would be parsed and planned anew for every length.
 */
class Compiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const is_in = OperatorNode.is(operator) && operator.operator === 'in';
    if (!is_in || !PrimitiveValueListNode.is(rightOperand) || !rightOperand.values.every(isText)) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(' = ANY(');
    this.appendValue(rightOperand.values);
    this.append('::text[])');
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Kysely's dialect for PostgreSQL, with ours. */
export class PostgresEngineDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new Compiler();
  }

  override createAdapter(): AdapterWithDialect {
    return new Adapter();
  }
}
